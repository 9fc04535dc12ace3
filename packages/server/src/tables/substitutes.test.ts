import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Table } from '@stellwerk/protocol'
import { table as tableSchema } from '@stellwerk/protocol'
import { TestStores, startWithin, storeKinds } from '../store/testing-stores.js'
import type { TestServer, Visitor } from '../testing.js'
import { password, startServer } from '../testing.js'
import { coins, take } from '../testing-coins.js'
import type { TestTable } from '../testing-table.js'
import { newKey, startTable } from '../testing-table.js'

const day = 24 * 60 * 60 * 1000

for (const { kind, possible, title } of storeKinds)
  describe.runIf(possible)(`seats of running games, on ${title}`, () => {
    let stores: TestStores
    let server: TestServer
    let anna: Visitor
    let ben: Visitor
    let carl: Visitor
    let time = Date.UTC(2026, 0, 1)
    beforeAll(async () => {
      stores = await TestStores.start(kind)
      server = await startServer({ games: coins, config: await stores.fresh(), now: () => time })
      anna = await server.as('Anna')
      ben = await server.as('Ben')
      carl = await server.as('Carl')
    }, startWithin)
    afterAll(async () => {
      await server.stop()
      await stores.stop()
    }, startWithin)

    const offer = (table: TestTable, visitor: Visitor, seat: string, to: string) =>
      visitor.post<Table>(`${table.path}/hand-over`, { seat, to })
    const seqOf = async ({ id }: TestTable): Promise<number> =>
      (
        await server.context.store.db
          .selectFrom('tables')
          .select('seq')
          .where('id', '=', id)
          .executeTakeFirstOrThrow()
      ).seq
    const answer = async (table: TestTable, visitor: Visitor, seat: string, accept: boolean) =>
      visitor.post<Table>(`${table.path}/hand-over-answer`, { seat, after: await seqOf(table), accept })
    const close = async (table: TestTable, visitor: Visitor) =>
      visitor.post<Table>(`${table.path}/close`, { after: await seqOf(table) })
    const namesAt = async (table: TestTable, visitor = anna): Promise<string[]> =>
      (await visitor.get<Table>(table.path)).body.seats.map(({ name }) => name)
    const mine = async (visitor: Visitor): Promise<string[]> =>
      (await visitor.get<{ tables: Table[] }>('/api/tables?mine=true&state=running')).body.tables.map(
        ({ id }) => id,
      )

    it('are offered to a substitute, who plays on when they agree', async () => {
      const table = await startTable(server, ['Anna', 'Ben'], { watching: 'players' })
      expect((await offer(table, anna, 'seat-2', 'Carl')).status).toBe(403)
      expect((await offer(table, carl, 'seat-2', 'Carl')).status).toBe(404)
      expect((await offer(table, ben, 'seat-2', 'Nobody Here')).status).toBe(404)
      expect((await offer(table, ben, 'seat-2', 'Anna')).status).toBe(409)
      const { status, body } = await offer(table, ben, 'seat-2', 'CARL')
      expect([status, body.seats[1]]).toMatchObject([200, { name: 'Ben', offered: { name: 'Carl' } }])
      expect(() => tableSchema.parse(body)).not.toThrow()
      // Carl sees what he is asked for, without a part in it yet
      expect(await mine(carl)).toContain(table.id)
      expect((await carl.get<Table>(table.path)).body).toMatchObject({
        you: { player: null, host: false },
        invite: null,
      })
      await table.act(take('seat-1'))
      expect((await table.act(take('seat-2'))).status).toBe(200)
      expect((await answer(table, anna, 'seat-2', true)).status).toBe(403)
      expect((await answer(table, anna, 'seat-2', false)).status).toBe(403)
      expect((await answer(table, ben, 'seat-2', true)).status).toBe(403)
      const taken = await answer(table, carl, 'seat-2', true)
      expect(taken.body).toMatchObject({ you: { player: 'seat-2' }, seats: [{}, { offered: null }] })
      expect(await namesAt(table)).toEqual(['Anna', 'Carl'])
      expect((await ben.get(table.path)).status).toBe(404)
      expect((await answer(table, carl, 'seat-2', true)).status).toBe(403)
    })

    it('that are offered can be declined, and the offer taken back', async () => {
      const table = await startTable(server, ['Anna', 'Ben'], { watching: 'players' })
      await offer(table, ben, 'seat-2', 'Carl')
      expect((await answer(table, carl, 'seat-2', false)).status).toBe(200)
      expect((await carl.get(table.path)).status).toBe(404)
      expect(await mine(carl)).not.toContain(table.id)
      await offer(table, ben, 'seat-2', 'Carl')
      expect((await answer(table, ben, 'seat-2', false)).body.seats[1]?.offered).toBeNull()
      expect((await answer(table, carl, 'seat-2', true)).status).toBe(404)
      expect(await namesAt(table)).toEqual(['Anna', 'Ben'])
    })

    it('are no longer offered when the game is over', async () => {
      const table = await startTable(server, ['Anna', 'Ben'], { watching: 'players' })
      await offer(table, ben, 'seat-2', 'Carl')
      await close(table, ben)
      await close(table, anna)
      expect((await anna.get<Table>(table.path)).body).toMatchObject({
        state: 'closed',
        seats: [{}, { offered: null }],
      })
      expect((await answer(table, carl, 'seat-2', true)).status).toBe(404)
      const { body } = await carl.get<{ tables: Table[] }>('/api/tables?mine=true&state=closed')
      expect(body.tables.map(({ id }) => id)).not.toContain(table.id)
    })

    it('are not put on anybody before the game', async () => {
      const { body } = await anna.post<Table>('/api/tables', { title: 'coins', seats: 2 })
      const open = { path: `/api/tables/${body.id}` } as TestTable
      expect((await offer(open, anna, 'seat-1', 'Carl')).status).toBe(409)
      expect((await carl.get<Table>(open.path)).body.you.player).toBeNull()
    })

    it('can be left: then they are for whoever the link or the host brings', async () => {
      const table = await startTable(server, ['Anna', 'Ben'])
      await ben.put(`${table.path}/program`, { program: { kind: 'pass' } })
      expect((await ben.post<Table>(`${table.path}/leave`)).body).toMatchObject({
        state: 'running',
        you: { player: null },
        seats: [{ name: 'Anna' }, { name: '№ 2', person: null }],
      })
      expect((await ben.post(`${table.path}/leave`)).status).toBe(403)
      await table.act(take('seat-1'))
      expect((await table.table()).turn).toEqual(['seat-2'])
      expect((await carl.post(`${table.path}/join`, {})).status).toBe(409)
      expect((await offer(table, anna, 'seat-2', 'Carl')).status).toBe(200)
      const { invite } = await table.table()
      expect((await ben.post<Table>(`${table.path}/join`, { invite })).body.seats[1]).toMatchObject({
        name: 'Ben',
        offered: null,
      })
      expect((await answer(table, carl, 'seat-2', true)).status).toBe(403)
    })

    it('that the host leaves make the next one host, rather with an account, and the last one closes', async () => {
      const table = await startTable(server, ['Anna', 'Ben', 'Carl'])
      const { invite } = await table.table()
      await ben.post(`${table.path}/leave`)
      const guest = server.anybody()
      await guest.post('/api/guests', { name: `Gast ${kind}`, invite })
      expect((await guest.post<Table>(`${table.path}/join`, { invite })).body.you.player).toBe('seat-2')
      expect((await anna.post<Table>(`${table.path}/leave`)).body.host?.name).toBe('Carl')
      expect((await carl.post<Table>(`${table.path}/leave`)).body.host?.name).toBe(`Gast ${kind}`)
      expect((await guest.post<Table>(`${table.path}/leave`)).body).toMatchObject({
        state: 'closed',
        turn: [],
        ranking: ['seat-1', 'seat-2', 'seat-3'].map((player) => ({ player, fortune: 0, rank: 1 })),
      })
    })

    it('are freed by the host when the game has waited for a week, and by others for the host', async () => {
      const table = await startTable(server, ['Anna', 'Ben', 'Carl'])
      const free = async (visitor: Visitor, seat: string) =>
        visitor.post<Table>(`${table.path}/free-seat`, { seat, after: await seqOf(table) })
      await table.act(take('seat-1'))
      const { turnSince, freeFrom } = await table.table()
      expect(freeFrom - turnSince).toBe(7 * day)
      time = freeFrom - 1
      expect((await free(anna, 'seat-2')).status).toBe(409)
      time = freeFrom
      expect((await free(carl, 'seat-2')).status).toBe(403)
      // the game does not wait for Carl
      expect((await free(anna, 'seat-3')).status).toBe(409)
      expect((await free(anna, 'seat-2')).body).toMatchObject({
        turn: ['seat-2'],
        seats: [{ name: 'Anna' }, { name: '№ 2', person: null }, { name: 'Carl' }],
      })
      expect((await free(anna, 'seat-2')).status).toBe(409)
      const { invite } = await table.table()
      await ben.post(`${table.path}/join`, { invite })
      await table.act(take('seat-2'))
      await table.act(take('seat-3'))
      time += 7 * day
      const freed = await free(carl, 'seat-1')
      expect(freed.body).toMatchObject({ host: { name: 'Ben' }, seats: [{ person: null }, {}, {}] })
    })

    it('without a person agree to closing and to undo', async () => {
      const table = await startTable(server, ['Anna', 'Ben', 'Carl'])
      await table.act(take('seat-1'))
      await table.act(take('seat-2'))
      const travel = async (to: number) =>
        anna.post<{ needs: string[] }>(`${table.path}/undo`, {
          after: (await table.table()).seq,
          key: newKey(),
          to,
        })
      expect((await travel(0)).body.needs).toEqual(['seat-2'])
      await close(table, anna)
      await ben.post(`${table.path}/leave`)
      // what was agreed with Ben and asked of him begins anew
      expect(await table.table()).toMatchObject({ closing: [], undoRequest: null })
      expect((await travel(0)).body.needs).toEqual([])
      expect((await table.table()).length).toBe(0)
      await close(table, anna)
      expect((await close(table, carl)).body.state).toBe('closed')
    })

    it('of deleted accounts are not waited for, nor offered to them', async () => {
      const dora = await server.as(`Dora ${kind}`)
      const table = await startTable(server, ['Anna', `Dora ${kind}`, 'Ben'])
      await table.act(take('seat-1'))
      await table.act(take('seat-2'))
      await anna.post(`${table.path}/undo`, { after: 2, key: newKey(), to: 0 })
      await offer(table, ben, 'seat-3', `Dora ${kind}`)
      expect((await dora.send('DELETE', '/api/me', { password })).status).toBe(204)
      const { undoRequest, seats } = await table.table()
      expect([undoRequest, seats.map(({ offered }) => offered)]).toEqual([null, [null, null, null]])
    })

    it('keep the agreement to close only as long as their player wants it', async () => {
      const table = await startTable(server, ['Anna', 'Ben'])
      await close(table, ben)
      expect((await table.table()).closing).toEqual(['seat-2'])
      expect((await ben.send<Table>('DELETE', `${table.path}/close`)).body.closing).toEqual([])
      expect((await close(table, anna)).body.state).toBe('running')
      expect((await close(table, ben)).body.state).toBe('closed')
      expect((await ben.send('DELETE', `${table.path}/close`)).status).toBe(409)
    })
  })
