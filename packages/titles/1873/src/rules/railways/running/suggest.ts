import type { BundleEnd } from '@stellwerk/router'
import type { Route, RunPlan } from '../../../actions.js'
import type { PhaseId, RailwayId, Size } from '../../../data/types.js'
import { editions } from '../../../editions.js'
import type { State } from '../../../state.js'
import { railwayOf } from '../../../state.js'
import { bestDieselRoutes, bestGroups } from './bundle.js'
import { addable, dieselSets } from './diesel.js'
import type { Effort } from './effort.js'
import { thorough } from './effort.js'
import type { Routes } from './explore.js'
import { isFree, legalRoutes, lengthened, release, take, unused } from './explore.js'
import { mostRoutes } from './most-routes.js'
import { refusePlan } from './plan.js'
import { Pool } from './pool.js'
import { earned } from './revenue.js'
import { hangTogether, isConcession } from './route.js'
import type { Groups } from './search.js'
import type { Path, View } from './view.js'
import { pathAlong, routeOf, viewOf } from './view.js'

export interface Suggestions {
  /** Legal plans, the best known revenue first; at least one. */
  readonly plans: readonly RunPlan[]
  /** Whether these are all legal plans, up to the direction of routes and the order of equal trains. */
  readonly complete: boolean
  /** Whether it is certain that no legal plan earns more than the first one. */
  readonly proven: boolean
  /** How many routes there were to choose from, and how many steps the search took. */
  readonly effort: { readonly routes: number; readonly steps: number }
}

export function suggestPlans(
  state: State,
  railway: RailwayId,
  limit: number,
  effort: Effort = thorough,
): Suggestions {
  const { trains: sizes, diesel } = railwayOf(state, railway)
  const view = viewOf(state, railway)
  const pool = new Pool(view, state.phase, sizes, limit + 1)
  const routes = routesByWorth(view, state.phase, sizes[0] ?? 1, effort.routes)
  const most = mostRoutes(view, sizes, effort.most)
  // PEER-14: where any number of routes will do, more of them may still earn more
  const free = editions[state.edition].runs === 'any'
  const count = free ? view.concession.length : most.count
  const certain = routes.all && (free || most.certain)
  let steps = 0
  const find = (maximum: number): boolean => {
    const end = everyPlan(view, state.phase, { sizes, candidates: routes.paths, count, pool, steps: maximum })
    steps += end.steps
    return end.proven
  }
  const all = find(effort.steps)
  if (!all) {
    pool.add(lengthenAll(view, most.groups))
    improve(view, sizes, routes.paths, pool, effort.trials)
  }
  if (!all) pool.onlyBest()
  const proven = certain && (all || find(effort.proof))
  const standard = pool.best(limit)
  const sets = diesel
    ? dieselPlans(view, state.phase, effort)
    : { sets: [undefined], all: true, proven: true }
  const alone = sets.sets.map((paths) => ({
    paths,
    revenue: paths ? earned(view, state.phase, { trains: [], diesel: paths }).total : 0,
  }))
  const both = standard.flatMap((plan) =>
    alone.map(({ paths, revenue }) => ({ groups: plan.groups, paths, revenue: plan.revenue + revenue })),
  )
  return {
    plans: both
      .toSorted((a, b) => b.revenue - a.revenue)
      .slice(0, limit)
      .map(({ groups, paths }) => planOf(view, sizes, groups, paths)),
    complete:
      all &&
      certain &&
      sets.all &&
      pool.size * alone.length <= limit &&
      !alone.some(({ paths }) => joins(view, paths ?? [])),
    proven: proven && sets.proven,
    effort: { routes: routes.paths.length, steps },
  }
}

export interface Completion {
  readonly plan: RunPlan
  /** No legal plan with the given routes earns more. */
  readonly proven: boolean
}

/** The best legal plan that contains these routes of a plan, each by its train; undefined if none was found. */
export function completePlan(state: State, railway: RailwayId, partial: RunPlan): Completion | undefined {
  const { trains: sizes, diesel } = railwayOf(state, railway)
  const view = viewOf(state, railway)
  const read = (routes: readonly Route[]): Path[] =>
    routes.flatMap((route) => {
      const path = pathAlong(view.network, route)
      return 'fault' in path ? [] : [path]
    })
  const open = [...partial.trains]
  const fixed = sizes.map((size) => {
    const at = open.findIndex((train) => train.size === size)
    return at < 0 ? [] : read(open.splice(at, 1)[0]?.routes ?? [])
  })
  const diesels = read(partial.diesel ?? [])
  const given = [...partial.trains.flatMap(({ routes }) => routes), ...(partial.diesel ?? [])]
  // trains that the railway does not own, or routes that are no lines of track
  if (open.length || fixed.flat().length + diesels.length < given.length) return undefined
  if (partial.diesel && !diesel) return undefined
  const { paths: candidates, all } = routesByWorth(view, state.phase, sizes[0] ?? 1, thorough.routes)
  const most = mostRoutes(view, sizes)
  const free = editions[state.edition].runs === 'any'
  const pool = new Pool(view, state.phase, sizes, 1)
  const count = free ? view.concession.length : most.count
  const found = everyPlan(view, state.phase, { sizes, candidates, count, pool, steps: thorough.proof, fixed })
  const [best] = pool.best(1)
  if (!best) return undefined
  const run = diesel ? bestDieselRoutes(view, state.phase, thorough.dieselProof, diesels) : undefined
  const plan = planOf(view, sizes, best.groups, run && withAddable(view, run.paths))
  // what the search does not look at: the given routes by themselves
  if (!free && refusePlan(state, railway, plan)) return undefined
  return { plan, proven: all && (free || most.certain) && found.proven && (run?.proven ?? true) }
}

function withAddable(view: View, paths: readonly Path[]): Path[] {
  const all = [...paths]
  for (let more = addable(view, all); more; more = addable(view, all)) all.push(more)
  return all
}

interface DieselPlans {
  readonly sets: readonly (readonly Path[])[]
  readonly all: boolean
  readonly proven: boolean
}

/** The legal sets of diesel routes that were found, the best one among them. */
function dieselPlans(view: View, phase: PhaseId, effort: Effort): DieselPlans {
  const { sets, all } = dieselSets(view, effort.diesel)
  if (all) return { sets, all, proven: true }
  const { paths, proven } = bestDieselRoutes(view, phase, effort.dieselProof)
  return { sets: [withAddable(view, paths), ...sets], all, proven }
}

export function planOf(
  view: View,
  sizes: readonly Size[],
  groups: Groups,
  diesel: readonly Path[] | undefined,
): RunPlan {
  const routes = (paths: readonly Path[]): string[][] => paths.map((path) => routeOf(view.network, path))
  const trains = sizes.map((size, i) => ({ size, routes: routes(groups[i] ?? []) }))
  return diesel ? { trains, diesel: routes(diesel) } : { trains }
}

/** Whether two of the diesel's routes could also be run as one: such plans are legal, but not listed. */
function joins(view: View, set: readonly Path[]): boolean {
  const ends = set
    .filter((path) => !isConcession(view, path))
    .flatMap((path) => [path.nodes[0], path.nodes.at(-1)] as number[])
    .filter((n) => view.pass[n])
  return new Set(ends).size < ends.length
}

/** All legal routes beside the concession route, those first that earn most by themselves. */
function routesByWorth(view: View, phase: PhaseId, size: number, most: number): Routes {
  const used = unused(view)
  for (const path of view.concession) take(used, path)
  const { paths, all } = legalRoutes(view, used, most)
  const worth = paths.map((path) => ({
    path,
    worth: earned(view, phase, { trains: [{ size, paths: [path] }] }).total,
  }))
  return { paths: worth.toSorted((a, b) => b.worth - a.worth).map(({ path }) => path), all }
}

interface Wanted {
  readonly sizes: readonly Size[]
  readonly candidates: readonly Path[]
  readonly count: number
  readonly pool: Pool
  readonly steps: number
  readonly fixed?: Groups
}

/** Puts the legal plans that are wanted into the pool; proven if none was left out. */
function everyPlan(
  view: View,
  phase: PhaseId,
  { sizes, candidates, count, pool, steps, fixed = [] }: Wanted,
): BundleEnd {
  return bestGroups(view, phase, {
    sizes,
    candidates,
    count,
    fixed,
    bar: () => pool.bar(),
    steps,
    found: (groups) => {
      if (fixed.length && !groups.every((group) => hangTogether(group))) return
      const used = unused(view)
      for (const path of groups.flat()) take(used, path)
      // 1873-4.4.3-i: the longer plan is met as well and earns no less
      if (!groups.flat().some((path) => lengthened(view, path, used))) pool.add(groups)
    },
  })
}

/** 1873-4.4.3-i: all routes run to their ends, one after another. */
function lengthenAll(view: View, groups: Groups): Groups {
  const used = unused(view)
  for (const path of groups.flat()) take(used, path)
  return groups.map((group) =>
    group.map((path) => {
      let route = path
      for (let longer: Path | undefined = route; longer; longer = lengthened(view, route, used)) {
        route = longer
        take(used, route)
      }
      return route
    }),
  )
}

/** Exchanges single routes of the best plan as long as that earns more. */
function improve(
  view: View,
  sizes: readonly Size[],
  candidates: readonly Path[],
  pool: Pool,
  maxTrials: number,
): void {
  let trials = maxTrials
  let looks = maxTrials * 10
  const betterThan = (groups: Groups, revenue: number): Groups | undefined => {
    const used = unused(view)
    for (const path of groups.flat()) take(used, path)
    for (const [from, group] of groups.entries())
      for (const path of group) {
        if (isConcession(view, path)) continue
        release(used, path)
        const rest = group.filter((other) => other !== path)
        for (const other of candidates) {
          if (!isFree(used, other)) continue
          for (const to of groups.keys()) {
            const target = to === from ? rest : (groups[to] ?? [])
            if (target.length >= (sizes[to] ?? 0) || --looks < 0) continue
            const changed = groups.map((g, i) => (i === to ? [...target, other] : i === from ? rest : g))
            if (!hangTogether(changed[from] ?? []) || !hangTogether(changed[to] ?? [])) continue
            if (--trials < 0) return undefined
            const longer = lengthenAll(view, changed)
            if (pool.add(longer) > revenue) return longer
          }
        }
        take(used, path)
      }
    return undefined
  }
  let groups = pool.best(1)[0]?.groups
  while (groups) groups = betterThan(groups, pool.add(groups))
}
