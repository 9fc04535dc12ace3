import type { Network, Segment } from '@stellwerk/router'

/** A way on from a point, over one segment. */
export interface Way {
  readonly segment: number
  /** The face over which it leaves the point, if that is a switch. */
  readonly leaving: number | undefined
  readonly to: number
  /** The face over which it comes to the next point. */
  readonly face: number | undefined
}

/** The ways on from each point; `usable` tells which segments count. */
export function waysOf(
  { points, segments }: Network,
  usable: (segment: Segment) => boolean,
): readonly (readonly Way[])[] {
  const ways: Way[][] = points.map(() => [])
  for (const [i, segment] of segments.entries()) {
    if (!usable(segment)) continue
    const { from, to, fromFace, toFace } = segment
    ways[from]?.push({ segment: i, leaving: fromFace, to, face: toFace })
    ways[to]?.push({ segment: i, leaving: toFace, to: from, face: fromFace })
  }
  return ways
}
