import { Worker } from 'node:worker_threads'
import type { QueryResult } from 'kysely'
import { SqliteFault } from './errors.js'
import type { Answer, Entered, FileWish, Group, Request, ThreadData } from './sqlite-messages.js'
import { sqliteModule } from './sqlite-library.js'

/** SQLITE_NOMEM: nothing else ends the thread before it is closed. */
const noMemory = 7

interface Waiting {
  readonly resolve: (value: unknown) => void
  readonly reject: (error: unknown) => void
}

/** Threads whose files are closed: starting one costs more than opening a file. */
const idle: Worker[] = []

function startThread(): Worker {
  const workerData: ThreadData = { library: sqliteModule }
  // how the process was started is not how the thread is
  return new Worker(new URL('./sqlite-thread.js', import.meta.url), { workerData, execArgv: [] })
}

/** The connection that writes, in a thread of its own. What it is asked is done one after the other. */
export class WritingThread {
  readonly #worker: Worker
  /** Those who wait for an answer, in the order in which they asked. */
  readonly #waiting: Waiting[] = []
  #ended: Error | undefined

  private constructor() {
    this.#worker = idle.pop() ?? startThread()
    this.#worker.on('message', this.#settle).on('error', this.#fail).on('exit', this.#exit)
  }

  static async open(wish: FileWish): Promise<WritingThread> {
    const writing = new WritingThread()
    try {
      await writing.#ask({ kind: 'open', wish })
    } catch (error) {
      await writing.#worker.terminate()
      throw error
    }
    return writing
  }

  /** Carries groups out in one transaction; says of each whether it was, once all are durable. */
  async enter(groups: readonly Group[]): Promise<Entered> {
    return (await this.#ask({ kind: 'enter', groups })) as Entered
  }

  /** Moves what is in the log of changes to its place in the file. */
  async tidy(): Promise<void> {
    await this.#ask({ kind: 'tidy' })
  }

  async query<R>(sql: string, parameters: readonly unknown[]): Promise<QueryResult<R>> {
    return (await this.#ask({ kind: 'query', sql, parameters })) as QueryResult<R>
  }

  async close(): Promise<void> {
    if (this.#ended) return
    await this.#ask({ kind: 'close' })
    this.#end('the file is closed')
    this.#worker.off('message', this.#settle).off('error', this.#fail).off('exit', this.#exit)
    idle.push(this.#worker)
  }

  #ask(request: Request): Promise<unknown> {
    const answer = this.#answer()
    this.#worker.postMessage(request)
    return answer
  }

  #answer(): Promise<unknown> {
    if (this.#ended) return Promise.reject(this.#ended)
    // a thread that has nothing to do does not keep the process
    this.#worker.ref()
    return new Promise((resolve, reject) => this.#waiting.push({ resolve, reject }))
  }

  readonly #settle = (answer: Answer): void => {
    const waiting = this.#waiting.shift()
    if (this.#waiting.length === 0) this.#worker.unref()
    if (answer.ok) waiting?.resolve(answer.value)
    else waiting?.reject(new SqliteFault(answer.message, answer.errcode))
  }

  readonly #fail = ({ message }: Error): void => this.#end(message)

  readonly #exit = (): void => this.#end('the thread that writes has ended')

  #end(why: string): void {
    this.#ended ??= new SqliteFault(why, noMemory)
    for (const { reject } of this.#waiting.splice(0)) reject(this.#ended)
  }
}
