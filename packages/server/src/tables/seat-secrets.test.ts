import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { CoreState, Delta } from '@stellwerk/engine'
import { apply, begin, hash, legal, patched } from '@stellwerk/engine'
import type { GameLog, GameView, Table } from '@stellwerk/protocol'
import { table as tableSchema } from '@stellwerk/protocol'
import { games } from '@stellwerk/titles'
import { TestStores, startWithin, storeKinds } from '../store/testing-stores.js'
import type { TestServer, Visitor } from '../testing.js'
import { password, startServer } from '../testing.js'
import type { TestTable } from '../testing-table.js'
import { newKey, startTable } from '../testing-table.js'

const { title } = games['1853']!
const seed = 20_091_853
type Deed = Record<string, unknown>

/** The first actions of a game of 1853: all choose in secret the cities of their contracts. */
const deeds: readonly Deed[] = (() => {
  const begun = begin(title, { players: ['seat-1', 'seat-2', 'seat-3'], seed, options: {} })
  if (!begun.ok) throw new Error('no game')
  const found: Deed[] = []
  let state: CoreState = begun.value
  while (found.length < 14) {
    const { choices, players } = legal(title, state)
    const action = choices
      .map(({ action }): Deed => ({ ...action }))
      .find(({ player }) => player === players[0])
    const outcome = action && apply(title, state, action)
    if (!action || !outcome?.ok) throw new Error('nothing to do')
    found.push(action)
    state = outcome.state
  }
  return found
})()

/** The cities that somebody hears of as picked by a player. */
const picksOf = ({ entries }: GameLog, player: string): unknown[] =>
  entries.flatMap(({ action }) =>
    action?.['type'] === 'pick' && action['player'] === player ? [action['city']] : [],
  )
const citiesOf = (state: unknown, player: string): unknown =>
  (state as { contracts: Record<string, { cities: unknown }> }).contracts[player]?.cities

for (const { kind, possible, title: named } of storeKinds)
  describe.runIf(possible)(`seats of a game with secrets, on ${named}`, () => {
    let stores: TestStores
    let server: TestServer
    const people = new Map<string, Visitor>()
    const at = (name: string): Visitor => people.get(name)!
    beforeAll(async () => {
      stores = await TestStores.start(kind)
      server = await startServer({ config: await stores.fresh() })
      for (const name of ['Anna', 'Ben', 'Carl', 'Dora', 'Eva']) people.set(name, await server.as(name))
    }, startWithin)
    afterAll(async () => {
      await server.stop()
      await stores.stop()
    }, startWithin)

    /** A game of Anna, Ben and Carl in which `count` actions were made. */
    async function played(
      count: number,
      wish: object = {},
    ): Promise<TestTable & { readonly invite: string }> {
      const table = await startTable(server, ['Anna', 'Ben', 'Carl'], { title: '1853', seed, ...wish })
      for (const [i, deed] of deeds.slice(0, count).entries())
        expect((await table.act(deed, i)).status).toBe(200)
      return { ...table, invite: (await table.table()).invite! }
    }
    const see = async ({ path }: TestTable, name: string): Promise<Table> =>
      (await at(name).get<Table>(path)).body
    const logOf = async ({ path }: TestTable, name: string, from = 0): Promise<GameLog> =>
      (await at(name).get<GameLog>(`${path}/log?from=${from}`)).body
    const stateOf = async ({ path }: TestTable, name: string): Promise<unknown> =>
      (await at(name).get<GameView>(`${path}/game`)).body.state
    const leave = ({ path }: TestTable, name: string) => at(name).post<Table>(`${path}/leave`)
    const join = (table: TestTable & { readonly invite: string }, name: string, seat: number) =>
      at(name).post<Table>(`${table.path}/join`, { invite: table.invite, seat })
    const answer = async (table: TestTable, name: string, agree: boolean, request?: string) =>
      at(name).post<Table>(`${table.path}/seat-answer`, {
        request: request ?? (await see(table, 'Anna')).seatRequests[0]?.id,
        agree,
      })

    it('are not gone through by leaving and taking others: everybody must agree', async () => {
      const table = await played(14)
      const own = citiesOf(await stateOf(table, 'Ben'), 'seat-2')
      await leave(table, 'Ben')
      await leave(table, 'Carl')
      const { status, body } = await join(table, 'Carl', 2)
      expect([status, body.you.player]).toEqual([200, null])
      expect(JSON.stringify(await stateOf(table, 'Carl'))).not.toContain(JSON.stringify(own))
      expect(body.seatRequests).toMatchObject([
        { kind: 'seat', seat: 'seat-2', person: { name: 'Carl' }, held: ['seat-3'], needs: ['seat-1'] },
      ])
      expect(() => tableSchema.parse(body)).not.toThrow()
      // his own seat is his own
      expect((await join(table, 'Carl', 3)).body).toMatchObject({
        you: { player: 'seat-3' },
        seatRequests: [],
      })
    })

    it('go to whoever has held another when all have agreed, and to nobody whom one declines', async () => {
      const table = await played(6)
      await leave(table, 'Carl')
      await at('Ben').post(`${table.path}/hand-over`, { seat: 'seat-2', to: 'Dora' })
      await at('Dora').post(`${table.path}/hand-over-answer`, { seat: 'seat-2', after: 6, accept: true })
      await join(table, 'Ben', 3)
      expect((await see(table, 'Anna')).seatRequests[0]?.needs).toEqual(['seat-1', 'seat-2'])
      expect((await answer(table, 'Eva', true)).status).toBe(403)
      expect((await answer(table, 'Ben', true)).status).toBe(403)
      expect((await answer(table, 'Anna', true, 'another-one')).status).toBe(409)
      const declined = (await see(table, 'Anna')).seatRequests[0]!.id
      expect((await answer(table, 'Dora', false)).body.seatRequests).toEqual([])
      await join(table, 'Ben', 3)
      // an answer to the first request is none to the second
      expect((await answer(table, 'Anna', true, declined)).status).toBe(409)
      expect((await answer(table, 'Anna', true)).body.seatRequests[0]?.needs).toEqual(['seat-2'])
      expect((await see(table, 'Ben')).you.player).toBeNull()
      const granted = await answer(table, 'Dora', true)
      expect(granted.body).toMatchObject({ seatRequests: [], seats: [{}, {}, { name: 'Ben' }] })
      expect((await see(table, 'Ben')).you.player).toBe('seat-3')
    })

    it('that are offered by name to whoever has held another need everybody too', async () => {
      const table = await played(3)
      await leave(table, 'Carl')
      const offer = { seat: 'seat-2', to: 'Carl' }
      const accept = () =>
        at('Carl').post<Table>(`${table.path}/hand-over-answer`, { seat: 'seat-2', after: 3, accept: true })
      await at('Ben').post(`${table.path}/hand-over`, offer)
      expect((await accept()).body).toMatchObject({
        you: { player: null },
        seatRequests: [{ seat: 'seat-2', needs: ['seat-1'] }],
      })
      // the offer is taken back: nothing is left to agree to
      await at('Ben').post(`${table.path}/hand-over-answer`, { seat: 'seat-2', after: 3, accept: false })
      expect((await see(table, 'Anna')).seatRequests).toEqual([])
      await at('Ben').post(`${table.path}/hand-over`, offer)
      await accept()
      expect((await answer(table, 'Carl', false)).body.seatRequests).toEqual([])
      await accept()
      expect((await answer(table, 'Anna', true)).body.seats[1]?.name).toBe('Carl')
    })

    it('are for guests only if everybody agrees: a guest may be anybody', async () => {
      const table = await played(3)
      await leave(table, 'Carl')
      const guest = server.anybody()
      await guest.post('/api/guests', { name: `Gast ${kind}`, invite: table.invite })
      const joined = await guest.post<Table>(`${table.path}/join`, { invite: table.invite })
      expect(joined.body).toMatchObject({
        you: { player: null },
        seatRequests: [{ seat: 'seat-3', person: { guest: true }, held: [], needs: ['seat-1', 'seat-2'] }],
      })
      await guest.send('DELETE', '/api/me', {})
      expect((await see(table, 'Anna')).seatRequests).toEqual([])
    })

    it('show a new holder what is theirs now, and nothing of how it came', async () => {
      const table = await played(14)
      const before = await logOf(table, 'Carl')
      const picked = picksOf(before, 'seat-3')
      expect(picked.length).toBeGreaterThan(0)
      expect(picked).not.toContain(null)
      await at('Carl').put(`${table.path}/notes`, { text: 'Carl only' })
      await leave(table, 'Carl')
      expect((await join(table, 'Dora', 3)).body.you).toEqual({
        player: 'seat-3',
        host: false,
        pastHidden: true,
      })
      expect((await at('Dora').get(`${table.path}/notes`)).body).toEqual({ text: '' })
      expect(citiesOf(await stateOf(table, 'Dora'), 'seat-3')).toEqual(expect.any(Array))
      const log = await logOf(table, 'Dora')
      expect(picksOf(log, 'seat-3')).toEqual(picked.map(() => null))
      // what she is told of the past is what everybody is told; with her own entry her eyes open
      const everybody = (await server.anybody().get<GameLog>(`${table.path}/log`)).body
      expect(log.entries.slice(0, 13)).toEqual(everybody.entries.slice(0, 13))
      expect(log.entries[13]?.events).toEqual(everybody.entries[13]?.events)
      let state: unknown = log.start
      for (const { delta, hash: told } of log.entries) {
        state = patched(state, (delta ?? undefined) as Delta | undefined)
        expect(hash(state)).toBe(told)
      }
      expect(state).toEqual(await stateOf(table, 'Dora'))
      expect(citiesOf((await logOf(table, 'Dora', 5)).start, 'seat-3')).toBeNull()
      const socket = await at('Dora').socket()
      socket.send({ type: 'watch', table: table.id, after: 0 })
      await socket.until(() => socket.entries(table.id)[13], 'the record')
      expect(socket.entries(table.id)).toEqual(log.entries)
      await socket.end()
    })

    it('show their past when all agree, and sockets are told to look again', async () => {
      const table = await played(14)
      const picked = picksOf(await logOf(table, 'Carl'), 'seat-3')
      await leave(table, 'Carl')
      await join(table, 'Dora', 3)
      const socket = await at('Dora').socket()
      socket.send({ type: 'watch', table: table.id, after: 14 })
      await socket.heard('watching')
      expect((await at('Ben').post(`${table.path}/past`)).status).toBe(409)
      expect((await at('Eva').post(`${table.path}/past`)).status).toBe(403)
      expect((await at('Dora').post<Table>(`${table.path}/past`)).body.seatRequests).toMatchObject([
        { kind: 'past', seat: 'seat-3', person: { name: 'Dora' }, held: [], needs: ['seat-1', 'seat-2'] },
      ])
      await answer(table, 'Anna', true)
      expect(picksOf(await logOf(table, 'Dora'), 'seat-3')).toEqual(picked.map(() => null))
      await answer(table, 'Ben', true)
      expect((await see(table, 'Dora')).you.pastHidden).toBe(false)
      expect(picksOf(await logOf(table, 'Dora'), 'seat-3')).toEqual(picked)
      expect(await socket.heard('failed')).toMatchObject({ table: table.id, code: 'conflict' })
      await socket.end()
    })

    it('show whoever comes back their own past, and not that of the substitute', async () => {
      const table = await played(3)
      const own = picksOf(await logOf(table, 'Carl'), 'seat-3')
      await at('Carl').post(`${table.path}/hand-over`, { seat: 'seat-3', to: 'Dora' })
      await at('Dora').post(`${table.path}/hand-over-answer`, { seat: 'seat-3', after: 3, accept: true })
      for (const [i, deed] of deeds.slice(3, 9).entries()) {
        const actor = deed['player'] === 'seat-3' ? at('Dora') : table.of(String(deed['player']))
        const body = { after: 3 + i, key: newKey(), action: deed }
        expect((await actor.post(`${table.path}/actions`, body)).status).toBe(200)
      }
      const hers = picksOf(await logOf(table, 'Dora'), 'seat-3').slice(own.length)
      expect(hers.length).toBeGreaterThan(0)
      expect(hers).not.toContain(null)
      await at('Dora').post(`${table.path}/hand-over`, { seat: 'seat-3', to: 'Carl' })
      const back = { seat: 'seat-3', after: 9, accept: true }
      expect((await at('Carl').post<Table>(`${table.path}/hand-over-answer`, back)).body.you).toMatchObject({
        player: 'seat-3',
        pastHidden: true,
      })
      expect(picksOf(await logOf(table, 'Carl'), 'seat-3')).toEqual([...own, ...hers.map(() => null)])
      // whoever has missed nothing has nothing hidden
      await leave(table, 'Ben')
      expect((await join(table, 'Ben', 2)).body.you.pastHidden).toBe(false)
    })

    it('of deleted accounts keep that they were held', async () => {
      const frieda = await server.as(`Frieda ${kind}`)
      people.set('Frieda', frieda)
      const table = await startTable(server, ['Anna', `Frieda ${kind}`, 'Carl'], { title: '1853', seed })
      for (const [i, deed] of deeds.slice(0, 6).entries()) await table.act(deed, i)
      expect((await frieda.send('DELETE', '/api/me', { password })).status).toBe(204)
      const { invite } = await table.table()
      const taken = await join({ ...table, invite: invite! }, 'Dora', 2)
      expect(taken.body.you).toMatchObject({ player: 'seat-2', pastHidden: true })
      expect(picksOf(await logOf(table, 'Dora'), 'seat-2')).not.toContainEqual(expect.any(String))
    })

    it('are taken back past a change of hands only if all agree, and not redone', async () => {
      const table = await played(4, { undo: 'free' })
      await leave(table, 'Carl')
      await join(table, 'Dora', 3)
      const travel = (name: string, what: string, after: number, to: number) =>
        at(name).post<{ needs: string[] }>(`${table.path}/${what}`, { after, key: newKey(), to })
      expect((await travel('Dora', 'undo', 4, 2)).body.needs).toEqual(['seat-1', 'seat-2'])
      for (const name of ['Anna', 'Ben']) {
        const request = (await see(table, name)).undoRequest?.id
        await at(name).post(`${table.path}/undo-answer`, { after: 4, request, agree: true })
      }
      expect((await see(table, 'Anna')).length).toBe(2)
      expect((await travel('Dora', 'redo', 5, 3)).status).toBe(403)
    })
  })
