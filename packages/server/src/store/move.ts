/**
 * Moves everything from SQLite to PostgreSQL: all rows in one transaction, read back and compared before it is
 * committed. The file stays as it is.
 */
import { createHash } from 'node:crypto'
import type { Transaction } from 'kysely'
import { sql } from 'kysely'
import { exists, storeFile } from './data-folder.js'
import { openPostgres } from './postgres.js'
import type { Database } from './schema.js'
import { openSqlite } from './sqlite.js'
import type { Store, StoreLog } from './store.js'

type Name = keyof Database
type Row = Readonly<Record<string, unknown>>

/** Every table, each after those that it refers to. Forgetting a table does not compile. */
const order: Readonly<Record<Name, true>> = {
  accounts: true,
  name_looks: true,
  sessions: true,
  confirmations: true,
  recoveries: true,
  invitations: true,
  push_subscriptions: true,
  tables: true,
  seats: true,
  entries: true,
  snapshots: true,
  chat: true,
  notes: true,
  programs: true,
  notices: true,
  reports: true,
  moderation: true,
  ratings: true,
}
const names = Object.keys(order) as Name[]

/** Rows that are copied together: not too many, and not too long. */
const mostRows = 500
const mostBytes = 4_000_000

/** What was moved of a table. `digest` is the same for the same rows in whatever order. */
export interface MovedTable {
  readonly table: string
  readonly rows: number
  readonly digest: string
}

export class MoveRefused extends Error {
  override readonly name = 'MoveRefused'

  constructor(
    readonly reason: 'no-store' | 'not-empty' | 'differs',
    readonly about: string,
  ) {
    super(`${reason}: ${about}`)
  }
}

const silent: StoreLog = { warn: () => undefined, error: () => undefined }

/** Throws `StoreNotOpened` while a server is using the folder, and `MoveRefused` unless the database is empty. */
export async function moveStore(dataFolder: string, databaseUrl: string): Promise<MovedTable[]> {
  if (!(await exists(storeFile(dataFolder)))) throw new MoveRefused('no-store', dataFolder)
  const source = await openSqlite(dataFolder, silent)
  try {
    const target = await openPostgres(databaseUrl, silent)
    try {
      return await target.write((transaction) => moveAll(source, transaction))
    } finally {
      await target.close()
    }
  } finally {
    await source.close()
  }
}

async function moveAll(source: Store, transaction: Transaction<Database>): Promise<MovedTable[]> {
  for (const name of names) {
    const found = await transaction
      .selectFrom(name)
      .select(sql`1`.as('one'))
      .limit(1)
      .execute()
    if (found.length > 0) throw new MoveRefused('not-empty', name)
  }
  const moved: MovedTable[] = []
  for (const name of names) {
    const sent = await copy(source, transaction, name)
    const arrived = await readBack(transaction, name)
    if (sent.rows !== arrived.rows || sent.digest !== arrived.digest) throw new MoveRefused('differs', name)
    moved.push(sent)
  }
  // later messages must get higher numbers
  await sql`select setval(pg_get_serial_sequence('chat', 'id'), (select coalesce(max(id), 0) + 1 from chat), false)`.execute(
    transaction,
  )
  return moved
}

async function copy(source: Store, transaction: Transaction<Database>, name: Name): Promise<MovedTable> {
  const tally = new Tally(name)
  let batch: string[] = []
  let bytes = 0
  const send = async (): Promise<void> => {
    if (batch.length === 0) return
    await sql`insert into ${sql.table(name)} overriding system value
      select * from json_populate_recordset(null::${sql.table(name)}, ${`[${batch.join()}]`}::json)`.execute(
      transaction,
    )
    batch = []
    bytes = 0
  }
  for await (const row of source.db.selectFrom(name).selectAll().stream()) {
    tally.count(row)
    const text = JSON.stringify(row)
    batch.push(text)
    bytes += text.length
    if (batch.length >= mostRows || bytes >= mostBytes) await send()
  }
  await send()
  return tally.sum()
}

async function readBack(transaction: Transaction<Database>, name: Name): Promise<MovedTable> {
  const tally = new Tally(name)
  await sql`declare moved cursor for select * from ${sql.table(name)}`.execute(transaction)
  for (;;) {
    const { rows } = await sql<Row>`fetch 500 from moved`.execute(transaction)
    for (const row of rows) tally.count(row)
    if (rows.length === 0) break
  }
  await sql`close moved`.execute(transaction)
  return tally.sum()
}

const modulus = 2n ** 256n

/** Counts rows and adds up their fingerprints, so that their order does not matter. */
class Tally {
  #rows = 0
  #sum = 0n

  constructor(private readonly table: string) {}

  count(row: Row): void {
    this.#rows++
    const text = JSON.stringify(Object.entries(row).toSorted(([a], [b]) => (a < b ? -1 : 1)))
    const digest = createHash('sha256').update(text).digest('hex')
    this.#sum = (this.#sum + BigInt(`0x${digest}`)) % modulus
  }

  sum(): MovedTable {
    return { table: this.table, rows: this.#rows, digest: this.#sum.toString(16).padStart(64, '0') }
  }
}
