import type { Refusal } from '@stellwerk/engine'
import { refusal } from '@stellwerk/engine'
import type { Edge } from '@stellwerk/hex'
import { edges } from '@stellwerk/hex'
import type { BoardHex } from '../board.js'
import { across, exitsOf, tileOf } from '../board.js'
import { tiles } from '../data/tiles.js'
import type { TileId } from '../data/types.js'
import type { LaidTile } from '../state.js'

/** Whether a tile may lie on a hex by what is printed on both, whoever lays it and whenever. */
export function refuseFit({ hex, printed, colour, exits }: BoardHex, laid: LaidTile): Refusal | undefined {
  const { tile } = laid
  const { colour: next, value, letter } = tileOf(laid)
  const about = { hex, tile, rotation: laid.rotation }
  if (printed.colour === 'red' || colour === 'green') return refusal('vierhain-track-k', about)
  if (printed.letter !== letter) return refusal('vierhain-track-i', about)
  const isCity = value !== undefined
  if (next === 'yellow' && colour !== 'white') return refusal('vierhain-track-b', about)
  if (isCity !== (printed.stop !== undefined))
    return refusal(next === 'yellow' ? 'vierhain-track-b' : 'vierhain-track-g', about)
  if (next === 'green' && colour !== 'yellow') return refusal('vierhain-track-g', about)
  const after = exitsOf(laid)
  if (!exits.every((edge) => after.includes(edge))) return refusal('vierhain-track-g', about)
  const off = after.find((edge) => across(hex, edge) === undefined)
  return off === undefined ? undefined : refusal('vierhain-track-e', { ...about, edge: off })
}

/** The rotations of each tile that look different: of those that look the same, the smallest. */
const looks = new Map<TileId, readonly LaidTile[]>(
  Object.keys(tiles).map((tile) => {
    const different = new Map<string, LaidTile>()
    for (const rotation of edges) {
      const look = exitsOf({ tile, rotation }).join()
      if (!different.has(look)) different.set(look, { tile, rotation })
    }
    return [tile, [...different.values()]]
  }),
)

const known = new Map<string, readonly LaidTile[]>()

/** Every way to lay a tile on a hex that fits there; found once for what lies on it. */
export function waysToLay(hex: BoardHex): readonly LaidTile[] {
  const key = `${hex.hex}/${hex.colour}/${hex.exits.join('')}`
  const found = known.get(key) ?? [...looks.values()].flat().filter((laid) => !refuseFit(hex, laid))
  known.set(key, found)
  return found
}

/** The exits that a tile would add to a hex. */
export const newExits = ({ exits }: BoardHex, laid: LaidTile): readonly Edge[] =>
  exitsOf(laid).filter((edge) => !exits.includes(edge))
