import { once } from 'node:events'
import { sql } from 'kysely'
import type { Kysely, Transaction } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { openStore } from './open.js'
import type { Database } from './schema.js'
import { startChild } from './testing-child.js'
import { accountRow, entryRow, tableRow, rowOfEach } from './testing-rows.js'
import { startWithin, storeKinds, TestStores } from './testing-stores.js'

const everyVersion = Array.from({ length: 19 }, (_, i) => ({ version: i + 1 }))

const laterColumns = [
  ['tables', 'time'],
  ['tables', 'clock'],
  ['tables', 'stand_in_at'],
  ['seats', 'deputy'],
  ['entries', 'deputy'],
  ['accounts', 'holidays'],
  ['accounts', 'muted_until'],
  ['chat', 'hidden'],
  ['tables', 'removed'],
  ['tables', 'rematch'],
  ['migrations', 'works_with'],
  ['accounts', 'rated'],
  ['tables', 'rated'],
  ['tables', 'webhook'],
  ['tables', 'tips'],
] as const

/** As a version before seats knew who held them left it. */
async function withoutHolders(transaction: Transaction<Database>): Promise<void> {
  await sql`alter table seats drop column holders`.execute(transaction)
  await sql`alter table tables drop column seat_requests`.execute(transaction)
  await sql`alter table tables drop column seed_chosen`.execute(transaction)
  await sql`drop table name_looks`.execute(transaction)
  await withoutRecovery(transaction)
}

/** As a version before accounts could be recovered left it. */
async function withoutRecovery(transaction: Transaction<Database>): Promise<void> {
  await sql`drop index tables_stand_in_at`.execute(transaction)
  for (const [table, column] of laterColumns)
    await sql.raw(`alter table ${table} drop column ${column}`).execute(transaction)
  for (const table of ['recoveries', 'invitations', 'reports', 'moderation', 'ratings'])
    await sql.raw(`drop table ${table}`).execute(transaction)
  await sql`alter table seats drop column computer`.execute(transaction)
  await sql`drop index accounts_email`.execute(transaction)
  for (const column of ['role', 'suspended_until'])
    await sql.raw(`alter table accounts drop column ${column}`).execute(transaction)
}

const versionsOf = async (db: Kysely<Database>): Promise<unknown> => {
  const { rows } = await sql`select version from migrations order by version`.execute(db)
  return rows
}

for (const { kind, possible, title } of storeKinds)
  describe.runIf(possible)(`the tables of ${title}`, () => {
    let stores: TestStores
    beforeAll(async () => void (stores = await TestStores.start(kind)), startWithin)
    afterAll(() => stores.stop())

    test('are made once, and what is in them stays', async () => {
      const config = await stores.missing()
      const first = await openStore(config)
      await first.write((transaction) => transaction.insertInto('tables').values(tableRow('t')).execute())
      await first.close()
      const second = await openStore(config)
      expect(await versionsOf(second.db)).toEqual(everyVersion)
      expect(await second.db.selectFrom('tables').select('id').execute()).toEqual([{ id: 't' }])
      await second.close()
    })

    test('are made once when processes start at the same time', async () => {
      const config = await stores.missing()
      const children = [1, 2, 3].map(() => startChild('store/testing-opening', JSON.stringify(config)))
      const ends = await Promise.all(children.map((child) => once(child, 'exit')))
      expect(ends).toEqual([1, 2, 3].map(() => [0, null]))
      const store = await openStore(config)
      expect(await versionsOf(store.db)).toEqual(everyVersion)
      await store.close()
    })

    test('with entries whose keys had an index lose the index and nothing else', async () => {
      const config = await stores.missing()
      const before = await openStore(config)
      const entries = [1, 2, 3].map((seq) => entryRow('t', seq, { key: `k${seq}`, change: '{"ü":"🚂"}' }))
      await before.write(async (transaction) => {
        await transaction.insertInto('tables').values(tableRow('t')).execute()
        await transaction.insertInto('entries').values(entries).execute()
        // as an earlier version left it
        await sql
          .raw(
            kind === 'sqlite'
              ? 'create unique index entries_once on entries (table_id, key)'
              : 'alter table entries add constraint entries_once unique (table_id, key)',
          )
          .execute(transaction)
        await sql`drop index seats_offered`.execute(transaction)
        await sql`alter table seats drop column offered`.execute(transaction)
        await sql`alter table tables drop column uploaded`.execute(transaction)
        await withoutHolders(transaction)
        await sql`delete from migrations where version >= 5`.execute(transaction)
      })
      await before.close()
      const after = await openStore(config)
      expect(await after.db.selectFrom('entries').selectAll().orderBy('seq').execute()).toEqual(entries)
      const add = (seq: number, key: string): Promise<unknown> =>
        after.write((transaction) =>
          transaction
            .insertInto('entries')
            .values(entryRow('t', seq, { key }))
            .execute(),
        )
      await add(4, 'k3')
      await expect(add(4, 'k4')).rejects.toThrow(/unique/i)
      await expect(after.write((transaction) => transaction.deleteFrom('tables').execute())).rejects.toThrow(
        /foreign key/i,
      )
      await after.close()
    })

    test('of an earlier version learn who has seats, whose names look alike and who knows a seed', async () => {
      const config = await stores.missing()
      const before = await openStore(config)
      const seat = { position: 1, player: 'seat-1', account: 'a', name: '', offered: null, holders: '[]' }
      await before.write(async (transaction) => {
        await transaction
          .insertInto('accounts')
          .values([
            accountRow('b', { name: 'Аnna', created: 2 }),
            accountRow('a', { name: 'Anna', created: 1 }),
            accountRow('c', { name: '–', created: 0, deleted: 1 }),
          ])
          .execute()
        await transaction
          .insertInto('tables')
          .values([
            tableRow('runs', { undo_request: '{}' }),
            tableRow('open', { state: 'open', uploaded: 3 }),
          ])
          .execute()
        await transaction
          .insertInto('seats')
          .values([
            { ...seat, table_id: 'runs' },
            { ...seat, table_id: 'open' },
          ])
          .execute()
        await withoutHolders(transaction)
        await sql`delete from migrations where version >= 8`.execute(transaction)
      })
      await before.close()
      const { db, close } = await openStore(config)
      expect(
        await db.selectFrom('seats').select(['table_id', 'holders']).orderBy('table_id').execute(),
      ).toEqual([
        { table_id: 'open', holders: '[]' },
        { table_id: 'runs', holders: '[{"account":"a","since":0,"until":null}]' },
      ])
      expect(
        await db
          .selectFrom('tables')
          .select(['id', 'seat_requests', 'undo_request', 'seed_chosen'])
          .orderBy('id')
          .execute(),
      ).toEqual([
        { id: 'open', seat_requests: '[]', undo_request: null, seed_chosen: 1 },
        { id: 'runs', seat_requests: '[]', undo_request: null, seed_chosen: 0 },
      ])
      expect(await db.selectFrom('name_looks').select('account').distinct().execute()).toEqual([
        { account: 'a' },
      ])
      await close()
    })

    test('of a later version are not touched', async () => {
      const config = await stores.missing()
      const store = await openStore(config)
      await store.write((transaction) =>
        sql`insert into migrations (version, at) values (99, 0)`.execute(transaction),
      )
      await store.close()
      await expect(openStore(config)).rejects.toMatchObject({
        code: 'STORE_NEWER',
        message: expect.stringContaining('the store has version 99, this program knows') as string,
      })
    })

    test('of a later version that says it works with this program are opened, and left as they are', async () => {
      const config = await stores.missing()
      const store = await openStore(config)
      const known = everyVersion.length
      await store.write((transaction) =>
        sql`insert into migrations (version, at, works_with) values (${known + 1}, 0, ${known})`.execute(
          transaction,
        ),
      )
      await store.close()
      const again = await openStore(config)
      expect(await versionsOf(again.db)).toEqual([...everyVersion, { version: known + 1 }])
      await again.close()
    })

    test('take whole rows and give them back as they were', async () => {
      const store = await openStore(await stores.missing())
      const rows = rowOfEach()
      await store.write(async (transaction) => {
        for (const [table, row] of Object.entries(rows))
          await transaction
            .insertInto(table as keyof Database)
            .values(row)
            .execute()
      })
      for (const [table, row] of Object.entries(rows)) {
        const [kept] = await store.db
          .selectFrom(table as keyof Database)
          .selectAll()
          .execute()
        expect({ table, ...kept }).toEqual({ table, ...row, ...(table === 'chat' ? { id: 1 } : {}) })
      }
      await store.close()
    })

    test('let a table without a record go with all that belongs to it, and keep one that has a record', async () => {
      const store = await openStore(await stores.missing())
      await store.write(async (transaction) => {
        await transaction
          .insertInto('tables')
          .values([tableRow('open'), tableRow('played')])
          .execute()
        await transaction
          .insertInto('seats')
          .values({
            table_id: 'open',
            position: 1,
            player: 'seat-1',
            account: null,
            name: '',
            offered: null,
            holders: '[]',
          })
          .execute()
        await transaction.insertInto('entries').values(entryRow('played', 1)).execute()
      })
      const remove = (id: string): Promise<unknown> =>
        store.write((transaction) => transaction.deleteFrom('tables').where('id', '=', id).execute())
      await remove('open')
      await expect(remove('played')).rejects.toThrow(/foreign key/i)
      expect(await store.db.selectFrom('seats').selectAll().execute()).toEqual([])
      await store.close()
    })
  })
