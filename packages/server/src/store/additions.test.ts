import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import type { Addition } from './addition.js'
import { openStore } from './open.js'
import type { Store } from './store.js'
import { additionOf, entryOf, tableRow } from './testing-rows.js'
import type { StoreConfig } from './testing-stores.js'
import { startWithin, storeKinds, TestStores } from './testing-stores.js'

for (const { kind, possible, title } of storeKinds)
  describe.runIf(possible)(`additions to games in ${title}`, () => {
    let stores: TestStores
    let config: StoreConfig
    let store: Store
    beforeAll(async () => void (stores = await TestStores.start(kind)), startWithin)
    afterAll(() => stores.stop())

    const tables = Array.from({ length: 40 }, (_, i) => `t${i}`)
    beforeEach(async () => {
      config = await stores.fresh()
      store = await openStore(config)
      await store.write((transaction) =>
        transaction
          .insertInto('tables')
          .values(tables.map((id) => tableRow(id)))
          .execute(),
      )
    })
    afterEach(() => store.close())

    const rowOf = (id: string) =>
      store.db.selectFrom('tables').selectAll().where('id', '=', id).executeTakeFirstOrThrow()
    const seqsOf = async (id: string): Promise<number[]> => {
      const of = store.db.selectFrom('entries').select('seq').where('table_id', '=', id).orderBy('seq')
      return (await of.execute()).map(({ seq }) => seq)
    }

    test('write the entry and move the table', async () => {
      expect(await store.add(additionOf('t0', 0))).toBe(true)
      expect(await store.add(additionOf('t0', 1))).toBe(true)
      expect(await seqsOf('t0')).toEqual([1, 2])
      expect(await rowOf('t0')).toMatchObject({
        seq: 2,
        length: 2,
        version: 2,
        turn: '["seat-2"]',
        turn_since: 5,
        state: 'running',
        changed: 0,
        ranking: null,
      })
      const entry = store.db.selectFrom('entries').selectAll().where('seq', '=', 2)
      expect(await entry.executeTakeFirst()).toEqual(entryOf('t0', 2))
    })

    test('write whatever comes with the entry', async () => {
      const begun = { table_id: 't0', player: 'seat-2', program: '{}', since: 1 }
      await store.write((transaction) =>
        transaction
          .insertInto('programs')
          .values([begun, { ...begun, player: 'seat-1' }])
          .execute(),
      )
      const snapshot = { table_id: 't0', seq: 2, rules: 3, state: '{"end":true}' }
      const standing = { state: 'finished', ranking: '[]', changed: 9 }
      const entries: Addition['entries'] = [entryOf('t0', 1), entryOf('t0', 2, { key: null, programmed: 1 })]
      const programs = { ended: ['seat-1', 'seat-2'], begun: { ...begun, program: '{"new":1}' } }
      expect(await store.add(additionOf('t0', 0, { entries, snapshot, standing, programs }))).toBe(true)
      expect(await seqsOf('t0')).toEqual([1, 2])
      expect(await rowOf('t0')).toMatchObject({ ...standing, version: 1 })
      expect(await store.db.selectFrom('snapshots').selectAll().execute()).toEqual([snapshot])
      expect(await store.db.selectFrom('programs').selectAll().execute()).toEqual([programs.begun])
    })

    test('with a snapshot alone go together with others', async () => {
      const snapshot = { table_id: 't1', seq: 1, rules: 3, state: '{}' }
      const standing = { state: 'running', ranking: null, changed: 9 }
      const added = await Promise.all([
        store.add(additionOf('t0', 0)),
        store.add(additionOf('t1', 0, { snapshot, standing })),
      ])
      expect(added).toEqual([true, true])
      expect(await store.db.selectFrom('snapshots').selectAll().execute()).toEqual([snapshot])
      expect([(await rowOf('t0')).changed, (await rowOf('t1')).changed]).toEqual([0, 9])
    })

    test.each<[string, Addition]>([
      ['the table has changed', additionOf('t0', 0, { version: 7 })],
      [
        'the table has changed and more was to follow',
        additionOf('t0', 0, {
          entries: [entryOf('t0', 1), entryOf('t0', 2, { key: null })],
          programs: { ended: ['seat-1'] },
        }),
      ],
      ['there is no such table', additionOf('nowhere', 0)],
    ])('write nothing if %s', async (_, late) => {
      expect(await store.add(additionOf('t0', 0))).toBe(true)
      expect(await Promise.all([store.add(late), store.add(additionOf('t1', 0))])).toEqual([false, true])
      expect(await seqsOf('t0')).toEqual([1])
      expect(await rowOf('t0')).toMatchObject({ seq: 1, version: 1 })
      expect(await seqsOf('t1')).toEqual([1])
    })

    test('write nothing if the game is over', async () => {
      await store.write((transaction) =>
        transaction.updateTable('tables').set({ state: 'closed' }).where('id', '=', 't0').execute(),
      )
      expect(await store.add(additionOf('t0', 0))).toBe(false)
      expect(await seqsOf('t0')).toEqual([])
    })

    test('that wait at the same time share commits', async () => {
      const { commits } = store.figures()
      const added = await Promise.all(tables.map((id) => store.add(additionOf(id, 0))))
      expect(new Set(added)).toEqual(new Set([true]))
      expect(store.figures().commits - commits).toBeLessThan(tables.length / 4)
      for (const id of tables) expect(await seqsOf(id)).toEqual([1])
    })

    test('of two to one table at the same moment one is entered', async () => {
      const rival = { ...additionOf('t0', 0), entries: [entryOf('t0', 1, { key: 'another' })] } as Addition
      expect(await Promise.all([store.add(additionOf('t0', 0)), store.add(rival)])).toEqual([true, false])
      expect(await seqsOf('t0')).toEqual([1])
    })

    test('that are impossible fail alone', async () => {
      const impossible = { ...entryOf('t5', 1), hash: null as unknown as string }
      const all = tables.map((id) =>
        store.add(additionOf(id, 0, id === 't5' ? { entries: [impossible] } : {})).catch(() => 'failed'),
      )
      expect((await Promise.all(all)).map(String)).toEqual(
        tables.map((id) => (id === 't5' ? 'failed' : 'true')),
      )
      expect(await rowOf('t5')).toMatchObject({ seq: 0, version: 0 })
    })

    test('of two processes give each number to one', async ({ skip }) => {
      skip(kind === 'sqlite', 'a file of SQLite is used by one process, so there is nobody to be faster')
      const other = await openStore(config)
      try {
        for (let after = 0; after < 10; after++) {
          const add = async (from: Store, name: string, order: readonly string[]): Promise<string[]> => {
            const entries = (id: string) => [entryOf(id, after + 1, { key: `${name}-${after}` })] as const
            const added = await Promise.all(
              order.map((id) => from.add(additionOf(id, after, { entries: entries(id) }))),
            )
            return order.filter((_, i) => added[i])
          }
          // The other one goes through the tables backwards: whoever locks them in this order gets stuck.
          const [here, there] = await Promise.all([
            add(store, 'here', tables),
            add(other, 'there', tables.toReversed()),
          ])
          expect([...here, ...there].toSorted()).toEqual(tables.toSorted())
        }
      } finally {
        await other.close()
      }
    })
  })
