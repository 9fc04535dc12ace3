import { once } from 'node:events'
import { createInterface } from 'node:readline'
import { setTimeout as pause } from 'node:timers/promises'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { openStore } from './open.js'
import { startChild } from './testing-child.js'
import { tableRow } from './testing-rows.js'
import { startWithin, storeKinds, TestStores } from './testing-stores.js'
import type { StoreConfig } from './testing-stores.js'

const tables = Array.from({ length: 12 }, (_, index) => `table-${index}`)

/** Lets a process play, and kills it when it has been promised some moves; returns all that were promised. */
async function playUntilKilled(config: StoreConfig, promises: number): Promise<string[]> {
  const child = startChild('store/testing-crash', JSON.stringify(config))
  const promised: string[] = []
  const ended = once(child, 'exit')
  for await (const line of createInterface(child.stdout)) {
    promised.push(line)
    if (promised.length === promises) void pause(Math.random() * 30).then(() => child.kill('SIGKILL'))
  }
  expect(await ended).toEqual([null, 'SIGKILL'])
  return promised
}

for (const { kind, possible, title } of storeKinds)
  describe.runIf(possible)(`a process on ${title} that is killed`, () => {
    let stores: TestStores
    beforeAll(async () => void (stores = await TestStores.start(kind)), startWithin)
    afterAll(() => stores.stop())

    test('leaves every move that it was promised, each once, and no half ones', async () => {
      const config = await stores.fresh()
      const made = await openStore(config)
      await made.write((transaction) =>
        transaction
          .insertInto('tables')
          .values(tables.map((id) => tableRow(id)))
          .execute(),
      )
      await made.close()

      const promised = new Set<string>()
      for (const promises of [1, 40, 150]) {
        for (const line of await playUntilKilled(config, promises)) promised.add(line)
        const store = await openStore(config)
        const entries = await store.db
          .selectFrom('entries')
          .select(['table_id', 'seq'])
          .orderBy('table_id')
          .orderBy('seq')
          .execute()
        const heads = await store.db.selectFrom('tables').select(['id', 'seq']).execute()
        await store.close()

        const kept = new Set(entries.map(({ table_id, seq }) => `${table_id} ${seq}`))
        expect([...promised].filter((move) => !kept.has(move))).toEqual([])
        for (const { id, seq } of heads) {
          const seqs = entries.filter((entry) => entry.table_id === id).map((entry) => entry.seq)
          expect(seqs).toEqual(Array.from({ length: seq }, (_, index) => index + 1))
        }
      }
      expect(promised.size).toBeGreaterThanOrEqual(191)
    })
  })
