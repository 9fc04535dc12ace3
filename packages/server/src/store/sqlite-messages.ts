/** What the thread that writes to a file of SQLite (`sqlite-thread.js`) is asked, and what it answers. */

export type Value = string | number | null

/**
 * Numbers of statements, each followed by its values, in one list, which passes between threads much faster than lists
 * of lists. If the first statement changes nothing, the others are left out.
 */
export type Group = readonly Value[]

/** A statement of groups, and how many values it takes. */
export interface NumberedStatement {
  readonly sql: string
  readonly values: number
}

/** What a thread knows from its start. */
export interface ThreadData {
  /** The module of SQLite's library. */
  readonly library: string
}

/** A file, and how it is written to. */
export interface FileWish {
  readonly file: string
  /** How many milliseconds the lock of another process is waited for. */
  readonly patience: number
  readonly pragmas: readonly string[]
  readonly statements: readonly NumberedStatement[]
  readonly keptStatements: number
}

export type Request =
  /** Comes first, and again after `close`. */
  | { readonly kind: 'open'; readonly wish: FileWish }
  /** Groups in a transaction of their own. Answers with `Entered`. */
  | { readonly kind: 'enter'; readonly groups: readonly Group[] }
  /** One statement, within a transaction or not. Answers with Kysely's `QueryResult`. */
  | { readonly kind: 'query'; readonly sql: string; readonly parameters: readonly unknown[] }
  /** Moves the write-ahead log into the file (a checkpoint). */
  | { readonly kind: 'tidy' }
  | { readonly kind: 'close' }

export interface Entered {
  /** Of each group whether it was carried out. */
  readonly outcomes: readonly boolean[]
  /** How long it took, with the sync. */
  readonly milliseconds: number
}

export type Answer =
  | { readonly ok: true; readonly value: unknown }
  | { readonly ok: false; readonly message: string; readonly errcode: number | undefined }
