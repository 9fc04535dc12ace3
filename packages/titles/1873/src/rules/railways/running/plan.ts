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
import { hangTogether, isConcession, isSame, readRoute, refuseLine, refuseRoute, routeName } from './route.js'
import type { Path, View } from './view.js'
import { routeOf, viewOf } from './view.js'

/** The first reason why the railway may not run by this plan. */
export function refusePlan(state: State, railway: RailwayId, plan: RunPlan): Refusal | undefined {
  const { trains, diesel } = railwayOf(state, railway)
  const view = viewOf(state, railway)
  if (plan.trains.length !== trains.length || plan.trains.some(({ size }, i) => size !== trains[i]))
    return refusal('1873-4.4.3-a', { trains })
  // 1873-4.4.3-q: a diesel always runs, and only where there is one
  if ((plan.diesel !== undefined) !== diesel) return refusal('1873-4.4.3-q', { railway })
  return refuseTrains(state, view, plan) ?? (plan.diesel && refuseDiesel(state, view, plan.diesel))
}

interface Read {
  readonly path: Path
  readonly params: { readonly route: string; readonly train: TrainName }
}

/** All routes as paths, each of them legal by itself. */
function readAll(
  state: State,
  view: View,
  routes: readonly Route[],
  train: TrainName,
  refuse: (path: Path, params: Read['params']) => Refusal | undefined,
): Read[] | Refusal {
  const read: Read[] = []
  for (const route of routes) {
    const found = readRoute(state, view, route, train)
    if ('refusal' in found) return found.refusal
    const params = { route: routeName(route), train }
    const no = refuse(found.path, params)
    if (no) return no
    read.push({ path: found.path, params })
  }
  return read
}

function refuseTrains(state: State, view: View, plan: RunPlan): Refusal | undefined {
  const trains: Read[][] = []
  for (const { size, routes } of plan.trains) {
    if (routes.length > size) return refusal('1873-4.4.3-j', { train: size, routes: routes.length })
    const read = readAll(state, view, routes, size, (path, params) => refuseRoute(view, path, params))
    if (!Array.isArray(read)) return read as Refusal
    trains.push(read)
  }
  const all = trains.flat()
  return (
    (all.length || plan.trains.length ? refuseDuty(view, all, '1873-4.4.3-l') : undefined) ??
    refuseShared(view, all, '1873-4.4.3-n') ??
    refuseApart(view, trains) ??
    refuseShort(view, all) ??
    refuseFew(view, plan, all.length)
  )
}

/** 1873-4.4.3-l, -m, -q: the concession routes are run. */
function refuseDuty(view: View, all: readonly Read[], rule: string): Refusal | undefined {
  const missing = view.concession.find((own) => !all.some(({ path }) => isSame(own, path)))
  if (!missing) return undefined
  const which = rule === '1873-4.4.3-l' && view.concession.length > 1 ? '1873-4.4.3-m' : rule
  return refusal(which, { route: routeName(routeOf(view.network, missing)) })
}

function refuseShared(view: View, all: readonly Read[], rule: string): Refusal | undefined {
  const used = unused(view)
  for (const { path, params } of all) {
    if (!isFree(used, path)) return refusal(rule, params)
    take(used, path)
  }
  return undefined
}

function refuseApart(view: View, trains: readonly (readonly Read[])[]): Refusal | undefined {
  for (const train of trains) {
    const [first] = train
    if (first && !hangTogether(train.map(({ path }) => path)))
      return refusal('1873-4.4.3-j', { train: first.params.train, routes: train.length })
  }
  return undefined
}

function refuseShort(view: View, all: readonly Read[]): Refusal | undefined {
  const used = unused(view)
  for (const { path } of all) take(used, path)
  for (const { path, params } of all) {
    const longer = lengthened(view, path, used)
    if (longer)
      return refusal('1873-4.4.3-i', { ...params, longer: routeName(routeOf(view.network, longer)) })
  }
  return undefined
}

function refuseFew(view: View, plan: RunPlan, routes: number): Refusal | undefined {
  const sizes = plan.trains.map(({ size }) => size)
  if (routes >= sizes.reduce<number>((sum, size) => sum + size, 0)) return undefined
  const { count } = mostRoutes(view, sizes)
  return routes < count ? refusal('1873-4.4.3-o', { routes, possible: count }) : undefined
}

function refuseDiesel(state: State, view: View, routes: readonly Route[]): Refusal | undefined {
  const read = readAll(state, view, routes, 'D', (path, params) => {
    if (isConcession(view, path)) return undefined
    const ends = [path.nodes[0], path.nodes.at(-1)] as number[]
    const foreign = ends.find((n) => !view.own[n])
    if (foreign !== undefined)
      return refusal('1873-4.4.3-r', { ...params, hex: view.network.nodes[foreign]?.hex ?? '' })
    return refuseLine(view, path, params)
  })
  if (!Array.isArray(read)) return read as Refusal
  const no = refuseDuty(view, read, '1873-4.4.3-q') ?? refuseShared(view, read, '1873-4.4.3-s')
  if (no) return no
  const paths = read.map(({ path }) => path)
  if (!hangTogether(paths, dieselStart(view)))
    return refusal(view.railway === 'QLB' ? '1873-4.4.9-e' : '1873-4.4.3-q', {
      train: 'D',
      routes: routes.length,
    })
  // a route that could be lengthened leaves room for another one, so this covers 1873-4.4.3-i too
  const more = addable(view, paths)
  return more && refusal('1873-4.4.3-t', { route: routeName(routeOf(view.network, more)), train: 'D' })
}
