import { Recent } from '@stellwerk/engine'
import type { Edge } from '@stellwerk/hex'
import { edges, neighbour } from '@stellwerk/hex'
import { tilePatterns } from '@stellwerk/rails'
import { hexes } from './data/map.js'
import { tiles } from './data/tiles.js'
import type {
  CityName,
  CompanyId,
  End,
  Gauge,
  HexId,
  Piece,
  PrintedHex,
  Stop,
  Tile,
  TileId,
  TrackGauge,
} from './data/types.js'
import type { LaidTile, State } from './state.js'

export const gauges: readonly Gauge[] = ['standard', 'metre']

/** Dual track counts as either gauge (1853-4.1.6-b). */
export const isUsable = (track: TrackGauge, gauge: Gauge): boolean => track === gauge || track === 'dual'

/** Where the track of a hex leads to. */
export interface Ways {
  /** From each edge: to several ends at a branch, nowhere without track. */
  readonly leads: readonly (readonly End[])[]
  /** The edges with track. */
  readonly exits: readonly Edge[]
  /** For each stop the edges from which track leads into it. */
  readonly stopEdges: readonly (readonly Edge[])[]
  /** For each edge the stop into which track leads from it, 0 for plain track; nothing without track. */
  readonly stopBehind: readonly (number | undefined)[]
}

/** Stops and track of a tile as it is turned, or of a printed hex; its own ways are those of all track. */
export interface Pattern extends Ways {
  readonly stops: readonly Stop[]
  readonly track: readonly Piece[]
  /** The ways that one gauge can use. */
  readonly by: Readonly<Record<Gauge, Ways>>
}

/** A hex as it now lies on the table: printed, or covered by a tile. */
export interface BoardHex extends Pattern {
  readonly hex: HexId
  readonly printed: PrintedHex
  /** Of the tile, or of the printed hex where none lies. */
  readonly colour: PrintedHex['colour'] | Tile['colour']
  readonly laid: LaidTile | undefined
  /** The number of the hex in the order of the map, and those of the hexes across its edges; -1 where the map ends. */
  readonly at: number
  readonly next: readonly number[]
}

export const hexIds: readonly HexId[] = Object.keys(hexes)
const numbers = new Map(hexIds.map((hex, at) => [hex, at]))
export const numberOf = (hex: HexId): number => numbers.get(hex) as number

const known = new Map<string, BoardHex>()
/** The last look at each hex: what lies there mostly is the same object from state to state and needs no key. */
const last = new Map<HexId, readonly [LaidTile | undefined, BoardHex]>()

/** The hex with this tile on it, or as printed. */
export function hexWith(hex: HexId, laid: LaidTile | undefined): BoardHex {
  const before = last.get(hex)
  if (before && before[0] === laid) return before[1]
  const key = `${hex}/${laid ? `${laid.tile}:${laid.rotation}` : ''}`
  let found = known.get(key)
  if (!found) {
    found = build(hex, laid)
    known.set(key, found)
  }
  last.set(hex, [laid, found])
  return found
}

export const boardHex = (state: Pick<State, 'tiles'>, hex: HexId): BoardHex => hexWith(hex, state.tiles[hex])

export const isHex = (hex: string): boolean => numbers.has(hex)

const boards = new Recent<State['tiles'], readonly BoardHex[]>()

/** All hexes as they now lie, in the order of the map. */
export const boardOf = (tiles: State['tiles']): readonly BoardHex[] =>
  boards.entry(tiles, () => {
    bare ??= hexIds.map((hex) => hexWith(hex, undefined))
    const board = bare.slice()
    for (const hex of Object.keys(tiles)) board[numberOf(hex)] = hexWith(hex, tiles[hex])
    return board
  })
let bare: readonly BoardHex[] | undefined

/** The tiles with one more; what is known of the board goes with them. */
export function withTile(tiles: State['tiles'], hex: HexId, laid: LaidTile): State['tiles'] {
  const after = { ...tiles, [hex]: laid }
  const board = boards.get(tiles)
  if (board) boards.set(after, board.with(numberOf(hex), hexWith(hex, laid)))
  return after
}

function build(hex: HexId, laid: LaidTile | undefined): BoardHex {
  const printed = hexes[hex]
  if (!printed) throw new Error(`no hex ${hex}`)
  const pattern = laid ? patternOf(laid) : made(printed.stops, printed.track)
  return {
    ...pattern,
    stops: named(pattern.stops, printed.stops[0]?.name),
    hex,
    printed,
    colour: (laid && tiles[laid.tile]?.colour) ?? printed.colour,
    laid,
    at: numberOf(hex),
    next: edges.map((edge) => numbers.get(neighbour(hex, edge)) ?? -1),
  }
}

/** A city keeps its name on every tile; a town that became a large station has none (1853-4.2.5-b). */
const named = (stops: readonly Stop[], name: CityName | undefined): readonly Stop[] =>
  name === undefined ? stops : stops.map((stop) => ({ ...stop, name }))

/** What a tile brings to any hex on which it is laid in this way. */
export const patternOf = tilePatterns(tiles, made)

function made(stops: readonly Stop[], track: readonly Piece[]): Pattern {
  const of = (gauge: Gauge): Ways =>
    waysOf(
      stops,
      track.filter((piece) => isUsable(piece.gauge, gauge)),
    )
  return {
    stops,
    track,
    ...waysOf(stops, track),
    by: { standard: of('standard'), metre: of('metre') },
  }
}

function waysOf(stops: readonly Stop[], track: readonly Piece[]): Ways {
  const leads = edges.map((edge) =>
    track.flatMap(({ ends: [a, b] }) => (a === edge ? [b] : b === edge ? [a] : [])),
  )
  const exits = edges.filter((edge) => leads[edge]?.length)
  const stopEdges = stops.map((_, stop) =>
    exits.filter((edge) => leads[edge]?.some((end) => stopIndex(end) === stop)),
  )
  const stopBehind = leads.map(([end]) => (end === undefined ? undefined : (stopIndex(end) ?? 0)))
  return { leads, exits, stopEdges, stopBehind }
}

/** The index of the stop that an end names, or undefined for an edge. */
export const stopIndex = (end: End | undefined): number | undefined =>
  typeof end === 'string' ? end.charCodeAt(1) - '0'.charCodeAt(0) : undefined

/** The gauge of all track of a tile, or `several`. */
export function gaugeOf(tile: TileId): TrackGauge | 'several' {
  const [gauge, ...others] = new Set(tiles[tile]?.track.map((piece) => piece.gauge))
  return gauge === undefined || others.length > 0 ? 'several' : gauge
}

/** The hex across an edge, if the map goes on there (1853-4.1.10-a). */
export function across(hex: HexId, edge: Edge): HexId | undefined {
  const other = neighbour(hex, edge)
  return isHex(other) ? other : undefined
}

export const basesAt = (state: Pick<State, 'bases'>, hex: HexId, stop: number): readonly CompanyId[] =>
  state.bases[hex]?.[stop] ?? []

/** 1853-4.5.6-a, -b, 1853-4.5.7-a: a station that a company cannot pass. A circle that is kept for a home is free. */
export function isBlocked(
  state: Pick<State, 'tiles' | 'bases'>,
  company: CompanyId,
  hex: HexId,
  stop: number,
): boolean {
  const circles = boardHex(state, hex).stops[stop]?.circles ?? 0
  const bases = basesAt(state, hex, stop)
  return circles > 0 && bases.length >= circles && !bases.includes(company)
}
