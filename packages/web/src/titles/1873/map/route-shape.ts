import type { Edge, HexId, Route, State } from '@stellwerk/1873'
import { boardHex } from '@stellwerk/1873'
import { edgeBetween } from '@stellwerk/hex'
import { reversed, sample } from './curve.js'
import type { Curve } from './curve.js'
import type { Point } from './geometry.js'
import { centreOf, plus } from './geometry.js'
import { layoutTrack } from './track-layout.js'

/** The line of a route on the map, along the track it uses; where there is none, straight from hex to hex. */
export function routePoints(state: State, route: Route): readonly Point[] {
  return route.flatMap((hex, i) => {
    const middle = centreOf(hex)
    const enter = sideTo(hex, route[i - 1])
    const leave = sideTo(hex, route[i + 1])
    const curves = curvesIn(state, hex, enter, leave)
    if (curves.length === 0) return [middle]
    return curves
      .flatMap((curve) => sample(curve, curve.kind === 'line' ? 4 : 10))
      .map((p) => plus(middle, p))
  })
}

const sideTo = (hex: HexId, other: HexId | undefined): Edge | undefined =>
  other === undefined ? undefined : edgeBetween(hex, other)

/** The pieces of track from the side where the train comes in to the side where it leaves, in its direction. */
function curvesIn(state: State, hex: HexId, enter: Edge | undefined, leave: Edge | undefined): Curve[] {
  const board = boardHex(state, hex)
  const { pieces } = layoutTrack(board)
  const find = (edge: Edge | undefined): { readonly curve: Curve; readonly starts: boolean } | undefined => {
    const at = board.track.findIndex(({ ends, state: isState }) => !isState && ends.includes(edge as Edge))
    const curve = pieces[at]?.curve
    return curve && { curve, starts: board.track[at]?.ends[0] === edge }
  }
  const [come, go] = [
    enter === undefined ? undefined : find(enter),
    leave === undefined ? undefined : find(leave),
  ]
  const inwards = come && (come.starts ? come.curve : reversed(come.curve))
  if (come && go?.curve === come.curve) return inwards ? [inwards] : []
  const outwards = go && (go.starts ? reversed(go.curve) : go.curve)
  return [inwards, outwards].filter((curve) => curve !== undefined)
}
