import type { Used } from './explore.js'
import { mostIn, packingOf } from './packing.js'
import type { View } from './view.js'

/**
 * How many routes fit at most into each connected part of the free track. Routes of one train always lie
 * within one part (1873-4.4.3-j); the concession routes join what they call at.
 */
export function partsOf(view: View, used: Used): number[] {
  const { segments, nodes } = view.network
  const { clusters, clusterOf } = packingOf(view)
  const root = nodes.map((_, n) => n)
  const rootOf = (n: number): number => {
    let at = n
    while (root[at] !== at) at = root[at] as number
    return at
  }
  segments.forEach(({ from, to }, s) => {
    if (clusterOf[s] !== -1 && !used[s]) root[rootOf(from)] = rootOf(to)
  })
  for (const { nodes: stops } of view.concession)
    for (const n of stops) root[rootOf(n)] = rootOf(stops[0] as number)
  const fit = new Map<number, number>()
  for (const cluster of clusters) {
    const most = mostIn(cluster, used)
    if (most === 0) continue
    // where the free track of a cluster has fallen apart, its routes are counted in all of its parts together
    const free = cluster.segments.filter((s) => !used[s]).map((s) => rootOf(segments[s]?.from as number))
    const [part] = free as [number]
    for (const other of free) root[rootOf(other)] = rootOf(part)
    const at = rootOf(part)
    fit.set(at, (fit.get(at) ?? 0) + most)
  }
  const joined = new Map<number, number>()
  for (const [n, most] of fit) joined.set(rootOf(n), (joined.get(rootOf(n)) ?? 0) + most)
  return [...joined.values()]
}

const maxWays = 300

/** How many routes trains with this room can run at most if each keeps to one part. */
export function shareOut(parts: readonly number[], rooms: readonly number[]): number {
  const all = Math.min(
    parts.reduce((sum, n) => sum + n, 0),
    rooms.reduce((sum, n) => sum + n, 0),
  )
  if (parts.length < 2 || parts.length ** rooms.length > maxWays) return all
  const given = parts.map(() => 0)
  let best = 0
  const share = (train: number): void => {
    const room = rooms[train]
    if (room === undefined) {
      best = Math.max(
        best,
        parts.reduce((sum, n, part) => sum + Math.min(n, given[part] ?? 0), 0),
      )
      return
    }
    for (let part = 0; part < parts.length && best < all; part++) {
      given[part] = (given[part] ?? 0) + room
      share(train + 1)
      given[part] = (given[part] ?? 0) - room
    }
  }
  share(0)
  return best
}
