import {
  CompiledQuery,
  PostgresDialect,
  PostgresDriver,
  SqliteAdapter,
  SqliteIntrospector,
  SqliteQueryCompiler,
} from 'kysely'
import type {
  DatabaseConnection,
  DatabaseIntrospector,
  Dialect,
  DialectAdapter,
  Driver,
  Kysely,
  PostgresDialectConfig,
  QueryCompiler,
} from 'kysely'
import type { WritingThread } from './writing-thread.js'

/**
 * Transactions in which works follow each other (see `writer.ts`). There is always one savepoint, which lies before the
 * work under way: `savepoint` moves it on, so that what was done until then stays, and `commit` needs none. On
 * PostgreSQL, where each message costs a journey, statements that belong together travel together.
 *
 * Releasing the savepoint is more than tidiness: PostgreSQL answers `commit` after an error that somebody swallowed
 * with a silent rollback, but refuses to release.
 */
export const mark = 'work'

const release = `release savepoint ${mark}`
const set = `savepoint ${mark}`

class PostgresWriting extends PostgresDriver {
  override beginTransaction(connection: DatabaseConnection): Promise<void> {
    return say(connection, `begin; ${set}`)
  }

  override savepoint(connection: DatabaseConnection): Promise<void> {
    return say(connection, `${release}; ${set}`)
  }

  override commitTransaction(connection: DatabaseConnection): Promise<void> {
    return say(connection, `${release}; commit`)
  }
}

/** The only connection of SQLite that writes. `writer.ts` lets one transaction follow the other. */
class SqliteWriting implements Driver {
  readonly #connection: DatabaseConnection

  constructor(private readonly thread: WritingThread) {
    this.#connection = {
      executeQuery: ({ sql, parameters }) => thread.query(sql, parameters),
      streamQuery: () => {
        throw new Error('rows are walked through by those who read')
      },
    }
  }

  async init(): Promise<void> {}

  async acquireConnection(): Promise<DatabaseConnection> {
    return this.#connection
  }

  /** Takes the lock for writing at the start: a transaction that began by reading may find it can no longer get it. */
  beginTransaction(connection: DatabaseConnection): Promise<void> {
    return say(connection, 'begin immediate', set)
  }

  savepoint(connection: DatabaseConnection): Promise<void> {
    return say(connection, release, set)
  }

  rollbackToSavepoint(connection: DatabaseConnection): Promise<void> {
    return say(connection, `rollback to ${mark}`)
  }

  commitTransaction(connection: DatabaseConnection): Promise<void> {
    return say(connection, release, 'commit')
  }

  rollbackTransaction(connection: DatabaseConnection): Promise<void> {
    return say(connection, 'rollback')
  }

  async releaseConnection(): Promise<void> {}

  destroy(): Promise<void> {
    return this.thread.close()
  }
}

export async function say(connection: DatabaseConnection, ...statements: readonly string[]): Promise<void> {
  for (const statement of statements) await connection.executeQuery(CompiledQuery.raw(statement))
}

export class PostgresWritingDialect extends PostgresDialect {
  constructor(private readonly config: PostgresDialectConfig) {
    super(config)
  }

  override createDriver(): Driver {
    return new PostgresWriting(this.config)
  }
}

export class SqliteWritingDialect implements Dialect {
  constructor(private readonly thread: WritingThread) {}

  createDriver(): Driver {
    return new SqliteWriting(this.thread)
  }

  createQueryCompiler(): QueryCompiler {
    return new SqliteQueryCompiler()
  }

  createAdapter(): DialectAdapter {
    return new SqliteAdapter()
  }

  createIntrospector(db: Kysely<unknown>): DatabaseIntrospector {
    return new SqliteIntrospector(db)
  }
}
