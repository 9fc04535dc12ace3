import { CompiledQuery, PostgresDialect, PostgresDriver, SqliteDialect, SqliteDriver } from 'kysely'
import type { DatabaseConnection, Driver, PostgresDialectConfig, SqliteDialectConfig } from 'kysely'

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

class SqliteWriting extends SqliteDriver {
  /** Takes the lock for writing at the start: a transaction that began by reading may find it can no longer get it. */
  override beginTransaction(connection: DatabaseConnection): Promise<void> {
    return say(connection, 'begin immediate', set)
  }

  override savepoint(connection: DatabaseConnection): Promise<void> {
    return say(connection, release, set)
  }

  override commitTransaction(connection: DatabaseConnection): Promise<void> {
    return say(connection, release, 'commit')
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

export class SqliteWritingDialect extends SqliteDialect {
  constructor(private readonly config: SqliteDialectConfig) {
    super(config)
  }

  override createDriver(): Driver {
    return new SqliteWriting(this.config)
  }
}
