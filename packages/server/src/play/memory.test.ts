import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { TableRecord } from '../store/schema.js'
import type { TestServer } from '../testing.js'
import { startServer } from '../testing.js'
import { coins } from '../testing-coins.js'
import { startTable } from '../testing-table.js'
import { Games } from './games.js'

describe('games in memory', () => {
  let server: TestServer
  let table: TableRecord
  beforeAll(async () => {
    server = await startServer({ games: coins, config: { snapshotEvery: 4 } })
    const made = await startTable(server, ['Anna', 'Ben'])
    for (let i = 0; i < 50; i++) await made.act({ type: 'lot', player: i % 2 === 0 ? 'seat-1' : 'seat-2' }, i)
    table = await server.context.store.db.selectFrom('tables').selectAll().executeTakeFirstOrThrow()
  })
  afterAll(() => server.stop())

  const open = (idleGameMinutes = 5, elapsed = server.context.elapsed): Games =>
    new Games({ ...server.context, config: { ...server.context.config, idleGameMinutes }, elapsed })

  it('are read once, however many ask at the same time', async () => {
    const memory = open()
    const [one, two] = await Promise.all([memory.of(table), memory.of(table)])
    expect(one).toBe(two)
    expect(one).toMatchObject({ seq: 50, snapshot: { seq: 48, rules: 1 } })
    expect(one?.line.deeds.map(({ seq }) => seq)).toEqual(Array.from({ length: 50 }, (_, i) => i + 1))
    memory.close()
  })

  it('leave it when nobody has looked at them for a while', async () => {
    let now = 1000
    const memory = open(1 / 60, () => now)
    await memory.of(table)
    expect(memory.size).toBe(1)
    now += 2000
    await expect.poll(() => memory.size, { timeout: 5000 }).toBe(0)
    expect((await memory.of(table)).seq).toBe(50)
    memory.close()
  })

  it('keep the last steps; older ones come from the store and are the same', async () => {
    const memory = open()
    const game = await memory.of(table)
    expect(game.recent(10)).toBeUndefined()
    const all = await memory.steps(table, 0)
    const states = (await memory.steps(table, 10)).map(({ after }) => after)
    expect(states).toEqual(all.slice(10).map(({ after }) => after))
    expect(await memory.stateAt(table, 49)).toEqual(all[48]?.after)
    expect(await memory.stateAt(table, 7)).toEqual(all[6]?.after)
    memory.close()
  })

  it('do one thing after the other', async () => {
    const memory = open()
    const order: string[] = []
    const work = (name: string, ms: number) =>
      memory.serially('table', async () => {
        order.push(`${name} begins`)
        await new Promise((resolve) => setTimeout(resolve, ms))
        order.push(`${name} ends`)
        if (name === 'b') throw new Error('b fails')
      })
    const done = await Promise.allSettled([work('a', 20), work('b', 1), work('c', 1)])
    expect(done.map(({ status }) => status)).toEqual(['fulfilled', 'rejected', 'fulfilled'])
    expect(order).toEqual(['a begins', 'a ends', 'b begins', 'b ends', 'c begins', 'c ends'])
    memory.close()
  })

  it('whose record was damaged are not played on', async () => {
    const { store } = server.context
    const change = JSON.stringify({ events: [], delta: { '.': { cash: { '=': {} } } } })
    await store.write((transaction) =>
      transaction.updateTable('entries').set({ change }).where('seq', '=', 50).execute(),
    )
    const memory = open()
    await expect(memory.of(table)).rejects.toThrow('stored hash')
    memory.close()
  })
})
