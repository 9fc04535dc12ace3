import { railways } from '../../../data/companies.js'
import { isFree, release, routesFromMarkers, take, unused } from './explore.js'
import type { Path, View } from './view.js'
import { once } from './view.js'

/** The stops the diesel starts from: those of the concession routes, or Quedlinburg (1873-4.4.3-q, 1873-4.4.9-e). */
export function dieselStart(view: View): number[] {
  if (view.railway !== 'QLB') return view.concession.flatMap((path) => path.nodes)
  return railways.QLB.homes.flatMap(({ hex, stop }) => view.network.nodeAt.get(`${hex}/${stop}`) ?? [])
}

/** 1873-4.4.3-t: a route between own markers that could be added to these. */
export function addable(view: View, paths: readonly Path[]): Path | undefined {
  const used = unused(view)
  for (const path of paths) take(used, path)
  const reached = new Set([...dieselStart(view), ...paths.flatMap((path) => path.nodes)])
  return dieselRoutes(view).paths.find((path) => isFree(used, path) && path.nodes.some((n) => reached.has(n)))
}

const maxRoutes = 2_000

/**
 * The routes from one own marker to the next. It is enough to look at these: a longer diesel route is several of them,
 * which earn the same.
 */
export function dieselRoutes(view: View): { readonly paths: readonly Path[]; readonly all: boolean } {
  return once(view, 'diesel routes', () =>
    routesFromMarkers(view, maxRoutes, (from, nodes) => {
      const to = nodes.at(-1) as number
      return (view.own[to] ?? false) && to > from
    }),
  )
}

export interface DieselSets {
  readonly sets: readonly (readonly Path[])[]
  /** Whether these are all sets made of routes from marker to marker. */
  readonly all: boolean
}

/**
 * The sets of routes to which none can be added. A route that no other one could take the track of is in each of them;
 * for the others both ways are followed: with it, and without it, as long as something can still bar it.
 */
export function dieselSets(view: View, steps: number): DieselSets {
  const { paths: routes, all } = dieselRoutes(view)
  const sets: Path[][] = []
  const used = unused(view)
  for (const path of view.concession) take(used, path)
  const chosen: Path[] = []
  const left = new Set<number>()
  let budget = steps
  const rivals = once(view, 'diesel rivals', () => {
    const bySegment: number[][] = view.network.segments.map(() => [])
    routes.forEach((path, i) => path.segments.forEach((s) => bySegment[s]?.push(i)))
    return routes.map((path, i) =>
      [...new Set(path.segments.flatMap((s) => bySegment[s] ?? []))].filter((r) => r !== i),
    )
  })
  const barrable = (i: number): boolean =>
    (rivals[i] ?? []).some((r) => !left.has(r) && isFree(used, routes[r] as Path))

  const walk = (reached: ReadonlySet<number>): void => {
    if (--budget < 0) return
    let open = -1
    let missing = false
    for (let i = 0; i < routes.length; i++) {
      const path = routes[i] as Path
      if (!isFree(used, path) || !path.nodes.some((n) => reached.has(n))) continue
      if (left.has(i)) missing = true
      else if (open < 0) open = i
    }
    if (open < 0) {
      if (!missing) sets.push([...view.concession, ...chosen])
      return
    }
    const path = routes[open] as Path
    chosen.push(path)
    take(used, path)
    walk(new Set([...reached, ...path.nodes]))
    release(used, path)
    chosen.pop()
    left.add(open)
    if (barrable(open)) walk(reached)
    left.delete(open)
  }
  walk(new Set(dieselStart(view)))
  return { sets, all: all && budget >= 0 }
}
