import { Kysely, SqliteDialect, sql } from 'kysely'
import type { SqliteDatabase, SqliteStatement } from 'kysely'
import { backup } from './backup.js'
import { Bus } from './bus.js'
import { makeDataFolder, makeStoreOwn, storeFile } from './data-folder.js'
import { StoreNotOpened, troubleOf } from './errors.js'
import { Health } from './health.js'
import { migrate } from './migrations.js'
import type { Database } from './schema.js'
import { sqliteLibrary } from './sqlite-library.js'
import type { SqliteFile } from './sqlite-library.js'
import type { Store, StoreLog } from './store.js'
import { lockStore } from './store-lock.js'
import { additionStatements } from './sqlite-additions.js'
import { SqliteEntry } from './sqlite-entry.js'
import { Writer } from './writer.js'
import type { GroupLimits } from './groups.js'
import { SqliteWritingDialect } from './writing.js'
import { WritingThread } from './writing-thread.js'

/** SQLite has one writer at a time. */
const limits: GroupLimits = { transactions: 1, together: 256, waiting: 10_000 }

/** How long one process waits for the lock of another, such as a backup made from the command line. */
const patience = 5_000

const keptStatements = 200

/** What holds for every connection that writes. */
const durably = ['journal_mode = wal', 'synchronous = full', 'foreign_keys = on']

const threadPragmas = [
  ...durably,
  // The pages of games under way stay in memory and are written to the file together.
  `cache_size = ${-64 * 1024}`,
  // Additions trigger checkpoints of the write-ahead log themselves (`sqlite-entry.ts`); this is for all other writes.
  'wal_autocheckpoint = 8000',
  // After a burst the write-ahead log shrinks again.
  `journal_size_limit = ${64 * 1024 * 1024}`,
]

/**
 * Opens the file of a data folder: one connection that writes, in a thread of its own, and one that reads and so sees
 * nothing before it is durable (in WAL mode a commit is visible to others only after its sync).
 */
export async function openSqlite(dataFolder: string, log: StoreLog): Promise<Store> {
  await makeDataFolder(dataFolder)
  const unlock = await lockStore(dataFolder)
  try {
    const file = storeFile(dataFolder)
    await makeStoreOwn(file)
    return await openFile(dataFolder, file, log, unlock)
  } catch (error) {
    unlock()
    const trouble = troubleOf(error)
    throw trouble === undefined ? error : new StoreNotOpened(trouble, dataFolder, error)
  }
}

async function openFile(dataFolder: string, file: string, log: StoreLog, unlock: () => void): Promise<Store> {
  const thread = await WritingThread.open({
    file,
    patience,
    pragmas: threadPragmas,
    statements: additionStatements,
    keptStatements,
  })
  const writable = new Kysely<Database>({ dialect: new SqliteWritingDialect(thread) })
  await migrate(writable, 'sqlite').catch(async (error: unknown) => {
    await thread.close()
    throw error
  })

  const health = new Health(log, () => fill(writer))
  const library = await sqliteLibrary()
  const ownFile = new library.DatabaseSync(file, { timeout: 0 })
  for (const pragma of [...durably, 'wal_autocheckpoint = 0']) ownFile.exec(`pragma ${pragma}`)
  const entry = new SqliteEntry(thread, ownFile, (error) => health.failed(error))
  const writer = new Writer(writable, (additions) => entry.enter(additions), limits, health)
  const reading = new library.DatabaseSync(file, { timeout: patience })
  reading.exec('pragma query_only = on')
  const database = adapted(reading, (error) => health.failed(error))
  const db = new Kysely<Database>({ dialect: new SqliteDialect({ database }) })

  let copying: Promise<unknown> = Promise.resolve()
  let closing: Promise<void> | undefined
  const close = async (): Promise<void> => {
    health.close()
    await writer.close()
    await copying
    await db.destroy()
    entry.close()
    await writable.destroy()
    unlock()
  }
  const bus = new Bus((error) => log.error(error, 'a listener failed'))
  return {
    kind: 'sqlite',
    db,
    write: (work) => writer.write(work),
    add: (addition) => writer.add(addition),
    publish: async (message) => bus.tell(message),
    subscribe: (listener) => bus.subscribe(listener),
    // No other process uses the file.
    isHearing: () => true,
    trouble: () => health.trouble,
    figures: () => writer.figures(),
    backup: (path) => {
      const copied = backup(dataFolder, path)
      // The library must not be torn down while it copies.
      copying = Promise.allSettled([copying, copied])
      return copied
    },
    close: () => (closing ??= close()),
  }
}

/** Writes more than any action does, and takes it away again. */
async function fill(writer: Writer): Promise<void> {
  await writer.write(async (transaction) => {
    await sql`drop table if exists probe`.execute(transaction)
    await sql`create table probe (bytes blob)`.execute(transaction)
    await sql`insert into probe values (zeroblob(131072))`.execute(transaction)
  })
  await writer.write((transaction) => sql`drop table probe`.execute(transaction))
}

/**
 * Adapts a file to what Kysely expects. Prepared statements are cached, the least recently used go first. `failed`
 * hears of whatever goes wrong.
 */
function adapted(file: SqliteFile, failed: (error: unknown) => void): SqliteDatabase {
  const kept = new Map<string, SqliteStatement>()

  const trying = <T>(work: () => T): T => {
    try {
      return work()
    } catch (error) {
      failed(error)
      throw error
    }
  }

  const prepare = (sql: string): SqliteStatement => {
    const statement = trying(() => file.prepare(sql))
    return {
      reader: statement.columns().length > 0,
      all: (parameters) => trying(() => statement.all(...parameters)),
      run: (parameters) => trying(() => statement.run(...parameters)),
      // An iteration over rows can be abandoned halfway, so it has its own statement.
      iterate: (parameters) => file.prepare(sql).iterate(...parameters),
    }
  }

  return {
    prepare: (sql) => {
      const statement = kept.get(sql) ?? prepare(sql)
      kept.delete(sql)
      kept.set(sql, statement)
      const oldest = kept.size > keptStatements ? kept.keys().next().value : undefined
      if (oldest !== undefined) kept.delete(oldest)
      return statement
    },
    close: () => {
      kept.clear()
      file.close()
    },
  }
}
