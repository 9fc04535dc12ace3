import { randomBytes } from 'node:crypto'
import { Kysely, PostgresDialect, sql } from 'kysely'
import type { Transaction } from 'kysely'
import { Pool, types } from 'pg'
import type { PoolConfig } from 'pg'
import { Bus } from './bus.js'
import { Health } from './health.js'
import { migrate } from './migrations.js'
import { Notifications } from './notifications.js'
import { preparing } from './prepared.js'
import type { Database } from './schema.js'
import type { Store, StoreLog } from './store.js'
import { Writer } from './writer.js'
import type { GroupLimits } from './groups.js'
import { enterWithin, isSingle, postgresAdditions } from './postgres-additions.js'
import { PostgresWritingDialect, say } from './writing.js'

/** While one group is under way the next ones gather: more connections would mean smaller groups and more commits. */
const limits: GroupLimits = { transactions: 3, together: 64, waiting: 10_000 }

const readers = 8

/**
 * Statements that write are few, prepared, and name the rows that they are about: the best plan is always the one that
 * goes from row to row by their keys, and looking for it anew would take longer than carrying it out.
 */
const writingSettings = [
  'set synchronous_commit = on',
  'set plan_cache_mode = force_generic_plan',
  'set enable_hashjoin = off',
  'set enable_mergejoin = off',
]

/** Opens a database of a PostgreSQL server, which many processes may share. */
export async function openPostgres(url: string, log: StoreLog): Promise<Store> {
  const writing = pool(url, limits.transactions, log)
  const reading = pool(url, readers, log)
  const writable = new Kysely<Database>({
    dialect: new PostgresWritingDialect({
      pool: preparing(writing),
      onCreateConnection: (connection) => say(connection, ...writingSettings),
    }),
  })
  const db = new Kysely<Database>({
    dialect: new PostgresDialect({
      pool: reading,
      onCreateConnection: (connection) => say(connection, 'set default_transaction_read_only = on'),
    }),
  })
  const bus = new Bus((error) => log.error(error, 'a listener failed'))
  const notifications = await migrate(writable, 'postgres')
    .then(() => Notifications.open(url, (message) => bus.tell(message), log))
    .catch(async (error: unknown) => {
      await Promise.all([writable.destroy(), db.destroy()])
      throw error
    })

  const health = new Health(log, () => writer.write(fill))
  const writer = new Writer(writable, postgresAdditions(writable), limits, health)
  return {
    kind: 'postgres',
    db,
    write: (work) => writer.write(work),
    add: (addition) =>
      isSingle(addition)
        ? writer.add(addition)
        : writer.write((transaction) => enterWithin(transaction, addition)),
    publish: (message) => {
      bus.tell(message)
      return notifications.send(message)
    },
    subscribe: (listener) => bus.subscribe(listener),
    isHearing: () => notifications.isHearing,
    trouble: () => health.trouble,
    figures: () => writer.figures(),
    backup: () => Promise.reject(new Error('PostgreSQL is backed up with its own tools, such as pg_dump')),
    close: async () => {
      health.close()
      await writer.close()
      await notifications.close()
      await Promise.all([db.destroy(), writable.destroy()])
    },
  }
}

/** Writes a good deal, and leaves nothing behind. */
async function fill(transaction: Transaction<Database>): Promise<void> {
  const table = sql.id(`probe_${randomBytes(6).toString('hex')}`)
  await sql`create table ${table} as select md5(i::text) from generate_series(1, 4096) i`.execute(transaction)
  await sql`drop table ${table}`.execute(transaction)
}

function pool(url: string, max: number, log: StoreLog): Pool {
  const connections = new Pool({
    connectionString: url,
    max,
    application_name: 'stellwerk',
    connectionTimeoutMillis: 10_000,
    // A process that hangs in the middle of a transaction must not hold its locks forever.
    idle_in_transaction_session_timeout: 30_000,
    keepAlive: true,
    types: plainNumbers,
  })
  // The pool replaces a connection that breaks. Without listeners the whole process would end: the pool's own hears of
  // those at rest, and only that of the connection itself of one in the middle of its work.
  connections.on('connect', (connection) => {
    connection.on('error', (error) => log.warn(error, 'a connection to the database was lost'))
  })
  connections.on('error', () => undefined)
  return connections
}

/** Moments and counts are bigints that fit a number. */
const plainNumbers: NonNullable<PoolConfig['types']> = {
  getTypeParser: (id, format) => (id === types.builtins.INT8 ? Number : types.getTypeParser(id, format)),
}
