import type { ControlledTransaction, Kysely, Transaction } from 'kysely'
import { setImmediate as nextTurn } from 'node:timers/promises'
import { metrics } from '../operate/metrics.js'
import { isTransient, StoreUnavailable } from './errors.js'
import type { Database } from './schema.js'
import type { StoreFigures } from './store.js'
import { mark } from './writing.js'

export interface WriterLimits {
  /** How many transactions may be under way at the same time. */
  readonly transactions: number
  /** How many works share one transaction at most. */
  readonly together: number
  /** How many works may wait. */
  readonly waiting: number
}

/** How often a work that gave way to another one is tried in all. */
const attempts = 5

type Marked = ControlledTransaction<Database, [typeof mark]>

interface Work {
  /** Does the work; what it returns tells the one who waits that it is durable. */
  readonly run: (transaction: Transaction<Database>) => Promise<() => void>
  readonly fail: (error: unknown) => void
  attempt: number
}

/**
 * Group commit: to make something durable a disk needs milliseconds, however little it is, so works that wait at the
 * same time share one transaction. Each has its own savepoint. Everyone, the losers too, hears of the outcome only when
 * the transaction has ended: who lost against a neighbour can then read what the neighbour wrote.
 */
export class Writer {
  readonly #db: Kysely<Database>
  readonly #limits: WriterLimits
  readonly #waiting: Work[] = []
  #underway = 0
  #closed: Promise<void> | undefined
  #idle: () => void = () => undefined
  #writes = 0
  #commits = 0

  constructor(db: Kysely<Database>, limits: WriterLimits) {
    this.#db = db
    this.#limits = limits
  }

  write<T>(work: (transaction: Transaction<Database>) => Promise<T>): Promise<T> {
    if (this.#closed !== undefined) return Promise.reject(new StoreUnavailable('closed'))
    if (this.#waiting.length >= this.#limits.waiting) return Promise.reject(new StoreUnavailable('busy'))
    return new Promise<T>((resolve, reject) => {
      const run = async (transaction: Transaction<Database>): Promise<() => void> => {
        const result = await work(transaction)
        return () => resolve(result)
      }
      this.#waiting.push({ run, fail: reject, attempt: 1 })
      this.#wake()
    })
  }

  figures(): StoreFigures {
    return { writes: this.#writes, commits: this.#commits, waiting: this.#waiting.length }
  }

  /** Takes no more works, and finishes those that wait. */
  close(): Promise<void> {
    this.#closed ??= new Promise((resolve) => {
      this.#idle = resolve
      if (this.#underway === 0) resolve()
    })
    return this.#closed
  }

  #wake(): void {
    if (this.#underway >= this.#limits.transactions) return
    this.#underway += 1
    void this.#drain()
  }

  async #drain(): Promise<void> {
    for (;;) {
      // Requests that arrived together are read within one turn of the event loop: wait until all of them are here.
      // SQLite never waits for anything itself, so this is also when everybody else has their turn.
      await nextTurn()
      const works = this.#waiting.splice(0, this.#limits.together)
      if (works.length === 0) break
      await this.#commitTogether(works)
    }
    this.#underway -= 1
    if (this.#underway === 0) this.#idle()
  }

  async #commitTogether(works: readonly Work[]): Promise<void> {
    const outcomes: (() => void)[] = []
    try {
      // It begins with its savepoint.
      const transaction = (await this.#db.startTransaction().execute()) as Marked
      try {
        for (const work of works) outcomes.push(await this.#attempt(transaction, work, work === works.at(-1)))
        await transaction.commit().execute()
      } catch (error) {
        // Whatever broke the transaction is worth more than what its rollback has to say, for instance that the
        // connection is gone.
        await transaction
          .rollback()
          .execute()
          .catch(() => undefined)
        throw error
      }
    } catch (error) {
      for (const work of works) work.fail(error)
      return
    }
    this.#commits += 1
    metrics.commitSizes.observe(works.length)
    for (const tell of outcomes) tell()
  }

  /** Throws only if the transaction as a whole is lost. */
  async #attempt(transaction: Marked, work: Work, last: boolean): Promise<() => void> {
    try {
      const succeed = await work.run(transaction)
      if (!last) await transaction.savepoint(mark).execute()
      return () => {
        this.#writes += 1
        succeed()
      }
    } catch (error) {
      await transaction.rollbackToSavepoint(mark).execute()
      if (!isTransient(error) || work.attempt >= attempts) return () => work.fail(error)
      work.attempt += 1
      return () => {
        this.#waiting.unshift(work)
        this.#wake()
      }
    }
  }
}
