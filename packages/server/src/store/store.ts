import type { Kysely, Transaction } from 'kysely'
import type { Addition } from './addition.js'
import type { Trouble } from './errors.js'
import type { Database } from './schema.js'

/** Where everything is kept. `open.ts` opens one: a file of SQLite, or a PostgreSQL server. */
export interface Store {
  readonly kind: 'sqlite' | 'postgres'
  /** For reading. Whatever is read here is durable. */
  readonly db: Kysely<Database>
  /**
   * Writes. Works that wait at the same time share one transaction and one sync of the disk; each has its own
   * savepoint, so one that throws rolls back only itself. Resolves when the work is durable. A work must use only the
   * transaction, must let errors of the database pass (PostgreSQL does not continue after one), and may be run again if
   * it had to give way to another. Rejects with `StoreUnavailable` if too many wait.
   */
  write<T>(work: (transaction: Transaction<Database>) => Promise<T>): Promise<T>
  /**
   * Adds to the record of a running game. Additions that wait at the same time are written together. Resolves when it is
   * durable: with true, or with false if the table has changed since; then nothing was written.
   */
  add(addition: Addition): Promise<boolean>
  /**
   * Sends a message to all processes that use this store. Messages are short: they say what to read, not what it is.
   * Never rejects: if a message cannot be delivered, the others hear `missed` as soon as they can.
   */
  publish(message: Message): Promise<void>
  /** Hears what any process publishes, this one included; returns how to stop. */
  subscribe(listener: (message: Message) => void): () => void
  /**
   * Whether messages of other processes arrive now; while they do not, nothing remembered of the store can be trusted.
   */
  isHearing(): boolean
  /** Why nothing can be saved now, if that is so. */
  trouble(): Trouble | undefined
  /** What the writer did since the start. */
  figures(): StoreFigures
  /** Copies the store while it is in use; only for SQLite. */
  backup(path: string): Promise<void>
  /** Finishes what was begun, then closes. */
  close(): Promise<void>
}

/** Figures of the writer. The more writes per commit, the better works share transactions. */
export interface StoreFigures {
  readonly writes: number
  readonly commits: number
  /** Works that wait now. */
  readonly waiting: number
}

/** What the store says to operators; the server's logger fits. */
export interface StoreLog {
  warn(details: unknown, message: string): void
  error(details: unknown, message: string): void
}

/** What processes tell each other. */
export type Message =
  /**
   * The record of a game has grown to `seq`, or something else about the table changed; `version` is that of its row
   * now, and null if the table is gone.
   */
  | { readonly kind: 'table'; readonly table: string; readonly seq: number; readonly version: number | null }
  /** A seat's program was set or ended, which concerns only that seat. */
  | { readonly kind: 'program'; readonly table: string; readonly version: number }
  | {
      readonly kind: 'chat'
      readonly table: string
      readonly id: number
      /** Not a new message, but one that is shown or hidden now. */
      readonly changed?: true
    }
  /** Sessions of this account are no longer valid, or its name changed. */
  | { readonly kind: 'account'; readonly account: string }
  /** What only this account knows of itself has changed. */
  | { readonly kind: 'settings'; readonly account: string }
  /** Messages were lost on the way: whatever is remembered of the store may be outdated. */
  | { readonly kind: 'missed' }
  /** Who is looking at which table in the process that says so. */
  | {
      readonly kind: 'presence'
      readonly process: string
      readonly table: string
      readonly players: readonly string[]
      readonly watchers: number
      /** Those of the players who have the page in view; older programs do not say. */
      readonly attentive?: readonly string[]
    }
