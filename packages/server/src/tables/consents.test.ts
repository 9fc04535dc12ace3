import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Table } from '@stellwerk/protocol'
import type { TestServer, Visitor } from '../testing.js'
import { startServer } from '../testing.js'
import { coins, take } from '../testing-coins.js'
import { newKey, startTable } from '../testing-table.js'

const day = 24 * 60 * 60 * 1000

describe('whoever agrees to something agrees to what they have seen:', () => {
  let time = Date.UTC(2026, 0, 1)
  let server: TestServer
  let anna: Visitor
  let ben: Visitor
  let carl: Visitor
  beforeAll(async () => {
    server = await startServer({ games: coins, now: () => time })
    anna = await server.as('Anna')
    ben = await server.as('Ben')
    carl = await server.as('Carl')
  })
  afterAll(() => server.stop())

  const seen = async (path: string): Promise<Table> => (await anna.get<Table>(path)).body

  it('not to an undo that took the place of the one they read', async () => {
    const table = await startTable(server, ['Anna', 'Ben'])
    for (const player of ['seat-1', 'seat-2', 'seat-1', 'seat-2']) await table.act(take(player))
    const ask = (to: number) => anna.post(`${table.path}/undo`, { after: 4, key: newKey(), to })
    await ask(3)
    const { undoRequest: read } = await seen(table.path)
    await ask(0)
    const answer = (request: unknown) =>
      ben.post(`${table.path}/undo-answer`, { after: 4, request, agree: true })
    expect(await answer(read?.id)).toMatchObject({ status: 409, body: { error: { seq: 4 } } })
    expect(await seen(table.path)).toMatchObject({ seq: 4, undoRequest: { to: 0, needs: ['seat-2'] } })
    expect((await answer((await seen(table.path)).undoRequest?.id)).status).toBe(200)
    expect(await seen(table.path)).toMatchObject({ length: 0 })
  })

  it('not to the same undo asked for again after it was declined', async () => {
    const table = await startTable(server, ['Anna', 'Ben', 'Carl'])
    for (const player of ['seat-1', 'seat-2', 'seat-3']) await table.act(take(player))
    const ask = () => anna.post(`${table.path}/undo`, { after: 3, key: newKey(), to: 0 })
    await ask()
    const { undoRequest: read } = await seen(table.path)
    await carl.post(`${table.path}/undo-answer`, { after: 3, request: read?.id, agree: false })
    await ask()
    const late = await ben.post(`${table.path}/undo-answer`, { after: 3, request: read?.id, agree: true })
    expect(late.status).toBe(409)
    expect((await seen(table.path)).undoRequest?.needs).toEqual(['seat-2', 'seat-3'])
  })

  it('to closing a game as it stands, until the next action of anybody', async () => {
    const table = await startTable(server, ['Anna', 'Ben'])
    const close = (visitor: Visitor, after: number) => visitor.post<Table>(`${table.path}/close`, { after })
    await table.act(take('seat-1'))
    expect((await close(anna, 1)).body.closing).toEqual(['seat-1'])
    await table.act(take('seat-2'))
    expect((await seen(table.path)).closing).toEqual([])
    expect(await close(ben, 1)).toMatchObject({ status: 409, body: { error: { seq: 2 } } })
    expect((await close(ben, 2)).body).toMatchObject({ state: 'running', closing: ['seat-2'] })
    expect((await close(anna, 2)).body.state).toBe('closed')
  })

  it('to taking over a seat as it stands', async () => {
    const table = await startTable(server, ['Anna', 'Ben'])
    await ben.post(`${table.path}/hand-over`, { seat: 'seat-2', to: 'Carl' })
    await table.act(take('seat-1'))
    await table.act(take('seat-2'))
    const answer = (after: number, accept: boolean) =>
      carl.post<Table>(`${table.path}/hand-over-answer`, { seat: 'seat-2', after, accept })
    expect(await answer(0, true)).toMatchObject({ status: 409, body: { error: { seq: 2 } } })
    expect((await seen(table.path)).seats[1]).toMatchObject({ name: 'Ben', offered: { name: 'Carl' } })
    expect((await answer(2, true)).body.you.player).toBe('seat-2')
    // nobody needs to be up to date to say no
    await carl.post(`${table.path}/hand-over`, { seat: 'seat-2', to: 'Ben' })
    const no = await ben.post(`${table.path}/hand-over-answer`, { seat: 'seat-2', after: 0, accept: false })
    expect(no.status).toBe(200)
  })

  it('to tips for everybody, which the host proposes and anybody ends', async () => {
    const table = await startTable(server, ['Anna', 'Ben'])
    const propose = (visitor: Visitor) => visitor.post<Table>(`${table.path}/tips`)
    const answer = (visitor: Visitor, proposal: string | undefined, agree: boolean) =>
      visitor.post<Table>(`${table.path}/tips-answer`, { proposal, agree })
    expect((await seen(table.path)).tips).toBeNull()
    expect((await propose(ben)).status).toBe(403)
    const first = (await propose(anna)).body.tips
    expect(first?.needs).toEqual(['seat-2'])
    expect((await propose(anna)).status).toBe(409)
    expect((await answer(carl, first?.id, true)).status).toBe(403)
    // declined and proposed again, it is another one
    expect((await answer(ben, first?.id, false)).body.tips).toBeNull()
    const second = (await propose(anna)).body.tips
    expect((await answer(ben, first?.id, true)).status).toBe(409)
    expect((await seen(table.path)).tips).toEqual({ id: second?.id, needs: ['seat-2'] })
    expect((await answer(ben, second?.id, true)).body.tips).toEqual({ id: second?.id, needs: [] })
    // moves leave it as it is
    await table.act(take('seat-1'))
    expect((await seen(table.path)).tips?.needs).toEqual([])
    expect((await answer(ben, second?.id, false)).body.tips).toBeNull()
  })

  it('to tips themselves, whoever had the seat before', async () => {
    const table = await startTable(server, ['Anna', 'Ben'])
    const proposal = (await anna.post<Table>(`${table.path}/tips`)).body.tips?.id
    await ben.post(`${table.path}/tips-answer`, { proposal, agree: true })
    await ben.post(`${table.path}/hand-over`, { seat: 'seat-2', to: 'Carl' })
    expect((await seen(table.path)).tips?.needs).toEqual([])
    await carl.post(`${table.path}/hand-over-answer`, { seat: 'seat-2', after: 0, accept: true })
    expect((await seen(table.path)).tips).toEqual({ id: proposal, needs: ['seat-2'] })
    const late = await ben.post(`${table.path}/tips-answer`, { proposal, agree: true })
    expect(late.status).toBe(403)
    await carl.post(`${table.path}/tips-answer`, { proposal, agree: true })
    expect((await seen(table.path)).tips?.needs).toEqual([])
  })

  it('to tips before the game begins, and keeps them through the draw of seats', async () => {
    const { body } = await anna.post<Table>('/api/tables', { title: 'coins', seats: 2, seating: 'drawn' })
    const path = `/api/tables/${body.id}`
    const proposal = (await anna.post<Table>(`${path}/tips`)).body.tips?.id
    expect((await seen(path)).tips?.needs).toEqual([])
    const joined = await ben.post<Table>(`${path}/join`, { invite: body.invite })
    expect(joined.body.tips?.needs).toEqual([joined.body.you.player])
    await ben.post(`${path}/tips-answer`, { proposal, agree: true })
    const started = await anna.post<Table>(`${path}/start`)
    expect(started.body).toMatchObject({ state: 'running', tips: { id: proposal, needs: [] } })
    await anna.post(`${path}/close`, { after: 0 })
    await ben.post(`${path}/close`, { after: 0 })
    expect((await anna.post(`${path}/tips-answer`, { proposal, agree: false })).status).toBe(409)
  })

  it('and a host frees the seat of nobody who has acted meanwhile', async () => {
    const table = await startTable(server, ['Anna', 'Ben'])
    await table.act(take('seat-1'))
    time += 8 * day
    await table.act({ type: 'sell', player: 'seat-2' })
    await table.act({ type: 'decline', player: 'seat-1' })
    time += 8 * day
    const free = (after: number) => anna.post(`${table.path}/free-seat`, { seat: 'seat-2', after })
    expect(await free(1)).toMatchObject({ status: 409, body: { error: { seq: 3 } } })
    expect((await free(3)).status).toBe(200)
  })
})
