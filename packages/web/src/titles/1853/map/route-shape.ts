import type { BoardHex, End, Gauge, State, TrainRun } from '@stellwerk/1853'
import { boardHex, isUsable, stopIndex, trains } from '@stellwerk/1853'
import type { Edge } from '@stellwerk/hex'
import type { Curve } from '../../../board/curve.js'
import { reversed } from '../../../board/curve.js'
import type { Point } from '../../../board/geometry.js'
import { routePoints as pointsAlong } from '../../../board/route-shape.js'
import { paper } from './cells.js'
import { trackOf } from './track.js'

/** The line of a run on the map, over track of its gauge. A hex that is named twice, for its second town, is gone to once. */
export function routePoints(state: State, { train, route }: TrainRun): readonly Point[] {
  const { gauge } = trains[train]
  const once = route.filter((hex, i) => hex !== route[i - 1])
  return pointsAlong(once, paper.at, (hex, enter, leave) =>
    curvesIn(boardHex(state, hex), gauge, enter, leave),
  )
}

function curvesIn(
  board: BoardHex,
  gauge: Gauge,
  enter: Edge | undefined,
  leave: Edge | undefined,
): readonly Curve[] {
  if (enter === undefined) return leave === undefined ? [] : fromStop(board, gauge, leave)
  if (leave === undefined) return fromStop(board, gauge, enter).map(reversed)
  const through = pieceBetween(board, gauge, enter, leave)
  if (through) return [through]
  const [coming, going] = [stopsAt(board, gauge, enter), stopsAt(board, gauge, leave)]
  const stop = coming.find((end) => going.includes(end))
  if (stop !== undefined) return parts(board, gauge, [enter, stop, leave])
  const [first, second] = [coming[0], going[0]]
  return first === undefined || second === undefined ? [] : parts(board, gauge, [enter, first, second, leave])
}

/** The pieces of track from each of these ends to the next; none if one is missing. */
function parts(board: BoardHex, gauge: Gauge, ends: readonly End[]): readonly Curve[] {
  const curves = ends.slice(1).map((end, i) => pieceBetween(board, gauge, ends[i] as End, end))
  return curves.every((curve) => curve !== undefined) ? (curves as Curve[]) : []
}

/** A route begins at a stop of its first hex. */
function fromStop(board: BoardHex, gauge: Gauge, leave: Edge): readonly Curve[] {
  const [stop] = stopsAt(board, gauge, leave)
  return stop === undefined ? [] : parts(board, gauge, [stop, leave])
}

const stopsAt = ({ by }: BoardHex, gauge: Gauge, edge: Edge): readonly End[] =>
  (by[gauge].leads[edge] ?? []).filter((end) => stopIndex(end) !== undefined)

/** The piece of track between two ends, in this direction. */
function pieceBetween(board: BoardHex, gauge: Gauge, from: End, to: End): Curve | undefined {
  const at = board.track.findIndex(
    (piece) => isUsable(piece.gauge, gauge) && piece.ends.includes(from) && piece.ends.includes(to),
  )
  const curve = trackOf(board).pieces[at]
  return curve && (board.track[at]?.ends[0] === from ? curve : reversed(curve))
}
