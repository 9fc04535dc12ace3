import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { CoreState, GameFile, PlayerId, Title } from '@stellwerk/engine'
import { apply, decidersOf } from '@stellwerk/engine'
import { playRandomly } from '@stellwerk/engine/testing'
import type { GameLog, Program, Table } from '@stellwerk/protocol'
import { games } from '@stellwerk/titles'
import type { TestServer } from '../testing.js'
import { startServer } from '../testing.js'
import type { TestTable } from '../testing-table.js'
import { tableAt } from '../testing-table.js'

const players = ['seat-1', 'seat-2', 'seat-3']

type Deed = Record<string, unknown>

/** Whether somebody can do this now and again when all others have passed. */
function isTwicePossible(title: Title, start: CoreState, deed: Deed): boolean {
  const player = deed['player'] as PlayerId
  let outcome = apply(title, start, deed)
  for (let passes = 0; outcome.ok && passes < players.length; passes++) {
    const [next] = decidersOf(title, outcome.state)
    if (next === player && passes > 0) break
    outcome = apply(title, outcome.state, { type: 'pass', player: next })
  }
  return outcome.ok && decidersOf(title, outcome.state)[0] === player && apply(title, outcome.state, deed).ok
}

/** A game up to where somebody buys a share and could do so again, and that action. */
function beforePurchase(id: string): { file: GameFile; purchase: Deed } {
  const { title } = games[id]!
  const options = Object.fromEntries(
    Object.entries(title.options).map(([option, [first]]) => [option, first ?? '']),
  )
  const begun = title.create({ players, seed: 5, options })
  if (!begun.ok) throw new Error('no game')
  const { history } = playRandomly(title, begun.value, 4, 400)
  const actions = history.record.map((entry) => (entry.type === 'action' ? entry.action : {}) as Deed)
  const at = actions.findIndex(
    (deed, i) => deed['type'] === 'buyShare' && isTwicePossible(title, history.at(i).state, deed),
  )
  return {
    file: { format: 'stellwerk/1', title: id, options, players, seed: 5, actions: actions.slice(0, at) },
    purchase: actions[at]!,
  }
}

describe('buying a share on every turn', () => {
  let server: TestServer
  beforeAll(async () => void (server = await startServer()))
  afterAll(() => server.stop())

  /** The game as a table with somebody on each seat. */
  async function seated(file: GameFile): Promise<TestTable> {
    const people = await Promise.all(['Anna', 'Ben', 'Carl'].map((name) => server.as(name)))
    const [host, ...others] = people
    const { body } = await host!.post<Table>('/api/tables/upload', { file, seat: 'seat-1' })
    for (const [i, visitor] of others.entries())
      await visitor.post(`/api/tables/${body.id}/join`, { seat: i + 2, invite: body.invite })
    return tableAt(body.id, new Map(players.map((player, i) => [player, people[i]!])))
  }

  it.each(['1873', '1854', '1853'])('in %s leaves the next player to decide, turn by turn', async (id) => {
    const { file, purchase } = beforePurchase(id)
    const table = await seated(file)
    const buyer = String(purchase['player'])
    const program: Program = { kind: 'repeat', action: purchase, times: 2 }
    expect((await table.of(buyer).put(`${table.path}/program`, { program })).status).toBe(200)
    const bought = async (): Promise<number> => {
      const { body } = await table.of(buyer).get<GameLog>(`${table.path}/log?from=${file.actions.length}`)
      return body.entries.filter(({ action }) => action?.['type'] === 'buyShare').length
    }
    expect(await bought()).toBe(1)
    expect((await table.table()).turn).not.toContain(buyer)
    for (let passes = 0; passes < players.length; passes++) {
      const [player = ''] = (await table.table()).turn
      if (player === buyer) break
      expect((await table.act({ type: 'pass', player })).status).toBe(200)
    }
    expect(await bought()).toBe(2)
    expect((await table.table()).turn).not.toContain(buyer)
    // twice it was to be
    const kept = await table.of(buyer).get<{ program: Program | null }>(`${table.path}/program`)
    expect(kept.body.program).toBeNull()
  })
})
