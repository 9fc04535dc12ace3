import type { Route, RunPlan } from '../actions.js'
import type { RailwayId, Size } from '../data/types.js'
import { isHex } from '../board.js'
import { railwayOf } from '../state.js'
import type { State } from '../state.js'
import { unknown } from './fault.js'
import type { SiteRoute } from './format.js'
import type { Ids, TrainName } from './ids.js'

/**
 * A route is stored as its connections, each a list of hexes from stop to stop, in no particular order or direction,
 * and as the list of its stops. Both together give the hexes in order.
 */
export function hexesOf({ connections = [], hexes = [] }: SiteRoute): Route {
  const name = hexes.join('-') || connections.map((connection) => connection.join('-')).join(' ')
  const missing = connections.flat().find((hex) => !isHex(hex))
  if (missing !== undefined) throw unknown('hex', missing)
  const chain = hexes.length > 1 ? alongStops(connections, hexes) : endToEnd(connections)
  if (!chain) throw unknown('route', name)
  return chain
}

const joined = (chain: readonly string[], next: readonly string[]): string[] =>
  chain.length === 0 ? [...next] : [...chain, ...next.slice(1)]

function alongStops(
  connections: readonly (readonly string[])[],
  stops: readonly string[],
): Route | undefined {
  if (connections.length !== stops.length - 1) return undefined
  const left = [...connections]
  let chain: string[] = []
  for (let i = 0; i + 1 < stops.length; i++) {
    const [from, to] = [stops[i], stops[i + 1]]
    const at = left.findIndex((c) => (c[0] === from && c.at(-1) === to) || (c[0] === to && c.at(-1) === from))
    const [found] = at < 0 ? [] : left.splice(at, 1)
    if (!found) return undefined
    chain = joined(chain, found[0] === from ? found : found.toReversed())
  }
  return chain
}

/** Old files have no list of stops: the connections are put together where their ends meet. */
function endToEnd(connections: readonly (readonly string[])[]): Route | undefined {
  const [first, ...others] = connections
  if (!first) return undefined
  let chain = [...first]
  let left = others
  while (left.length > 0) {
    const [start, end] = [chain[0], chain.at(-1)]
    const at = left.findIndex((c) => [c[0], c.at(-1)].some((hex) => hex === start || hex === end))
    const next = left[at]
    if (!next) return undefined
    left = left.toSpliced(at, 1)
    if (next[0] === end) chain = joined(chain, next)
    else if (next.at(-1) === end) chain = joined(chain, next.toReversed())
    else if (next.at(-1) === start) chain = joined(next, chain)
    else chain = joined(next.toReversed(), chain)
  }
  return chain
}

/** A route of the file: who runs it, and along which hexes. */
export interface ReadRoute {
  readonly train: TrainName | 'D'
  readonly route: Route
}

/** The routes of a run: each is run by a part of a train, or by the diesel. */
export function readRoutes(ids: Ids, railway: RailwayId, routes: readonly SiteRoute[]): readonly ReadRoute[] {
  const used = new Set<string>()
  return routes.map((route) => {
    if (used.has(route.train)) throw unknown('train', route.train)
    used.add(route.train)
    if (/^D-\d+$/.test(route.train)) return { train: 'D', route: hexesOf(route) }
    const train = standardTrains(ids, railway).find(({ parts }) => parts.includes(route.train))
    if (!train) throw unknown('train', route.train)
    return { train, route: hexesOf(route) }
  })
}

const standardTrains = (ids: Ids, railway: RailwayId): readonly TrainName[] =>
  ids.trains.filter((train) => train.railway === railway && train.size !== 'D')

/** The plan that a list of routes stands for: trains in the order of their first routes, then those that stand idle. */
export function planFrom(state: State, ids: Ids, railway: RailwayId, routes: readonly ReadRoute[]): RunPlan {
  const groups = new Map<TrainName | 'D', Route[]>()
  for (const { train, route } of routes) groups.set(train, [...(groups.get(train) ?? []), route])
  const diesel = groups.get('D') ?? []
  groups.delete('D')
  for (const train of standardTrains(ids, railway)) if (!groups.has(train)) groups.set(train, [])
  const trains = [...groups].map(([train, own]) => ({
    size: (train as TrainName).size as Size,
    routes: own,
  }))
  return railwayOf(state, railway).diesel
    ? { trains, diesel }
    : { trains, ...(diesel.length > 0 ? { diesel } : {}) }
}
