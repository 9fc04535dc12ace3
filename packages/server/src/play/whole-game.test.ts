import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { hash, patched, replay } from '@stellwerk/engine'
import { playRandomly } from '@stellwerk/engine/testing'
import type { Delta, GameFile } from '@stellwerk/engine'
import type { GameLog, GameView, LogEntry, Table } from '@stellwerk/protocol'
import { games } from '@stellwerk/titles'
import type { TestServer, Visitor } from '../testing.js'
import { startServer } from '../testing.js'
import { newKey, startTable, wholeLog } from '../testing-table.js'
import type { TestTable } from '../testing-table.js'
import type { TestSocket } from '../testing-visitor.js'

const seed = 3735928556
const { title } = games['1873']!
const players = ['seat-1', 'seat-2', 'seat-3']

/** A whole game by random players, as a list of actions. */
function wholeGame(): Record<string, unknown>[] {
  const start = title.create({ players, seed, options: { edition: 'R' } })
  if (!start.ok) throw new Error('no game')
  const { history, violation } = playRandomly(title, start.value, 3)
  expect(violation).toBeUndefined()
  return history.record.map((entry) => {
    if (entry.type !== 'action') throw new Error('only actions')
    return entry.action as Record<string, unknown>
  })
}

/** The view that somebody has who began with `start` and heard these entries; every hash is checked. */
function followed(start: unknown, entries: readonly LogEntry[]): unknown {
  return entries.reduce((state, entry) => {
    const next = patched(state, (entry.delta as Delta | null) ?? undefined)
    expect(hash(next)).toBe(entry.hash)
    return next
  }, start)
}

describe('a whole game of 1873 over the interface', () => {
  let server: TestServer
  let table: TestTable
  let watcher: Visitor
  const actions = wholeGame()
  const starts = new Map<string, GameView>()
  const sockets = new Map<string, TestSocket>()

  beforeAll(async () => {
    server = await startServer({ config: { snapshotEvery: 20 } })
    table = await startTable(server, ['Anna', 'Ben', 'Carl'], { seed, watching: 'link' })
    watcher = server.anybody()
    const { invite } = await table.table()
    const everybody = [...table.seats, ['watcher', watcher] as const]
    for (const [who, visitor] of everybody) {
      const query = who === 'watcher' ? `?invite=${invite}` : ''
      starts.set(who, (await visitor.get<GameView>(`${table.path}/game${query}`)).body)
      const socket = await visitor.socket()
      sockets.set(who, socket)
      socket.send({ type: 'watch', table: table.id, after: 0, invite: invite ?? '' })
      await socket.heard('watching')
      if (who !== 'watcher') await visitor.put(`${table.path}/notes`, { text: `plan of ${who}` })
    }
    await table.of('seat-1').post(`${table.path}/chat`, { key: newKey(), text: 'good luck' })
  })
  afterAll(() => server.stop())

  it(
    'is played to its end by HTTP and socket, and all follow it without gaps',
    { timeout: 120_000 },
    async () => {
      for (const [i, action] of actions.entries()) {
        const player = String(action['player'])
        if (i % 2 === 0) expect((await table.act(action, i)).body).toEqual({ seq: i + 1 })
        else {
          const key = newKey()
          const socket = sockets.get(player)!
          socket.send({ type: 'act', table: table.id, after: i, key, action })
          const answer = await socket.until(
            () => socket.messages.find((message) => 'key' in message && message.key === key),
            'an answer',
          )
          expect(answer).toMatchObject({ type: 'acted', seq: i + 1 })
        }
      }
      const end = await table.table()
      expect(end).toMatchObject({ state: 'finished', turn: [], seq: actions.length, length: actions.length })
      expect(end.ranking?.map(({ player }) => player).sort()).toEqual(players)
      const final = await table.game()
      for (const [who, socket] of sockets) {
        await socket.until(() => socket.entries(table.id)[actions.length - 1], `the last entry for ${who}`)
        const entries = socket.entries(table.id)
        expect(entries.map(({ seq }) => seq)).toEqual(actions.map((_, i) => i + 1))
        expect(followed(starts.get(who)?.state, entries)).toEqual(final.state)
        expect(socket.of('chat')).toMatchObject([{ message: { text: 'good luck', name: 'Anna' } }])
      }
    },
  )

  it('can be read from the beginning and from any place', async () => {
    const anna = table.of('seat-1')
    const entries = await wholeLog(anna, table.path)
    expect(entries).toEqual(sockets.get('seat-2')?.entries(table.id))
    const { start } = (await anna.get<GameLog>(`${table.path}/log`)).body
    const part = (await anna.get<GameLog>(`${table.path}/log?from=37`)).body
    expect(followed(start, entries.slice(0, 37))).toEqual(part.start)
    expect(await wholeLog(anna, table.path, 37)).toEqual(entries.slice(37))
  })

  it('told nobody what they must not know while it was played', async () => {
    const rows = await server.context.store.db.selectFrom('entries').select('hash').execute()
    expect(rows).toHaveLength(actions.length)
    for (const [who, visitor] of [...table.seats, ['watcher', watcher] as const]) {
      const heard = visitor.heard.join('\n')
      expect(heard.length).toBeGreaterThan(100_000)
      expect(heard).not.toContain(String(seed))
      expect(heard).not.toContain(String(seed | 0))
      expect(heard).not.toMatch(/"random":(?!null)/)
      expect(heard).not.toContain('"seed"')
      for (const row of rows) expect(heard.includes(row.hash)).toBe(false)
      for (const player of players) if (player !== who) expect(heard).not.toContain(`plan of ${player}`)
    }
    const { invite } = await table.table()
    expect(watcher.heard.join()).not.toContain(`"invite":"${invite}"`)
  })

  it('does not exist for those without the link', async () => {
    const stranger = await server.as('Dora')
    for (const path of ['', '/game', '/log', '/chat', '/file'])
      expect((await stranger.get(`${table.path}${path}`)).status).toBe(404)
    expect(
      (await stranger.post(`${table.path}/actions`, { after: 0, key: newKey(), action: {} })).status,
    ).toBe(404)
    const { body } = await stranger.get<{ tables: Table[] }>('/api/tables')
    expect(body.tables).toEqual([])
    const socket = await stranger.socket()
    socket.send({ type: 'watch', table: table.id, after: 0 })
    expect(await socket.heard('failed')).toMatchObject({ table: table.id, code: 'not-found' })
  })

  it('can be downloaded when it is over, and replays to its hashes', async () => {
    const { body, headers } = await table.of('seat-3').get<GameFile>(`${table.path}/file`)
    expect(headers.get('content-disposition')).toContain('attachment')
    expect(body).toMatchObject({ seed, names: { 'seat-1': 'Anna', 'seat-2': 'Ben', 'seat-3': 'Carl' } })
    const replayed = replay(title, body)
    expect(replayed.ok && replayed.value.length).toBe(actions.length)
    expect(body.actions.every((action) => 'hash' in (action as object))).toBe(true)
  })

  it('logged nothing alarming', () => {
    expect(server.log).toEqual([])
  })
})
