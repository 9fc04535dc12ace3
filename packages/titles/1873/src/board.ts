import type { Edge } from '@stellwerk/hex'
import { edges, neighbour, opposite, turn } from '@stellwerk/hex'
import { hexes } from './data/map.js'
import { tiles } from './data/tiles.js'
import type { End, HexId, Piece, PrintedHex, Stop, TileColour } from './data/types.js'
import type { LaidTile, State } from './state.js'

export { sideName } from '@stellwerk/hex'

/** A hex as it now lies on the table: printed, or covered by a tile. */
export interface BoardHex {
  readonly hex: HexId
  readonly printed: PrintedHex
  readonly colour: 'none' | TileColour
  readonly laid: LaidTile | undefined
  readonly stops: readonly Stop[]
  readonly track: readonly Piece[]
  /** Where the track that railways may use leads to from each edge. Every edge has one piece at most. */
  readonly leads: readonly (End | undefined)[]
  /** Where state track leads to from each edge. */
  readonly stateLeads: readonly (End | undefined)[]
}

const known = new Map<string, BoardHex>()
/** Laid tiles stay the same objects from state to state: most look-ups need no key. */
const knownTiles = new WeakMap<LaidTile, BoardHex>()

/** The hex with this tile on it, or as printed. */
export function hexWith(hex: HexId, laid: LaidTile | undefined): BoardHex {
  const before = laid && knownTiles.get(laid)
  if (before?.hex === hex) return before
  const key = laid ? `${hex}:${laid.tile}:${laid.rotation}` : hex
  let found = known.get(key)
  if (!found) {
    found = build(hex, laid)
    known.set(key, found)
  }
  if (laid) knownTiles.set(laid, found)
  return found
}

export const boardHex = (state: State, hex: HexId): BoardHex => hexWith(hex, state.tiles[hex])

export const isHex = (hex: string): boolean => Object.hasOwn(hexes, hex)

function build(hex: HexId, laid: LaidTile | undefined): BoardHex {
  const printed = hexes[hex]
  if (!printed) throw new Error(`no hex ${hex}`)
  const tile = laid && tiles[laid.tile]
  const track = tile ? tile.track.map((piece) => turned(piece, laid.rotation)) : printed.track
  const leads = (state: boolean): (End | undefined)[] =>
    edges.map((edge) => {
      const piece = track.find((p) => (p.state ?? false) === state && p.ends.includes(edge))
      return piece && (piece.ends[0] === edge ? piece.ends[1] : piece.ends[0])
    })
  return {
    hex,
    printed,
    colour: tile ? tile.colour : printed.colour,
    laid,
    stops: tile ? tile.stops : printed.stops,
    track,
    leads: leads(false),
    stateLeads: leads(true),
  }
}

function turned(piece: Piece, rotation: number): Piece {
  const end = (e: End): End => (typeof e === 'number' ? turn(e, rotation) : e)
  return { ...piece, ends: [end(piece.ends[0]), end(piece.ends[1])] }
}

/** The index of the stop that an end names, or undefined for an edge. */
export const stopIndex = (end: End | undefined): number | undefined =>
  end === 's0' ? 0 : end === 's1' ? 1 : undefined

/** The hex across an edge, if the map goes on there. */
export function across(hex: HexId, edge: Edge): HexId | undefined {
  const other = neighbour(hex, edge)
  return isHex(other) ? other : undefined
}

/** Whether playable track runs over this edge on both sides of it. */
export function joined(state: State, hex: HexId, edge: Edge): boolean {
  const other = across(hex, edge)
  if (other === undefined || boardHex(state, hex).leads[edge] === undefined) return false
  return boardHex(state, other).leads[opposite(edge)] !== undefined
}
