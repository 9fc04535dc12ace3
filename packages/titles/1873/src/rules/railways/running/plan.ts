import type { Refusal } from '@stellwerk/engine'
import { refusal } from '@stellwerk/engine'
import type { Route, RunPlan } from '../../../actions.js'
import type { RailwayId } from '../../../data/types.js'
import type { State } from '../../../state.js'
import { railwayOf } from '../../../state.js'
import { addable, dieselStart } from './diesel.js'
import { isFree, lengthened, take, unused } from './explore.js'
import { mostRoutes } from './most-routes.js'
import type { TrainName } from './route.js'
import {
  faultsOfLine,
  faultsOfRoute,
  firstOf,
  hangTogether,
  isConcession,
  isSame,
  readRoute,
  routeName,
} from './route.js'
import type { Path, View } from './view.js'
import { routeOf, viewOf } from './view.js'

/** The first reason why the railway may not run by this plan. */
export function refusePlan(state: State, railway: RailwayId, plan: RunPlan): Refusal | undefined {
  return firstOf(faults(state, railway, plan))
}

/** Every reason why the railway may not run by this plan, each once. */
export function faultsOfPlan(state: State, railway: RailwayId, plan: RunPlan): readonly Refusal[] {
  const found = new Map<string, Refusal>()
  for (const fault of faults(state, railway, plan)) {
    const key = JSON.stringify(fault)
    if (!found.has(key)) found.set(key, fault)
  }
  return [...found.values()]
}

/**
 * The faults of a plan, found one by one. What may be the mere consequence of a fault told before is not told: a route
 * that is wrong by itself is in nobody's way, and might be what links the others of its train.
 */
function* faults(state: State, railway: RailwayId, plan: RunPlan): Generator<Refusal> {
  const { trains, diesel } = railwayOf(state, railway)
  const view = viewOf(state, railway)
  const asOwned =
    plan.trains.length === trains.length && plan.trains.every(({ size }, i) => size === trains[i])
  if (!asOwned) yield refusal('1873-4.4.3-a', { trains })
  // 1873-4.4.3-q: a diesel always runs, and only where there is one
  if ((plan.diesel !== undefined) !== diesel) yield refusal('1873-4.4.3-q', { railway })
  yield* faultsOfTrains(state, view, plan, asOwned)
  if (plan.diesel && diesel) yield* faultsOfDiesel(state, view, plan.diesel)
}

interface Read {
  readonly path: Path
  readonly params: { readonly route: string; readonly train: TrainName }
}

interface ReadTrain {
  /** The routes that are legal by themselves. */
  readonly legal: readonly Read[]
  /** Those that are lines of track, but not legal. */
  readonly wrong: readonly Path[]
  /** All its routes are lines of track. */
  readonly lines: boolean
  /** All its routes are legal by themselves. */
  readonly sound: boolean
}

/** Reads the routes of a train and tells what is wrong with each of them by itself. */
function* readTrain(
  state: State,
  view: View,
  routes: readonly Route[],
  train: TrainName,
  faultsOf: (path: Path, params: Read['params']) => Iterable<Refusal>,
): Generator<Refusal, ReadTrain> {
  const legal: Read[] = []
  const wrong: Path[] = []
  for (const route of routes) {
    const found = readRoute(state, view, route, train)
    if ('refusal' in found) {
      yield found.refusal
      continue
    }
    const params = { route: routeName(route), train }
    let sound = true
    for (const fault of faultsOf(found.path, params)) {
      sound = false
      yield fault
    }
    if (sound) legal.push({ path: found.path, params })
    else wrong.push(found.path)
  }
  return {
    legal,
    wrong,
    lines: legal.length + wrong.length === routes.length,
    sound: legal.length === routes.length,
  }
}

function* faultsOfTrains(state: State, view: View, plan: RunPlan, asOwned: boolean): Generator<Refusal> {
  const trains: ReadTrain[] = []
  for (const { size, routes } of plan.trains) {
    const few = routes.length <= size
    if (!few) yield refusal('1873-4.4.3-j', { train: size, routes: routes.length })
    const read = yield* readTrain(state, view, routes, size, (path, params) =>
      faultsOfRoute(view, path, params),
    )
    trains.push({ ...read, sound: read.sound && few })
  }
  const all = trains.flatMap(({ legal }) => legal)
  const missing = plan.trains.length ? missingDuty(view, all) : []
  yield* faultsOfDuty(view, missing, '1873-4.4.3-l')
  yield* faultsOfSharing(view, all, '1873-4.4.3-n')
  for (const { legal, sound } of trains) {
    const [first] = legal
    if (first && sound && !hangTogether(legal.map(({ path }) => path)))
      yield refusal('1873-4.4.3-j', { train: first.params.train, routes: legal.length })
  }
  // track that seems free may be that of a route which is no line yet
  if (trains.every(({ lines }) => lines))
    yield* faultsOfLength(view, all, [...view.concession, ...trains.flatMap(({ wrong }) => wrong)])
  if (asOwned) yield* faultsOfNumber(view, plan, missing.length)
}

const missingDuty = (view: View, all: readonly Read[]): Path[] =>
  view.concession.filter((own) => !all.some(({ path }) => isSame(own, path)))

/** 1873-4.4.3-l, -m, -q: the concession routes are run. */
function* faultsOfDuty(view: View, missing: readonly Path[], rule: string): Generator<Refusal> {
  const which = rule === '1873-4.4.3-l' && view.concession.length > 1 ? '1873-4.4.3-m' : rule
  for (const path of missing) yield refusal(which, { route: routeName(routeOf(view.network, path)) })
}

/** Without the routes that are told, no two share track. */
function* faultsOfSharing(view: View, all: readonly Read[], rule: string): Generator<Refusal> {
  const used = unused(view)
  for (const { path, params } of all)
    if (isFree(used, path)) take(used, path)
    else yield refusal(rule, params)
}

/** 1873-4.4.3-i: no route goes on over track that neither the others need nor those that are still wrong. */
function* faultsOfLength(view: View, all: readonly Read[], others: readonly Path[]): Generator<Refusal> {
  const used = unused(view)
  for (const path of others) take(used, path)
  for (const { path } of all) take(used, path)
  for (const { path, params } of all) {
    const longer = lengthened(view, path, used)
    if (longer) yield refusal('1873-4.4.3-i', { ...params, longer: routeName(routeOf(view.network, longer)) })
  }
}

/** 1873-4.4.3-o: as many routes as possible, even if all that are wrong or missing become right. */
function* faultsOfNumber(view: View, plan: RunPlan, missing: number): Generator<Refusal> {
  const sizes = plan.trains.map(({ size }) => size)
  const routes = plan.trains.reduce((sum, train) => sum + Math.min(train.size, train.routes.length), 0)
  if (routes + missing >= sizes.reduce<number>((sum, size) => sum + size, 0)) return
  const { count } = mostRoutes(view, sizes)
  if (routes + missing < count) yield refusal('1873-4.4.3-o', { routes, possible: count })
}

function* faultsOfDiesel(state: State, view: View, routes: readonly Route[]): Generator<Refusal> {
  const { legal, sound } = yield* readTrain(state, view, routes, 'D', (path, params) =>
    faultsOfDieselRoute(view, path, params),
  )
  yield* faultsOfDuty(view, missingDuty(view, legal), '1873-4.4.3-q')
  yield* faultsOfSharing(view, legal, '1873-4.4.3-s')
  if (!sound) return
  const paths = legal.map(({ path }) => path)
  if (!hangTogether(paths, dieselStart(view))) {
    const rule = view.railway === 'QLB' ? '1873-4.4.9-e' : '1873-4.4.3-q'
    yield refusal(rule, { train: 'D', routes: routes.length })
    return
  }
  // a route that could be lengthened leaves room for another one, so this covers 1873-4.4.3-i too
  for (let more = addable(view, paths); more; more = addable(view, paths)) {
    yield refusal('1873-4.4.3-t', { route: routeName(routeOf(view.network, more)), train: 'D' })
    paths.push(more)
  }
}

function* faultsOfDieselRoute(view: View, path: Path, params: Read['params']): Generator<Refusal> {
  if (isConcession(view, path)) return
  const ends = [path.nodes[0], path.nodes.at(-1)] as number[]
  const foreign = ends.filter((n) => !view.own[n]).map((n) => view.network.nodes[n]?.hex ?? '')
  for (const hex of foreign) yield refusal('1873-4.4.3-r', { ...params, hex })
  for (const fault of faultsOfLine(view, path, params))
    // an end that is blocked is told already
    if (fault.rule !== '1873-4.4.3-e' || !foreign.some((hex) => hex === fault.params['hex'])) yield fault
}
