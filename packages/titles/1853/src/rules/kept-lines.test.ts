import { apply } from '@stellwerk/engine'
import { playRandomly } from '@stellwerk/engine/testing'
import { describe, expect, it } from 'vitest'
import { cities } from '../data/cities.js'
import { companies } from '../data/companies.js'
import type { CityName, CompanyId } from '../data/types.js'
import type { State } from '../state.js'
import { india1853 } from '../title.js'
import { citiesJoinedTo } from './passengers.js'
import { reachOf } from './reach.js'
import { linesOf } from './running/index.js'

/** What is told of a board: what each company reaches, its lines, and which cities are joined. */
const told = (state: State): string =>
  JSON.stringify([
    (Object.keys(companies) as CompanyId[]).map((company) => {
      const { network, stops, hexes } = linesOf(state, company)
      const { touched } = reachOf(state, company)
      return { touched, reach: [...reachOf(state, company).stops()], network, stops, hexes }
    }),
    Object.keys(cities).map((city) => [...citiesJoinedTo(state, city as CityName)].toSorted()),
  ])

describe('what is kept of a board when a tile or a base comes', () => {
  it('is the same as what is found on the new board by itself', () => {
    const created = india1853.create({ players: ['A', 'B', 'C'], seed: 4, options: {} })
    if (!created.ok) throw new Error(created.refusal.rule)
    const { history } = playRandomly(india1853, created.value, 4, 1000)
    let state = created.value
    const boards: State[] = []
    // right after each action, while the board before it is known
    const kept: string[] = []
    for (const entry of history.record) {
      const outcome = entry.type === 'action' && apply(india1853, state, entry.action)
      if (!outcome || !outcome.ok) throw new Error(entry.type)
      const { tiles, bases } = state
      state = outcome.state
      if (state.tiles === tiles && state.bases === bases) continue
      boards.push(state)
      kept.push(told(state))
    }
    expect(boards.length).toBeGreaterThan(50)
    expect(kept).toEqual(boards.map((board) => told(structuredClone(board))))
  })
})
