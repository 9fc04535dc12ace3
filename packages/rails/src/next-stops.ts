import type { Network, Segment } from '@stellwerk/router'
import { isStop } from '@stellwerk/router'
import { waysOf } from './ways.js'

/**
 * The stops that open track joins to a stop, without a stop in between. `usable` says which segments count. A route
 * leaves a switch over its other face, a junction over any other segment.
 */
export const nextStops = (
  network: Network,
  from: number,
  usable: (segment: Segment) => boolean = () => true,
): ReadonlySet<number> => nextStopsOf(network, usable)(from)

/** The same for several stops. */
export function nextStopsOf(
  network: Network,
  usable: (segment: Segment) => boolean,
): (from: number) => ReadonlySet<number> {
  const { points, segments } = network
  const ways = waysOf(network, usable)
  return (from) => {
    const found = new Set<number>()
    /** Which segments were followed in which direction. */
    const seen = new Uint8Array(2 * segments.length)
    const open: Arrival[] = [{ point: from, face: undefined, segment: -1 }]
    for (let at = open.pop(); at; at = open.pop()) {
      for (const { segment, leaving, to, face } of ways[at.point] ?? []) {
        if (segment === at.segment) continue
        if (points[at.point]?.kind === 'switch' && leaving === at.face) continue
        if (isStop(points[to])) {
          if (to !== from) found.add(to)
          continue
        }
        const key = 2 * segment + (segments[segment]?.to === to ? 0 : 1)
        if (seen[key] === 1) continue
        seen[key] = 1
        open.push({ point: to, face, segment })
      }
    }
    return found
  }
}

interface Arrival {
  readonly point: number
  readonly face: number | undefined
  readonly segment: number
}
