import { railways } from '../../../data/companies.js'
import { mines } from '../../../data/mines.js'
import { phases } from '../../../data/phases.js'
import type { HexId, PhaseId, RailwayId, Stop } from '../../../data/types.js'
import type { RunPlan } from '../../../actions.js'
import type { State } from '../../../state.js'
import { factoryValue } from '../../factories.js'
import type { Node } from './network.js'
import type { Path, View } from './view.js'
import { pathAlong, viewOf } from './view.js'

export interface Revenue {
  readonly total: number
  readonly parts: {
    readonly places: readonly { readonly hex: HexId; readonly value: number }[]
    /** `work` is `mine:12` or the name of a factory. */
    readonly works: readonly { readonly hex: HexId; readonly work: string; readonly value: number }[]
    readonly diesel: readonly { readonly hex: HexId; readonly value: number }[]
    /** The local train of the QLB. */
    readonly local: number
  }
}

export interface Runs {
  readonly trains: readonly { readonly size: number; readonly paths: readonly Path[] }[]
  readonly diesel?: readonly Path[]
}

const stopValue = 10

/** What a legal plan earns, before maintenance (1873-4.4.4). */
export function revenueOf(state: State, railway: RailwayId, plan: RunPlan): Revenue {
  const view = viewOf(state, railway)
  const paths = (routes: readonly (readonly HexId[])[]): Path[] =>
    routes.map((route) => {
      const path = pathAlong(view.network, route)
      if ('fault' in path) throw new Error(`no route ${route.join('-')}`)
      return path
    })
  const trains = plan.trains.map(({ size, routes }) => ({ size, paths: paths(routes) }))
  return earned(view, state.phase, plan.diesel ? { trains, diesel: paths(plan.diesel) } : { trains })
}

export function earned(view: View, phase: PhaseId, { trains, diesel }: Runs): Revenue {
  const called = callsOf(view, trains)
  const byDiesel = diesel ? callsOf(view, [{ size: 1, paths: diesel }]) : new Map<number, Call>()
  const places: { hex: HexId; value: number }[] = []
  const works: { hex: HexId; work: string; value: number }[] = []
  for (const { node, own, size } of called.values()) {
    const { hex, kind } = node
    // 1873-4.4.4-a, -c, -d; the quarry has no place (-l)
    if (kind !== 'none') places.push({ hex, value: own ? valueOf(own.value, phase) : size ? stopValue : 0 })
    works.push(...worksAt(view, node, size))
  }
  const home = view.railway === 'QLB' ? quedlinburg(view) : undefined
  // 1873-4.4.9-e: without a route the diesel still serves Quedlinburg
  if (home && diesel && byDiesel.size === 0) byDiesel.set(home.place, { node: home, own: home, size: 1 })
  const stops = [...byDiesel.values()].map(({ node, size }) => ({
    hex: node.hex,
    value: size ? stopValue : 0,
  }))
  // 1873-4.4.9-c, -d: beside what other trains earn there
  const local = home ? valueOf(home.value, phase) : 0
  const sum = (list: readonly { readonly value: number }[]): number =>
    list.reduce((total, { value }) => total + value, 0)
  return {
    total: sum(places) + sum(works) + sum(stops) + local,
    parts: { places, works, diesel: stops, local },
  }
}

/** What a stop of a place adds to what is known of its place: for a call, for a call at an own marker, for the work. */
export function placeWorth(
  view: View,
  phase: PhaseId,
  n: number,
  known: PlaceWorth = { value: 0, ownValue: 0, perSize: 0 },
): PlaceWorth {
  const node = view.network.nodes[n]
  if (!node) throw new Error(`no node ${n}`)
  const [work] = worksAt(view, node, 1)
  const fixed = work && node.mine === undefined ? work.value : 0
  const call = node.kind === 'none' ? 0 : stopValue
  const value = call + fixed
  const own = view.own[n] && node.kind !== 'none' ? valueOf(node.value, phase) + fixed : value
  return {
    value,
    ownValue: Math.max(known.ownValue, own),
    perSize: work && node.mine !== undefined ? mines[node.mine].multiplier : 0,
  }
}

export interface PlaceWorth {
  readonly value: number
  readonly ownValue: number
  /** For each size of the largest train that calls. */
  readonly perSize: number
}

interface Call {
  readonly node: Node
  /** The stop with the own marker, if a train uses it (RUL-30). */
  own: Node | undefined
  /** Of the largest train that calls; 0 if all of them only pass the blocked place. */
  size: number
}

function callsOf(view: View, trains: Runs['trains']): Map<number, Call> {
  const calls = new Map<number, Call>()
  for (const { size, paths } of trains)
    for (const path of paths)
      for (const n of path.nodes) {
        const node = view.network.nodes[n] as Node
        let call = calls.get(node.place)
        if (!call) calls.set(node.place, (call = { node, own: undefined, size: 0 }))
        if (view.blocked[n]) continue
        if (view.own[n]) call.own = node
        if (size > call.size) call.size = size
      }
  return calls
}

/** 1873-4.4.4-f to -i: the open work of the hex. */
function worksAt(view: View, node: Node, size: number): Revenue['parts']['works'] {
  const { hex, stop, mine, factory } = node
  if (!view.work[view.network.nodeAt.get(`${hex}/${stop}`) as number]) return []
  if (mine !== undefined) return [{ hex, work: `mine:${mine}`, value: mines[mine].multiplier * size }]
  return [{ hex, work: factory as string, value: size ? factoryValue(view.edition, factory as string) : 0 }]
}

/** 1873-4.4.4-b: a printed hex with several values counts by the phase. */
function valueOf(value: Stop['value'], phase: PhaseId): number {
  return typeof value === 'number' ? value : value[phases[phase].value]
}

function quedlinburg(view: View): Node | undefined {
  const home = railways.QLB.homes[0]
  const n = home && view.network.nodeAt.get(`${home.hex}/${home.stop}`)
  return n === undefined ? undefined : view.network.nodes[n]
}
