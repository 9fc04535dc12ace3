import type { Used } from './explore.js'
import { isFree, release, take, unused } from './explore.js'
import type { Cluster } from './packing.js'
import { mostIn, packingOf } from './packing.js'
import { partsOf, shareOut } from './parts.js'
import type { Path, View } from './view.js'

/** Routes for each standard train, in the order of their sizes. */
export type Groups = readonly (readonly Path[])[]

export interface Search {
  readonly sizes: readonly number[]
  /** The routes to choose from, besides the concession routes. */
  readonly candidates: readonly Path[]
  /** How many routes all trains together must run, the concession routes included. */
  readonly need: number
  /** How many routes the search may look at. */
  readonly steps: number
  /** Called for each way to give routes to the trains; its lists are only lent. `stop` ends the search. */
  readonly visit: (groups: Groups, used: Used) => 'stop' | undefined
}

export interface SearchEnd {
  readonly steps: number
  /** All ways were visited. */
  readonly exhausted: boolean
}

/** Looking at the parts of the track takes about as long as looking at so many routes. */
const costOfParts = 25

/**
 * Visits every way to give at least `need` routes to the trains so that the routes of each train are connected
 * (1873-4.4.3-j), share no track (-n) and the concession routes are among them (-l, -m). Each set of routes is met
 * once, and trains of equal size are not exchanged.
 */
export function searchPlans(view: View, search: Search): SearchEnd {
  const { sizes, candidates, need } = search
  const trains = trainsOf(sizes)
  const groups = trains.map(({ routes }) => routes)
  const tally = tallyOf(view, candidates)
  const { used } = tally
  let steps = search.steps
  let stopped = false

  const hopeless = (room: number): boolean => tally.chosen() + Math.min(room, tally.fitting()) < need

  /** The trains from this one on. */
  const run = (t: number): void => {
    if (stopped) return
    const train = trains[t]
    if (!train) {
      if (tally.chosen() >= need && search.visit(groups, used) === 'stop') stopped = true
      return
    }
    if (hopeless(roomIn(train) + train.roomAfter)) return
    if (t > 0) {
      steps -= costOfParts
      if (tally.chosen() + shareOut(partsOf(view, used), trains.slice(t).map(roomIn)) < need) return
    }
    const links = new Uint8Array(view.network.nodes.length)
    const settled = new Uint8Array(candidates.length)
    if (train.routes.length) {
      for (const path of train.routes) for (const n of path.nodes) links[n] = 1
      grow(t, links, settled)
      return
    }
    // among equal trains without a concession route the one with the earlier route comes first
    const before = trains[t - 1]
    const after = before?.size === train.size ? before.first : -1
    for (let index = 0; index < candidates.length && !stopped; index++) {
      if (--steps < 0) stopped = true
      const path = candidates[index] as Path
      if (index > after && isFree(used, path)) {
        train.first = index
        tally.add(train.routes, index)
        for (const n of path.nodes) links[n] = 1
        grow(t, links, settled)
        links.fill(0)
        tally.remove(train.routes, index)
      }
      settled[index] = 1
    }
    train.first = candidates.length
    run(t + 1)
    train.first = -1
  }

  /** Adds routes connected to those of the train; settled ones are met elsewhere. */
  const grow = (t: number, links: Uint8Array, settled: Uint8Array): void => {
    const train = trains[t]
    if (stopped || !train || hopeless(roomIn(train) + train.roomAfter)) return
    const tried: number[] = []
    if (roomIn(train) > 0)
      for (let index = 0; index < candidates.length && !stopped; index++) {
        if (--steps < 0) stopped = true
        const path = candidates[index] as Path
        if (settled[index] || !path.nodes.some((n) => links[n]) || !isFree(used, path)) continue
        settled[index] = 1
        tried.push(index)
        const fresh = path.nodes.filter((n) => !links[n])
        for (const n of fresh) links[n] = 1
        tally.add(train.routes, index)
        grow(t, links, settled)
        tally.remove(train.routes, index)
        for (const n of fresh) links[n] = 0
      }
    for (const index of tried) settled[index] = 0
    run(t + 1)
  }

  for (const path of view.concession) take(used, path)
  for (const holders of concessionHolders(sizes, view.concession.length)) {
    holders.forEach((train, i) => trains[train]?.routes.push(view.concession[i] as Path))
    tally.restart(holders.length)
    run(0)
    for (const { routes } of trains) routes.length = 0
  }
  return { steps: search.steps - steps, exhausted: !stopped }
}

const sum = (numbers: readonly number[]): number => numbers.reduce((total, n) => total + n, 0)

/** A train with the routes that it was given. */
interface Running {
  readonly size: number
  readonly routes: Path[]
  /** The first candidate among its routes. */
  first: number
  /** How many routes the trains after it can take. */
  readonly roomAfter: number
}

const trainsOf = (sizes: readonly number[]): readonly Running[] =>
  sizes.map((size, i) => ({ size, routes: [], first: -1, roomAfter: sum(sizes.slice(i + 1)) }))

const roomIn = ({ size, routes }: Running): number => size - routes.length

/** How many routes were chosen, the track in use, and how many more fit beside it. */
function tallyOf(view: View, candidates: readonly Path[]) {
  const { clusters, clusterOf } = packingOf(view)
  const used = unused(view)
  const touched = candidates.map((path) => [...new Set(path.segments.map((s) => clusterOf[s] as number))])
  const left = clusters.map((cluster) => mostIn(cluster, used))
  let fitting = sum(left)
  let chosen = 0
  const recount = (index: number): void => {
    for (const c of touched[index] ?? []) {
      const now = mostIn(clusters[c] as Cluster, used)
      fitting += now - (left[c] ?? 0)
      left[c] = now
    }
  }
  return {
    used,
    fitting: () => fitting,
    chosen: () => chosen,
    /** Begins anew with so many concession routes. */
    restart(routes: number): void {
      chosen = routes
    },
    add(routes: Path[], index: number): void {
      const path = candidates[index] as Path
      routes.push(path)
      chosen++
      take(used, path)
      recount(index)
    },
    remove(routes: Path[], index: number): void {
      routes.pop()
      chosen--
      release(used, candidates[index] as Path)
      recount(index)
    },
  }
}

/** The trains that can run the concession routes: for each route the number of a train, equal trains only once. */
function concessionHolders(sizes: readonly number[], routes: number): number[][] {
  if (routes === 0) return [[]]
  const trains = sizes.map((_, train) => train)
  const isFirst = (train: number, taken: readonly number[]): boolean =>
    !trains.some((t) => t < train && sizes[t] === sizes[train] && !taken.includes(t))
  return trains
    .filter((train) => isFirst(train, []))
    .flatMap((train) => {
      if (routes === 1) return [[train]]
      const together = (sizes[train] ?? 0) >= 2 ? [[train, train]] : []
      return [...together, ...trains.filter((t) => t !== train && isFirst(t, [train])).map((t) => [train, t])]
    })
}
