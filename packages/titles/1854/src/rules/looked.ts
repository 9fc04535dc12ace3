import type { HexId } from '../data/types.js'
import type { State } from '../state.js'

type Board = Pick<State, 'order' | 'tiles' | 'tunnels' | 'markers'>

/** What something was found out from: every hex that was looked at, on which board. */
export interface Looked {
  readonly board: Board
  readonly looked: readonly HexId[]
}

/** What was looked at on the board of a state; the rest of the state is not kept. */
export const lookedAt = ({ order, tiles, tunnels, markers }: Board, looked: Iterable<HexId>): Looked => ({
  board: { order, tiles, tunnels, markers },
  looked: [...looked],
})

/** In the same game, and nothing else lies on any hex that counts: states share what an action did not touch. */
export const isUnchanged = ({ board, looked }: Looked, { order, tiles, tunnels, markers }: Board): boolean =>
  board.order === order &&
  looked.every(
    (hex) =>
      tiles[hex] === board.tiles[hex] &&
      tunnels[hex] === board.tunnels[hex] &&
      markers[hex] === board.markers[hex],
  )
