import type { Refusal } from '@stellwerk/engine'
import { engineRules, refusal, sparseCopy } from '@stellwerk/engine'
import { boardHex, hexWith, isHex, withTile } from '../../board.js'
import { tiles } from '../../data/tiles.js'
import type { CompanyId, HexId, TileId } from '../../data/types.js'
import { tell } from '../../events.js'
import type { GameWork, State } from '../../state.js'
import { carriedOver } from './carry.js'
import type { Ground } from './ground.js'

export interface Lay {
  readonly hex: HexId
  readonly tile: TileId
  readonly rotation: number
}

export const refuseHex = (hex: HexId): Refusal | undefined =>
  isHex(hex) ? undefined : refusal(engineRules.malformed, { path: 'hex', expected: 'a hex of the map' })

/** Whether what is to be laid is there at all. */
export function refuseForm({ hex, tile, rotation }: Lay): Refusal | undefined {
  if (!Object.hasOwn(tiles, tile))
    return refusal(engineRules.malformed, { path: 'tile', expected: 'the number of a tile' })
  if (!Number.isInteger(rotation) || rotation < 0 || rotation > 5)
    return refusal(engineRules.malformed, { path: 'rotation', expected: 'a whole number from 0 to 5' })
  return refuseHex(hex)
}

/** 1853-1.4-a. */
export const refuseSupply = (state: State, { hex, tile }: Lay): Refusal | undefined =>
  (state.supply[tile] ?? 0) > 0 ? undefined : refusal('1853-1.4-a', { hex, tile })

/** The board with the tile on it, and the bases in their new stations (1853-4.2.9-b, 1853-3.3.2-b). */
export function groundWith({ tiles: laid, bases }: Ground, { hex, tile, rotation }: Lay): Ground {
  const after = { tile, rotation }
  const standing = bases[hex]
  return {
    tiles: withTile(laid, hex, after),
    bases: standing
      ? { ...bases, [hex]: carriedOver(standing, hexWith(hex, laid[hex]), hexWith(hex, after)) }
      : bases,
  }
}

/** Puts a tile on the board, and tells of it. */
export function placeTile(work: GameWork, company: CompanyId, lay: Lay, cost: number): void {
  const { hex, tile, rotation } = lay
  const replaced = boardHex(work.state, hex).laid?.tile ?? null
  changeSupply(work, tile, replaced)
  Object.assign(work.state, groundWith(work.state, lay))
  tell(work, 'tile-laid', { company, hex, tile, rotation, replaced, cost })
}

/** A tile leaves the supply, the one that it replaces returns (1853-4.2.10-a). */
function changeSupply(work: GameWork, tile: TileId, replaced: TileId | null): void {
  const supply = sparseCopy(work.state.supply)
  const left = supply[tile] ?? 0
  if (left < 1) throw new Error(`no tile ${tile} is left`)
  supply[tile] = left - 1
  if (replaced !== null) supply[replaced] = (supply[replaced] ?? 0) + 1
  work.state.supply = supply
}
