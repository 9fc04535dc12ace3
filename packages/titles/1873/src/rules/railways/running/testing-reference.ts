import type { Edge } from '@stellwerk/hex'
import { edges, opposite } from '@stellwerk/hex'
import type { Route } from '../../../actions.js'
import { across, boardHex, sideName, stopIndex } from '../../../board.js'
import { concessionRoutes } from '../../../data/concessions.js'
import { hexes } from '../../../data/map.js'
import type { HexId, RailwayId } from '../../../data/types.js'
import { editions } from '../../../editions.js'
import { reading } from '../../../readings.js'
import type { State } from '../../../state.js'

/**
 * Running by the words of the rules and nothing else: all routes are walked on the bare board and all plans are tried.
 * Slow; the tests compare the real thing with it on small boards.
 */
export interface SlowRoute {
  readonly hexes: Route
  readonly sides: ReadonlySet<string>
  /** `hex/stop` in order. */
  readonly stops: readonly string[]
  readonly concession: boolean
}

const circlesAt = (state: State, hex: HexId, stop: number): number =>
  boardHex(state, hex).stops[stop]?.circles ?? 0

function owns(state: State, railway: RailwayId, at: string): boolean {
  const [hex = '', stop] = at.split('/')
  return state.markers[hex]?.[Number(stop)]?.some((marker) => marker.railway === railway) ?? false
}

function isFull(state: State, railway: RailwayId, at: string): boolean {
  const [hex = '', stop] = at.split('/')
  const circles = circlesAt(state, hex, Number(stop))
  const markers = state.markers[hex]?.[Number(stop)] ?? []
  return circles > 0 && markers.length === circles && !owns(state, railway, at)
}

function isBlocked(state: State, railway: RailwayId, at: string): boolean {
  const [hex = ''] = at.split('/')
  return reading(state, 'doubleVillages') === 'any circle'
    ? boardHex(state, hex).stops.every((_, stop) => isFull(state, railway, `${hex}/${stop}`))
    : isFull(state, railway, at)
}

function hasOpenWork(state: State, hex: HexId): boolean {
  const { mine, factory } = hexes[hex] ?? {}
  return factory !== undefined || (mine !== undefined && (state.mines[mine]?.open ?? false))
}

/** Every line from stop to stop that calls at no place twice, enters no hex again where that is barred, and passes no town and, unless told, no blocked place. */
function lines(state: State, railway: RailwayId): SlowRoute[] {
  const found: SlowRoute[] = []
  const walk = (line: HexId[], sides: string[], stops: string[], out: Edge): void => {
    const here = line.at(-1) as HexId
    const next = across(here, out)
    if (next === undefined) return
    const end = boardHex(state, next).leads[opposite(out)]
    const side = sideName(here, out)
    if (end === undefined || sides.includes(side)) return
    if (editions[state.edition].reentry === 'none' && line.includes(next)) return
    const further = [...line, next]
    const stop = stopIndex(end)
    if (stop === undefined) {
      walk(further, [...sides, side], stops, end as Edge)
      return
    }
    const at = `${next}/${stop}`
    if (stops.some((s) => s.startsWith(`${next}/`)) || isBlocked(state, railway, at)) return
    found.push({ hexes: further, sides: new Set([...sides, side]), stops: [...stops, at], concession: false })
    if (hexes[next]?.place === 'town') return
    for (const edge of edges)
      if (boardHex(state, next).leads[edge] === end) walk(further, [...sides, side], [...stops, at], edge)
  }
  for (const hex of Object.keys(hexes))
    for (const edge of edges) {
      const stop = stopIndex(boardHex(state, hex).leads[edge])
      if (stop !== undefined && !isBlocked(state, railway, `${hex}/${stop}`))
        walk([hex], [], [`${hex}/${stop}`], edge)
    }
  return found
}

const oneWay = (route: SlowRoute): boolean => (route.stops[0] as string) < (route.stops.at(-1) as string)
export const apart = (a: SlowRoute, b: SlowRoute): boolean => [...a.sides].every((side) => !b.sides.has(side))

/** All legal routes beside the concession routes, and those. */
export function slowRoutes(
  state: State,
  railway: RailwayId,
): { concession: SlowRoute[]; others: SlowRoute[] } {
  const concession = concessionRoutes[railway].map((steps): SlowRoute => {
    const line = steps.map(({ hex }) => hex)
    const stops = steps.flatMap(({ hex, join }) => {
      const edge = join.find((end) => typeof end === 'number') as Edge
      const stop = stopIndex(boardHex(state, hex).leads[edge])
      return stop === undefined ? [] : [`${hex}/${stop}`]
    })
    const sides = steps.flatMap(({ hex, join }) =>
      join.flatMap((end) => (typeof end === 'number' ? [sideName(hex, end)] : [])),
    )
    return { hexes: line, sides: new Set(sides), stops, concession: true }
  })
  const isEnd = (at: string): boolean =>
    owns(state, railway, at) || hasOpenWork(state, at.slice(0, at.indexOf('/')))
  const others = lines(state, railway).filter(
    (route) =>
      oneWay(route) &&
      isEnd(route.stops[0] as string) &&
      isEnd(route.stops.at(-1) as string) &&
      route.stops.some((at) => owns(state, railway, at)) &&
      concession.every((own) => apart(own, route)),
  )
  return { concession, others }
}

/** Diesel routes among these: from own marker to own marker. */
export const slowDieselRoutes = (
  state: State,
  railway: RailwayId,
  routes: readonly SlowRoute[],
): SlowRoute[] =>
  routes.filter(({ stops }) => [stops[0], stops.at(-1)].every((at) => owns(state, railway, at as string)))

/** Whether all routes can be reached from the first one, or from the stops given. */
export function slowTogether(
  state: State,
  railway: RailwayId,
  routes: readonly SlowRoute[],
  start: readonly string[] = routes[0]?.stops ?? [],
): boolean {
  const open = (stops: readonly string[]): string[] => stops.filter((at) => !isBlocked(state, railway, at))
  const reached = new Set(open(start))
  for (let grown = true; grown;) {
    grown = false
    for (const route of routes)
      if (
        open(route.stops).some((at) => reached.has(at)) &&
        !open(route.stops).every((at) => reached.has(at))
      ) {
        for (const at of open(route.stops)) reached.add(at)
        grown = true
      }
  }
  return routes.every((route) => open(route.stops).some((at) => reached.has(at)))
}

/** Visits every way to hand out disjoint routes to trains, each train's routes hanging together. */
export function slowPlans(
  state: State,
  railway: RailwayId,
  sizes: readonly number[],
  visit: (trains: readonly (readonly SlowRoute[])[]) => void,
): void {
  const { concession, others } = slowRoutes(state, railway)
  const all = [...concession, ...others]
  const trains: SlowRoute[][] = sizes.map(() => [])
  const choose = (index: number): void => {
    const route = all[index]
    if (!route) {
      if (trains.every((train) => slowTogether(state, railway, train))) visit(trains)
      return
    }
    if (trains.every((train) => train.every((other) => apart(route, other))))
      trains.forEach((train, t) => {
        if (train.length >= (sizes[t] ?? 0)) return
        train.push(route)
        choose(index + 1)
        train.pop()
      })
    if (!route.concession) choose(index + 1)
  }
  choose(0)
}

/** 1873-4.4.3-i: whether some route of the plan is part of a longer one that is free. */
export function slowShort(chosen: readonly SlowRoute[], others: readonly SlowRoute[]): boolean {
  return chosen.some(
    (route) =>
      !route.concession &&
      others.some(
        (longer) =>
          longer.sides.size > route.sides.size &&
          [...route.sides].every((side) => longer.sides.has(side)) &&
          chosen.every((other) => other === route || apart(other, longer)),
      ),
  )
}
