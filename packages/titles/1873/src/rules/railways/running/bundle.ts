import type { BundleEnd, BundlePlace, BundleRoute, BundleTask } from '@stellwerk/router'
import { searchBundles } from '@stellwerk/router'
import type { PhaseId } from '../../../data/types.js'
import { dieselRoutes, dieselStart } from './diesel.js'
import type { Used } from './explore.js'
import { mostIn, packingOf } from './packing.js'
import { earned, placeWorth } from './revenue.js'
import type { Groups } from './search.js'
import type { Path, View } from './view.js'
import { isSame } from './route.js'

/** The network of a railway in the terms of the router: segments are things, stops are links, hexes are places. */
function termsOf(view: View, phase: PhaseId): Pick<BundleTask, 'things' | 'links' | 'places'> {
  const { nodes, segments, places } = view.network
  const worth: BundlePlace[] = Array.from({ length: places }, () => ({ value: 0, ownValue: 0, perSize: 0 }))
  nodes.forEach((node, n) => {
    if (!view.blocked[n]) worth[node.place] = placeWorth(view, phase, n, worth[node.place])
  })
  return { things: segments.length, links: nodes.length, places: worth }
}

const routeFor =
  (view: View) =>
  ({ nodes, segments }: Path): BundleRoute => ({
    things: segments,
    links: nodes,
    // a blocked place earns nothing (1873-4.4.4-d)
    calls: nodes
      .filter((n) => !view.blocked[n])
      .map((n) => ({ place: view.network.nodes[n]?.place ?? 0, own: view.own[n] ?? false })),
  })

export interface Bundles {
  readonly sizes: readonly number[]
  /** All legal routes besides the concession routes. */
  readonly candidates: readonly Path[]
  /** How many routes must be run, the concession routes included. */
  readonly count: number
  /** Routes that the trains run in any case. */
  readonly fixed?: Groups
  /** Only plans that earn more, without a diesel, are of interest. */
  readonly bar: () => number
  readonly found: (groups: Groups) => void
  readonly steps: number
}

/** The plans of the standard trains that earn more than the bar. */
export function bestGroups(view: View, phase: PhaseId, bundles: Bundles): BundleEnd {
  const { candidates, sizes, count, fixed = [] } = bundles
  const others = candidates.filter((path) => !view.concession.some((own) => isSame(own, path)))
  const given = fixed
    .flat()
    .filter((path) => ![...view.concession, ...others].some((known) => isSame(known, path)))
  const paths = [...view.concession, ...others, ...given]
  const index = (path: Path): number => paths.findIndex((known) => isSame(known, path))
  const { clusters } = packingOf(view)
  const local = earned(view, phase, { trains: [] }).total
  return searchBundles(
    {
      ...termsOf(view, phase),
      routes: paths.map(routeFor(view)),
      mandatory: view.concession.length,
      trains: sizes,
      count,
      fixed: fixed.map((group) => group.map(index)),
      fitting: (used: Used) => clusters.reduce((sum, cluster) => sum + mostIn(cluster, used), 0),
    },
    {
      bar: () => bundles.bar() - local,
      found: (groups) => bundles.found(groups.map((group) => group.map((r) => paths[r] as Path))),
      maxSteps: bundles.steps,
    },
  )
}

export interface BestDiesel {
  readonly paths: readonly Path[]
  /** No legal set of diesel routes earns more. */
  readonly proven: boolean
}

/** The routes of the diesel that earn most; others may still have to be added to them (1873-4.4.3-t). */
export function bestDieselRoutes(
  view: View,
  phase: PhaseId,
  steps: number,
  fixed: readonly Path[] = [],
): BestDiesel {
  const { paths: routes, all } = dieselRoutes(view)
  const known = [...view.concession, ...routes]
  const isKnown = (path: Path): boolean => known.some((other) => isSame(other, path))
  const paths = [...known, ...fixed.filter((path) => !isKnown(path))]
  let best: readonly Path[] = view.concession
  let bar = -1
  const end = searchBundles(
    {
      ...termsOf(view, phase),
      places: Array.from({ length: view.network.places }, () => ({ value: 1, ownValue: 1, perSize: 0 })),
      routes: paths.map(routeFor(view)),
      mandatory: view.concession.length,
      trains: [Infinity],
      count: view.concession.length,
      fixed: [fixed.map((path) => paths.findIndex((other) => isSame(other, path)))],
      start: dieselStart(view),
    },
    {
      bar: () => bar,
      found: ([group = []], total) => {
        bar = total
        best = group.map((r) => paths[r] as Path)
      },
      maxSteps: steps,
    },
  )
  return { paths: best, proven: all && end.proven }
}
