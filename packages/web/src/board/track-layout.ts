import type { Edge } from '@stellwerk/hex'
import type { Path, PathEnd, Stop } from '@stellwerk/table'
import type { Curve } from './curve.js'
import { between, cut, line, pointOn, reversed, sample } from './curve.js'
import type { Point } from './geometry.js'
import { distance, edgeDirection, edgeMiddle, mix, plus, polar } from './geometry.js'

type Piece = Pick<Path, 'from' | 'to'>

/** What a printed hex or a tile shows: its stops with their circles, and its track. */
export interface Face {
  readonly stops: readonly { readonly circles: number; readonly kind: Stop['kind'] }[]
  readonly paths: readonly Piece[]
}

/** Where track and circles of a hex or a tile lie. */
export interface TrackLayout {
  /** One for each piece of track, in their order, from its first to its second end. */
  readonly pieces: readonly Curve[]
  readonly stops: readonly StopLayout[]
}

export interface StopLayout {
  readonly middle: Point
  readonly circles: readonly Point[]
}

export const circleRadius = 12.5

const middle: Point = { x: 0, y: 0 }

/** The two towns of a tile may lie in a row, with track from one to the other. */
const isInside = ({ from, to }: Piece): boolean => !isEdge(from) && !isEdge(to)

export function layoutTrack({ stops, paths }: Face): TrackLayout {
  if (!paths.some(isInside)) return build(stops, paths)
  const outside = build(
    stops,
    paths.filter((path) => !isInside(path)),
  )
  const middleOf = (end: PathEnd): Point => outside.stops[stopOf(end) ?? 0]?.middle ?? middle
  let next = 0
  return {
    stops: outside.stops,
    pieces: paths.map((path) => {
      const curve = isInside(path) ? undefined : outside.pieces[next++]
      return curve ?? line(middleOf(path.from), middleOf(path.to))
    }),
  }
}

function build(stops: Face['stops'], paths: readonly Piece[]): TrackLayout {
  const [only] = stops
  if (stops.length > 2) return around(stops, paths)
  if (stops.length === 2) return separate(stops, paths)
  // small stations are dots on their line
  const isDot = only?.circles === 0 && only.kind !== 'works' && paths.length === 2
  return isDot && edgesOf(paths, 0).length === 2 ? separate(stops, paths) : central(stops, paths)
}

/** The index of the stop that an end names; undefined for an edge. */
const stopOf = (end: PathEnd | undefined): number | undefined =>
  typeof end === 'object' ? end.stop : undefined

const isEdge = (end: PathEnd): end is Edge => typeof end === 'number'

const endsOf = ({ from, to }: Piece): readonly [PathEnd, PathEnd] => [from, to]

/** The stop that a piece leads to; undefined from side to side. */
const stopAt = (piece: Piece): number | undefined => stopOf(endsOf(piece).find((end) => !isEdge(end)))

/** The sides from which track leads to a stop. */
const edgesOf = (track: readonly Piece[], stop: number): readonly Edge[] =>
  track.flatMap((piece) => (stopAt(piece) === stop ? endsOf(piece).filter(isEdge) : []))

/** A single stop lies in the middle and all its track leads straight there. */
const central = (stops: Face['stops'], track: readonly Piece[]): TrackLayout => ({
  pieces: track.map((piece) => straight(piece, middle)),
  stops: stops.map((stop) => ({ middle, circles: circlesAt(middle, stop.circles) })),
})

/** From side to side, or straight between a side and a stop. */
function straight({ from: a, to: b }: Piece, stop: Point): Curve {
  if (isEdge(a)) return isEdge(b) ? between(a, b) : line(edgeMiddle(a), stop)
  return line(stop, edgeMiddle(b as Edge))
}

/** A curve from a side to a stop, turned round where the piece begins at the stop. */
const inOrder = ({ from }: Piece, curve: Curve): Curve => (isEdge(from) ? curve : reversed(curve))

/** Many stops lie around the middle, each on its line or where its side is. */
function around(stops: Face['stops'], track: readonly Piece[]): TrackLayout {
  const places = stops.map(({ circles }, stop): StopLayout => {
    const [from, to] = edgesOf(track, stop)
    if (from === undefined) return { middle, circles: circlesAt(middle, circles) }
    if (to === undefined) {
      const at = polar(edgeDirection(from), 2.3 * circleRadius)
      return { middle: at, circles: circlesAt(at, circles) }
    }
    const at = pointOn(between(from, to), 0.5)
    const aside = (Math.atan2(at.y, at.x) * 180) / Math.PI + 90
    return { middle: at, circles: circles === 2 ? pairAt(at, aside) : circlesAt(at, circles) }
  })
  return {
    pieces: track.map((piece) => {
      const stop = stopAt(piece) ?? 0
      const [from, to] = edgesOf(track, stop)
      if (from === undefined || to === undefined) return straight(piece, places[stop]?.middle ?? middle)
      const half = endsOf(piece).includes(from)
        ? cut(between(from, to), 0, 0.5)
        : reversed(cut(between(from, to), 0.5, 1))
      return inOrder(piece, half)
    }),
    stops: places,
  }
}

/** Two stops lie on their own lines, as far from each other and from the other line as they can. */
function separate(stops: Face['stops'], track: readonly Piece[]): TrackLayout {
  const lines = stops.map((_, stop) => lineThrough(track, stop))
  const shares = stops.length < 2 ? [0.5] : [0.5, 0.4, 0.6, 0.3, 0.7, 0.24, 0.76]
  let best = { room: -1, at: [0.5, 0.5] }
  for (const first of shares) {
    for (const second of shares) {
      const room = roomFor(lines, [first, second])
      if (room > best.room + 0.5) best = { room, at: [first, second] }
    }
  }
  const at = lines.map(({ curve, fixed }, stop) => fixed ?? pointOn(curve, best.at[stop] ?? 0.5))
  return {
    pieces: track.map((piece) => {
      const edge = endsOf(piece).find(isEdge) as Edge
      const stop = stopAt(piece)
      if (stop === undefined) return straight(piece, middle)
      const { curve, from, fixed } = lines[stop] as StopLine
      const share = best.at[stop] ?? 0.5
      if (fixed) return inOrder(piece, line(edgeMiddle(edge), fixed))
      return inOrder(piece, edge === from ? cut(curve, 0, share) : reversed(cut(curve, share, 1)))
    }),
    stops: stops.map((stop, i) => ({
      middle: at[i] ?? middle,
      circles: circlesAt(at[i] ?? middle, stop.circles),
    })),
  }
}

interface StopLine {
  readonly curve: Curve
  readonly from: Edge
  /** Where the stop lies if only one side leads there, or none. */
  readonly fixed?: Point
}

function lineThrough(track: readonly Piece[], stop: number): StopLine {
  const [from, to] = edgesOf(track, stop)
  if (from === undefined) {
    const fixed = { x: stop === 0 ? -17 : 17, y: 0 }
    return { curve: line(fixed, fixed), from: 0, fixed }
  }
  if (to !== undefined) return { curve: between(from, to), from }
  const fixed = mix(edgeMiddle(from), middle, 0.5)
  return { curve: line(edgeMiddle(from), fixed), from, fixed }
}

/** The least distance of a stop from the other stop and, counted more dearly, from the other line. */
function roomFor(lines: readonly StopLine[], shares: readonly number[]): number {
  const at = lines.map(({ curve, fixed }, i) => fixed ?? pointOn(curve, shares[i] ?? 0.5))
  const [a = middle, b = middle] = at
  const toLine = at.map((point, i) => {
    const other = lines[1 - i]
    return other ? Math.min(...sample(other.curve, 12).map((p) => distance(p, point))) : Infinity
  })
  return Math.min(distance(a, b), 1.4 * Math.min(...toLine), 2.2 * circleRadius)
}

const pairAt = (at: Point, degrees: number): readonly Point[] =>
  [-1, 1].map((side) => plus(at, polar(degrees, side * circleRadius)))

/** The circles of a stop: one in its middle, two side by side, three in a triangle, more in a ring. */
function circlesAt(at: Point, count: number): readonly Point[] {
  if (count < 2) return Array.from({ length: count }, () => at)
  if (count === 2) return pairAt(at, 0)
  if (count === 3) return [210, 330, 90].map((degrees) => plus(at, polar(degrees, circleRadius * 1.16)))
  const radius = circleRadius / Math.sin(Math.PI / count)
  return Array.from({ length: count }, (_, i) => plus(at, polar(270 + (360 * i) / count, radius)))
}
