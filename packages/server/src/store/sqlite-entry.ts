import type { Addition } from './addition.js'
import { isLocked } from './errors.js'
import { additionStatements, groupOf } from './sqlite-additions.js'
import { entering } from './sqlite-groups.js'
import type { SqliteFile } from './sqlite-library.js'
import type { Group } from './sqlite-messages.js'
import { SyncPace } from './sync-pace.js'
import type { WritingThread } from './writing-thread.js'

/** After this many additions the write-ahead log is moved into the file (a checkpoint). */
const tidyAfter = 1000

/**
 * Writes additions to an SQLite file: through the writing thread or, if one comes alone and the disk is quick, by a
 * connection of this thread, which saves two trips between threads. `writer.ts` does one at a time, so the two never
 * write at once.
 */
export class SqliteEntry {
  readonly #thread: Pick<WritingThread, 'enter' | 'tidy'>
  readonly #file: SqliteFile
  readonly #enterHere: (groups: readonly Group[]) => boolean[]
  readonly #failed: (error: unknown) => void
  readonly #pace: Pick<SyncPace, 'isQuick' | 'took' | 'failed'>
  #added = 0
  #isTidying = false

  /** `file` must neither wait for locks nor move the write-ahead log: both may take long. */
  constructor(
    thread: Pick<WritingThread, 'enter' | 'tidy'>,
    file: SqliteFile,
    failed: (error: unknown) => void,
    pace: Pick<SyncPace, 'isQuick' | 'took' | 'failed'> = new SyncPace(),
  ) {
    this.#thread = thread
    this.#file = file
    this.#enterHere = entering(file, additionStatements)
    this.#failed = failed
    this.#pace = pace
  }

  async enter(additions: readonly Addition[]): Promise<readonly boolean[]> {
    const groups = additions.map(groupOf)
    const outcomes = this.#tryHere(groups) ?? (await this.#enterThere(groups))
    this.#added += groups.length
    if (this.#added >= tidyAfter) this.#tidy()
    return outcomes
  }

  close(): void {
    this.#file.close()
  }

  /** Undefined if nothing was written and the thread has to do it. */
  #tryHere(groups: readonly Group[]): readonly boolean[] | undefined {
    if (groups.length > 1 || this.#isTidying || !this.#pace.isQuick) return undefined
    const start = performance.now()
    try {
      const outcomes = this.#enterHere(groups)
      this.#pace.took(performance.now() - start, true)
      return outcomes
    } catch (error) {
      this.#pace.failed()
      // another process has the lock, and everybody would wait for it here
      if (isLocked(error)) return undefined
      throw error
    }
  }

  async #enterThere(groups: readonly Group[]): Promise<readonly boolean[]> {
    const { outcomes, milliseconds } = await this.#thread.enter(groups)
    this.#pace.took(milliseconds, false)
    return outcomes
  }

  /** Nobody who waits for an addition waits for this. */
  #tidy(): void {
    this.#added = 0
    this.#isTidying = true
    const done = (): void => void (this.#isTidying = false)
    this.#thread.tidy().catch(this.#failed).finally(done)
  }
}
