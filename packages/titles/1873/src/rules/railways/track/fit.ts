import type { Refusal } from '@stellwerk/engine'
import { refusal } from '@stellwerk/engine'
import type { Edge } from '@stellwerk/hex'
import { edges, opposite } from '@stellwerk/hex'
import { fittingTiles, upgradeOf } from '@stellwerk/rails'
import type { BoardHex } from '../../../board.js'
import { across, hexWith, stopIndex } from '../../../board.js'
import { hexes } from '../../../data/map.js'
import { tiles } from '../../../data/tiles.js'
import type { End, HexId, Tile, TileColour, TileId } from '../../../data/types.js'
import type { LaidTile } from '../../../state.js'

/**
 * Whether a tile fits on a hex by what is printed on both, whoever lays it and whenever. All of it is fixed by the data,
 * so the tiles that fit are found once for each hex and each tile on it.
 */
export interface Upgrade extends LaidTile {
  readonly after: BoardHex
}

/** The colour of tile that goes on this hex next; none on a printed grey hex or a grey tile. */
export const colourNext = (hex: BoardHex): TileColour | undefined => upgradeOf[hex.colour]

const kindFor = { none: 'plain', village: 'village', town: 'town' } as const

/** What was found to fit, by the hex as it was before. */
const fitting = new WeakMap<BoardHex, Set<BoardHex>>()

/** 1873-4.4.1-g to -i, -k: why a tile does not fit on the hex in this way. */
export function misfit(before: BoardHex, lay: LaidTile): Refusal | undefined {
  let fits = fitting.get(before)
  if (!fits) fitting.set(before, (fits = new Set()))
  const after = hexWith(before.hex, lay)
  if (fits.has(after)) return undefined
  const no = firstMisfit(before, after, lay)
  if (!no) fits.add(after)
  return no
}

function firstMisfit(before: BoardHex, after: BoardHex, lay: LaidTile): Refusal | undefined {
  const { hex, printed } = before
  const tile = tiles[lay.tile] as Tile
  const about = { hex, tile: lay.tile }
  if (tile.kind !== kindFor[printed.place])
    return refusal('1873-4.4.1-g', { ...about, kind: tile.kind, place: printed.place })
  if (tile.mark !== printed.mark)
    return refusal('1873-4.4.1-h', { ...about, mark: tile.mark ?? null, needed: printed.mark ?? null })
  for (const edge of edges) {
    if (after.leads[edge] === undefined) continue
    const against = closedBy(hex, edge)
    if (against) return refusal('1873-4.4.1-i', { ...about, rotation: lay.rotation, edge, against })
  }
  if (!keepsTrack(before, after)) return refusal('1873-4.4.1-k', { ...about, rotation: lay.rotation })
  return undefined
}

/** 1873-4.4.1-i: what closes an edge of a hex for track, if anything does. Both hexes know of a barrier. */
function closedBy(hex: HexId, edge: Edge): 'map edge' | 'barrier' | 'grey hex' | undefined {
  const next = across(hex, edge)
  if (next === undefined) return 'map edge'
  if (hexes[hex]?.barriers?.includes(edge)) return 'barrier'
  const there = hexWith(next, undefined)
  if (there.printed.colour === 'grey' && there.leads[opposite(edge)] === undefined) return 'grey hex'
  return undefined
}

/** Whether two edges, or an edge and the place, are joined on this hex without leaving it. */
export function joins(hex: BoardHex, [a, b]: readonly [End, End]): boolean {
  if (typeof a !== 'number') return typeof b === 'number' && stopIndex(hex.leads[b]) !== undefined
  const end = hex.leads[a]
  if (end === undefined) return false
  if (typeof b !== 'number') return stopIndex(end) !== undefined
  return end === b || (stopIndex(end) !== undefined && end === hex.leads[b])
}

/**
 * 1873-4.4.1-k: what was joined stays joined. State track needs no look: all around it is grey, so a tile that would
 * move it runs other track against that.
 */
function keepsTrack(before: BoardHex, after: BoardHex): boolean {
  for (const edge of edges) {
    const end = before.leads[edge]
    if (end === undefined) continue
    if (!joins(after, [edge, end])) return false
    for (const other of edges) {
      if (other > edge && joins(before, [edge, other]) && !joins(after, [edge, other])) return false
    }
  }
  return true
}

function waysToLay(hex: BoardHex, tile: TileId): readonly Upgrade[] {
  const ways = new Map<string, Upgrade>()
  for (const rotation of edges) {
    const lay = { tile, rotation }
    if (misfit(hex, lay)) continue
    const after = hexWith(hex.hex, lay)
    const look = JSON.stringify(edges.map((edge) => edges.filter((other) => joins(after, [edge, other]))))
    if (!ways.has(look)) ways.set(look, { ...lay, after })
  }
  return [...ways.values()]
}

/** Every tile of the next colour that fits on the hex, in each way that looks different: the smallest rotation of it. */
export const upgradesOf = fittingTiles(tiles, colourNext, waysToLay)
