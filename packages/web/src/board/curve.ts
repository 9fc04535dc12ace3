import type { Edge } from '@stellwerk/hex'
import type { Point } from './geometry.js'
import { edgeDirection, edgeMiddle, inner, mix, outer, pair, plus, polar } from './geometry.js'

/** A piece of track as it is drawn: straight, or part of a circle. Angles are in degrees, clockwise. */
export type Curve =
  | { readonly kind: 'line'; readonly from: Point; readonly to: Point }
  | {
      readonly kind: 'arc'
      readonly centre: Point
      readonly radius: number
      readonly from: number
      readonly to: number
    }

export const line = (from: Point, to: Point): Curve => ({ kind: 'line', from, to })

/** The track between two sides. It meets both of them at right angles. */
export function between(a: Edge, b: Edge): Curve {
  const steps = (b - a + 6) % 6
  if (steps === 3) return line(edgeMiddle(a), edgeMiddle(b))
  const turn = steps > 3 ? steps - 6 : steps
  const bisector = edgeDirection(a) + 30 * turn
  // neighbouring sides are joined around their common corner, the next ones around the middle of the hex beyond
  const sharp = Math.abs(turn) === 1
  const centre = polar(bisector, sharp ? outer : 2 * inner)
  const radius = sharp ? outer / 2 : outer * 1.5
  const half = sharp ? 60 : 30
  const inwards = bisector + 180
  const sign = Math.sign(turn)
  return { kind: 'arc', centre, radius, from: inwards + sign * half, to: inwards - sign * half }
}

export function pointOn(curve: Curve, t: number): Point {
  return curve.kind === 'line'
    ? mix(curve.from, curve.to, t)
    : plus(curve.centre, polar(curve.from + (curve.to - curve.from) * t, curve.radius))
}

/** The part of a curve between two shares of its length. */
export function cut(curve: Curve, from: number, to: number): Curve {
  if (curve.kind === 'line') return line(pointOn(curve, from), pointOn(curve, to))
  const turn = curve.to - curve.from
  return { ...curve, from: curve.from + turn * from, to: curve.from + turn * to }
}

export const reversed = (curve: Curve): Curve => ({ ...curve, from: curve.to, to: curve.from }) as Curve

/** The curve for the `d` of a path. */
export function pathOf(curve: Curve): string {
  const start = `M${pair(pointOn(curve, 0))}`
  const end = pair(pointOn(curve, 1))
  if (curve.kind === 'line') return `${start}L${end}`
  const radius = Math.round(curve.radius * 100) / 100
  return `${start}A${radius} ${radius} 0 0 ${curve.to > curve.from ? 1 : 0} ${end}`
}

/** Points along a curve, both ends included. */
export const sample = (curve: Curve, steps: number): readonly Point[] =>
  Array.from({ length: steps + 1 }, (_, i) => pointOn(curve, i / steps))

/** The points moved sideways, to the right of the direction in which they follow each other. */
export function beside(points: readonly Point[], offset: number): readonly Point[] {
  return points.map((point, i) => {
    const before = points[Math.max(0, i - 1)] ?? point
    const after = points[Math.min(points.length - 1, i + 1)] ?? point
    const length = Math.hypot(after.x - before.x, after.y - before.y) || 1
    return {
      x: point.x - ((after.y - before.y) / length) * offset,
      y: point.y + ((after.x - before.x) / length) * offset,
    }
  })
}

export const polyline = (points: readonly Point[]): string => `M${points.map(pair).join('L')}`
