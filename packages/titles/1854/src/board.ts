import type { Edge } from '@stellwerk/hex'
import { edges, neighbour, turn } from '@stellwerk/hex'
import { tilePatterns } from '@stellwerk/rails'
import { hexes } from './data/maps.js'
import { tiles } from './data/tiles.js'
import { tunnelTiles } from './data/tunnels.js'
import type { CompanyId, End, HexId, Piece, PrintedHex, Stop } from './data/types.js'
import type { LaidTile, LaidTunnel, State } from './state.js'

/** Stops and track of a tile as it is turned, or of a printed hex. */
export interface Pattern {
  readonly stops: readonly Stop[]
  readonly track: readonly Piece[]
  /** Where track leads to from each edge: to several ends on junction tiles, nowhere without track. */
  readonly leads: readonly (readonly End[])[]
  /** The edges with track. */
  readonly exits: readonly Edge[]
  /** For each stop the edges from which track leads into it. */
  readonly stopEdges: readonly (readonly Edge[])[]
}

/** A hex as it now lies on the table: printed or covered by a tile, and with its tunnels. */
export interface BoardHex extends Pattern {
  readonly hex: HexId
  readonly printed: PrintedHex
  /** Of the tile, or of the printed hex where none lies. */
  readonly colour: PrintedHex['colour'] | 'green' | 'brown'
  readonly laid: LaidTile | undefined
  readonly laidTunnels: readonly LaidTunnel[]
  /** The edges that each tunnel joins. They never join the track (1854-tunnel-h), but `leads` tells of both. */
  readonly tunnels: readonly (readonly [Edge, Edge])[]
  /** The edges at which tunnels come out; none of them is an exit (1854-tunnel-d, -m). */
  readonly mouths: readonly Edge[]
}

const none: readonly LaidTunnel[] = []
const known = new Map<string, BoardHex>()
/** The last look at each hex: what lies there mostly is the same object from state to state and needs no key. */
const last = new Map<HexId, readonly [LaidTile | undefined, readonly LaidTunnel[], BoardHex]>()

/** The hex with this tile and these tunnels on it, or as printed. */
export function hexWith(
  hex: HexId,
  laid: LaidTile | undefined,
  tunnels: readonly LaidTunnel[] = none,
): BoardHex {
  const before = last.get(hex)
  if (before && before[0] === laid && before[1] === tunnels) return before[2]
  const under = tunnels.map(({ tunnel, rotation }) => `${tunnel}:${rotation}`).join()
  const key = `${hex}/${laid ? `${laid.tile}:${laid.rotation}` : ''}/${under}`
  let found = known.get(key)
  if (!found) {
    found = build(hex, laid, tunnels)
    known.set(key, found)
  }
  last.set(hex, [laid, tunnels, found])
  return found
}

export const boardHex = (state: Pick<State, 'tiles' | 'tunnels'>, hex: HexId): BoardHex =>
  hexWith(hex, state.tiles[hex], state.tunnels[hex])

export const isHex = (hex: string): boolean => Object.hasOwn(hexes, hex)

function build(hex: HexId, laid: LaidTile | undefined, laidTunnels: readonly LaidTunnel[]): BoardHex {
  const printed = hexes[hex]
  if (!printed) throw new Error(`no hex ${hex}`)
  const pattern = laid ? patternOf(laid) : made(printed.stops, printed.track)
  const tunnels = laidTunnels.map(tunnelEnds)
  const under = leadsOf(tunnels)
  return {
    ...pattern,
    hex,
    printed,
    colour: (laid && tiles[laid.tile]?.colour) ?? printed.colour,
    laid,
    laidTunnels,
    tunnels,
    leads:
      tunnels.length === 0 ? pattern.leads : pattern.leads.map((ends, e) => [...ends, ...(under[e] ?? [])]),
    mouths: edges.filter((edge) => under[edge]?.length),
  }
}

/** What a tile brings to any hex on which it is laid in this way. */
export const patternOf = tilePatterns(tiles, made)

function made(stops: readonly Stop[], track: readonly Piece[]): Pattern {
  const leads = leadsOf(track.map(({ ends }) => ends))
  const exits = edges.filter((edge) => leads[edge]?.length)
  const stopEdges = stops.map((_, stop) =>
    exits.filter((edge) => leads[edge]?.some((end) => stopIndex(end) === stop)),
  )
  return { stops, track, leads, exits, stopEdges }
}

const leadsOf = (joined: readonly (readonly [End, End])[]): readonly (readonly End[])[] =>
  edges.map((edge) => joined.flatMap(([a, b]) => (a === edge ? [b] : b === edge ? [a] : [])))

/** The two edges that a tunnel joins as it lies. */
export function tunnelEnds({ tunnel, rotation }: LaidTunnel): readonly [Edge, Edge] {
  const [a, b] = tunnelTiles[tunnel].ends
  return [turn(a, rotation), turn(b, rotation)]
}

/** The index of the stop that an end names, or undefined for an edge. */
export const stopIndex = (end: End | undefined): number | undefined =>
  typeof end === 'string' ? end.charCodeAt(1) - '0'.charCodeAt(0) : undefined

/** The hex across an edge, if the map goes on there. The two maps touch nowhere. */
export function across(hex: HexId, edge: Edge): HexId | undefined {
  return neighbours.get(hex)?.[edge]
}

const neighbours = new Map(
  Object.keys(hexes).map((hex) => [
    hex,
    edges.map((edge) => {
      const other = neighbour(hex, edge)
      return isHex(other) ? other : undefined
    }),
  ]),
)

export const stopName = (hex: HexId, stop: number): string => `${hex}/${stop}`

export const markersAt = (state: Pick<State, 'markers'>, hex: HexId, stop: number): readonly CompanyId[] =>
  state.markers[hex]?.[stop] ?? []

/** 1854-token-i: a city that a company cannot pass. A circle that is kept for a home is free (1854-upgrade-j). */
export function isBlocked(state: State, company: CompanyId, hex: HexId, stop: number): boolean {
  const circles = boardHex(state, hex).stops[stop]?.circles ?? 0
  const markers = markersAt(state, hex, stop)
  return circles > 0 && markers.length >= circles && !markers.includes(company)
}
