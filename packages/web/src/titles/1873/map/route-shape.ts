import type { Route, State } from '@stellwerk/1873'
import { boardHex } from '@stellwerk/1873'
import type { Edge } from '@stellwerk/hex'
import type { Curve } from '../../../board/curve.js'
import { reversed } from '../../../board/curve.js'
import type { Point } from '../../../board/geometry.js'
import { routePoints as pointsAlong } from '../../../board/route-shape.js'
import { layoutTrack } from '../../../board/track-layout.js'
import { paper } from './cells.js'

/** The line of a route on the map; state track is none of it. */
export const routePoints = (state: State, route: Route): readonly Point[] =>
  pointsAlong(route, paper.at, (hex, enter, leave) => {
    const board = boardHex(state, hex)
    const { pieces } = layoutTrack(board)
    const find = (
      edge: Edge | undefined,
    ): { readonly curve: Curve; readonly starts: boolean } | undefined => {
      const at = board.track.findIndex(({ ends, state: isState }) => !isState && ends.includes(edge as Edge))
      const curve = pieces[at]
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
  })
