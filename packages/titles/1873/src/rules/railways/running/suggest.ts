import type { RunPlan } from '../../../actions.js'
import type { PhaseId, RailwayId, Size } from '../../../data/types.js'
import type { State } from '../../../state.js'
import { railwayOf } from '../../../state.js'
import { dieselSets } from './diesel.js'
import type { Routes } from './explore.js'
import { isFree, legalRoutes, lengthened, release, take, unused } from './explore.js'
import { mostRoutes } from './most-routes.js'
import { earned } from './revenue.js'
import { hangTogether, isConcession } from './route.js'
import type { Groups } from './search.js'
import { searchPlans } from './search.js'
import type { Path, View } from './view.js'
import { pathKey, routeOf, viewOf } from './view.js'

export interface Suggestions {
  /** Legal plans, the best known revenue first; at least one. */
  readonly plans: readonly RunPlan[]
  /** Whether these are all legal plans, up to the direction of routes and the order of equal trains. */
  readonly complete: boolean
}

const maxRoutes = 600
const maxLooks = 12_000
const maxLeaves = 150
const maxTrials = 120
const maxDieselSteps = 400

export function suggestPlans(state: State, railway: RailwayId, limit: number): Suggestions {
  const { trains: sizes, diesel } = railwayOf(state, railway)
  const view = viewOf(state, railway)
  const pool = new Pool(view, state.phase, sizes)
  const routes = routesByWorth(view, state.phase, sizes[0] ?? 1)
  const all = everyPlan(view, sizes, routes, pool)
  if (!all) {
    pool.add(lengthenAll(view, mostRoutes(view, sizes).groups))
    improve(view, sizes, routes.paths, pool)
  }
  const standard = pool.best(limit)
  const sets = diesel ? dieselSets(view, maxDieselSteps) : { sets: [undefined], all: true }
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
      sets.all &&
      pool.size * alone.length <= limit &&
      !alone.some(({ paths }) => joins(view, paths ?? [])),
  }
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

interface Found {
  readonly groups: Groups
  readonly revenue: number
}

/** Plans found so far, each once. */
class Pool {
  private readonly found = new Map<string, Found>()
  constructor(
    private readonly view: View,
    private readonly phase: PhaseId,
    private readonly sizes: readonly Size[],
  ) {}

  get size(): number {
    return this.found.size
  }

  add(groups: Groups): number {
    const keys = groups.map((group, i) => `${this.sizes[i]}:${group.map(pathKey).toSorted().join(' ')}`)
    const key = keys.toSorted().join('|')
    const known = this.found.get(key)
    if (known) return known.revenue
    const trains = this.sizes.map((size, i) => ({ size, paths: groups[i] ?? [] }))
    const revenue = earned(this.view, this.phase, { trains }).total
    this.found.set(key, { groups, revenue })
    return revenue
  }

  best(limit: number): Found[] {
    return [...this.found.values()].toSorted((a, b) => b.revenue - a.revenue).slice(0, limit)
  }
}

/** All legal routes beside the concession route, those first that earn most by themselves. */
function routesByWorth(view: View, phase: PhaseId, size: number): Routes {
  const used = unused(view)
  for (const path of view.concession) take(used, path)
  const { paths, all } = legalRoutes(view, used, maxRoutes)
  const worth = paths.map((path) => ({
    path,
    worth: earned(view, phase, { trains: [{ size, paths: [path] }] }).total,
  }))
  return { paths: worth.toSorted((a, b) => b.worth - a.worth).map(({ path }) => path), all }
}

/** Puts all legal plans into the pool, or as many as can be looked at; returns whether these are all. */
function everyPlan(
  view: View,
  sizes: readonly Size[],
  { paths: candidates, all }: Routes,
  pool: Pool,
): boolean {
  const most = mostRoutes(view, sizes)
  let leaves = maxLeaves
  const end = searchPlans(view, {
    sizes,
    candidates,
    need: most.count,
    steps: maxLooks,
    visit: (groups, taken) => {
      if (--leaves < 0) return 'stop'
      if (!groups.flat().some((path) => lengthened(view, path, taken)))
        pool.add(groups.map((group) => [...group]))
      return undefined
    },
  })
  return all && end.exhausted && most.certain
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
function improve(view: View, sizes: readonly Size[], candidates: readonly Path[], pool: Pool): void {
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
