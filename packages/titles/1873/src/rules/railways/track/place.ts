import { boardHex, withTile } from '../../../board.js'
import { concessionHexes } from '../../../data/concessions.js'
import type { TileId } from '../../../data/types.js'
import { tell } from '../../../events.js'
import type { GameWork } from '../../../state.js'
import { connectMines } from '../../connection.js'
import type { Lay } from './builder.js'
import { carriedOver } from './markers.js'
import { reservationFor } from './reservation.js'
import { changeSupply } from './supply.js'

/**
 * Puts a tile on the board: the box and the reservation of the hex change, markers go back to their circles. The
 * caller tells of it, and then has the mines connected.
 */
export function placeTile(work: GameWork, { hex, tile, rotation }: Lay): TileId | null {
  const before = boardHex(work.state, hex)
  const replaced = before.laid?.tile ?? null
  const released = release(work, hex)
  // 1873-4.4.1-f: a replaced tile returns to the supply.
  changeSupply(work, [released, 1], [tile, -1], [replaced, 1])
  work.state.tiles = withTile(work.state.tiles, hex, { tile, rotation })
  const markers = work.state.markers[hex]
  if (markers) {
    const carried = carriedOver(markers, before, boardHex(work.state, hex))
    work.state.markers = { ...work.state.markers, [hex]: carried }
  }
  return replaced
}

/** What follows from every tile on the board: a reservation for an unfinished route, and connections of mines. */
export function settleTile(work: GameWork, hex: string): void {
  const reserved = reservationFor(work.state, boardHex(work.state, hex))
  if (reserved) {
    changeSupply(work, [reserved.tile, -1])
    work.state.reserved = { ...work.state.reserved, [hex]: reserved }
    const railway = concessionHexes[hex]?.railway ?? ''
    tell(work, 'tile-reserved', { hex, tile: reserved.tile, railway })
  }
  connectMines(work)
}

/** Gives up the reservation of a hex; the tile that was kept for it. */
function release(work: GameWork, hex: string): TileId | null {
  const { [hex]: reserved, ...others } = work.state.reserved
  if (!reserved) return null
  work.state.reserved = others
  return reserved.tile
}
