import { Recent } from '@stellwerk/engine'
import { concessionRoutes } from '../../../data/concessions.js'
import type { HexId, RailwayId } from '../../../data/types.js'
import type { EditionId } from '../../../editions.js'
import { editions } from '../../../editions.js'
import { reading } from '../../../readings.js'
import type { State } from '../../../state.js'
import type { Network } from './network.js'
import { networkOf } from './network.js'

/** An unbranched line from stop to stop; `nodes` has one more entry than `segments`. */
export interface Path {
  readonly nodes: readonly number[]
  readonly segments: readonly number[]
}

/** The network as one railway may use it. All lists are by node or segment of the network. */
export interface View {
  readonly railway: RailwayId
  readonly edition: EditionId
  readonly network: Network
  readonly own: readonly boolean[]
  /** 1873-4.4.3-f: all circles of the stop hold markers of others. */
  readonly blocked: readonly boolean[]
  /** An open mine or a factory lies in the hex. */
  readonly work: readonly boolean[]
  /** 1873-4.4.3-c: a route may end here. */
  readonly end: readonly boolean[]
  /** 1873-4.4.3-e, -g: a route may pass. */
  readonly pass: readonly boolean[]
  /** Some route other than the concession route may use the segment. */
  readonly usable: readonly boolean[]
  /** 1873-4.4.3-aa: the hexes without place that a route may not enter again once it has used the segment. */
  readonly onceOnly: readonly (readonly HexId[])[]
  /** The concession routes, as far as they are built. */
  readonly concession: readonly Path[]
  /** What is worked out from a view once, by name. */
  readonly memo: Map<string, unknown>
}

interface Entry {
  /** The edition and the reading on which a view depends. */
  readonly rules: string
  readonly tiles: State['tiles']
  readonly mines: State['mines']
  readonly views: Map<RailwayId, View>
}

const known = new Recent<State['markers'], Entry>()

export function viewOf(state: State, railway: RailwayId): View {
  const rules = `${state.edition} ${reading(state, 'doubleVillages')}`
  let entry = known.get(state.markers)
  if (!entry || entry.rules !== rules || entry.tiles !== state.tiles || entry.mines !== state.mines) {
    const { tiles, mines } = state
    entry = { rules, tiles, mines, views: new Map() }
    known.set(state.markers, entry)
  }
  let view = entry.views.get(railway)
  if (!view) {
    view = viewOn(networkOf(state), state, railway)
    entry.views.set(railway, view)
  }
  return view
}

const nowhere: readonly HexId[] = []

/** A network, or a part of it, as a railway may use it. */
export function viewOn(network: Network, state: State, railway: RailwayId): View {
  const own: boolean[] = []
  const full: boolean[] = []
  const work: boolean[] = []
  for (const { hex, stop, circles, mine, factory } of network.nodes) {
    const markers = state.markers[hex]?.[stop]
    const mark = markers !== undefined && markers.some((marker) => marker.railway === railway)
    own.push(mark)
    // the quarry's stop has no circles and is never blocked
    full.push(!mark && circles > 0 && markers !== undefined && markers.length >= circles)
    work.push(factory !== undefined || (mine !== undefined && (state.mines[mine]?.open ?? false)))
  }
  // RUL-21: by the other reading any circle of a village with two stops will do
  const blocked =
    reading(state, 'doubleVillages') === 'any circle'
      ? network.nodes.map(({ place }) => network.nodes.every((node, n) => node.place !== place || full[n]))
      : full
  const end = network.nodes.map((_, n) => !blocked[n] && ((own[n] ?? false) || (work[n] ?? false)))
  const pass = network.nodes.map((node, n) => !blocked[n] && node.kind !== 'town')
  const { edition } = state
  const guarded = editions[edition].reentry === 'none' && network.crossed.size > 0
  const onceOnly = network.segments.map(({ hexes }) =>
    guarded ? hexes.slice(1, -1).filter((hex) => network.crossed.has(hex)) : nowhere,
  )
  const open = (n: number): boolean => end[n] === true || pass[n] === true
  const usable = network.segments.map(
    ({ from, to }, segment) =>
      network.nodes[from]?.place !== network.nodes[to]?.place &&
      open(from) &&
      open(to) &&
      (!guarded || !reenters(onceOnly, [segment])),
  )
  const concession = concessionRoutes[railway].flatMap((route) => {
    const path = pathAlong(
      network,
      route.map(({ hex }) => hex),
    )
    return 'fault' in path ? [] : [path]
  })
  return {
    railway,
    edition,
    network,
    own,
    blocked,
    work,
    end,
    pass,
    usable,
    onceOnly,
    concession,
    memo: new Map(),
  }
}

/** 1873-4.4.3-aa: a hex without place that these segments enter twice, if the edition forbids that. */
export function reenters(onceOnly: View['onceOnly'], segments: readonly number[]): HexId | undefined {
  const entered = segments.flatMap((segment) => onceOnly[segment] ?? [])
  return entered.find((hex, i) => entered.indexOf(hex) !== i)
}

/** Something that is worked out from a view at most once. */
export function once<T>(view: View, name: string, make: () => T): T {
  if (!view.memo.has(name)) view.memo.set(name, make())
  return view.memo.get(name) as T
}

/** The line of track along these hexes, or the number of the hex after which there is none. */
export function pathAlong(network: Network, route: readonly HexId[]): Path | { readonly fault: number } {
  const nodes: number[] = []
  const segments: number[] = []
  let at = 0
  while (at < route.length - 1) {
    const exit = network.exits.get(`${route[at]}>${route[at + 1]}`)
    const last = nodes.at(-1)
    if (!exit || (last !== undefined && last !== exit.from)) return { fault: at }
    if (last === undefined) nodes.push(exit.from)
    const { hexes } = exit
    for (let i = 1; i < hexes.length; i++) if (hexes[i] !== route[at + i]) return { fault: at + i - 1 }
    nodes.push(exit.to)
    segments.push(exit.segment)
    at += hexes.length - 1
  }
  return segments.length ? { nodes, segments } : { fault: 0 }
}

export function routeOf(network: Network, path: Path): HexId[] {
  return path.segments.flatMap((segment, i) => {
    const exit = network.nodes[path.nodes[i] as number]?.exits.find((e) => e.segment === segment)
    if (!exit) throw new Error(`no way out by segment ${segment}`)
    return i === 0 ? exit.hexes : exit.hexes.slice(1)
  })
}

const keys = new WeakMap<Path, string>()

/** One text for a path and its reverse. */
export function pathKey(path: Path): string {
  let key = keys.get(path)
  if (key === undefined) {
    const there = path.segments.join('.')
    const back = path.segments.toReversed().join('.')
    key = there < back ? there : back
    keys.set(path, key)
  }
  return key
}
