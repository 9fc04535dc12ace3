import type { Used } from './explore.js'
import { explore } from './explore.js'
import type { Path, View } from './view.js'
import { once } from './view.js'

/**
 * How many routes fit on the free track beside each other, whatever train runs them. Every legal route contains an
 * elementary one: from an own marker over villages that are no ends to the first possible end. Such a route stays
 * within one cluster, the segments around a group of villages that are no ends, so clusters are counted one by one.
 */
export interface Packing {
  readonly clusters: readonly Cluster[]
  /** The cluster of each segment; -1 where no route of this railway runs. */
  readonly clusterOf: readonly number[]
}

export interface Cluster {
  readonly segments: readonly number[]
  /** The elementary routes, shortest first. */
  readonly paths: readonly Path[]
  /** For every set of used segments met so far, how many routes fit; null where the cluster is too big to say. */
  readonly most: Map<number, number> | null
  readonly masks: readonly number[]
  /** Bits of the segments that lead to own markers and to other open works; a segment between two has both. */
  readonly ownExits: readonly number[]
  readonly workExits: readonly number[]
}

const maxSegments = 30
const maxPaths = 300
const maxMemo = 20_000

export const packingOf = (view: View): Packing => once(view, 'packing', () => build(view))

function build(view: View): Packing {
  const { segments, nodes } = view.network
  const concession = new Set(view.concession.flatMap((path) => path.segments))
  const runs = (segment: number): boolean => (view.usable[segment] ?? false) && !concession.has(segment)
  const clusterOf = segments.map(() => -1)
  const clusters: Cluster[] = []
  segments.forEach((_, first) => {
    if (clusterOf[first] !== -1 || !runs(first)) return
    const members = [first]
    clusterOf[first] = clusters.length
    for (const segment of members) {
      const { from, to } = segments[segment] as { from: number; to: number }
      for (const n of [from, to]) {
        if (view.end[n]) continue
        for (const exit of nodes[n]?.exits ?? []) {
          if (clusterOf[exit.segment] !== -1 || !runs(exit.segment)) continue
          clusterOf[exit.segment] = clusters.length
          members.push(exit.segment)
        }
      }
    }
    clusters.push(clusterWith(view, members))
  })
  return { clusters, clusterOf }
}

function clusterWith(view: View, members: readonly number[]): Cluster {
  const used = new Uint8Array(view.network.segments.length).fill(1)
  for (const segment of members) used[segment] = 0
  const { paths, all } = elementaryRoutes(view, used, members)
  const bit = new Map(members.map((segment, i) => [segment, i]))
  const ownExits: number[] = []
  const workExits: number[] = []
  members.forEach((segment, i) => {
    const { from, to } = view.network.segments[segment] as { from: number; to: number }
    for (const n of [from, to]) if (view.end[n]) (view.own[n] ? ownExits : workExits).push(i)
  })
  const small = all && members.length <= maxSegments
  return {
    segments: members,
    paths,
    most: small ? new Map() : null,
    masks: small
      ? paths.map((path) => path.segments.reduce((mask, s) => mask | (1 << (bit.get(s) ?? 0)), 0))
      : [],
    ownExits,
    workExits,
  }
}

function elementaryRoutes(
  view: View,
  used: Used,
  members: readonly number[],
): { readonly paths: Path[]; readonly all: boolean } {
  const paths: Path[] = []
  const starts = new Set(
    members.flatMap((segment) => {
      const { from, to } = view.network.segments[segment] as { from: number; to: number }
      return [from, to].filter((n) => view.own[n])
    }),
  )
  let steps = maxPaths * 20
  const cut = [...starts].some((from) =>
    explore(view, {
      from,
      used,
      pass: (n) => !view.end[n] && (view.pass[n] ?? false),
      visit: (nodes, segments) => {
        const to = nodes.at(-1) as number
        // a route between two own markers is met from both ends
        if (view.end[to] && (!view.own[to] || to > from)) {
          if (paths.length === maxPaths) return 'stop'
          paths.push({ nodes: [...nodes], segments: [...segments] })
        }
        return --steps < 0 ? 'stop' : undefined
      },
    }),
  )
  return { paths: paths.toSorted((a, b) => a.segments.length - b.segments.length), all: !cut }
}

/** How many routes still fit into the cluster: exactly, or for a big cluster at most. */
export function mostIn(cluster: Cluster, used: Used): number {
  const { segments } = cluster
  let bits = 0
  if (cluster.most) {
    for (let i = 0; i < segments.length; i++) if (used[segments[i] as number]) bits |= 1 << i
    return pack(cluster, cluster.most, bits)
  }
  return byExits(cluster, (i) => !used[segments[i] as number])
}

/** Each route takes an exit at an own marker and another exit at its other end. */
function byExits({ ownExits, workExits }: Cluster, isFree: (exit: number) => boolean): number {
  const own = ownExits.filter(isFree).length
  return Math.min(own, (own + workExits.filter(isFree).length) >> 1)
}

function pack(cluster: Cluster, most: Map<number, number>, bits: number): number {
  const found = most.get(bits)
  if (found !== undefined) return found
  const bound = byExits(cluster, (i) => !(bits & (1 << i)))
  // beyond this the bound stands for the number: never too low
  if (bound === 0 || most.size > maxMemo) return bound
  let best = 0
  const exit = cluster.ownExits.find((i) => !(bits & (1 << i))) ?? 0
  for (const mask of cluster.masks) {
    if (best === bound) break
    if (mask & (1 << exit) && !(mask & bits)) best = Math.max(best, 1 + pack(cluster, most, bits | mask))
  }
  if (best < bound) best = Math.max(best, pack(cluster, most, bits | (1 << exit)))
  most.set(bits, best)
  return best
}
