import type { Refusal } from '@stellwerk/engine'
import { refusal } from '@stellwerk/engine'
import type { HexId, TileId } from '../../../data/types.js'
import { editions } from '../../../editions.js'
import type { GameWork, State } from '../../../state.js'
import type { Lay } from './builder.js'

/**
 * The tiles of this sort in the box; Infinity without limit. What a game was begun with holds to its end: a sort that
 * its edition has not, or no longer, may be counted in its state.
 */
export function tilesLeft(state: State, tile: TileId): number {
  const counted = state.supply[tile]
  if (counted !== undefined) return Math.max(0, counted)
  return editions[state.edition].withoutTiles.includes(tile) ? 0 : Number.POSITIVE_INFINITY
}

/** The tiles of this sort that may lie on this hex: what is left in the box, and what is reserved for the hex. */
export function leftFor(state: State, hex: HexId, tile: TileId): number {
  return tilesLeft(state, tile) + (state.reserved[hex]?.tile === tile ? 1 : 0)
}

/** 1873-4.4.1-n, 1873-4.4.1-y: why no such tile can be had for this hex. */
export function refuseSupply(state: State, { hex, tile }: Lay): Refusal | undefined {
  if (leftFor(state, hex, tile) > 0) return undefined
  const other = Object.keys(state.reserved).find((at) => state.reserved[at]?.tile === tile)
  if (other !== undefined) return refusal('1873-4.4.1-y', { hex, tile, reservedFor: other })
  return refusal('1873-4.4.1-n', { hex, tile })
}

/**
 * Takes tiles out of the box (negative) or puts them back; tiles without limit are not counted. Below zero are those
 * that the box lacks: a railway gets them for its concession route all the same (1873-4.4.1-al).
 */
export function changeSupply(
  work: GameWork,
  ...changes: readonly (readonly [TileId | null, number])[]
): void {
  let after: { [tile: TileId]: number } | undefined
  for (const [tile, by] of changes) {
    const left = tile === null ? undefined : (after ?? work.state.supply)[tile]
    if (tile === null || left === undefined) continue
    after ??= { ...work.state.supply }
    after[tile] = left + by
  }
  if (after) work.state.supply = after
}
