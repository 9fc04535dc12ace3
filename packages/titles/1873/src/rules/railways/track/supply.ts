import type { Refusal } from '@stellwerk/engine'
import { refusal } from '@stellwerk/engine'
import { concessionHexes } from '../../../data/concessions.js'
import type { HexId, TileId } from '../../../data/types.js'
import { editions } from '../../../editions.js'
import type { GameWork, State } from '../../../state.js'
import type { Lay } from './builder.js'

/** The tiles of this sort that may lie on this hex: what is left in the box, and what is reserved for the hex. */
export function leftFor(state: State, hex: HexId, tile: TileId): number {
  if (editions[state.edition].withoutTiles.includes(tile)) return 0
  const inBox = state.supply[tile] ?? Number.POSITIVE_INFINITY
  return state.reserved[hex]?.tile === tile ? inBox + 1 : inBox
}

/** RUL-54: the tiles of this sort that other concession hexes need on which nobody has built. */
function keptFrom(state: State, hex: HexId, tile: TileId): number {
  return Object.entries(concessionHexes).filter(
    ([other, { first }]) => other !== hex && first.tile === tile && !state.tiles[other],
  ).length
}

/** 1873-4.4.1-n, 1873-4.4.1-y: why no such tile can be had for this hex. */
export function refuseSupply(state: State, { hex, tile }: Lay): Refusal | undefined {
  const left = leftFor(state, hex, tile)
  if (left < 1) {
    const other = Object.keys(state.reserved).find((at) => state.reserved[at]?.tile === tile)
    if (other !== undefined) return refusal('1873-4.4.1-y', { hex, tile, reservedFor: other })
    return refusal('1873-4.4.1-n', { hex, tile, left: 0, kept: 0 })
  }
  const kept = keptFrom(state, hex, tile)
  return left - 1 < kept ? refusal('1873-4.4.1-n', { hex, tile, left, kept }) : undefined
}

/** Takes tiles out of the box (negative) or puts them back; tiles without limit are not counted. */
export function changeSupply(work: GameWork, tile: TileId, by: number): void {
  const left = work.state.supply[tile]
  if (left === undefined) return
  if (left + by < 0) throw new Error(`no tile ${tile} is left`)
  work.state.supply = { ...work.state.supply, [tile]: left + by }
}
