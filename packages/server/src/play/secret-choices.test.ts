import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { CoreState, History, PlayerId } from '@stellwerk/engine'
import { apply, begin, legal } from '@stellwerk/engine'
import { playRandomly } from '@stellwerk/engine/testing'
import type { GameView } from '@stellwerk/protocol'
import { games } from '@stellwerk/titles'
import type { State } from '../../../titles/1853/src/state.js'
import type { Received } from '../../../titles/1853/src/testing-secrecy.js'
import { leaks } from '../../../titles/1853/src/testing-secrecy.js'
import type { TestServer } from '../testing.js'
import { startServer } from '../testing.js'
import { startTable, wholeLog } from '../testing-table.js'
import type { TestSocket } from '../testing-visitor.js'

const { title } = games['1853']!
const seed = 20_091_853
const players = ['seat-1', 'seat-2', 'seat-3']

type Deed = Record<string, unknown>

const nothing: Received = {
  view: {} as State,
  events: [],
  action: null,
  offered: null,
  described: null,
  refusals: [],
}

/** Two beginnings of 1853, in one of which seat-2 has first taken another city by which he gets the same share. */
function beginnings(): readonly [Deed[], Deed[]] {
  const begun = begin(title, { players, seed, options: {} })
  if (!begun.ok) throw new Error('no game')
  const [one, other]: [Deed[], Deed[]] = [[], []]
  let state: CoreState = begun.value
  while (one.length < 14) {
    const { choices, players: deciders } = legal(title, state)
    const own = choices
      .map(({ action }): Deed => ({ ...action }))
      .filter((deed) => deed['player'] === deciders[0])
    const [action] = own
    if (!action) throw new Error('nothing to do')
    const isFirst = !one.some((deed) => deed['type'] === 'pick' && deed['player'] === action['player'])
    const alike = own.filter((deed) => deed['type'] === 'pick' && deed['company'] === action['company'])
    one.push(action)
    other.push(action['player'] === 'seat-2' && isFirst ? (alike.at(-1) ?? action) : action)
    const outcome = apply(title, state, action)
    if (!outcome.ok) throw new Error(outcome.refusal.rule)
    state = outcome.state
  }
  return [one, other]
}

describe('two games of 1853 that differ in what one player chose in secret', () => {
  let server: TestServer
  beforeAll(async () => void (server = await startServer()))
  afterAll(() => server.stop())

  /** All that each of the others, and somebody who only looks on, is told, without what tells tables and moments apart. */
  async function told(actions: readonly Deed[]): Promise<Map<string, string[]>> {
    const table = await startTable(server, ['Anna', 'Ben', 'Carl'], { title: '1853', seed })
    const { invite } = await table.table()
    const others = new Map([...table.seats, ['nobody', server.anybody()]])
    const sockets = new Map(
      await Promise.all([...others].map(async ([who, visitor]) => [who, await visitor.socket()] as const)),
    )
    for (const socket of sockets.values()) socket.send({ type: 'watch', table: table.id, after: 0 })
    const heard = new Map<string, string[]>()
    const plain = (text: string): string =>
      text
        .replaceAll(table.id, 'TABLE')
        .replaceAll(String(invite), 'INVITE')
        .replaceAll(/\b1[0-9]{12}\b/g, 'MOMENT')
        // how long somebody has thought is open to all, and differs from game to game
        .replaceAll(/"used":\d+/g, '"used":TIME')
    for (const [i, action] of actions.entries()) {
      expect((await table.act(action, i)).body).toEqual({ seq: i + 1 })
      if (i % 3 !== 1) continue
      for (const [who, visitor] of others) {
        await sockets.get(who)!.until(() => sockets.get(who)!.entries(table.id)[i], `entry ${i} for ${who}`)
        const texts = heard.get(who) ?? []
        for (const what of ['', '/game', '/log', '/log?from=3', '/file', '/chat']) {
          const answer = await visitor.get(`${table.path}${what}`)
          texts.push(`${what} ${answer.status} ${plain(JSON.stringify(answer.body))}`)
        }
        heard.set(who, texts)
      }
    }
    for (const [who, socket] of sockets) heard.get(who)!.push(plain(JSON.stringify(socket.entries(table.id))))
    return heard
  }

  it(
    'look the same to everybody else, by every way there is (1853-2.5.11)',
    { timeout: 60_000 },
    async () => {
      const [one, other] = beginnings()
      const differing = one.filter((action, i) => JSON.stringify(action) !== JSON.stringify(other[i]))
      expect(differing).toMatchObject([{ type: 'pick', player: 'seat-2' }])
      const [first, second] = [await told(one), await told(other)]
      for (const who of ['seat-1', 'seat-3', 'nobody'])
        for (const [i, text] of first.get(who)!.entries()) expect(second.get(who)?.[i]).toBe(text)
      // the one who chose sees it
      expect(second.get('seat-2')).not.toEqual(first.get('seat-2'))
    },
  )
})

/** As far as this game is played over the interface; `secrecy.test.ts` of 1853 looks at whole games. */
const actions = 600

describe('a long game of 1853 over the interface', () => {
  let server: TestServer
  beforeAll(async () => void (server = await startServer()))
  afterAll(() => server.stop())

  it(
    'tells nobody of a contract that is not theirs before it is fulfilled (1853-2.5.11)',
    { timeout: 300_000 },
    async () => {
      const begun = begin(title, { players, seed, options: { bank: '10000' } })
      if (!begun.ok) throw new Error('no game')
      const history = playRandomly(title, begun.value, 3, actions).history as unknown as History<State>
      const wish = { title: '1853', seed, options: { bank: '10000' } }
      const table = await startTable(server, ['Anna', 'Ben', 'Carl'], wish)
      const viewers = [...table.seats, ['nobody', server.anybody()] as const]
      const sockets = new Map<string, TestSocket>()
      for (const [who, visitor] of viewers) {
        sockets.set(who, await visitor.socket())
        sockets.get(who)!.send({ type: 'watch', table: table.id, after: 0 })
      }
      /** What somebody may not know of what they were sent when so many actions had been done. */
      const leaked = (who: string, n: number, sent: Partial<Received>): readonly string[] =>
        leaks({ ...nothing, ...sent }, history.at(n).state, players.includes(who) ? (who as PlayerId) : null)
      for (const [i, entry] of history.record.entries()) {
        if (entry.type !== 'action') throw new Error('only actions')
        const action = entry.action as Deed
        expect((await table.act(action, i)).body).toEqual({ seq: i + 1 })
        if (i % 100 !== 30) continue
        for (const [who, visitor] of viewers) {
          const { body: game } = await visitor.get<GameView>(`${table.path}/game`)
          expect(leaked(who, i + 1, { view: game.state as unknown as State })).toEqual([])
          expect((await visitor.get(`${table.path}/file`)).status).toBe(409)
        }
      }
      const end = history.record.length
      for (const [who, visitor] of viewers) {
        await sockets
          .get(who)!
          .until(() => sockets.get(who)!.entries(table.id)[end - 1], `the end for ${who}`)
        const entries = await wholeLog(visitor, table.path)
        expect(sockets.get(who)!.entries(table.id)).toEqual(entries)
        for (const { seq, delta, events, action } of entries) {
          const sent = { view: delta as State, events, action }
          expect(leaked(who, seq, sent), `entry ${seq} for ${who}`).toEqual([])
        }
      }
      // the law finds something where there is something: seat-2 hears of its own cities, which are not seat-1's to know
      const own = sockets.get('seat-2')!.entries(table.id)
      expect(own.some(({ seq, action }) => leaked('seat-1', seq, { action }).length > 0)).toBe(true)
    },
  )
})
