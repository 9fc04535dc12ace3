import { sql } from 'kysely'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { openStore } from './open.js'
import type { Store } from './store.js'
import { tableRow } from './testing-rows.js'
import { TestStores } from './testing-stores.js'

describe('the embedded store', () => {
  let stores: TestStores
  let store: Store
  beforeAll(async () => void (stores = await TestStores.start('sqlite')))
  afterAll(() => stores.stop())
  beforeEach(async () => void (store = await openStore(await stores.missing())))
  afterEach(() => store.close())

  const setting = (name: string): Promise<unknown> =>
    store.write(async (transaction) => {
      const { rows } = await sql<{ [name: string]: unknown }>`pragma ${sql.raw(name)}`.execute(transaction)
      return rows[0]?.[name]
    })

  test('syncs every commit to the disk and keeps references whole', async () => {
    expect(await setting('journal_mode')).toBe('wal')
    expect(await setting('synchronous')).toBe(2)
    expect(await setting('foreign_keys')).toBe(1)
  })

  test('takes more different statements than it keeps', async () => {
    for (let each = 0; each < 500; each++) {
      const { rows } = await sql`select ${sql.raw(String(each))} as each, ${each} as bound`.execute(store.db)
      expect(rows).toEqual([{ each, bound: each }])
    }
  })

  test('can be walked through row by row, and the walk left halfway', async () => {
    const ids = Array.from({ length: 30 }, (_, index) => `t${String(index).padStart(2, '0')}`)
    await store.write((transaction) =>
      transaction
        .insertInto('tables')
        .values(ids.map((id) => tableRow(id)))
        .execute(),
    )
    const all = store.db.selectFrom('tables').select('id').orderBy('id')
    for await (const { id } of all.stream()) {
      expect(id).toBe('t00')
      break
    }
    const seen: string[] = []
    for await (const { id } of all.stream()) seen.push(id)
    expect(seen).toEqual(ids)
  })

  test('tells its own process what it publishes, and a listener that throws stops nobody', async () => {
    const heard: unknown[] = []
    store.subscribe(() => {
      throw new Error('not today')
    })
    const stop = store.subscribe((message) => void heard.push(message))
    await store.publish({ kind: 'table', table: 't', seq: 1, version: 1 })
    stop()
    await store.publish({ kind: 'table', table: 't', seq: 2, version: 1 })
    expect(heard).toEqual([{ kind: 'table', table: 't', seq: 1, version: 1 }])
  })
})
