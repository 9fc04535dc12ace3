import type { RecordedWork } from '@stellwerk/engine'
import { describe, expect, it } from 'vitest'
import { boardHex, sideName, stopIndex } from '../../board.js'
import { railways } from '../../data/companies.js'
import { concessionHexes, concessionRoutes } from '../../data/concessions.js'
import { startPrices } from '../../data/money.js'
import type { RailwayId } from '../../data/types.js'
import type { State } from '../../state.js'
import { buildConcessionRoute, concessionSides, routeComplete } from './concession-route.js'
import { boardState, boardWork } from './testing-board.js'
import { placeTile } from './track/place.js'
import { tilesLeft } from './track/supply.js'

const withRoute = ['HBE', 'GHE', 'NWE', 'SHE', 'KEZ', 'WBE'] as const
const everyRailway = Object.keys(railways) as RailwayId[]
const laidBy = (work: RecordedWork<State>): unknown[] =>
  work.events
    .filter(({ kind }) => kind === 'tile-laid')
    .map(({ hex, tile, rotation }) => [hex, tile, rotation].map(String).join(' '))

describe('concession routes', () => {
  it('1873-T1-b the sides of a route lead from home to home', () => {
    expect(concessionSides('KEZ')).toEqual([[sideName('G4', 0), sideName('I4', 2)]])
    expect(concessionSides('NWE').map((route) => route.length)).toEqual([5, 4])
    expect(concessionSides('QLB')).toEqual([])
    for (const railway of withRoute) {
      for (const route of concessionRoutes[railway]) {
        for (const [at, { hex, join }] of route.entries()) {
          const names = join.flatMap((end) => (typeof end === 'number' ? [sideName(hex, end)] : []))
          for (const name of names) expect(concessionSides(railway).flat()).toContain(name)
          expect(names).toHaveLength(at === 0 || at === route.length - 1 ? 1 : 2)
        }
      }
    }
  })

  it('1873-T1-d only the listed hexes lack the concession track at the start; their costs add up to the table', () => {
    const state = boardState()
    for (const railway of everyRailway) {
      const lacking = concessionRoutes[railway].flat().filter(({ hex, join: [a, b] }) => {
        const { leads } = boardHex(state, hex)
        const ends = [a, b].map((end) => (typeof end === 'number' ? leads[end] : end))
        return ends.some((end) => end === undefined) || (ends[0] !== ends[1] && ends[0] !== b)
      })
      expect(lacking.map(({ hex }) => hex)).toEqual(railways[railway].concessionHexes)
      const costs = railways[railway].concessionHexes.map((hex) => concessionHexes[hex]?.cost ?? 0)
      expect(costs.reduce((sum, cost) => sum + cost, 0)).toBe(railways[railway].concessionCost)
    }
  })

  it('1873-4.4.1-aa, 1873-4.6-a a railway builds its whole route, or what is missing of it', () => {
    for (const railway of withRoute) {
      const work = boardWork()
      expect(routeComplete(work.state, railway)).toBe(false)
      buildConcessionRoute(work, railway)
      expect(routeComplete(work.state, railway)).toBe(true)
      for (const other of withRoute)
        if (other !== railway) expect(routeComplete(work.state, other)).toBe(false)
    }
    const work = boardWork({ tiles: { C8: ['79', 0], D7: ['962', 0], I8: ['956', 0] } })
    buildConcessionRoute(work, 'NWE')
    expect(laidBy(work)).toEqual(['E6 956 0', 'H7 78 2'])
  })

  it('1873-4.4.1-ab the tiles are determined: just this track, the reserved tile, or the green B tile', () => {
    const work = boardWork()
    buildConcessionRoute(work, 'NWE')
    expect(laidBy(work)).toEqual(['C8 79 0', 'D7 956 0', 'E6 956 0', 'H7 78 2', 'I8 956 0'])
    const wbe = boardWork({ phase: '4', markers: { D15: [['HBE']] } })
    buildConcessionRoute(wbe, 'WBE')
    expect(laidBy(wbe)).toEqual(['C10 78 2', 'C12 956 1', 'C14 76 5', 'D15 974 5'])
    expect(wbe.state.markers['D15']).toEqual([[{ railway: 'HBE', active: true }]])
    const reserved = boardWork({ tiles: { D15: ['974', 1] }, reserved: { D15: ['986', 1] }, phase: '4' })
    buildConcessionRoute(reserved, 'WBE')
    expect(laidBy(reserved)).toContain('D15 986 1')
    expect(reserved.state.reserved).toEqual({})
    expect(reserved.state.supply['974']).toBe(1)
  })

  it('1873-4.4.1-al: a tile that has run out is laid all the same, and counts when others come back', () => {
    // nine of the ten 956 lie elsewhere; the NWE needs three
    const work = boardWork({ supply: { '956': 1, '79': 0 }, phase: '3' })
    buildConcessionRoute(work, 'NWE')
    expect(routeComplete(work.state, 'NWE')).toBe(true)
    expect([work.state.supply['956'], work.state.supply['79']]).toEqual([-2, -1])
    expect([tilesLeft(work.state, '956'), tilesLeft(work.state, '79')]).toEqual([0, 0])
    placeTile(work, { hex: 'D7', tile: '962', rotation: 0 })
    expect([work.state.supply['956'], tilesLeft(work.state, '956')]).toEqual([-1, 0])
    for (const hex of ['E6', 'I8']) placeTile(work, { hex, tile: '962', rotation: 0 })
    expect([work.state.supply['956'], tilesLeft(work.state, '956')]).toEqual([1, 1])
  })

  it('1873-4.4.1-ab every tile on an empty hex carries just the track of the route', () => {
    for (const railway of withRoute) {
      const work = boardWork()
      buildConcessionRoute(work, railway)
      for (const hex of railways[railway].concessionHexes) {
        const before = boardHex(boardState(), hex).leads
        const added = boardHex(work.state, hex).leads.flatMap((end, edge) =>
          end !== undefined && before[edge] === undefined ? [edge] : [],
        )
        const join = concessionHexes[hex]?.join ?? []
        expect(new Set(added)).toEqual(new Set(join.filter((end) => typeof end === 'number')))
        expect(stopIndex(boardHex(work.state, hex).leads[added[0] ?? 0]) === undefined).toBe(
          boardHex(work.state, hex).printed.place === 'none',
        )
      }
    }
  })

  it('1873-4.4.1-ac the full cost of the table is paid, also for hexes of others, and nothing besides', () => {
    for (const railway of withRoute) {
      const work = boardWork()
      buildConcessionRoute(work, railway)
      expect(1000 - (work.state.cash[railway] ?? 0)).toBe(railways[railway].concessionCost)
      expect(work.events).toContainEqual({
        kind: 'route-built',
        railway,
        cost: railways[railway].concessionCost,
      })
      for (const event of work.events) if (event.kind === 'tile-laid') expect(event['cost']).toBe(0)
    }
    const partly = boardWork({ tiles: { F3: ['956', 0] } })
    buildConcessionRoute(partly, 'SHE')
    expect(partly.state.cash['SHE']).toBe(700)
    expect(partly.events[0]).toEqual({
      kind: 'money',
      from: 'SHE',
      to: 'bank',
      amount: 300,
      reason: 'concession route',
    })
  })

  it('1873-4.4.1-u the own route is not repaid and activates nothing', () => {
    const work = boardWork({ phase: '2' })
    buildConcessionRoute(work, 'NWE')
    expect(work.state.cash['player:ada']).toBe(1000)
    expect(work.events.filter(({ kind }) => kind === 'money')).toHaveLength(1)
    expect(work.events.map(({ kind }) => kind)).not.toContain('concession-active')
    expect(work.state.builtEarly).toEqual([])
  })

  it('1873-4.4.1-ae a complete route costs the same, but nothing is laid', () => {
    const work = boardWork({ tiles: { F3: ['956', 0], G2: ['956', 0] } })
    expect(routeComplete(work.state, 'SHE')).toBe(true)
    buildConcessionRoute(work, 'SHE')
    expect(work.state.cash['SHE']).toBe(700)
    expect(work.events.map(({ kind }) => kind)).toEqual(['money'])
  })

  it('1873-4.4.1-af the smallest treasury of a railway covers the largest cost', () => {
    const treasury = 5 * Math.min(...startPrices)
    for (const railway of everyRailway) {
      const work = boardWork({ cash: { [railway]: treasury } })
      buildConcessionRoute(work, railway)
      expect(work.state.cash[railway]).toBeGreaterThanOrEqual(100)
    }
  })

  it('1873-4.4.9-a QLB has no route', () => {
    const work = boardWork()
    expect(routeComplete(work.state, 'QLB')).toBe(true)
    buildConcessionRoute(work, 'QLB')
    expect(work.events).toEqual([])
  })

  it('1873-4.2.1-i the mines on the route are connected at once', () => {
    const work = boardWork()
    buildConcessionRoute(work, 'HBE')
    expect(work.events).toContainEqual({ kind: 'mine-connected', mine: 12 })
  })
})
