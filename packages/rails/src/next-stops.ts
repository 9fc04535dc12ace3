import type { Network, Segment } from '@stellwerk/router'
import { isStop } from '@stellwerk/router'

/**
 * The stops that open track joins to a stop, without a stop in between. `usable` tells which segments count; a switch is
 * left over its other face, a junction over any other segment.
 */
export function nextStops(
  { points, segments }: Network,
  from: number,
  usable: (segment: Segment) => boolean = () => true,
): ReadonlySet<number> {
  const ways = waysOf(points.length, segments, usable)
  const found = new Set<number>()
  const seen = new Set<string>()
  const open: Arrival[] = [{ point: from, face: undefined, segment: -1 }]
  for (let at = open.pop(); at; at = open.pop()) {
    for (const { segment, leaving, to, face } of ways[at.point] ?? []) {
      if (segment === at.segment) continue
      if (points[at.point]?.kind === 'switch' && leaving === at.face) continue
      if (isStop(points[to])) {
        if (to !== from) found.add(to)
        continue
      }
      const key = `${segment} ${to}`
      if (seen.has(key)) continue
      seen.add(key)
      open.push({ point: to, face, segment })
    }
  }
  return found
}

interface Arrival {
  readonly point: number
  readonly face: number | undefined
  readonly segment: number
}

interface Way {
  readonly segment: number
  /** The face of the point it leaves. */
  readonly leaving: number | undefined
  readonly to: number
  readonly face: number | undefined
}

function waysOf(
  points: number,
  segments: readonly Segment[],
  usable: (segment: Segment) => boolean,
): readonly (readonly Way[])[] {
  const ways: Way[][] = Array.from({ length: points }, () => [])
  for (const [i, segment] of segments.entries()) {
    if (!usable(segment)) continue
    const { from, to, fromFace, toFace } = segment
    ways[from]?.push({ segment: i, leaving: fromFace, to, face: toFace })
    ways[to]?.push({ segment: i, leaving: toFace, to: from, face: fromFace })
  }
  return ways
}
