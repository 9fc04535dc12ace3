import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { openStore } from './open.js'
import { sweep } from './retention.js'
import type { SessionRow } from './schema.js'
import type { Message } from './store.js'
import { accountRow, entryRow, tableRow } from './testing-rows.js'
import { startWithin, storeKinds, TestStores } from './testing-stores.js'

const day = 24 * 60 * 60 * 1000
const now = 100 * day
const config = { keepOpenTablesDays: 30 }
const old = now - 31 * day
const recent = now - 29 * day

for (const { kind, possible, title } of storeKinds)
  describe.runIf(possible)(`cleaning up on ${title}`, () => {
    let stores: TestStores
    beforeAll(async () => void (stores = await TestStores.start(kind)), startWithin)
    afterAll(() => stores.stop())

    test('takes what nobody comes back to, and nothing else', async () => {
      const store = await openStore(await stores.fresh())
      const guests = ['lost', 'new', 'seated', 'hosting', 'watching', 'idle'].map((id) =>
        accountRow(id, { guest: 1, created: id === 'new' ? recent : old }),
      )
      const session = (token_hash: string, account: string, seen: number, expires: number): SessionRow => ({
        token_hash,
        account,
        created: old,
        seen,
        expires,
      })
      await store.write(async (transaction) => {
        await transaction
          .insertInto('accounts')
          .values([accountRow('member', { created: old }), ...guests])
          .execute()
        await transaction
          .insertInto('sessions')
          .values([
            session('expired', 'member', old, now),
            session('valid', 'member', old, now + 1),
            session('watching', 'watching', recent, now + day),
            session('idle', 'idle', old, now + day),
          ])
          .execute()
        await transaction
          .insertInto('tables')
          .values([
            tableRow('abandoned', { state: 'open', changed: old }),
            tableRow('waiting', { state: 'open', changed: recent }),
            tableRow('running', { state: 'running', changed: old, host: 'hosting' }),
            tableRow('finished', { state: 'finished', changed: old }),
            tableRow('odd', { state: 'open', changed: old }),
          ])
          .execute()
        await transaction.insertInto('entries').values(entryRow('odd', 1)).execute()
        const seat = { position: 1, player: 'seat-1', name: '' }
        await transaction
          .insertInto('seats')
          .values([
            { ...seat, table_id: 'running', account: 'seated' },
            { ...seat, table_id: 'abandoned', account: 'lost' },
          ])
          .execute()
      })
      const told: Message[] = []
      store.subscribe((message) => void told.push(message))

      expect(await sweep(store, config, now)).toEqual({ sessions: 1, tables: 1, guests: 2 })

      const accounts = await store.db.selectFrom('accounts').select('id').orderBy('id').execute()
      expect(accounts.map(({ id }) => id)).toEqual(['hosting', 'member', 'new', 'seated', 'watching'])
      const sessions = await store.db
        .selectFrom('sessions')
        .select('token_hash')
        .orderBy('token_hash')
        .execute()
      expect(sessions.map((row) => row.token_hash)).toEqual(['valid', 'watching'])
      const tables = await store.db.selectFrom('tables').select('id').orderBy('id').execute()
      expect(tables.map(({ id }) => id)).toEqual(['finished', 'odd', 'running', 'waiting'])
      expect(told).toEqual([{ kind: 'table', table: 'abandoned', seq: 0, version: null }])
      expect(await sweep(store, config, now)).toEqual({ sessions: 0, tables: 0, guests: 0 })
      await store.close()
    })

    test('takes many, a part at a time', async () => {
      const store = await openStore(await stores.fresh())
      const guests = Array.from({ length: 450 }, (_, index) =>
        accountRow(`guest-${index}`, { guest: 1, created: old }),
      )
      await store.write((transaction) => transaction.insertInto('accounts').values(guests).execute())
      const before = store.figures().writes
      expect(await sweep(store, config, now)).toMatchObject({ guests: 450 })
      expect(store.figures().writes - before).toBe(5)
      await store.close()
    })
  })
