import { fileURLToPath } from 'node:url'
import { Worker } from 'node:worker_threads'
import type { Context } from '../context.js'
import { Failed } from '../errors.js'
import type { EntryRow } from '../store/schema.js'
import type { UploadTask, UploadedGame } from './upload-file.js'
import { readUpload } from './upload-file.js'

/** Reads uploaded games, which takes up to some seconds for each. */
export interface Uploads {
  read(task: UploadTask): Promise<UploadedGame>
}

/** What the thread says: the entries come in pieces, so that nobody waits while they are taken over. */
export type FromThread =
  | { readonly kind: 'entries'; readonly entries: readonly EntryRow[] }
  | { readonly kind: 'game'; readonly game: Omit<UploadedGame, 'entries'> }
  | { readonly kind: 'failed'; readonly failed: Pick<Failed, 'code' | 'message' | 'details' | 'status'> }

/** A file of at most this many characters is read faster than a thread starts. */
const short = 4 * 1024
/** One game at a time is played again; so many others wait. */
const mostWaitingUploads = 8
/** More milliseconds and megabytes than any game takes. */
const patience = 60_000
const mostMemory = 256

/** The built program: it is the same whether this file runs built or as a source. */
const program = fileURLToPath(new URL('../../dist/tables/upload-thread.js', import.meta.url))

/** Plays uploaded games again in this thread, for those who have titles of their own: a thread would not know them. */
export const uploadsHere = ({ games }: Pick<Context, 'games'>): Uploads => ({
  read: (task) => readUpload(games, task),
})

/** Plays uploaded games again in a thread of their own, so that nobody else notices. */
export class UploadThread implements Uploads {
  private last: Promise<unknown> = Promise.resolve()
  private waiting = 0
  private readonly here: Uploads

  constructor(
    context: Pick<Context, 'games'>,
    private readonly mostWaiting = mostWaitingUploads,
  ) {
    this.here = uploadsHere(context)
  }

  async read(task: UploadTask): Promise<UploadedGame> {
    if (task.file.length <= short) return this.here.read(task)
    if (this.waiting >= this.mostWaiting)
      throw new Failed('too-many', 'many games are being uploaded; try again in a moment')
    this.waiting++
    const game = this.last.then(() => inThread(task))
    this.last = game.catch(() => undefined)
    return game.finally(() => this.waiting--)
  }
}

async function inThread(task: UploadTask): Promise<UploadedGame> {
  const worker = new Worker(program, {
    workerData: task,
    resourceLimits: { maxOldGenerationSizeMb: mostMemory },
  })
  const tooMuch = new Failed('too-large', 'replaying this game takes too long', { path: 'file' })
  const entries: EntryRow[] = []
  try {
    return await new Promise<UploadedGame>((resolve, reject) => {
      const late = setTimeout(() => reject(tooMuch), patience)
      worker.on('message', (message: FromThread) => {
        if (message.kind === 'entries') entries.push(...message.entries)
        else if (message.kind === 'game') resolve({ ...message.game, entries })
        else {
          const { code, message: why, details, status } = message.failed
          reject(new Failed(code, why, details, status))
        }
      })
      worker.on('error', (error) =>
        reject((error as NodeJS.ErrnoException).code === 'ERR_WORKER_OUT_OF_MEMORY' ? tooMuch : error),
      )
      worker.on('exit', () => {
        clearTimeout(late)
        reject(new Error('the thread of an upload ended without a word'))
      })
    })
  } finally {
    await worker.terminate()
  }
}
