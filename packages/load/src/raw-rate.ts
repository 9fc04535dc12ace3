import { randomBytes } from 'node:crypto'
import { join } from 'node:path'
import { Client } from 'pg'
import { sqliteLibrary } from '@stellwerk/server/inside'
import type { Place } from './place.js'

/** Puts one row after the other into a table of its own; each is durable before the next. */
export interface RawStore {
  /** How many rows it is in so many milliseconds. */
  insert(milliseconds: number): Promise<number>
  close(): Promise<void>
}

const columns =
  'table_id text not null, seq integer not null, text text not null, primary key (table_id, seq)'

/** The same kind of store as the server's, asked for nothing but durable rows as large as the entry of an action. */
export async function openRaw(place: Place, bytes: number): Promise<RawStore> {
  const text = 'x'.repeat(bytes)
  const insert = place.databaseUrl === '' ? await intoSqlite(place) : await intoPostgres(place)
  const table = randomBytes(9).toString('base64url')
  let seq = 0
  return {
    async insert(milliseconds) {
      const before = seq
      const end = performance.now() + milliseconds
      while (performance.now() < end) await insert.row(table, ++seq, text)
      return seq - before
    },
    close: insert.close,
  }
}

interface Inserter {
  row(table: string, seq: number, text: string): Promise<unknown>
  close(): Promise<void>
}

async function intoSqlite({ dataFolder }: Place): Promise<Inserter> {
  const { DatabaseSync } = await sqliteLibrary()
  const file = new DatabaseSync(join(dataFolder, 'raw.sqlite'))
  file.exec('pragma journal_mode = wal')
  file.exec('pragma synchronous = full')
  file.exec(`create table if not exists raw (${columns})`)
  const statement = file.prepare('insert into raw values (?, ?, ?)')
  return {
    row: async (...values) => statement.run(...values),
    close: async () => file.close(),
  }
}

async function intoPostgres(place: Place): Promise<Inserter> {
  const client = new Client({ connectionString: await place.freshDatabase() })
  await client.connect()
  await client.query(`create table raw (${columns})`)
  return {
    row: (...values) => client.query({ name: 'raw', text: 'insert into raw values ($1, $2, $3)', values }),
    close: () => client.end(),
  }
}
