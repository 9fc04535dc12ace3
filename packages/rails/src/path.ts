import { edgeBetween, sideName } from '@stellwerk/hex'
import type { Route, Segment } from '@stellwerk/router'
import { isStop } from '@stellwerk/router'
import type { HexId, Lines } from './drawing.js'

/** The line of track that a list of hexes stands for, or undefined if there is none. */
export function lineAlong(lines: Lines, path: readonly HexId[]): Route | undefined {
  const sides = path.slice(1).map((hex, i) => sideBetween(lines, path[i] as HexId, hex))
  if (path.length < 2 || sides.includes(undefined)) return undefined
  const points: number[] = []
  const segments: number[] = []
  for (const [i, hex] of path.entries()) {
    const piece = through(lines, hex, sides[i - 1], sides[i])
    if (!piece) return undefined
    // the side was already the last point of the hex before
    points.push(...(i === 0 ? piece.points : piece.points.slice(1)))
    segments.push(...piece.segments)
  }
  return { points, segments }
}

function sideBetween(lines: Lines, from: HexId, to: HexId): number | undefined {
  const edge = edgeBetween(from, to)
  return edge === undefined ? undefined : lines.sides.get(sideName(from, edge))
}

/** The way through one hex: from side to side, from a side to the stop where the route ends, or back. */
function through(
  lines: Lines,
  hex: HexId,
  entry: number | undefined,
  exit: number | undefined,
): Route | undefined {
  const { points, segments } = lines.network
  const within = lines.within.get(hex) ?? []
  const isEnd = (point: number): boolean => {
    const stop = points[point]
    return isStop(stop) && stop.end
  }
  /** `face`: over which one the route came to its last point, if that is a switch in the hex. */
  const search = (route: Route, face?: number): Route | undefined => {
    const at = route.points.at(-1) as number
    if (route.segments.length > 0 && (exit === undefined ? isEnd(at) : at === exit)) return route
    for (const s of within) {
      const { from, to, fromFace, toFace } = segments[s] as Segment
      const [next, leaving, entered] = from === at ? [to, fromFace, toFace] : [from, toFace, fromFace]
      if ((from !== at && to !== at) || route.points.includes(next)) continue
      if (face !== undefined && leaving === face) continue
      const found = search({ points: [...route.points, next], segments: [...route.segments, s] }, entered)
      if (found) return found
    }
    return undefined
  }
  if (entry !== undefined) return search({ points: [entry], segments: [] })
  const back = exit === undefined ? undefined : through(lines, hex, exit, undefined)
  return back && { points: back.points.toReversed(), segments: back.segments.toReversed() }
}

/** The hexes that a line of segments runs through. */
export function hexesAlong({ hexes }: Pick<Lines, 'hexes'>, segments: readonly number[]): readonly HexId[] {
  const path: HexId[] = []
  for (const segment of segments) {
    const hex = hexes[segment] as HexId
    if (path.at(-1) !== hex) path.push(hex)
  }
  return path
}

/** The stops among the points of a route, each with its place in the list of hexes. */
export function stopsAlong(
  lines: Lines,
  points: readonly number[],
  path: readonly HexId[],
): { readonly point: number; readonly place: number }[] {
  let from = 0
  return points.flatMap((point) => {
    const stop = lines.stops[point]
    if (!stop) return []
    const place = path.indexOf(stop.hex, from)
    from = place + 1
    return [{ point, place }]
  })
}
