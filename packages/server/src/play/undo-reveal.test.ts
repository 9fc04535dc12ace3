import type { State } from '@stellwerk/1853'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { NewTable } from '@stellwerk/protocol'
import type { TestServer } from '../testing.js'
import { startServer } from '../testing.js'
import { newKey, startTable } from '../testing-table.js'
import type { TestTable } from '../testing-table.js'

const bond = (player: string, amount: number) => ({ type: 'setBond', player, bond: amount })

describe('undo past an opened secret', () => {
  let server: TestServer
  beforeAll(async () => {
    server = await startServer()
  })
  afterAll(() => server.stop())

  /** Three people enter their bonds, the third one last: then all are known. */
  async function afterBonds(undo: NewTable['undo']): Promise<TestTable> {
    const table = await startTable(server, ['Anna', 'Ben', 'Carl'], { title: '1853', undo })
    await table.act(bond('seat-1', 130))
    await table.act(bond('seat-2', 110))
    await table.act(bond('seat-3', 120))
    expect(await table.table()).toMatchObject({ seq: 3, length: 3 })
    return table
  }
  const ask = async (table: TestTable, player: string, to: number) =>
    table.of(player).post<{ seq: number; needs: string[] }>(`${table.path}/undo`, {
      after: (await table.table()).seq,
      key: newKey(),
      to,
    })
  const agree = async (table: TestTable, player: string) =>
    table.of(player).post(`${table.path}/undo-answer`, { after: (await table.table()).seq, agree: true })

  it.each(['consent', 'free'] as const)('needs everybody, even if it was one’s own (%s)', async (policy) => {
    const table = await afterBonds(policy)
    expect((await ask(table, 'seat-3', 2)).body).toEqual({ seq: 3, needs: ['seat-1', 'seat-2'] })
    expect(await table.table()).toMatchObject({ seq: 3, length: 3 })
    await agree(table, 'seat-1')
    expect((await agree(table, 'seat-2')).body).toEqual({ seq: 4, needs: [] })
    expect(await table.table()).toMatchObject({ seq: 4, length: 2, turn: ['seat-3'] })
  })

  it('is not what taking back a bond is while others are still asked, nor a decision after it', async () => {
    const early = await startTable(server, ['Anna', 'Ben', 'Carl'], { title: '1853' })
    await early.act(bond('seat-2', 110))
    expect((await ask(early, 'seat-2', 0)).body).toEqual({ seq: 2, needs: [] })
    const late = await afterBonds('consent')
    const [first] = (await late.table()).turn as [string]
    await late.act({ type: 'pick', player: first, city: 'Delhi', company: 'EIR' })
    expect(await late.table()).toMatchObject({ length: 4 })
    expect((await ask(late, first, 3)).body).toEqual({ seq: 5, needs: [] })
  })

  it('needs everybody again after it was brought back', async () => {
    const table = await afterBonds('consent')
    await ask(table, 'seat-3', 2)
    await agree(table, 'seat-1')
    await agree(table, 'seat-2')
    const redone = await table.of('seat-3').post(`${table.path}/redo`, { after: 4, key: newKey(), to: 3 })
    expect(redone.status).toBe(200)
    expect((await ask(table, 'seat-3', 2)).body).toEqual({ seq: 5, needs: ['seat-1', 'seat-2'] })
  })

  /** Everybody has a contract and, if need be, passes in the first stock round. The first player has most of six shares of the BBCI. */
  async function afterPasses(cities: readonly string[], passes = 3): Promise<TestTable> {
    const table = await startTable(server, ['Anna', 'Ben', 'Carl'], { title: '1853' })
    for (const [i, amount] of [130, 110, 100].entries()) await table.act(bond(`seat-${i + 1}`, amount))
    const picks: readonly (readonly [string, string])[][] = [
      cities.map((city) => [city, 'BBCI']),
      [
        ['Jaipur', 'BBCI'],
        ['Ahmadabad', 'BBCI'],
        ['Lahore', 'NWR'],
        ['Multan', 'NWR'],
      ],
      [
        ['Karachi', 'NWR'],
        ['Nagpur', 'BNR'],
        ['Mysore', 'SIR'],
        ['Waltair', 'ECR'],
      ],
    ]
    for (let n = 0; n < 4; n++)
      for (const [i, own] of picks.entries()) {
        const [city, company] = own[n]!
        await table.act({ type: 'pick', player: `seat-${i + 1}`, city, company })
      }
    const everybody = ['seat-1', 'seat-2', 'seat-3']
    for (const player of [...everybody, ...everybody.slice(0, passes)])
      await table.act({ type: 'pass', player })
    return table
  }

  it.each([
    ['large', ['Ajmer', 'Bombay', 'Delhi', 'Ahmadabad']],
    ['small', ['Ajmer', 'Jaipur', 'Delhi', 'Ahmadabad']],
  ])('needs everybody after the pass that tells whether the BBCI is %s', async (size, cities) => {
    const table = await afterPasses(cities)
    const { state } = (await table.game()) as unknown as { state: State }
    expect(state.companies.BBCI).toMatchObject({ size, director: 'seat-1' })
    const { seq, length } = await table.table()
    expect((await ask(table, 'seat-3', length - 1)).body).toEqual({ seq, needs: ['seat-1', 'seat-2'] })
    expect(await table.table()).toMatchObject({ seq, length })
  })

  it('does not need anybody after a pass that tells nothing', async () => {
    const table = await afterPasses(['Ajmer', 'Bombay', 'Delhi', 'Ahmadabad'], 1)
    const { length } = await table.table()
    expect((await ask(table, 'seat-1', length - 1)).body).toMatchObject({ needs: [] })
  })
})
