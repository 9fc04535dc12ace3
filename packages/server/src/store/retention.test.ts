import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { openStore } from './open.js'
import { sweep } from './retention.js'
import type { SessionRow } from './schema.js'
import type { Message } from './store.js'
import { accountRow, entryRow, tableRow } from './testing-rows.js'
import { startWithin, storeKinds, TestStores } from './testing-stores.js'

const day = 24 * 60 * 60 * 1000
const now = 100 * day
const config = { keepOpenTablesDays: 30, keepUploadsDays: 60 }
const old = now - 31 * day
const older = now - 61 * day
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
            tableRow('called-off', { state: 'closed', changed: old }),
            tableRow('called-off-now', { state: 'closed', changed: recent }),
            tableRow('given-up', { state: 'closed', changed: old }),
            tableRow('idle-upload', { seq: 1, uploaded: 1, changed: older }),
            tableRow('idle-now', { seq: 1, uploaded: 1, changed: old }),
            tableRow('played-on', { seq: 2, uploaded: 1, changed: older }),
          ])
          .execute()
        const entries = ['odd', 'idle-upload', 'idle-now', 'played-on'].map((id) => entryRow(id, 1))
        await transaction.insertInto('entries').values(entries).execute()
        await transaction
          .insertInto('snapshots')
          .values(
            ['given-up', 'idle-upload'].map((table_id) => ({ table_id, seq: 0, rules: 1, state: '{}' })),
          )
          .execute()
        const notice = { table_id: 'running', player: 'seat-1', ways: null }
        await transaction
          .insertInto('notices')
          .values([
            { ...notice, seq: 1, due: old, sent: old },
            { ...notice, seq: 2, due: recent, sent: recent },
            { ...notice, seq: 3, due: old, sent: null },
          ])
          .execute()
        const seat = { position: 1, player: 'seat-1', name: '', holders: '[]' }
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

      expect(await sweep(store, config, now)).toEqual({
        sessions: 1,
        tables: 2,
        uploads: 1,
        guests: 2,
        notices: 1,
      })

      const accounts = await store.db.selectFrom('accounts').select('id').orderBy('id').execute()
      expect(accounts.map(({ id }) => id)).toEqual(['hosting', 'member', 'new', 'seated', 'watching'])
      const sessions = await store.db
        .selectFrom('sessions')
        .select('token_hash')
        .orderBy('token_hash')
        .execute()
      expect(sessions.map((row) => row.token_hash)).toEqual(['valid', 'watching'])
      const tables = await store.db.selectFrom('tables').select('id').orderBy('id').execute()
      expect(tables.map(({ id }) => id)).toEqual([
        'called-off-now',
        'finished',
        'given-up',
        'idle-now',
        'odd',
        'played-on',
        'running',
        'waiting',
      ])
      const entries = await store.db.selectFrom('entries').select('table_id').orderBy('table_id').execute()
      expect(entries.map(({ table_id }) => table_id)).toEqual(['idle-now', 'odd', 'played-on'])
      const notices = await store.db.selectFrom('notices').select('seq').orderBy('seq').execute()
      expect(notices.map(({ seq }) => seq)).toEqual([2, 3])
      expect(told.map((message) => 'table' in message && message.table)).toEqual([
        'abandoned',
        'called-off',
        'idle-upload',
      ])
      expect(Object.values(await sweep(store, config, now))).toEqual([0, 0, 0, 0, 0])
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
      expect(store.figures().writes - before).toBe(7)
      await store.close()
    })
  })
