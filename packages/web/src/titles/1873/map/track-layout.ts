import type { End, Piece, Stop } from '@stellwerk/1873'
import { stopIndex } from '@stellwerk/1873'
import type { Edge } from '@stellwerk/hex'
import type { Curve } from './curve.js'
import { between, cut, line, pointOn, reversed, sample } from './curve.js'
import type { Point } from './geometry.js'
import { distance, edgeMiddle, mix, plus, polar } from './geometry.js'

/** Where track and circles of a hex or a tile lie. */
export interface TrackLayout {
  /** One for each piece of track, in their order. */
  readonly pieces: readonly { readonly curve: Curve; readonly state: boolean }[]
  readonly stops: readonly StopLayout[]
}

export interface StopLayout {
  readonly middle: Point
  readonly circles: readonly Point[]
}

export const circleRadius = 12.5

const middle: Point = { x: 0, y: 0 }

interface Face {
  readonly stops: readonly Stop[]
  readonly track: readonly Piece[]
}

const known = new WeakMap<readonly Piece[], TrackLayout>()

/** Track lists stay the same objects as long as the tile does. */
export function layoutTrack({ stops, track }: Face): TrackLayout {
  let found = known.get(track)
  if (!found) {
    found = stops.length > 1 ? separate(stops, track) : central(stops, track)
    known.set(track, found)
  }
  return found
}

/** A single stop lies in the middle and all its track leads straight there. */
function central(stops: readonly Stop[], track: readonly Piece[]): TrackLayout {
  return {
    pieces: track.map(({ ends, state = false }) => ({
      state,
      curve: isEdge(ends[0])
        ? isEdge(ends[1])
          ? between(ends[0], ends[1])
          : line(edgeMiddle(ends[0]), middle)
        : line(middle, edgeMiddle(ends[1] as Edge)),
    })),
    stops: stops.map((stop) => ({ middle, circles: circlesAt(middle, stop.circles) })),
  }
}

const isEdge = (end: End): end is Edge => typeof end === 'number'

/** Two stops lie on their own lines, as far from each other and from the other line as they can. */
function separate(stops: readonly Stop[], track: readonly Piece[]): TrackLayout {
  const lines = stops.map((_, stop) => lineThrough(track, stop))
  const shares = [0.5, 0.4, 0.6, 0.3, 0.7, 0.24, 0.76]
  let best = { room: -1, at: [0.5, 0.5] }
  for (const first of shares) {
    for (const second of shares) {
      const room = roomFor(lines, [first, second])
      if (room > best.room + 0.5) best = { room, at: [first, second] }
    }
  }
  const at = lines.map(({ curve, fixed }, stop) => fixed ?? pointOn(curve, best.at[stop] ?? 0.5))
  return {
    pieces: track.map(({ ends, state = false }) => {
      const edge = ends.find(isEdge) as Edge
      const stop = stopIndex(ends.find((end) => !isEdge(end))) ?? 0
      const { curve, from, fixed } = lines[stop] as StopLine
      const share = best.at[stop] ?? 0.5
      if (fixed) return { state, curve: line(edgeMiddle(edge), fixed) }
      return { state, curve: edge === from ? cut(curve, 0, share) : reversed(cut(curve, share, 1)) }
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
  /** Where the stop lies if only one side leads there. */
  readonly fixed?: Point
}

function lineThrough(track: readonly Piece[], stop: number): StopLine {
  const sides = track.flatMap(({ ends }) =>
    ends.some((end) => stopIndex(end) === stop) ? ends.filter(isEdge) : [],
  )
  const [from = 0, to] = sides
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

/** The circles of a stop: one in its middle, two side by side, three in a triangle. */
function circlesAt(at: Point, count: number): readonly Point[] {
  if (count < 2) return Array.from({ length: count }, () => at)
  if (count === 2) return [-1, 1].map((side) => plus(at, { x: side * circleRadius, y: 0 }))
  return [210, 330, 90].map((degrees) => plus(at, polar(degrees, circleRadius * 1.16)))
}
