import type { Edge } from '@stellwerk/hex'
import { edgeBetween } from '@stellwerk/hex'
import type { Curve } from './curve.js'
import { sample } from './curve.js'
import type { Placement, Point } from './geometry.js'
import { plus } from './geometry.js'

/** The pieces of track from the side where a train comes in to the side where it leaves, in its direction. */
type CurvesIn = (hex: string, enter: Edge | undefined, leave: Edge | undefined) => readonly Curve[]

/** The line of a route on the map, along the track it uses; where there is none, straight from hex to hex. */
export function routePoints(route: readonly string[], at: Placement, curvesIn: CurvesIn): readonly Point[] {
  return route.flatMap((hex, i) => {
    const middle = at(hex)
    const curves = curvesIn(hex, sideTo(hex, route[i - 1]), sideTo(hex, route[i + 1]))
    if (curves.length === 0) return [middle]
    return curves
      .flatMap((curve) => sample(curve, curve.kind === 'line' ? 4 : 10))
      .map((point) => plus(middle, point))
  })
}

const sideTo = (hex: string, other: string | undefined): Edge | undefined =>
  other === undefined ? undefined : edgeBetween(hex, other)
