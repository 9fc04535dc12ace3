import type { Refusal } from '@stellwerk/engine'
import { engineRules, refusal } from '@stellwerk/engine'
import { boardHex, isHex } from '../../board.js'
import { maps } from '../../data/maps.js'
import { tiles } from '../../data/tiles.js'
import type { CompanyId, HexId, TileId } from '../../data/types.js'
import { tell } from '../../events.js'
import type { GameWork, State } from '../../state.js'
import { mapOf } from '../reach.js'
import { carriedOver } from './markers.js'

export interface Lay {
  readonly hex: HexId
  readonly tile: TileId
  readonly rotation: number
}

/** 1854-locals-d, 1854-track-a: each kind of company keeps to its map. */
export function refuseHex(company: CompanyId, hex: HexId): Refusal | undefined {
  if (!isHex(hex)) return refusal(engineRules.malformed, { path: 'hex', expected: 'a hex of the map' })
  const map = mapOf(company)
  return Object.hasOwn(maps[map], hex) ? undefined : refusal('1854-locals-d', { company, hex, map })
}

export function refuseRotation(rotation: number): Refusal | undefined {
  if (Number.isInteger(rotation) && rotation >= 0 && rotation <= 5) return undefined
  return refusal(engineRules.malformed, { path: 'rotation', expected: 'a whole number from 0 to 5' })
}

export function refuseTile(tile: TileId): Refusal | undefined {
  if (Object.hasOwn(tiles, tile)) return undefined
  return refusal(engineRules.malformed, { path: 'tile', expected: 'the number of a tile' })
}

/** 1854-track-p. */
export const refuseSupply = (state: State, { hex, tile }: Lay): Refusal | undefined =>
  (state.supply[tile] ?? 0) > 0 ? undefined : refusal('1854-track-p', { hex, tile })

/** Puts a tile on the board, with the markers on their circles, and tells of it. */
export function placeTile(
  work: GameWork,
  company: CompanyId,
  { hex, tile, rotation }: Lay,
  cost: number,
): void {
  const before = boardHex(work.state, hex)
  const replaced = before.laid?.tile ?? null
  changeSupply(work, tile, replaced)
  work.state.tiles = { ...work.state.tiles, [hex]: { tile, rotation } }
  const markers = work.state.markers[hex]
  if (markers) {
    const carried = carriedOver(markers, before, boardHex(work.state, hex))
    work.state.markers = { ...work.state.markers, [hex]: carried }
  }
  tell(work, 'tile-laid', { company, hex, tile, rotation, replaced, cost })
}

/** A tile leaves the supply, and the one that it replaces can be laid again (1854-track-p). */
function changeSupply(work: GameWork, tile: TileId, replaced: TileId | null): void {
  const supply = { ...work.state.supply }
  const left = supply[tile] ?? 0
  if (left < 1) throw new Error(`no tile ${tile} is left`)
  supply[tile] = left - 1
  if (replaced !== null) supply[replaced] = (supply[replaced] ?? 0) + 1
  work.state.supply = supply
}
