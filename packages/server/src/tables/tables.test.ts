import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Failure, Table } from '@stellwerk/protocol'
import { table as tableSchema } from '@stellwerk/protocol'
import type { TestServer, Visitor } from '../testing.js'
import { startServer } from '../testing.js'
import { newKey, startTable, statusesOf } from '../testing-table.js'

type Lobby = { tables: Table[]; more: boolean }

describe('tables', () => {
  let server: TestServer
  let anna: Visitor
  let ben: Visitor
  let carl: Visitor
  beforeAll(async () => {
    server = await startServer()
    anna = await server.as('Anna')
    ben = await server.as('Ben')
    carl = await server.as('Carl')
  })
  afterAll(() => server.stop())

  const make = async (wish: Record<string, unknown> = {}) =>
    (await anna.post<Table>('/api/tables', { title: '1873', seats: 3, ...wish })).body

  it('are made with the wishes of the host', async () => {
    const made = await anna.post<Table>('/api/tables', {
      title: '1873',
      options: { edition: 'S' },
      name: 'Harz on Sundays',
      seats: 4,
      pace: 'live',
      watching: 'link',
      undo: 'free',
      seating: 'chosen',
      seat: 3,
    })
    expect(made.status).toBe(201)
    expect(() => tableSchema.parse(made.body)).not.toThrow()
    expect(made.body).toMatchObject({
      name: 'Harz on Sundays',
      state: 'open',
      pace: 'live',
      watching: 'link',
      undo: 'free',
      host: { name: 'Anna', guest: false },
      you: { player: 'seat-3', host: true },
      invite: expect.any(String),
    })
    expect(made.body.seats.map(({ name }) => name)).toEqual(['', '', 'Anna', ''])
  })

  it.each([
    ['title', { title: 'chess' }],
    ['seats', { seats: 6 }],
    ['seats', { seats: 'two' }],
    ['options.edition', { options: { edition: 'Z' } }],
    ['options.colour', { options: { colour: 'red' } }],
    ['seat', { seat: 4 }],
    ['undo', { undo: 'always' }],
    ['seed', { seed: -1 }],
  ])('are not made with a wrong %s', async (path, wish) => {
    const answer = await anna.post<Failure>('/api/tables', { title: '1873', seats: 3, ...wish })
    expect(answer).toMatchObject({ status: 400, body: { error: { code: 'malformed', path } } })
  })

  it('are made only by people with an account', async () => {
    const wish = { title: '1873', seats: 2 }
    expect((await server.anybody().post('/api/tables', wish)).status).toBe(401)
    const { invite } = await make()
    const guest = server.anybody()
    expect((await guest.post('/api/guests', { name: 'Gast', invite })).status).toBe(201)
    expect((await guest.post('/api/tables', wish)).status).toBe(403)
  })

  it('fill with players and guests, and begin with those who came', async () => {
    const { id, invite } = await make({ seats: 4, watching: 'players', seating: 'chosen', seat: 2 })
    const path = `/api/tables/${id}`
    expect((await ben.get(path)).status).toBe(404)
    expect((await ben.post(`${path}/join`, {})).status).toBe(404)
    expect((await ben.get<Table>(`/api/invites/${invite}`)).body).toMatchObject({ id, invite: null })
    expect((await ben.get(`/api/invites/${newKey()}`)).status).toBe(404)
    expect((await ben.post(`${path}/join`, { invite, seat: 2 })).status).toBe(409)
    const joined = await ben.post<Table>(`${path}/join`, { invite, seat: 4 })
    expect(joined.body).toMatchObject({ you: { player: 'seat-4', host: false }, invite })
    expect((await ben.post<Table>(`${path}/join`, { invite })).body.you.player).toBe('seat-4')
    const guest = server.anybody()
    await guest.post('/api/guests', { name: 'Gustav', invite })
    expect((await guest.post<Table>(`${path}/join`, { invite })).body.seats[0]?.person).toMatchObject({
      name: 'Gustav',
      guest: true,
    })
    expect((await ben.post(`${path}/start`)).status).toBe(403)
    const { body } = await anna.post<Table>(`${path}/start`)
    expect(body).toMatchObject({ state: 'running', turn: [expect.stringMatching(/^seat-/)] })
    expect(body.seats.map(({ player, name }) => [player, name])).toEqual([
      ['seat-1', 'Gustav'],
      ['seat-2', 'Anna'],
      ['seat-3', 'Ben'],
    ])
    expect((await anna.post(`${path}/start`)).status).toBe(409)
    expect((await carl.post(`${path}/join`, { invite })).status).toBe(404)
    expect((await carl.get(`${path}/game?invite=${invite}`)).status).toBe(404)
    expect((await ben.get(`${path}/game`)).status).toBe(200)
  })

  it('draw seats by lot, whoever came first', async () => {
    const orders = new Set<string>()
    for (let i = 0; i < 12; i++) {
      const { id } = await make({ seats: 3 })
      await ben.post(`/api/tables/${id}/join`, {})
      await carl.post(`/api/tables/${id}/join`, {})
      const { body } = await anna.post<Table>(`/api/tables/${id}/start`)
      orders.add(body.seats.map(({ name }) => name).join())
    }
    expect(orders.size).toBeGreaterThan(1)
  })

  it('do not begin with too few, and nobody joins a full one', async () => {
    const { id } = await make({ seats: 2 })
    expect((await anna.post(`/api/tables/${id}/start`)).status).toBe(409)
    await ben.post(`/api/tables/${id}/join`, {})
    expect((await carl.post(`/api/tables/${id}/join`, {})).status).toBe(409)
  })

  it('of two who want the last seat at the same moment give it to one', async () => {
    const { id } = await make({ seats: 2 })
    const answers = await Promise.all([ben, carl].map((person) => person.post(`/api/tables/${id}/join`, {})))
    expect(statusesOf(answers)).toEqual([200, 409])
  })

  it('can be left before the game; the next one is host, and the last one closes it', async () => {
    const { id } = await make({ seats: 2 })
    const path = `/api/tables/${id}`
    await ben.post(`${path}/join`, {})
    expect((await anna.post<Table>(`${path}/leave`)).body).toMatchObject({
      host: { name: 'Ben' },
      state: 'open',
    })
    expect((await anna.post(`${path}/leave`)).status).toBe(403)
    expect((await ben.post<Table>(`${path}/leave`)).body).toMatchObject({ state: 'closed' })
  })

  it('keep the seat of a deleted account for a substitute', async () => {
    const table = await startTable(server, ['Anna', 'Dora', 'Ben'])
    const dora = await server.as('Dora')
    const gone = await dora.send('DELETE', '/api/me', { password: 'correct horse battery' })
    expect(gone.status).toBeLessThan(300)
    const { body } = await anna.get<Table>(table.path)
    expect(body.seats[1]).toMatchObject({ player: 'seat-2', person: null })
    expect(JSON.stringify(body)).not.toContain('Dora')
    expect((await ben.post(`${table.path}/hand-over`, { seat: 'seat-2', to: 'Carl' })).status).toBe(403)
    expect((await carl.post(`${table.path}/join`, {})).status).toBe(409)
    expect((await carl.post<Table>(`${table.path}/join`, { invite: body.invite })).body.you.player).toBe(
      'seat-2',
    )
  })

  it('close when all who play agree; that lapses when somebody plays on', async () => {
    const table = await startTable(server, ['Anna', 'Ben'])
    expect((await carl.post(`${table.path}/close`, { after: 0 })).status).toBe(403)
    const [player = ''] = (await table.table()).turn
    const mover = table.of(player)
    const other = mover === anna ? ben : anna
    await mover.post(`${table.path}/close`, { after: 0 })
    expect((await table.table()).closing).toEqual([player])
    await table.act({ type: 'pass', player })
    expect((await table.table()).closing).toEqual([])
    await mover.post(`${table.path}/close`, { after: 1 })
    expect((await other.post<Table>(`${table.path}/close`, { after: 1 })).body).toMatchObject({
      state: 'closed',
      turn: [],
      ranking: [
        { player: expect.any(String), fortune: expect.any(Number), rank: 1 },
        { player: expect.any(String), fortune: expect.any(Number) },
      ],
    })
    expect(
      (await table.act({ type: 'pass', player: (await table.table()).turn[0] ?? 'seat-1' })).status,
    ).toBe(409)
    const open = await make()
    expect((await ben.post(`/api/tables/${open.id}/close`, { after: 0 })).status).toBe(403)
    expect((await anna.post<Table>(`/api/tables/${open.id}/close`, { after: 0 })).body.state).toBe('closed')
  })

  it('are listed with filters and in pages', async () => {
    const host = await server.as('Listerin')
    const names = ['one', 'two', 'three']
    for (const name of names) await host.post('/api/tables', { title: '1873', seats: 2, name })
    await host.post('/api/tables', { title: '1873', seats: 2, name: 'secret', watching: 'link' })
    const mine = await host.get<Lobby>('/api/tables?mine=true')
    expect(mine.body.tables.map(({ name }) => name)).toEqual(['secret', 'three', 'two', 'one'])
    const lobby = await server.anybody().get<Lobby>('/api/tables?state=open&limit=2')
    expect(lobby.body.tables.map(({ name }) => name)).toEqual(['three', 'two'])
    expect(lobby.body.more).toBe(true)
    expect(lobby.body.tables[0]?.invite).toBeNull()
    const before = lobby.body.tables[1]?.changed
    const page = await server.anybody().get<Lobby>(`/api/tables?state=open&limit=1&before=${before}`)
    expect(page.body.tables.map(({ name }) => name)).toEqual(['one'])
    expect((await server.anybody().get('/api/tables?mine=true')).status).toBe(401)
    expect((await server.anybody().get('/api/tables?limit=1000')).status).toBe(400)
    expect((await server.anybody().get<Lobby>('/api/tables?title=1830')).body.tables).toEqual([])
  })

  it('are listed by pace, by free seats and by whose turn it is', async () => {
    const names = async (visitor: Visitor, asks: string): Promise<string[]> =>
      (await visitor.get<Lobby>(`/api/tables?${asks}`)).body.tables.map(({ name }) => name).toSorted()
    const [eva, finn] = [await server.as('Eva'), await server.as('Finn')]
    const played = await startTable(server, ['Eva', 'Finn'], { name: 'played' })
    await eva.post('/api/tables', { title: '1873', seats: 2, name: 'quick', pace: 'live' })
    await eva.post('/api/tables', { title: '1873', seats: 2, name: 'slow' })
    expect(await names(eva, 'mine=true&pace=live')).toEqual(['quick'])
    expect(await names(eva, 'mine=true&pace=correspondence')).toEqual(['played', 'slow'])
    expect(await names(eva, 'mine=true&free=true')).toEqual(['quick', 'slow'])
    const everybody = await names(server.anybody(), 'free=true&pace=live')
    expect(everybody).toContain('quick')
    expect(everybody).not.toContain('slow')
    const isEvas = (await played.table()).turn[0] === 'seat-1'
    expect(await names(isEvas ? eva : finn, 'turn=true')).toEqual(['played'])
    expect(await names(isEvas ? finn : eva, 'turn=true')).toEqual([])
    expect((await server.anybody().get('/api/tables?turn=true')).status).toBe(401)
  })

  it('that changed at the same moment are all on some page', async () => {
    const moment = Date.UTC(2026, 0, 1)
    const still = await startServer({ now: () => moment })
    const host = await still.as('Host')
    const made: string[] = []
    for (let i = 0; i < 7; i++)
      made.push((await host.post<Table>('/api/tables', { title: '1873', seats: 2 })).body.id)
    const seen: string[] = []
    let next = ''
    for (let more = true; more;) {
      const { body } = await host.get<Lobby>(`/api/tables?limit=3${next}`)
      seen.push(...body.tables.map(({ id }) => id))
      next = `&before=${body.tables.at(-1)?.changed}&beforeId=${body.tables.at(-1)?.id}`
      more = body.more
    }
    await still.stop()
    expect(seen.toSorted()).toEqual(made.toSorted())
  })

  it('take guests only where they are invited', async () => {
    const { id, invite } = await make({ seats: 3 })
    const other = await make({ seats: 3 })
    const guest = server.anybody()
    await guest.post('/api/guests', { name: 'Grete', invite })
    expect((await guest.post<Failure>(`/api/tables/${other.id}/join`, {})).body.error.code).toBe('forbidden')
    expect((await guest.post(`/api/tables/${id}/join`, {})).status).toBe(403)
    expect((await guest.post(`/api/tables/${id}/join`, { invite })).status).toBe(200)
  })

  it('get a new link from their host, and the old one leads nowhere', async () => {
    const { id, invite } = await make({ watching: 'link' })
    const path = `/api/tables/${id}`
    await ben.post(`${path}/join`, { invite })
    const socket = await server.anybody().socket()
    socket.send({ type: 'watch', table: id, after: 0, invite: invite ?? '' })
    await socket.heard('watching')
    expect((await ben.post(`${path}/invite`)).status).toBe(403)
    const { body } = await anna.post<Table>(`${path}/invite`)
    expect(body.invite).not.toBe(invite)
    expect((await socket.heard('failed')).code).toBe('not-found')
    await socket.end()
    expect((await carl.get(`/api/invites/${invite}`)).status).toBe(404)
    expect((await carl.get(`${path}?invite=${invite}`)).status).toBe(404)
    expect((await carl.get(`/api/invites/${body.invite}`)).status).toBe(200)
    expect((await ben.get<Table>(path)).body).toMatchObject({
      you: { player: 'seat-2' },
      invite: body.invite,
    })
  })

  it('keep what is said, and notes that only their writer sees', async () => {
    const table = await startTable(server, ['Anna', 'Ben'], { watching: 'link' })
    const key = newKey()
    for (let i = 0; i < 2; i++) await anna.post(`${table.path}/chat`, { key, text: 'hello' })
    const { body } = await ben.get<{ messages: object[] }>(`${table.path}/chat`)
    expect(body.messages).toMatchObject([{ name: 'Anna', player: 'seat-1', text: 'hello' }])
    expect((await anna.post(`${table.path}/chat`, { key: newKey(), text: '  ' })).status).toBe(400)
    expect((await carl.get(`${table.path}/chat`)).status).toBe(404)
    await anna.put(`${table.path}/notes`, { text: 'buy KEZ' })
    expect((await anna.get(`${table.path}/notes`)).body).toEqual({ text: 'buy KEZ' })
    expect((await ben.get(`${table.path}/notes`)).body).toEqual({ text: '' })
    const { invite } = await table.table()
    expect((await carl.get(`${table.path}/chat?invite=${invite}`)).status).toBe(200)
    expect((await carl.get(`${table.path}/notes`)).status).toBe(404)
  })
})
