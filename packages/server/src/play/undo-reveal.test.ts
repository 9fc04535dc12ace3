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
  const agree = async (table: TestTable, player: string) => {
    const { seq: after, undoRequest } = await table.table()
    return table
      .of(player)
      .post(`${table.path}/undo-answer`, { after, request: undoRequest?.id, agree: true })
  }

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
})
