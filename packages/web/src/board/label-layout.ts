import { sample } from './curve.js'
import type { Point } from './geometry.js'
import { distance, inHex, polar } from './geometry.js'
import type { TrackLayout } from './track-layout.js'
import { circleRadius } from './track-layout.js'

/** Something to be written or drawn beside the track: its size, and the places it would like, best first. */
export interface Label {
  readonly id: string
  readonly width: number
  readonly height: number
  readonly wishes: readonly Point[]
  /** It is left out rather than written over something else. */
  readonly spare?: boolean
}

interface Box extends Point {
  readonly width: number
  readonly height: number
}

/** A little track under a label can be borne. */
const bearable = 8

/** The places for badges: at the corners and between them, the upper ones first. */
export const rim: readonly Point[] = [
  ...[-30, 210, 30, 150, 270, 90].map((degrees) => polar(degrees, 38)),
  ...[-30, 210, 30, 150].map((degrees) => polar(degrees, 33)),
  ...[-50, 230, 50, 130, 0, 180, -15, 195].map((degrees) => polar(degrees, 35)),
]

/** The places for a name: below the middle, then above. */
export const bands: readonly Point[] = [24, -24, 21, -21, 31, -31, 36, -36, 0].map((y) => ({ x: 0, y }))

/**
 * Finds a place for each label in turn: not on circles, not on other labels, not over the rim, and if possible not on
 * track. Whoever comes first chooses first.
 */
export function placeLabels(
  track: TrackLayout,
  labels: readonly Label[],
  /** Where other markers stand, as large as circles. */
  markers: readonly Point[] = [],
): ReadonlyMap<string, Point> {
  const rails = track.pieces.flatMap((curve) => sample(curve, 14))
  const stops = track.stops.flatMap(({ circles: all, middle }) => (all.length > 0 ? all : [middle]))
  const circles = [...stops, ...markers]
  const placed: Box[] = []
  const places = new Map<string, Point>()
  for (const { id, width, height, wishes, spare } of labels) {
    let best: { readonly box: Box; readonly cost: number; readonly trouble: number } | undefined
    for (const [rank, { x, y }] of wishes.entries()) {
      const box = { x, y, width, height }
      const trouble = troubleOf(box, rails, circles, placed)
      const cost = rank * 0.4 + trouble
      if (!best || cost < best.cost) best = { box, cost, trouble }
      // later wishes cost more than this one even without any trouble
      if (best.cost <= (rank + 1) * 0.4) break
    }
    if (!best || (spare && best.trouble > bearable)) continue
    placed.push(best.box)
    places.set(id, { x: best.box.x, y: best.box.y })
  }
  return places
}

function troubleOf(
  box: Box,
  rails: readonly Point[],
  circles: readonly Point[],
  placed: readonly Box[],
): number {
  const onRails = rails.filter((point) => gap(box, point) < 3.5).length
  const onCircles = circles.reduce((sum, point) => sum + Math.max(0, circleRadius + 1 - gap(box, point)), 0)
  const onOthers = placed.reduce((sum, other) => sum + overlap(box, other), 0)
  const outside = cornersOf(box).filter((corner) => !inHex(corner)).length
  return onRails * 2 + onCircles * 6 + onOthers + outside * 12
}

/** The distance of a point from a box; 0 inside. */
function gap({ x, y, width, height }: Box, point: Point): number {
  const aside = {
    x: Math.max(0, Math.abs(point.x - x) - width / 2),
    y: Math.max(0, Math.abs(point.y - y) - height / 2),
  }
  return distance(aside, { x: 0, y: 0 })
}

function overlap(a: Box, b: Box): number {
  const wide = (a.width + b.width) / 2 - Math.abs(a.x - b.x)
  const high = (a.height + b.height) / 2 - Math.abs(a.y - b.y)
  return wide > 0 && high > 0 ? 4 + wide * high : 0
}

const cornersOf = ({ x, y, width, height }: Box): readonly Point[] =>
  [-1, 1].flatMap((h) => [-1, 1].map((v) => ({ x: x + (h * width) / 2, y: y + (v * height) / 2 })))
