import { once } from 'node:events'
import { connect } from 'node:net'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { CoreState, GameEvent, PlayerId, Title } from '@stellwerk/engine'
import { closeCodes } from '@stellwerk/protocol'
import type { GameView, Table } from '@stellwerk/protocol'
import { games } from '@stellwerk/titles'
import type { CoinState } from '@stellwerk/engine/testing'
import { coins as coinTitle } from '@stellwerk/engine/testing'
import type { TestServer } from '../testing.js'
import { startServer } from '../testing.js'
import { newKey, startTable } from '../testing-table.js'

/** The game with a secret: what was drawn by lot, only the first player sees. */
const secretive: Title<CoinState> = {
  ...coinTitle,
  secrets: {
    state: (state: CoinState, viewer: PlayerId | null) =>
      viewer === state.players[0] ? state : { ...state, drawn: state.drawn.map(() => -1) },
    events: (events: readonly GameEvent[]) => events,
    action: (action: unknown) => action,
    imagine: (state) => state,
  },
}
const texts = Object.values(games)[0]!.texts
const gamesHere = { coins: { title: secretive as unknown as Title<CoreState>, texts } }
const take = (player: string, count = 1) => ({ type: 'take', player, count })

describe('the socket', () => {
  let server: TestServer
  beforeAll(async () => {
    server = await startServer({ games: gamesHere })
  })
  afterAll(() => server.stop())

  it('brings everybody the same entries with their own view', async () => {
    const table = await startTable(server, ['Anna', 'Ben'])
    const sockets = await Promise.all([
      table.of('seat-1').socket(),
      table.of('seat-2').socket(),
      server.anybody().socket(),
    ])
    for (const socket of sockets) socket.send({ type: 'watch', table: table.id, after: 0 })
    await table.act({ type: 'lot', player: 'seat-1' })
    await table.act(take('seat-2'))
    const [anna, ben, watcher] = await Promise.all(
      sockets.map(async (socket) => {
        await socket.until(() => socket.entries(table.id)[1], 'two entries')
        return socket.entries(table.id)
      }),
    )
    expect(JSON.stringify(anna?.[0]?.delta)).toMatch(/"drawn":{"=":\[\d+\]}/)
    expect(JSON.stringify(ben?.[0]?.delta)).toContain('"drawn":{"=":[-1]}')
    expect(watcher).toEqual(ben)
    expect(anna?.[0]?.hash).not.toBe(ben?.[0]?.hash)
    await Promise.all(sockets.map((socket) => socket.end()))
  })

  it('passes on who has the table before their eyes, until they turn away or are gone', async () => {
    const table = await startTable(server, ['Anna', 'Ben'])
    let attentive: readonly string[] = []
    const stop = server.context.store.subscribe((message) => {
      if (message.kind === 'presence' && message.table === table.id) ({ attentive = [] } = message)
    })
    const [anna, ben] = await Promise.all([table.of('seat-1').socket(), table.of('seat-2').socket()])
    for (const socket of [anna, ben]) {
      socket.send({ type: 'watch', table: table.id, after: 0 })
      await socket.heard('watching')
    }
    expect(attentive).toEqual([])
    const attend = (attends: boolean) => ({ type: 'attend', table: table.id, attentive: attends }) as const
    anna.send(attend(true))
    ben.send(attend(true))
    await expect.poll(() => [...attentive].toSorted()).toEqual(['seat-1', 'seat-2'])
    anna.send(attend(false))
    await expect.poll(() => attentive).toEqual(['seat-2'])
    await ben.end()
    await expect.poll(() => attentive).toEqual([])
    await anna.end()
    stop()
  })

  it('goes on where a lost connection stopped, and takes an action again without doing it twice', async () => {
    const table = await startTable(server, ['Anna', 'Ben'])
    const anna = table.of('seat-1')
    const first = await anna.socket()
    first.send({ type: 'watch', table: table.id, after: 0 })
    await first.heard('watching')
    const request = { type: 'act', table: table.id, after: 0, key: newKey(), action: take('seat-1') } as const
    first.send(request)
    first.socket.terminate()
    await first.closed
    const second = await anna.socket()
    second.send(request)
    const answer = await second.until(
      () => second.messages.find((message) => message.type === 'acted' || message.type === 'failed'),
      'an answer',
    )
    expect(answer).toMatchObject({ type: 'acted', seq: 1 })
    for (const [i, player] of ['seat-2', 'seat-1', 'seat-2'].entries()) await table.act(take(player), i + 1)
    second.send({ type: 'watch', table: table.id, after: 2 })
    await second.until(() => second.entries(table.id)[1], 'the missing entries')
    expect(second.entries(table.id).map(({ seq }) => seq)).toEqual([3, 4])
    second.send({ type: 'watch', table: table.id, after: 9 })
    expect(await second.heard('failed')).toMatchObject({ code: 'conflict', seq: 4 })
    await second.end()
  })

  it('brings long records in pieces and in order', async () => {
    const table = await startTable(server, ['Anna', 'Ben'])
    for (let i = 0; i < 130; i++)
      await table.act({ type: 'lot', player: i % 2 === 0 ? 'seat-1' : 'seat-2' }, i)
    const socket = await server.anybody().socket()
    socket.send({ type: 'watch', table: table.id, after: 3 })
    await socket.until(() => socket.entries(table.id)[126], 'all entries')
    expect(socket.entries(table.id).map(({ seq }) => seq)).toEqual(
      Array.from({ length: 127 }, (_, i) => i + 4),
    )
    expect(socket.of('entries').length).toBe(3)
    await socket.end()
  })

  it('answers a refused, a stale and a foreign action', async () => {
    const table = await startTable(server, ['Anna', 'Ben'])
    const socket = await table.of('seat-1').socket()
    const failed = async (after: number, action: Record<string, unknown>) => {
      const key = newKey()
      socket.send({ type: 'act', table: table.id, after, key, action })
      return socket.heard('failed', (message) => message.key === key)
    }
    expect(await failed(0, take('seat-1', 9))).toMatchObject({
      code: 'refused',
      refusal: { rule: 'coins-1' },
    })
    expect(await failed(5, take('seat-1'))).toMatchObject({ code: 'conflict', seq: 0, game: { seq: 0 } })
    expect(await failed(0, take('seat-2'))).toMatchObject({ code: 'forbidden' })
    const nobody = await server.anybody().socket()
    nobody.send({ type: 'act', table: table.id, after: 0, key: newKey(), action: take('seat-1') })
    expect(await nobody.heard('failed')).toMatchObject({ code: 'unauthenticated' })
    await Promise.all([socket.end(), nobody.end()])
  })

  it('tells who is there', async () => {
    const table = await startTable(server, ['Anna', 'Ben'])
    const anna = await table.of('seat-1').socket()
    anna.send({ type: 'watch', table: table.id, after: 0 })
    const online = ({ seats }: Table): boolean[] => seats.map((seat) => seat.online)
    await anna.heard('table', (message) => online(message.table).join() === 'true,false')
    const ben = await table.of('seat-2').socket()
    ben.send({ type: 'watch', table: table.id, after: 0 })
    const watcher = await server.anybody().socket()
    watcher.send({ type: 'watch', table: table.id, after: 0 })
    const all = await anna.heard('table', (message) => message.table.watchers === 1)
    expect(online(all.table)).toEqual([true, true])
    expect(online(await table.table())).toEqual([true, true])
    await ben.end()
    watcher.send({ type: 'unwatch', table: table.id })
    await anna.heard('table', ({ table }) => online(table).join() === 'true,false' && table.watchers === 0)
    await Promise.all([anna.end(), watcher.end()])
  })

  it('tells only how far the table has come while nothing else has changed', async () => {
    const table = await startTable(server, ['Anna', 'Ben'])
    const ben = await table.of('seat-2').socket()
    ben.send({ type: 'watch', table: table.id, after: 0 })
    const { table: first } = await ben.heard('table')
    await table.act(take('seat-1'))
    const { progress } = await ben.heard('moved', (message) => message.progress.seq === 1)
    const {
      clocks: _,
      clockAt: __,
      ...now
    } = await table
      .of('seat-2')
      .get<Table>(`/api/tables/${table.id}`)
      .then(({ body }) => body)
    expect({ ...first, ...progress }).toMatchObject(now)
    const watched = ben.of('table').length
    const anna = await table.of('seat-1').socket()
    anna.send({ type: 'watch', table: table.id, after: 1 })
    await ben.heard('table', (message) => message.table.seats[0]?.online === true)
    expect(ben.of('table').length).toBeGreaterThan(watched)
    await Promise.all([anna.end(), ben.end()])
  })

  it('passes on what is said and what becomes of the table', async () => {
    // a draw of seats might change who sits where
    const wish = { title: 'coins', seats: 2, seating: 'chosen' }
    const { id } = (await (await server.as('Anna')).post<Table>('/api/tables', wish)).body
    const anna = await (await server.as('Anna')).socket()
    anna.send({ type: 'watch', table: id, after: 0 })
    await anna.heard('table')
    const ben = await server.as('Ben')
    await ben.post(`/api/tables/${id}/join`, {})
    await anna.heard('table', ({ table }) => table.seats.every(({ person }) => person !== null))
    const talking = await ben.socket()
    const key = newKey()
    for (let i = 0; i < 2; i++) talking.send({ type: 'chat', table: id, key, text: 'hello' })
    talking.send({ type: 'chat', table: id, key: newKey(), text: 'shall we?' })
    await anna.heard('chat', ({ message }) => message.text === 'shall we?')
    expect(anna.of('chat').map(({ message }) => [message.name, message.text])).toEqual([
      ['Ben', 'hello'],
      ['Ben', 'shall we?'],
    ])
    await (await server.as('Anna')).post(`/api/tables/${id}/start`)
    await anna.heard('moved', ({ progress }) => progress.state === 'running')
    await Promise.all([anna.end(), talking.end()])
  })

  it('lets those who get a seat see with the eyes of that seat', async () => {
    const anna = await server.as('Anna')
    const made = await anna.post<Table>('/api/tables', {
      title: 'coins',
      seats: 2,
      seat: 2,
      seating: 'chosen',
    })
    const { id, invite } = made.body
    const ben = await server.as('Ben')
    await ben.post(`/api/tables/${id}/join`, { invite })
    await anna.post(`/api/tables/${id}/start`)
    const eva = await server.as('Eva')
    const socket = await eva.socket()
    socket.send({ type: 'watch', table: id, after: 0 })
    await socket.heard('watching')
    await ben.post(`/api/tables/${id}/hand-over`, { seat: 'seat-1', to: 'Eva' })
    await eva.post(`/api/tables/${id}/hand-over-answer`, { seat: 'seat-1', after: 0, accept: true })
    expect(await socket.heard('failed')).toMatchObject({ table: id, code: 'conflict' })
    expect((await eva.get<GameView>(`/api/tables/${id}/game`)).status).toBe(200)
    await socket.end()
  })

  it.each([
    ['no JSON', 'watch', ''],
    ['an unknown message', '{"type":"cheat"}', 'type'],
    ['a field that nobody asked for', '{"type":"ping","more":1}', 'more'],
    ['a wrong type', '{"type":"watch","table":5,"after":0}', 'table'],
    ['brackets within brackets', '['.repeat(30_000) + ']'.repeat(30_000), ''],
    ['nothing but values', `[${'1,'.repeat(6000)}1]`, ''],
  ])('is closed on %s, with the field at fault', async (_, text, path) => {
    const socket = await server.anybody().socket()
    const reason = new Promise<string>((resolve) =>
      socket.socket.on('close', (_code, why) => resolve(why.toString())),
    )
    socket.socket.send(text)
    expect(await socket.closed).toBe(closeCodes.malformed)
    expect(await reason).toBe(path)
  })

  it('is closed on a binary frame and on a frame that is too large', async () => {
    const binary = await server.anybody().socket()
    binary.socket.send(Buffer.from('{"type":"ping"}'), { binary: true })
    expect(await binary.closed).toBe(closeCodes.malformed)
    const large = await server.anybody().socket()
    large.socket.send('x'.repeat(100_000))
    expect(await large.closed).toBe(closeCodes.tooLarge)
  })

  it('is closed on too many messages', async () => {
    const strict = await startServer({ games: gamesHere, config: { requestsPerMinute: 60 } })
    const eager = await strict.anybody().socket()
    for (let i = 0; i < 200; i++) eager.send({ type: 'ping' })
    expect(await eager.closed).toBe(closeCodes.tooMany)
    expect(eager.of('pong').length).toBeLessThan(70)
    await strict.stop()
  })

  it('is one of a few from an address and of an account, and makes room when it ends', async () => {
    const strict = await startServer({
      games: gamesHere,
      config: { socketsPerAddress: 3, socketsPerAccount: 2, trustProxy: 1 },
    })
    const anna = await strict.as('Anna')
    const from = (address: string) => ({ 'x-forwarded-for': address })
    const own = [await anna.socket(from('192.0.2.1')), await anna.socket(from('192.0.2.2'))]
    expect(await (await anna.socket(from('192.0.2.3'))).closed).toBe(closeCodes.tooMany)
    const strangers = [strict.anybody(), strict.anybody()]
    const others = await Promise.all(strangers.map((one) => one.socket(from('192.0.2.1'))))
    expect(await (await strict.anybody().socket(from('192.0.2.1'))).closed).toBe(closeCodes.tooMany)
    await Promise.all([own[0]?.end(), others[0]?.end()])
    const again = [await anna.socket(from('192.0.2.1')), await strict.anybody().socket(from('192.0.2.1'))]
    for (const socket of [...again, own[1], others[1]]) {
      socket?.send({ type: 'ping' })
      await socket?.heard('pong')
    }
    await strict.stop()
  })

  it('is closed when the session ends', async () => {
    const fred = await server.as('Fred')
    const socket = await fred.socket()
    await fred.send('DELETE', '/api/session')
    expect(await socket.closed).toBe(closeCodes.unauthenticated)
  })

  it('is not opened for pages of other sites', async () => {
    const anna = await server.as('Anna')
    await expect(anna.socket({ origin: 'https://evil.example' })).rejects.toThrow('403')
  })

  it('survives connections that break off', async () => {
    const { port, hostname } = new URL(server.address)
    for (const text of ['GET /api/live HTTP/1.1\r\nHost: x\r\nUpgrade: websocket\r\n', 'GARBAGE\r\n\r\n']) {
      const raw = connect(Number(port), hostname)
      await once(raw, 'connect')
      raw.write(text)
      raw.destroy()
    }
    const socket = await server.anybody().socket()
    socket.send({ type: 'ping' })
    await socket.heard('pong')
    await socket.end()
    expect(server.log.filter((line) => line.includes('"level":50'))).toEqual([])
  })

  it('is closed with the wish to connect again when the server stops', async () => {
    const other = await startServer({ games: gamesHere })
    const socket = await other.anybody().socket()
    await other.stop()
    expect(await socket.closed).toBe(closeCodes.restarting)
  })
})
