import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import type { GameFile } from '@stellwerk/engine'
import { History, begin, replay, toGameFile } from '@stellwerk/engine'
import { playRandomly } from '@stellwerk/engine/testing'
import type { Failure, GameLog, GameView, OpenedTable, Table } from '@stellwerk/protocol'
import { games } from '@stellwerk/titles'
import { auction, exportOf } from '../../../titles/1873/src/import/testing-export.js'
import type { TestServer, Visitor } from '../testing.js'
import { startServer } from '../testing.js'
import { coins, take } from '../testing-coins.js'
import { startTable } from '../testing-table.js'
import { Decoys } from './decoys.js'

const harzbahn = games['1873']!

/** The beginning of a random game of 1873 with something taken back. */
function file(actions: number): GameFile {
  const start = { players: ['Ida', 'Jan', 'Kim'], seed: 12345, options: { edition: 'R' } }
  const begun = begin(harzbahn.title, start)
  if (!begun.ok) throw new Error('no game')
  const whole = playRandomly(harzbahn.title, begun.value, 3).history
  const history = new History(harzbahn.title, begun.value)
  for (const entry of whole.record.slice(0, actions)) if (entry.type === 'action') history.act(entry.action)
  history.undo(actions - 5)
  history.redo(actions - 3)
  return { ...toGameFile(history, start), names: { Ida: 'Ida Moser' } }
}

describe('games as files', () => {
  let server: TestServer
  let anna: Visitor
  beforeAll(async () => {
    server = await startServer({ games: { ...games, ...coins }, config: { snapshotEvery: 20 } })
    anna = await server.as('Anna')
  })
  afterAll(() => server.stop())

  it('become tables, with all that was taken back', async () => {
    const uploaded = file(60)
    const made = await anna.post<Table>('/api/tables/upload', {
      file: uploaded,
      seat: 'Jan',
      name: 'from home',
    })
    expect(made.status).toBe(201)
    expect(made.body).toMatchObject({
      state: 'running',
      seq: 62,
      length: 57,
      you: { player: 'Jan', host: true },
    })
    expect(made.body.seats.map(({ player, name }) => [player, name])).toEqual([
      ['Ida', '“Ida Moser”'],
      ['Jan', 'Anna'],
      ['Kim', '“Kim”'],
    ])
    const path = `/api/tables/${made.body.id}`
    const replayed = replay(harzbahn.title, uploaded)
    const { body: game } = await anna.get<GameView>(`${path}/game`)
    expect(game).toMatchObject({ redoable: 3, length: 57 })
    expect(game.state).toEqual(
      JSON.parse(JSON.stringify({ ...(replayed.ok && replayed.value.state), random: null })),
    )
    expect((await anna.get<GameLog>(`${path}/log`)).body.entries).toHaveLength(62)
    const ben = await server.as('Ben')
    expect((await ben.post(`${path}/join`, { seat: 3 })).status).toBe(409)
    const joined = await ben.post<Table>(`${path}/join`, { seat: 3, invite: made.body.invite })
    expect(joined.body.you.player).toBe('Kim')
  })

  it('are played again before they are believed', async () => {
    const good = file(40)
    const upload = async (change: Partial<Record<keyof GameFile, unknown>>) =>
      anna.post<Failure>('/api/tables/upload', { file: { ...good, ...change } })
    const [first, ...rest] = good.actions as { type: string; player: string; hash: string }[]
    expect(await upload({ actions: [{ ...first, hash: '0000000000000000' }, ...rest] })).toMatchObject({
      status: 422,
      body: { error: { path: 'file.actions[0]', refusal: { rule: 'engine-hash' } } },
    })
    expect(await upload({ actions: [{ ...first, player: 'Eve' }] })).toMatchObject({
      status: 422,
      body: { error: { path: 'file.actions[0]', refusal: { rule: 'engine-turn' } } },
    })
    expect(await upload({ title: 'chess' })).toMatchObject({
      status: 400,
      body: { error: { path: 'file.title' } },
    })
    expect(await upload({ rules: 99 })).toMatchObject({
      status: 400,
      body: { error: { path: 'file.rules' } },
    })
    expect(await upload({ players: 'all' })).toMatchObject({
      status: 400,
      body: { error: { path: 'file.players' } },
    })
    for (const format of ['stellwerk/9', undefined])
      expect(await upload({ format })).toMatchObject({
        status: 400,
        body: { error: { path: 'file.format' } },
      })
    expect((await anna.post('/api/tables/upload', { file: good, seat: 'Eve' })).status).toBe(400)
    expect((await anna.post('/api/tables/upload', { file: {} })).status).toBe(400)
    expect((await server.anybody().post('/api/tables/upload', { file: good })).status).toBe(401)
    const long = { ...good, actions: Array.from({ length: 5001 }, () => first) }
    expect((await anna.post('/api/tables/upload', { file: long })).status).toBe(400)
  })

  it('of 18xx.games become tables too', async () => {
    // who has an account here did not play there
    await server.as('Ben')
    const made = await anna.post<Table>('/api/tables/upload', { file: exportOf(auction) })
    expect(made.status).toBe(201)
    expect(made.body).toMatchObject({ title: '1873', options: { edition: '18xx.games' }, state: 'running' })
    expect(made.body.seats.map(({ name }) => name).sort()).toEqual(['“Ann”', '№ 2'])
    const empty = await anna.post<Table>('/api/tables/upload', { file: exportOf([], { status: 'active' }) })
    expect([empty.status, empty.body.seq]).toEqual([201, 0])
    expect(
      await anna.post<Failure>('/api/tables/upload', { file: exportOf(auction, { title: '1846' }) }),
    ).toMatchObject({
      status: 400,
      body: { error: { path: 'file.title', message: expect.stringContaining('Harzbahn 1873') as string } },
    })
    const bad = await anna.post<Failure>('/api/tables/upload', { file: exportOf([[1, 'teleport']]) })
    expect(bad.status).toBe(400)
    expect(bad.body.error.path).toMatch(/^file\.actions\[0\]/)
  })

  it('of 18xx.games that break off are refused with the place, unless the wish says partial', async () => {
    const file = exportOf(auction, { status: 'finished' })
    expect(await anna.post<Failure>('/api/tables/upload', { file })).toMatchObject({
      status: 400,
      body: { error: { code: 'malformed', path: 'file.actions[8]' } },
    })
    const made = await anna.post<OpenedTable>('/api/tables/upload', { file, partial: true })
    expect(made.status).toBe(201)
    expect(made.body).toMatchObject({
      state: 'running',
      notes: [{ path: 'actions[8]', about: 'cut-off', severity: 'incomplete' }],
    })
    const whole = await anna.post<OpenedTable>('/api/tables/upload', { file: exportOf(auction) })
    expect(whole.body.notes).toEqual([])
  })

  it('of 18xx.games become tables with notes on what does not agree', async () => {
    const ended = exportOf([...auction, [1, 'end_game']], { status: 'finished', result: { 1: 7, 2: 2100 } })
    const { status, body } = await anna.post<OpenedTable>('/api/tables/upload', { file: ended })
    expect(status).toBe(201)
    expect(body.notes).toMatchObject([
      { about: 'ended-by-hand', severity: 'remark' },
      { path: 'result.1', severity: 'difference', params: { player: 'Ann', here: 2100, there: 7 } },
    ])
  })

  it('of 18xx.games with a wrong figure are refused with both', async () => {
    const low = exportOf([...auction.slice(0, 2), [1, 'bid', { company: '12', price: 250 }]])
    expect(await anna.post<Failure>('/api/tables/upload', { file: low })).toMatchObject({
      status: 400,
      body: {
        error: {
          path: 'file.actions[2]',
          message: 'cannot be imported: figure (field price, stored 250, right 240)',
        },
      },
    })
  })

  it('of running games lead to the same game and tell neither seed nor hashes', async () => {
    const seed = 3_000_000_019
    const table = await startTable(server, ['Anna', 'Ben', 'Carl'], { title: '1873', seed })
    for (let i = 0; i < 2; i++) {
      const [player = ''] = (await table.table()).turn
      await table.act({ type: 'pass', player })
    }
    const { body: download } = await anna.get<GameFile>(`${table.path}/file`)
    expect(download.seed).not.toBe(seed)
    expect(JSON.stringify(download)).not.toContain('hash')
    expect(download.names).toEqual({ 'seat-1': 'Anna', 'seat-2': 'Ben', 'seat-3': 'Carl' })
    const replayed = replay(harzbahn.title, download)
    const { state } = await table.game()
    expect(JSON.parse(JSON.stringify({ ...(replayed.ok && replayed.value.state), random: null }))).toEqual(
      state,
    )
    expect((await anna.post('/api/tables/upload', { file: download })).status).toBe(201)
  })

  it('of running games in which chance had a part wait for the end', async () => {
    const table = await startTable(server, ['Anna', 'Ben'], { title: 'coins' })
    await table.act(take('seat-1'))
    expect((await anna.get(`${table.path}/file`)).status).toBe(200)
    await table.act({ type: 'lot', player: 'seat-2' })
    const refused = await anna.get<Failure>(`${table.path}/file`)
    expect(refused).toMatchObject({ status: 409, body: { error: { code: 'conflict' } } })
    expect(refused.body.error.message).toContain('chance')
    for (let i = 0; i < 7; i++) await table.act(take(i % 2 === 0 ? 'seat-1' : 'seat-2', 3))
    expect((await table.table()).state).toBe('finished')
    const { body } = await anna.get<GameFile>(`${table.path}/file`)
    expect(replay(coins.coins.title, body).ok).toBe(true)
  })

  it('of running games in which somebody chose in secret wait for the end', async () => {
    const table = await startTable(server, ['Anna', 'Ben', 'Carl'], { title: '1853' })
    expect((await anna.get(`${table.path}/file`)).status).toBe(200)
    await table.act({ type: 'setBond', player: 'seat-2', bond: 140 })
    for (const visitor of [...table.seats.values(), server.anybody()]) {
      const refused = await visitor.get<Failure>(`${table.path}/file`)
      expect(refused).toMatchObject({ status: 409, body: { error: { code: 'conflict' } } })
      expect(refused.body.error.message).toContain('in secret')
    }
  })

  it('of running games are found without keeping others waiting, and found again at once', async () => {
    const decoys = new Decoys()
    let tries = 0
    const never = (): boolean => ++tries < 0
    let hadTurn = false
    setImmediate(() => (hadTurn = true))
    expect(await decoys.of('a', never)).toBeUndefined()
    expect(hadTurn).toBe(true)
    const before = tries
    expect(await decoys.of('a', never)).toBeUndefined()
    expect(tries).toBe(before)
    expect(await decoys.of('b', (seed) => seed % 7 === 0)).toSatisfy((seed: number) => seed % 7 === 0)
  })

  it('are put together without reading every change of the game, and once for all who ask', async () => {
    const made = await anna.post<Table>('/api/tables/upload', { file: file(400) })
    expect(made.body.state).toBe('running')
    const reads = vi.spyOn(JSON, 'parse')
    const answers = []
    for (let i = 0; i < 2; i++) answers.push(await anna.get<GameFile>(`/api/tables/${made.body.id}/file`))
    const count = reads.mock.calls.length
    reads.mockRestore()
    expect(answers.map(({ status }) => status)).toEqual([200, 200])
    expect(answers[0]?.body.actions).toHaveLength(402)
    expect(answers[1]?.body).toEqual(answers[0]?.body)
    expect(count).toBeLessThan(50)
  })

  it('do not exist before the game', async () => {
    const { body } = await anna.post<Table>('/api/tables', { title: '1873', seats: 2 })
    expect((await anna.get(`/api/tables/${body.id}/file`)).status).toBe(409)
    expect((await anna.get(`/api/tables/${body.id}/game`)).status).toBe(409)
  })
})
