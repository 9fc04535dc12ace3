import type { ControlledTransaction, Kysely, Transaction } from 'kysely'
import { metrics } from '../operate/metrics.js'
import type { Addition, Enter } from './addition.js'
import { StoreUnavailable, isOfRows, isTransient, troubleOf } from './errors.js'
import type { GroupLimits } from './groups.js'
import { Groups } from './groups.js'
import type { Health } from './health.js'
import type { Database } from './schema.js'
import type { StoreFigures } from './store.js'
import { mark } from './writing.js'

/** How often a work that had to give way to another is tried in all. */
const attempts = 5

type Marked = ControlledTransaction<Database, [typeof mark]>

interface Work {
  readonly kind: 'work'
  /** Does the work; what it returns tells the one who waits that it is durable. */
  readonly run: (transaction: Transaction<Database>) => Promise<() => void>
  readonly fail: (error: unknown) => void
  attempt: number
}

interface Adding {
  readonly kind: 'adding'
  readonly addition: Addition
  readonly tell: (isEntered: boolean) => void
  readonly fail: (error: unknown) => void
  attempt: number
}

/**
 * Group commit: to make something durable a disk needs milliseconds, however little it is, so what waits at the same
 * time shares one transaction. Additions to games, which are nearly everything, are entered by a few statements for
 * all; of other works each has its own savepoint. Everyone, including those that lost, hears of the outcome only when
 * the transaction has ended: a work that lost to another can then read what the other wrote.
 */
export class Writer {
  readonly #db: Kysely<Database>
  readonly #enter: Enter
  readonly #health: Health
  readonly #groups: Groups<Work | Adding>
  #writes = 0
  #commits = 0

  constructor(db: Kysely<Database>, enter: Enter, limits: GroupLimits, health: Health) {
    this.#db = db
    this.#enter = enter
    this.#health = health
    this.#groups = new Groups(limits, (waiting) => this.#commit(waiting))
  }

  write<T>(work: (transaction: Transaction<Database>) => Promise<T>): Promise<T> {
    return new Promise<T>((resolve, reject) => {
      const run = async (transaction: Transaction<Database>): Promise<() => void> => {
        const result = await work(transaction)
        return () => resolve(result)
      }
      this.#take({ kind: 'work', run, fail: reject, attempt: 1 })
    })
  }

  add(addition: Addition): Promise<boolean> {
    return new Promise((tell, fail) => this.#take({ kind: 'adding', addition, tell, fail, attempt: 1 }))
  }

  figures(): StoreFigures {
    return { writes: this.#writes, commits: this.#commits, waiting: this.#groups.waiting }
  }

  /** Takes no more, and finishes what waits. */
  close(): Promise<void> {
    return this.#groups.close()
  }

  #take(one: Work | Adding): void {
    if (this.#health.trouble === 'damaged') one.fail(new StoreUnavailable('damaged'))
    // whoever acts waits for the answer
    else this.#groups.add(one, one.kind === 'adding')
  }

  async #commit(waiting: readonly (Work | Adding)[]): Promise<void> {
    const works = waiting.filter((one) => one.kind === 'work')
    const addings = waiting.filter((one) => one.kind === 'adding')
    if (addings.length > 0) await this.#enterTogether(addings)
    if (works.length > 0) await this.#commitTogether(works)
  }

  #count(size: number): void {
    this.#commits += 1
    metrics.commitSizes.observe(size)
  }

  /** Two additions to one table cannot both be right: the later one waits, to hear that it is not. */
  async #enterTogether(addings: readonly Adding[]): Promise<void> {
    const group = new Map<string, Adding>()
    const later: Adding[] = []
    for (const adding of addings) {
      if (group.has(adding.addition.table)) later.push(adding)
      else group.set(adding.addition.table, adding)
    }
    await this.#enterGroup([...group.values()])
    if (later.length > 0) await this.#enterTogether(later)
  }

  async #enterGroup(addings: readonly Adding[]): Promise<void> {
    let outcomes: readonly boolean[]
    try {
      outcomes = await this.#enter(addings.map(({ addition }) => addition))
    } catch (error) {
      return this.#enterAgain(addings, error)
    }
    this.#count(addings.length)
    for (const [i, { tell }] of addings.entries()) {
      this.#writes += 1
      tell(outcomes[i] === true)
    }
  }

  /** One that cannot be entered must not keep the others from it: each is tried alone. Without a store nobody is. */
  async #enterAgain(addings: readonly Adding[], error: unknown): Promise<void> {
    this.#health.failed(error)
    for (const adding of addings) {
      const isWorthwhile = isTransient(error) || (isOfRows(error) && addings.length > 1)
      if (!isWorthwhile || adding.attempt >= attempts) adding.fail(error)
      else {
        adding.attempt += 1
        await this.#enterGroup([adding])
      }
    }
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
        // The error that broke the transaction says more than that of its rollback, for instance that the connection is
        // gone.
        await transaction
          .rollback()
          .execute()
          .catch(() => undefined)
        throw error
      }
    } catch (error) {
      this.#health.failed(error)
      for (const work of works) work.fail(error)
      return
    }
    this.#count(works.length)
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
      // SQLite has ended the transaction already.
      if (troubleOf(error) !== undefined) throw error
      await transaction.rollbackToSavepoint(mark).execute()
      if (!isTransient(error) || work.attempt >= attempts) return () => work.fail(error)
      work.attempt += 1
      return () => this.#groups.addFirst(work)
    }
  }
}
