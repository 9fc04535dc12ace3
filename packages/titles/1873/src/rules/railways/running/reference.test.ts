import { Random } from '@stellwerk/engine'
import { edges } from '@stellwerk/hex'
import { describe, expect, it } from 'vitest'
import type { RunPlan } from '../../../actions.js'
import { hexes } from '../../../data/map.js'
import { tiles } from '../../../data/tiles.js'
import type { HexId, RailwayId, Size } from '../../../data/types.js'
import type { State } from '../../../state.js'
import { boardHex, joined } from '../../../board.js'
import { railways } from '../../../data/companies.js'
import { bestDieselRoutes } from './bundle.js'
import { completePlan, estimatedRun, refusePlan, revenueOf, suggestPlans } from './index.js'
import { mostRoutes } from './most-routes.js'
import { board } from './testing-board.js'
import type { SlowRoute } from './testing-reference.js'
import {
  apart,
  slowDieselRoutes,
  slowPlans,
  slowRoutes,
  slowShort,
  slowTogether,
} from './testing-reference.js'
import { routeOf, viewOf } from './view.js'

const lines: readonly RailwayId[] = ['HBE', 'GHE', 'NWE', 'SHE', 'KEZ', 'WBE', 'QLB']

/** A line by F9 that crosses itself on G10. */
const loop = { H11: '77:1', G10: '961:1', F9: '75:5', G8: '77:3', G12: '956:1' }

/** A board with some tiles and markers anywhere: not one that play would lead to, but one that running must cope with. */
function randomBoard(random: Random, diesel: boolean): { state: State; railway: RailwayId; sizes: Size[] } {
  const railway = random.pick(lines)
  let state = board({ railway, tiles: random.below(3) === 0 ? loop : {} })
  const left = new Map(Object.entries(tiles).map(([tile, { count }]) => [tile, count]))
  for (const hex of random.shuffle(Object.keys(hexes)).slice(0, 15 + random.below(40))) {
    const printed = hexes[hex]
    // printed and concession track stays, so only pale hexes are built on, and some towns
    if (!printed || printed.colour === 'grey' || state.tiles[hex] || printed.mark) continue
    if (printed.colour !== 'none' && printed.place !== 'town') continue
    if (['G6', 'E4', 'G4'].includes(hex)) continue
    const kind = printed.place === 'none' ? 'plain' : printed.place
    const fits = (tile: string): boolean =>
      tiles[tile]?.kind === kind && !tiles[tile]?.mark && (left.get(tile) ?? 0) > 0
    const fitting = Object.keys(tiles).filter(fits)
    const tries = Array.from({ length: 6 }, () => {
      const tile = { tile: random.pick(fitting), rotation: random.below(6) }
      const next = { ...state, tiles: { ...state.tiles, [hex]: tile } }
      return { next, joins: edges.filter((edge) => joined(next, hex, edge)).length }
    })
    state = tries.toSorted((a, b) => b.joins - a.joins)[0]?.next ?? state
    const { tile = '' } = state.tiles[hex] ?? {}
    left.set(tile, (left.get(tile) ?? 0) - 1)
  }
  const sizes = Array.from({ length: random.below(4) }, () => random.pick<Size>([1, 2, 3, 4]))
  if (railway === 'NWE') sizes.push(2)
  else if (sizes.length === 0 && railway !== 'QLB') sizes.push(1)
  const trains = sizes.toSorted((a, b) => b - a)
  const open = Array.from({ length: 15 }, (_, i) => i + 1).filter(() => random.below(4) > 0)
  const markers: Record<string, string> = {}
  const homes = railways[railway].homes.map(({ hex }) => hex)
  for (const hex of random.shuffle(Object.keys(hexes)).slice(0, 25)) {
    const { stops, track } = boardHex(state, hex)
    if (homes.includes(hex) || track.length === 0) continue
    let own = false
    stops.forEach(({ circles }, stop) => {
      const names: string[] = random
        .shuffle(lines.filter((name) => name !== railway))
        .slice(0, random.below(2) && random.below(circles + 1))
      if (!own && names.length < circles && random.below(3)) {
        own = true
        names.push(railway)
      }
      if (names.length) markers[`${hex}/${stop}`] = names.join(' ')
    })
  }
  const full = board({ railway, markers, trains, open, diesel, phase: diesel ? 'D' : '3' })
  const edition = random.pick(['R', 'S'] as const)
  const readings = { doubleVillages: random.pick(['circle on the track', 'any circle'] as const) }
  return { state: { ...full, tiles: state.tiles, edition, readings }, railway, sizes: trains }
}

const reversed = (route: readonly HexId[]): string => {
  const there = route.join('-')
  const back = route.toReversed().join('-')
  return there < back ? there : back
}

/** One text for plans that differ only in the direction of routes and in the order of equal trains. */
const planKey = (plan: RunPlan): string =>
  plan.trains
    .map(({ size, routes }) => `${size}: ${routes.map(reversed).toSorted().join(' ')}`)
    .toSorted()
    .join('; ')

const asPlan = (sizes: readonly Size[], trains: readonly (readonly SlowRoute[])[]): RunPlan => ({
  trains: sizes.map((size, i) => ({ size, routes: (trains[i] ?? []).map((route) => route.hexes) })),
})

describe('running against a slow reference', () => {
  it('1873-4.4.3-o, 1873-4.4.3-i, 1873-4.4.3-j, 1873-4.4.3-aa: the same number of routes and the same legal plans on random boards', () => {
    const random = new Random(1873)
    const seen = { boards: 0, complete: 0, estimated: 0, proven: 0, plans: 0, illegal: 0, barred: 0 }
    while (seen.boards < 200) {
      const { state, railway, sizes } = randomBoard(random, false)
      const { others } = slowRoutes(state, railway)
      if (others.length < 2 || others.length > 10 || sizes.length > 3) continue
      seen.boards++
      if (slowRoutes({ ...state, edition: 'R' }, railway).others.length > others.length) seen.barred++
      const plans: { readonly trains: SlowRoute[][]; readonly count: number }[] = []
      slowPlans(state, railway, sizes, (trains) => {
        plans.push({ trains: trains.map((train) => [...train]), count: trains.flat().length })
      })
      const most = Math.max(...plans.map(({ count }) => count))
      const ours = mostRoutes(viewOf(state, railway), sizes)
      expect({ count: ours.count, certain: ours.certain }).toEqual({ count: most, certain: true })
      const legal = new Set<string>()
      const legalPlans: RunPlan[] = []
      let best = 0
      let checks = 60
      for (const { trains, count } of random.shuffle(plans)) {
        const plan = asPlan(sizes, trains)
        const expected = count < most || slowShort(trains.flat(), others) ? 'refused' : 'legal'
        if (expected === 'legal') {
          legal.add(planKey(plan))
          legalPlans.push(plan)
          best = Math.max(best, revenueOf(state, railway, plan).total)
        } else if (--checks < 0) continue
        else seen.illegal++
        const no = refusePlan(state, railway, plan)
        expect([
          planKey(plan),
          no ? 'refused' : 'legal',
          no && ['1873-4.4.3-i', '1873-4.4.3-o'].includes(no.rule),
        ]).toEqual([planKey(plan), expected, no && true])
      }
      const { plans: suggested, complete, proven } = suggestPlans(state, railway, 200)
      const keys = suggested.map(planKey)
      expect(keys.every((key) => legal.has(key))).toBe(true)
      expect(new Set(keys).size).toBe(keys.length)
      expect(keys.length).toBeGreaterThan(0)
      const revenues = suggested.map((plan) => revenueOf(state, railway, plan).total)
      expect(revenues).toEqual(revenues.toSorted((a, b) => b - a))
      if (proven) expect(revenues[0]).toBe(best)
      // a plan with one route left out, completed: the best of all legal plans with the other routes
      const whole = random.pick(suggested)
      const train = random.below(sizes.length)
      const gap = random.below(sizes[train] ?? 1)
      const part: RunPlan = {
        trains: whole.trains.map(({ size, routes }, t) => ({
          size,
          routes: t === train ? routes.filter((_, r) => r !== gap) : routes,
        })),
      }
      const completed = completePlan(state, railway, part)
      const holds = (plan: RunPlan): boolean =>
        part.trains.every(({ routes }, t) =>
          routes.every((route) =>
            plan.trains[t]?.routes.some((other) => reversed(other) === reversed(route)),
          ),
        )
      const withPart = legalPlans.filter(holds).map((plan) => revenueOf(state, railway, plan).total)
      expect(completed && holds(completed.plan)).toBe(true)
      expect(completed && revenueOf(state, railway, completed.plan).total).toBe(Math.max(...withPart))
      expect(completed?.proven).toBe(true)
      seen.proven += proven ? 1 : 0
      const estimate = estimatedRun(state, railway)
      expect(estimate.total).toBeLessThanOrEqual(best)
      if (estimate.proven) expect(estimate.total).toBe(best)
      seen.estimated += estimate.proven ? 1 : 0
      const few = suggestPlans(state, railway, 3)
      expect(few.plans.map((plan) => revenueOf(state, railway, plan).total)).toEqual(revenues.slice(0, 3))
      if (complete) expect(keys.toSorted()).toEqual([...legal].toSorted())
      seen.complete += complete ? 1 : 0
      seen.plans += legal.size
    }
    expect(seen.complete).toBeGreaterThan(180)
    expect(seen.proven).toBe(seen.boards)
    expect(seen.estimated).toBeGreaterThan(180)
    expect(seen.illegal).toBeGreaterThan(1_000)
    expect(seen.barred).toBeGreaterThan(0)
  }, 120_000)

  it('1873-4.4.3-q, 1873-4.4.3-s, 1873-4.4.3-t: the same legal sets of diesel routes on random boards', () => {
    const random = new Random(5)
    const seen = { boards: 0, legal: 0, sets: 0 }
    while (seen.boards < 150) {
      const { state, railway } = randomBoard(random, true)
      const { concession, others } = slowRoutes(state, railway)
      const routes = slowDieselRoutes(state, railway, others)
      if (routes.length === 0 || routes.length > 8) continue
      seen.boards++
      const [standard] = suggestPlans(state, railway, 1).plans
      const start = railway === 'QLB' ? ['E20/0'] : concession.flatMap(({ stops }) => stops)
      const connected = (set: readonly SlowRoute[]): boolean => slowTogether(state, railway, set, start)
      let best = 0
      for (let bits = 0; bits < 1 << routes.length; bits++) {
        const set = [...concession, ...routes.filter((_, i) => bits & (1 << i))]
        const disjoint = set.every((a, i) => set.slice(i + 1).every((b) => apart(a, b)))
        const full = !routes.some(
          (more) => set.every((route) => apart(more, route)) && connected([...set, more]),
        )
        const expected = disjoint && connected(set) && full
        const plan: RunPlan = { trains: standard?.trains ?? [], diesel: set.map((route) => route.hexes) }
        const no = refusePlan(state, railway, plan)
        expect([plan.diesel, no === undefined]).toEqual([plan.diesel, expected])
        seen.sets++
        if (expected) {
          seen.legal++
          best = Math.max(best, revenueOf(state, railway, plan).total)
        }
      }
      const { plans, proven } = suggestPlans(state, railway, 1)
      if (proven) expect(revenueOf(state, railway, plans[0] as RunPlan).total).toBeGreaterThanOrEqual(best)
      const { paths, proven: sure } = bestDieselRoutes(viewOf(state, railway), state.phase, 4_000)
      expect(sure).toBe(true)
      const diesel = paths.map((path) => routeOf(viewOf(state, railway).network, path))
      const plan: RunPlan = { trains: standard?.trains ?? [], diesel }
      expect(revenueOf(state, railway, plan).total).toBe(best)
      for (const plan of suggestPlans(state, railway, 20).plans)
        expect(refusePlan(state, railway, plan)).toBeUndefined()
    }
    expect(seen.legal).toBeGreaterThan(150)
  }, 120_000)
})
