import { Recent } from '@stellwerk/engine'
import type { Edge } from '@stellwerk/hex'
import { edges, neighbour, opposite, sideName } from '@stellwerk/hex'
import { turnedEnds } from '@stellwerk/rails'
import { hexes } from './data/map.js'
import { tiles } from './data/tiles.js'
import type { End, HexId, Piece, PrintedHex, Stop, TileColour, TileId } from './data/types.js'
import type { LaidTile, State } from './state.js'

export { sideName }

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
  /** The stop at the end of the track from each edge; -1 where there is none. */
  readonly leadsToStop: readonly number[]
  /** The edges with track that railways may use, as bits. */
  readonly exits: number
  /** For each of them the edges with the same piece of plain track or the same stop, itself included, as bits. */
  readonly together: readonly number[]
  /** What the map says of the hex, by numbers. */
  readonly site: Site
}

/** Where a hex lies: all of it printed on the map, and looked up often enough to be written down once. */
export interface Site {
  /** The number of the hex in the order of the map. */
  readonly at: number
  /** The numbers of the hexes across the edges; -1 where the map ends. */
  readonly next: readonly number[]
  /** The names of its stops, as `F5/1`. */
  readonly stops: readonly string[]
  /** The names of the ways out, as `B19>B17`. */
  readonly exits: readonly string[]
}

export const hexIds: readonly HexId[] = Object.keys(hexes)
const numbers = new Map(hexIds.map((hex, at) => [hex, at]))
const sites: readonly Site[] = hexIds.map((hex, at) => ({
  at,
  next: edges.map((edge) => numbers.get(neighbour(hex, edge)) ?? -1),
  stops: [`${hex}/0`, `${hex}/1`],
  exits: edges.map((edge) => `${hex}>${neighbour(hex, edge)}`),
}))

/** Every hex as printed, and with each tile that was ever looked at, by its rotation. */
const asPrinted = new Map<HexId, BoardHex>()
const covered = new Map<HexId, Map<TileId, BoardHex[]>>(hexIds.map((hex) => [hex, new Map()]))

/** The hex with this tile on it, or as printed. */
export function hexWith(hex: HexId, laid: LaidTile | undefined): BoardHex {
  if (!laid) {
    let found = asPrinted.get(hex)
    if (!found) asPrinted.set(hex, (found = build(hex, undefined)))
    return found
  }
  const ofHex = covered.get(hex)
  let turned = ofHex?.get(laid.tile)
  if (!turned) ofHex?.set(laid.tile, (turned = []))
  return ((turned ?? [])[laid.rotation] ??= build(hex, laid))
}

export const boardHex = (state: State, hex: HexId): BoardHex => hexWith(hex, state.tiles[hex])

export const isHex = (hex: string): boolean => numbers.has(hex)

const boards = new Recent<State['tiles'], readonly BoardHex[]>()
let bare: readonly BoardHex[] | undefined

/** All hexes as they now lie, in the order of the map. */
export function boardOf(tiles: State['tiles']): readonly BoardHex[] {
  let board = boards.get(tiles)
  if (!board) {
    bare ??= hexIds.map((hex) => hexWith(hex, undefined))
    const made = bare.slice()
    for (const hex of Object.keys(tiles)) made[numbers.get(hex) as number] = hexWith(hex, tiles[hex])
    board = made
    boards.set(tiles, board)
  }
  return board
}

/** The tiles with one more; what is known of the board goes with them. */
export function withTile(tiles: State['tiles'], hex: HexId, laid: LaidTile): State['tiles'] {
  const after = { ...tiles, [hex]: laid }
  const board = boards.get(tiles)
  if (board) boards.set(after, board.with(numbers.get(hex) as number, hexWith(hex, laid)))
  return after
}

export const numberOf = (hex: HexId): number => numbers.get(hex) ?? -1

function build(hex: HexId, laid: LaidTile | undefined): BoardHex {
  const printed = hexes[hex]
  if (!printed) throw new Error(`no hex ${hex}`)
  const tile = laid && tiles[laid.tile]
  const track: readonly Piece[] = tile
    ? tile.track.map((piece) => ({ ...piece, ends: turnedEnds(piece.ends, laid.rotation) }))
    : printed.track
  const leads = (state: boolean): (End | undefined)[] =>
    edges.map((edge) => {
      const piece = track.find((p) => (p.state ?? false) === state && p.ends.includes(edge))
      return piece && (piece.ends[0] === edge ? piece.ends[1] : piece.ends[0])
    })
  const leading = leads(false)
  const ways = edges.filter((edge) => leading[edge] !== undefined)
  const bits = (some: readonly Edge[]): number => some.reduce<number>((sum, edge) => sum | (1 << edge), 0)
  return {
    hex,
    printed,
    leadsToStop: leading.map((end) => stopIndex(end) ?? -1),
    exits: bits(ways),
    together: leading.map((end, edge) =>
      bits(ways.filter((other) => other === edge || other === end || leading[other] === end)),
    ),
    site: sites[numbers.get(hex) as number] as Site,
    colour: tile ? tile.colour : printed.colour,
    laid,
    stops: tile ? tile.stops : printed.stops,
    track,
    leads: leading,
    stateLeads: leads(true),
  }
}

/** The index of the stop that an end names, or undefined for an edge. */
export const stopIndex = (end: End | undefined): number | undefined =>
  end === 's0' ? 0 : end === 's1' ? 1 : undefined

/** The hex across an edge, if the map goes on there. */
export function across(hex: HexId, edge: Edge): HexId | undefined {
  const next = sites[numberOf(hex)]?.next[edge] ?? -1
  return next < 0 ? undefined : hexIds[next]
}

/** Whether playable track runs over this edge on both sides of it. */
export function joined(state: State, hex: HexId, edge: Edge): boolean {
  const other = across(hex, edge)
  if (other === undefined || boardHex(state, hex).leads[edge] === undefined) return false
  return boardHex(state, other).leads[opposite(edge)] !== undefined
}
