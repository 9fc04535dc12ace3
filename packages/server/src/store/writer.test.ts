import { sql } from 'kysely'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { isConflict, StoreUnavailable } from './errors.js'
import { openStore } from './open.js'
import type { Store } from './store.js'
import { entryRow, tableRow } from './testing-rows.js'
import { startWithin, storeKinds, TestStores } from './testing-stores.js'

for (const { kind, possible, title } of storeKinds)
  describe.runIf(possible)(`writing to ${title}`, () => {
    let stores: TestStores
    let store: Store
    beforeAll(async () => void (stores = await TestStores.start(kind)), startWithin)
    afterAll(() => stores.stop())
    beforeEach(async () => void (store = await openStore(await stores.fresh())))
    afterEach(() => store.close())

    const addTable = (id: string): Promise<unknown> =>
      store.write((transaction) => transaction.insertInto('tables').values(tableRow(id)).execute())
    const addEntry = (table: string, seq: number, hash = 'first'): Promise<unknown> =>
      store.write((transaction) =>
        transaction
          .insertInto('entries')
          .values(entryRow(table, seq, { hash }))
          .execute(),
      )
    const seqsOf = async (table: string): Promise<number[]> => {
      const rows = await store.db
        .selectFrom('entries')
        .select('seq')
        .where('table_id', '=', table)
        .orderBy('seq')
        .execute()
      return rows.map((row) => row.seq)
    }

    test('a work returns what it made, and it is there', async () => {
      const id = await store.write(async (transaction) => {
        await transaction.insertInto('tables').values(tableRow('t')).execute()
        const { id: made } = await transaction.selectFrom('tables').select('id').executeTakeFirstOrThrow()
        return made
      })
      expect(id).toBe('t')
      expect(await store.db.selectFrom('tables').select(['id', 'seed']).execute()).toEqual([
        { id: 't', seed: 0xffff_ffff },
      ])
    })

    test('works that wait together share transactions', async () => {
      await addTable('t')
      const before = store.figures()
      await Promise.all(Array.from({ length: 640 }, (_, index) => addEntry('t', index + 1)))
      const after = store.figures()
      expect(after.writes - before.writes).toBe(640)
      expect(after.commits - before.commits).toBeLessThanOrEqual(64)
      expect(after.waiting).toBe(0)
      expect(await seqsOf('t')).toHaveLength(640)
    })

    test('a work that throws takes back what it did, and nothing else', async () => {
      await addTable('t')
      const before = store.figures()
      const broken = store.write(async (transaction) => {
        await transaction.insertInto('entries').values(entryRow('t', 2)).execute()
        throw new Error('changed my mind')
      })
      const outcomes = await Promise.allSettled([addEntry('t', 1), broken, addEntry('t', 3)])
      expect(outcomes.map(({ status }) => status)).toEqual(['fulfilled', 'rejected', 'fulfilled'])
      expect(outcomes[1]).toMatchObject({ reason: { message: 'changed my mind' } })
      expect(store.figures().commits - before.commits).toBe(1)
      expect(await seqsOf('t')).toEqual([1, 3])
    })

    test('a work whose statement the database refuses does not hurt its neighbours', async () => {
      await addTable('t')
      const nonsense = store.write((transaction) => sql`select * from nowhere`.execute(transaction))
      const outcomes = await Promise.allSettled([addEntry('t', 1), nonsense, addEntry('t', 2)])
      expect(outcomes.map(({ status }) => status)).toEqual(['fulfilled', 'rejected', 'fulfilled'])
      expect(await seqsOf('t')).toEqual([1, 2])
    })

    test('of two moves with the same number one wins, and the other can read the winner at once', async () => {
      await addTable('t')
      const seen: unknown[] = []
      const contender = async (hash: string): Promise<boolean> => {
        try {
          await addEntry('t', 1, hash)
          return true
        } catch (error) {
          expect(isConflict(error)).toBe(true)
          seen.push(await store.db.selectFrom('entries').select('hash').executeTakeFirst())
          return false
        }
      }
      const names = Array.from({ length: 40 }, (_, index) => `contender ${index}`)
      const won = await Promise.all(names.map(contender))
      const winners = names.filter((_, index) => won[index] === true)
      expect(winners).toHaveLength(1)
      expect(seen).toEqual(Array.from({ length: 39 }, () => ({ hash: winners[0] })))
    })

    test('other errors are no conflicts', async () => {
      const orphan = await addEntry('no such table', 1).catch((error: unknown) => error)
      expect(orphan).toBeInstanceOf(Error)
      expect(isConflict(orphan)).toBe(false)
      expect(isConflict(new Error('23505'))).toBe(false)
      expect(isConflict(undefined)).toBe(false)
    })

    test('nobody reads what is not committed yet', async () => {
      let seenDuring: unknown
      await store.write(async (transaction) => {
        await transaction.insertInto('tables').values(tableRow('t')).execute()
        seenDuring = await store.db.selectFrom('tables').select('id').execute()
      })
      expect(seenDuring).toEqual([])
    })

    test('the connections for reading cannot write', async () => {
      await addTable('t')
      await expect(store.db.deleteFrom('tables').execute()).rejects.toThrow(/read-?only/)
    })

    test('too many works at once are turned away, and those that were taken are done', async () => {
      const works = Array.from({ length: 10_500 }, () => store.write(() => Promise.resolve(true)))
      const outcomes = await Promise.allSettled(works)
      const refused = outcomes.filter((outcome) => outcome.status === 'rejected')
      expect(refused).toHaveLength(500)
      expect(
        refused.every(({ reason }) => reason instanceof StoreUnavailable && reason.reason === 'busy'),
      ).toBe(true)
    })

    test('closing finishes what was begun, and takes nothing more', async () => {
      const config = await stores.fresh()
      const closing = await openStore(config)
      await closing.write((transaction) => transaction.insertInto('tables').values(tableRow('t')).execute())
      const works = Array.from({ length: 300 }, (_, index) =>
        closing.write((transaction) =>
          transaction
            .insertInto('entries')
            .values(entryRow('t', index + 1))
            .execute(),
        ),
      )
      const closed = Promise.all([closing.close(), closing.close()])
      await expect(closing.write(() => Promise.resolve())).rejects.toMatchObject({ reason: 'closed' })
      await Promise.all(works)
      await closed
      const again = await openStore(config)
      const { count } = await again.db
        .selectFrom('entries')
        .select(({ fn }) => fn.countAll<number>().as('count'))
        .executeTakeFirstOrThrow()
      expect(count).toBe(300)
      await again.close()
    })

    test('a work that comes just when the last one is finished is not forgotten', async () => {
      await addTable('t')
      let follower: Promise<unknown> = Promise.resolve()
      await addEntry('t', 1).then(() => void (follower = addEntry('t', 2)))
      await follower
      expect(await seqsOf('t')).toEqual([1, 2])
    })

    test('others have their turn however much one writes', async () => {
      await addTable('t')
      let rung = false
      setTimeout(() => void (rung = true), 5)
      let seq = 0
      while (!rung && seq < 5_000) await addEntry('t', ++seq)
      expect(rung).toBe(true)
    })
  })
