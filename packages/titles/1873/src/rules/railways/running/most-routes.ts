import { thorough } from './effort.js'
import { routesFromMarkers, take, unused } from './explore.js'
import { packingOf } from './packing.js'
import { partsOf, shareOut } from './parts.js'
import type { Groups } from './search.js'
import { searchPlans } from './search.js'
import type { Path, View } from './view.js'
import { once } from './view.js'

/** The largest number of routes that the standard trains can run together (1873-4.4.3-o), and such routes. */
export interface MostRoutes {
  readonly count: number
  readonly groups: Groups
  /** Whether it is certain that no more routes are possible. */
  readonly certain: boolean
}

const stepsAtOnce = 70_000
const stepsAtLeast = 6_000
const maxLonger = 1_500

/** Looks at about so many routes; fewer do for an estimate. */
export function mostRoutes(view: View, sizes: readonly number[], stepsInAll = thorough.most): MostRoutes {
  return once(view, `most routes ${sizes.join(',')} ${stepsInAll}`, () => find(view, sizes, stepsInAll))
}

/**
 * Starts from a bound and goes down until a plan is found. The routes need not be longer than elementary, except that a
 * route may go on beyond a work to connect to another one there.
 */
function find(view: View, sizes: readonly number[], stepsInAll: number): MostRoutes {
  const elementary = packingOf(view).clusters.flatMap((cluster) => cluster.paths)
  let longer: { readonly paths: readonly Path[]; readonly all: boolean } | undefined
  let steps = stepsInAll
  let certain = packingOf(view).clusters.every((cluster) => cluster.most !== null)
  for (let need = atMost(view, sizes); need > view.concession.length; need--) {
    for (const beyondWorks of [false, true]) {
      if (beyondWorks) longer ??= routesBeyondWorks(view)
      const candidates = beyondWorks ? [...elementary, ...(longer?.paths ?? [])] : elementary
      if (beyondWorks && candidates.length === elementary.length) continue
      let found: Groups | undefined
      const end = searchPlans(view, {
        sizes,
        candidates,
        need,
        steps: Math.max(Math.min(stepsAtLeast, stepsInAll), Math.min(steps, stepsAtOnce)),
        visit: (groups) => {
          found = groups.map((group) => [...group])
          return 'stop'
        },
      })
      if (found) return { count: need, groups: found, certain }
      steps -= end.steps
      certain &&= end.exhausted && (longer?.all ?? true)
    }
  }
  const groups: Path[][] = sizes.map(() => [])
  // nothing but the concession routes, each by the largest train with room
  for (const path of view.concession)
    groups.find((group, train) => group.length < (sizes[train] ?? 0))?.push(path)
  return { count: view.concession.length, groups, certain }
}

/** Routes from an own marker that pass works, but no own marker on their way. */
function routesBeyondWorks(view: View): { readonly paths: readonly Path[]; readonly all: boolean } {
  return routesFromMarkers(view, maxLonger, (from, nodes) => {
    const to = nodes.at(-1) as number
    const passes = nodes.some((n, i) => i > 0 && i < nodes.length - 1 && view.work[n])
    return passes && (view.end[to] ?? false) && (!view.own[to] || to > from)
  })
}

/** A number of routes that cannot be exceeded. */
function atMost(view: View, sizes: readonly number[]): number {
  const used = unused(view)
  for (const path of view.concession) take(used, path)
  const most = view.concession.length + shareOut(partsOf(view, used), sizes)
  return Math.min(
    most,
    sizes.reduce((sum, n) => sum + n, 0),
  )
}
