import type { Refusal } from '@stellwerk/engine'
import { refusal } from '@stellwerk/engine'
import type { Route, RunPlan } from '../../actions.js'
import { railways } from '../../data/companies.js'
import { mines } from '../../data/mines.js'
import { phases } from '../../data/phases.js'
import type { PhaseId, RailwayId, Stop } from '../../data/types.js'
import type { State } from '../../state.js'
import { railwayOf } from '../../state.js'
import { factoryValue } from '../factories.js'
import { viewAlong } from './running/along.js'
import type { Revenue } from './running/index.js'
import type { Node } from './running/network.js'
import type { TrainName } from './running/route.js'
import { hangTogether, isConcession, isSame, readRoute, refuseRoute, routeName } from './running/route.js'
import type { Path, View } from './running/view.js'
import { pathAlong, routeOf, viewOf } from './running/view.js'

/**
 * Runs where the director need not run as many routes as possible, nor each to its end: every route must be legal by
 * itself, those of a train are connected, none share track, and the concession route is among them. Trains may be
 * named in any order.
 */
export function refuseAnyPlan(state: State, railway: RailwayId, plan: RunPlan): Refusal | undefined {
  const { trains, diesel } = railwayOf(state, railway)
  const sizes = plan.trains.map(({ size }) => size).toSorted((a, b) => b - a)
  if (sizes.join() !== trains.join()) return refusal('1873-4.4.3-a', { trains })
  if ((plan.diesel !== undefined) !== diesel) return refusal('1873-4.4.3-q', { railway })
  const view = viewAlong(state, railway, plan)
  const groups: Path[][] = []
  for (const { size, routes } of plan.trains) {
    if (routes.length > size) return refusal('1873-4.4.3-j', { train: size, routes: routes.length })
    const paths = readAll(state, view, routes, size)
    if (!Array.isArray(paths)) return paths
    if (paths.length > 0 && !hangTogether(paths))
      return refusal('1873-4.4.3-j', { train: size, routes: routes.length })
    groups.push(paths)
  }
  const no =
    trains.length > 0
      ? (refuseShared(view, groups.flat(), '1873-4.4.3-n') ?? refuseDuty(view, groups.flat(), '1873-4.4.3-l'))
      : undefined
  if (no || plan.diesel === undefined) return no
  const paths = readAll(state, view, plan.diesel, 'D')
  if (!Array.isArray(paths)) return paths
  if (paths.length > 0 && !hangTogether(paths))
    return refusal('1873-4.4.3-q', { train: 'D', routes: paths.length })
  return refuseShared(view, paths, '1873-4.4.3-s') ?? refuseDuty(view, paths, '1873-4.4.3-q')
}

function readAll(state: State, view: View, routes: readonly Route[], train: TrainName): Path[] | Refusal {
  const paths: Path[] = []
  for (const route of routes) {
    const read = readRoute(state, view, route, train)
    if ('refusal' in read) return read.refusal
    const params = { route: routeName(route), train }
    const no =
      train === 'D' ? refuseDieselRoute(view, read.path, params) : refuseRoute(view, read.path, params)
    if (no) return no
    paths.push(read.path)
  }
  return paths
}

/** A diesel route may come back to a hex by its other circle. */
function refuseDieselRoute(view: View, path: Path, params: Refusal['params']): Refusal | undefined {
  if (isConcession(view, path)) return undefined
  const hexAt = (n: number): string => view.network.nodes[n]?.hex ?? ''
  const ends = [path.nodes[0], path.nodes.at(-1)] as number[]
  const foreign = ends.find((n) => !view.own[n])
  if (foreign !== undefined) return refusal('1873-4.4.3-r', { ...params, hex: hexAt(foreign) })
  const town = path.nodes.slice(1, -1).find((n) => view.network.nodes[n]?.kind === 'town')
  if (town !== undefined) return refusal('1873-4.4.3-g', { ...params, hex: hexAt(town) })
  const blocked = path.nodes.find((n) => view.blocked[n])
  if (blocked !== undefined) return refusal('1873-4.4.3-e', { ...params, hex: hexAt(blocked) })
  return undefined
}

function refuseShared(view: View, paths: readonly Path[], rule: string): Refusal | undefined {
  const used = new Set<number>()
  for (const path of paths) {
    if (path.segments.some((segment) => used.has(segment)))
      return refusal(rule, { route: routeName(routeOf(view.network, path)) })
    for (const segment of path.segments) used.add(segment)
  }
  return undefined
}

function refuseDuty(view: View, paths: readonly Path[], rule: string): Refusal | undefined {
  const missing = view.concession.find((own) => !paths.some((path) => isSame(own, path)))
  return missing && refusal(rule, { route: routeName(routeOf(view.network, missing)) })
}

interface Called {
  readonly node: Node
  readonly n: number
  /** Of the train that calls. */
  readonly size: number
  /** Which of the routes calls. */
  readonly route: number
  /** No route before this one calls at the hex. */
  readonly first: boolean
}

interface SizedRoute {
  readonly size: number
  readonly route: Route
}

/** The stops of routes in their order, each with whether its hex was called at before. */
function calls(view: View, routes: readonly SizedRoute[]): Called[] {
  const seen = new Set<number>()
  const found: Called[] = []
  for (const [route, { size, route: hexes }] of routes.entries()) {
    const path = pathAlong(view.network, hexes)
    if ('fault' in path) throw new Error(`no route ${hexes.join('-')}`)
    const here = path.nodes.map((n) => ({ n, node: view.network.nodes[n] as Node }))
    for (const { n, node } of here) found.push({ node, n, size, route, first: !seen.has(node.place) })
    for (const { node } of here) seen.add(node.place)
  }
  return found
}

/** What is earned at a stop, and by which route. */
interface Earned<P> {
  readonly route: number
  readonly part: P
}

type Parts = Revenue['parts']

/** What the routes of standard trains earn where a hex counts for the first one that calls there, by whichever circle. */
function earnedByTrains(
  state: State,
  view: View,
  routes: readonly SizedRoute[],
): {
  readonly places: readonly Earned<Parts['places'][number]>[]
  readonly works: readonly Earned<Parts['works'][number]>[]
} {
  const all = calls(view, routes)
  const open = ({ n }: Called): boolean => !view.blocked[n]
  const places = all
    .filter(({ node, first }) => first && node.kind !== 'none')
    .map((call) => ({
      route: call.route,
      part: {
        hex: call.node.hex,
        value: !open(call) ? 0 : view.own[call.n] ? valueOf(call.node.value, state.phase) : stopValue,
      },
    }))
  const works = all
    .filter((call) => view.work[call.n] && isCounted(all, call))
    .map((call) => ({ route: call.route, part: workAt(view, call, open(call)) }))
  return { places, works }
}

function earnedByDiesel(view: View, routes: readonly Route[]): readonly Earned<Parts['diesel'][number]>[] {
  return calls(
    view,
    routes.map((route) => ({ size: 1, route })),
  )
    .filter(({ first }) => first)
    .map(({ n, node, route }) => ({ route, part: { hex: node.hex, value: view.blocked[n] ? 0 : stopValue } }))
}

/**
 * What a plan earns where a hex counts for the first route that calls there, by whichever circle, and its mine for the
 * first of the largest trains.
 */
export function firstRouteRevenue(state: State, railway: RailwayId, plan: RunPlan): Revenue {
  const view = viewAlong(state, railway, plan)
  const standard = plan.trains.flatMap(({ size, routes }) => routes.map((route) => ({ size, route })))
  const byTrains = earnedByTrains(state, view, standard)
  const places = byTrains.places.map(({ part }) => part)
  const works = byTrains.works.map(({ part }) => part)
  const diesel = earnedByDiesel(view, plan.diesel ?? []).map(({ part }) => part)
  const local = railway === 'QLB' ? localRevenue(view, state.phase) : 0
  const total = [...places, ...works, ...diesel].reduce((sum, { value }) => sum + value, local)
  return { total, parts: { places, works, diesel, local } }
}

/** What each of these routes earns by the same count, in their order. */
export function revenueOfRoutes(
  state: State,
  railway: RailwayId,
  routes: readonly { readonly size: TrainName; readonly route: Route }[],
): readonly number[] {
  const view = viewOf(state, railway)
  const standard = routes.flatMap(({ size, route }) => (size === 'D' ? [] : [{ size, route }]))
  const diesel = routes.flatMap(({ size, route }) => (size === 'D' ? [route] : []))
  const { places, works } = earnedByTrains(state, view, standard)
  const byTrains = perRoute(standard.length, [...places, ...works])
  const byDiesel = perRoute(diesel.length, earnedByDiesel(view, diesel))
  return routes.map(({ size }) => (size === 'D' ? byDiesel : byTrains).shift() ?? 0)
}

function perRoute(count: number, all: readonly Earned<{ readonly value: number }>[]): number[] {
  const sums = Array.from({ length: count }, () => 0)
  for (const { route, part } of all) sums[route] = (sums[route] ?? 0) + part.value
  return sums
}

/** A mine counts for the first of the largest trains that call, a factory for the first route. */
function isCounted(all: readonly Called[], call: Called): boolean {
  if (call.node.mine === undefined) return call.first
  const there = all.filter(({ node }) => node.place === call.node.place)
  const largest = Math.max(...there.map(({ size }) => size))
  return there.find(({ size }) => size === largest) === call
}

function workAt(view: View, { node, size }: Called, open: boolean): Revenue['parts']['works'][number] {
  const { hex, mine, factory } = node
  if (mine !== undefined)
    return { hex, work: `mine:${mine}`, value: open ? mines[mine].multiplier * size : 0 }
  return { hex, work: factory as string, value: open ? factoryValue(view.edition, factory as string) : 0 }
}

const stopValue = 10

const valueOf = (value: Stop['value'], phase: PhaseId): number =>
  typeof value === 'number' ? value : value[phases[phase].value]

function localRevenue(view: View, phase: PhaseId): number {
  const home = railways.QLB.homes[0]
  const n = home && view.network.nodeAt.get(`${home.hex}/${home.stop}`)
  const node = n === undefined ? undefined : view.network.nodes[n]
  return node ? valueOf(node.value, phase) : 0
}
