import type { BoardHex, End, Route, State } from '@stellwerk/1854'
import { boardHex, stopIndex } from '@stellwerk/1854'
import type { Edge } from '@stellwerk/hex'
import type { Curve } from '../../../board/curve.js'
import { between, reversed } from '../../../board/curve.js'
import type { Placement, Point } from '../../../board/geometry.js'
import { routePoints as pointsAlong } from '../../../board/route-shape.js'
import { trackOf } from './track.js'

/** The line of a route on the map, over track and through tunnels. */
export const routePoints = (state: State, route: Route, at: Placement): readonly Point[] =>
  pointsAlong(route, at, (hex, enter, leave) => curvesIn(boardHex(state, hex), enter, leave))

function curvesIn(board: BoardHex, enter: Edge | undefined, leave: Edge | undefined): readonly Curve[] {
  if (enter === undefined) return leave === undefined ? [] : fromStop(board, leave)
  if (leave === undefined) return fromStop(board, enter).map(reversed)
  const through = pieceBetween(board, enter, leave) ?? tunnelBetween(board, enter, leave)
  if (through) return [through]
  const stop = stopsAt(board, enter).find((end) => stopsAt(board, leave).includes(end))
  const [come, go] =
    stop === undefined ? [] : [pieceBetween(board, enter, stop), pieceBetween(board, stop, leave)]
  return come && go ? [come, go] : []
}

/** A route begins at a stop of its first hex. */
function fromStop(board: BoardHex, leave: Edge): readonly Curve[] {
  const [stop] = stopsAt(board, leave)
  const piece = stop === undefined ? undefined : pieceBetween(board, stop, leave)
  return piece ? [piece] : []
}

const stopsAt = ({ leads }: BoardHex, edge: Edge): readonly End[] =>
  (leads[edge] ?? []).filter((end) => stopIndex(end) !== undefined)

/** The piece of track between two ends, in this direction. */
function pieceBetween(board: BoardHex, from: End, to: End): Curve | undefined {
  const at = board.track.findIndex(({ ends }) => ends.includes(from) && ends.includes(to))
  const curve = trackOf(board).pieces[at]
  return curve && (board.track[at]?.ends[0] === from ? curve : reversed(curve))
}

const tunnelBetween = ({ tunnels }: BoardHex, from: Edge, to: Edge): Curve | undefined =>
  tunnels.some((ends) => ends.includes(from) && ends.includes(to)) ? between(from, to) : undefined
