import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { GameLog } from '@stellwerk/protocol'
import type { TestServer } from '../testing.js'
import { startServer } from '../testing.js'
import { coins, take } from '../testing-coins.js'
import { newKey, startTable } from '../testing-table.js'
import type { TestTable } from '../testing-table.js'

const sell = (player: string) => ({ type: 'sell', player })

describe('undo', () => {
  let server: TestServer
  beforeAll(async () => {
    server = await startServer({ games: coins, config: { snapshotEvery: 3 } })
  })
  afterAll(() => server.stop())

  const ask = async (table: TestTable, player: string, to: number, what: 'undo' | 'redo' = 'undo') =>
    table.of(player).post<{ seq: number; needs: string[] }>(`${table.path}/${what}`, {
      after: (await table.table()).seq,
      key: newKey(),
      to,
    })
  const answer = async (table: TestTable, player: string, agree: boolean) => {
    const { seq: after, undoRequest } = await table.table()
    const request = undoRequest?.id ?? 'nothing-asked'
    return table.of(player).post(`${table.path}/undo-answer`, { after, request, agree })
  }
  const cash = async (table: TestTable): Promise<unknown> => {
    const { bank: _, ...purses } = (await table.game()).state['cash'] as Record<string, number>
    return Object.values(purses)
  }

  it('of own decisions since somebody else decided is free, and stays in the record', async () => {
    const table = await startTable(server, ['Anna', 'Ben'])
    await table.act(take('seat-1', 1))
    await table.act(take('seat-2', 2))
    expect((await ask(table, 'seat-2', 1)).body).toEqual({ seq: 3, needs: [] })
    expect(await table.table()).toMatchObject({ seq: 3, length: 1, turn: ['seat-2'] })
    expect(await cash(table)).toEqual([1, 0])
    await table.act(take('seat-2', 3))
    expect(await cash(table)).toEqual([1, 3])
    const { body } = await server.anybody().get<GameLog>(`${table.path}/log`)
    expect(body.entries.map(({ type, by, to }) => [type, by, to])).toEqual([
      ['action', 'seat-1', undefined],
      ['action', 'seat-2', undefined],
      ['undo', 'seat-2', 1],
      ['action', 'seat-2', undefined],
    ])
  })

  it('of the decisions of others asks all of them, and is done when the last one agrees', async () => {
    const table = await startTable(server, ['Anna', 'Ben', 'Carl'])
    await table.act(take('seat-1', 1))
    await table.act(take('seat-2', 2))
    await table.act(take('seat-3', 3))
    expect((await ask(table, 'seat-1', 0)).body).toEqual({ seq: 3, needs: ['seat-2', 'seat-3'] })
    expect(await table.table()).toMatchObject({
      seq: 3,
      undoRequest: { by: 'seat-1', to: 0, needs: ['seat-2', 'seat-3'] },
    })
    expect((await answer(table, 'seat-1', true)).status).toBe(403)
    expect((await answer(table, 'seat-2', true)).body).toEqual({ seq: 3, needs: ['seat-3'] })
    expect((await ask(table, 'seat-1', 0)).body).toEqual({ seq: 3, needs: ['seat-3'] })
    expect((await answer(table, 'seat-3', true)).body).toEqual({ seq: 4, needs: [] })
    expect(await table.table()).toMatchObject({ seq: 4, length: 0, turn: ['seat-1'], undoRequest: null })
    expect(await cash(table)).toEqual([0, 0, 0])
  })

  it('is not done when somebody declines or the one who asked thinks better of it', async () => {
    const table = await startTable(server, ['Anna', 'Ben', 'Carl'])
    await table.act(take('seat-1'))
    await table.act(take('seat-2'))
    await ask(table, 'seat-1', 0)
    expect((await ask(table, 'seat-3', 1)).status).toBe(409)
    expect((await answer(table, 'seat-2', false)).status).toBe(200)
    expect((await table.table()).undoRequest).toBeNull()
    expect((await answer(table, 'seat-2', true)).status).toBe(409)
    await ask(table, 'seat-1', 0)
    await answer(table, 'seat-1', false)
    expect(await table.table()).toMatchObject({ undoRequest: null, length: 2 })
  })

  it('that was asked for lapses when the game moves on', async () => {
    const table = await startTable(server, ['Anna', 'Ben', 'Carl'])
    await table.act(take('seat-1'))
    await table.act(take('seat-2'))
    await ask(table, 'seat-1', 0)
    const request = (await table.table()).undoRequest?.id
    await table.act(take('seat-3'))
    expect((await table.table()).undoRequest).toBeNull()
    const late = await table
      .of('seat-2')
      .post(`${table.path}/undo-answer`, { after: 2, request, agree: true })
    expect(late).toMatchObject({ status: 409, body: { error: { seq: 3 } } })
  })

  it('across an answer to an offer needs whoever answered', async () => {
    const table = await startTable(server, ['Anna', 'Ben'])
    await table.act(take('seat-1'))
    await table.act(sell('seat-2'))
    await table.act({ type: 'accept', player: 'seat-1' })
    expect((await ask(table, 'seat-2', 1)).body.needs).toEqual(['seat-1'])
  })

  it('brings back what was there before a snapshot', async () => {
    const table = await startTable(server, ['Anna', 'Ben'], { undo: 'free' })
    for (let i = 0; i < 4; i++) {
      await table.act(take('seat-1', 1))
      await table.act(take('seat-2', 2))
    }
    expect((await ask(table, 'seat-1', 1)).body).toEqual({ seq: 9, needs: [] })
    expect(await cash(table)).toEqual([1, 0])
    expect((await ask(table, 'seat-2', 6, 'redo')).body).toEqual({ seq: 10, needs: [] })
    expect(await cash(table)).toEqual([3, 6])
    expect(await table.game()).toMatchObject({ length: 6, redoable: 2 })
    expect((await ask(table, 'seat-2', 9, 'redo')).status).toBe(400)
  })

  it('of one’s own can be redone, that of others cannot', async () => {
    const table = await startTable(server, ['Anna', 'Ben'])
    await table.act(take('seat-1', 3))
    await ask(table, 'seat-1', 0)
    expect((await ask(table, 'seat-2', 1, 'redo')).status).toBe(403)
    expect((await ask(table, 'seat-1', 1, 'redo')).status).toBe(200)
    expect(await cash(table)).toEqual([3, 0])
  })

  it('is sent twice with one key and done once', async () => {
    const table = await startTable(server, ['Anna', 'Ben'])
    await table.act(take('seat-1', 1))
    const body = { after: 1, key: newKey(), to: 0 }
    const first = await table.of('seat-1').post(`${table.path}/undo`, body)
    const second = await table.of('seat-1').post(`${table.path}/undo`, body)
    expect([first.status, first.body]).toEqual([200, { seq: 2, needs: [] }])
    expect([second.status, second.body]).toEqual([200, { seq: 2, needs: [] }])
  })

  it('is only for players, and not where the table says so, nor when the game is over', async () => {
    const table = await startTable(server, ['Anna', 'Ben'], { undo: 'none' })
    await table.act(take('seat-1'))
    expect((await ask(table, 'seat-1', 0)).status).toBe(403)
    const stranger = await server.as('Carl')
    const body = { after: 1, key: newKey(), to: 0 }
    expect((await stranger.post(`${table.path}/undo`, body)).status).toBe(403)
    const over = await startTable(server, ['Anna', 'Ben'], { undo: 'free' })
    for (let i = 0; i < 7; i++) await over.act(take(i % 2 === 0 ? 'seat-1' : 'seat-2', 3))
    expect(await over.table()).toMatchObject({ state: 'finished' })
    expect((await ask(over, 'seat-1', 0)).status).toBe(409)
  })
})
