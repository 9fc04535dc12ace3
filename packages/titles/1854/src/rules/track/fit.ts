import type { Refusal } from '@stellwerk/engine'
import { refusal } from '@stellwerk/engine'
import type { Edge } from '@stellwerk/hex'
import { edges, opposite } from '@stellwerk/hex'
import { differentLooks, fittingTiles, upgradeOf } from '@stellwerk/rails'
import type { BoardHex, Pattern } from '../../board.js'
import { across, patternOf, stopIndex } from '../../board.js'
import { hexes } from '../../data/maps.js'
import { tiles } from '../../data/tiles.js'
import type { HexId, Piece, Stop, Tile, TileColour, TileId } from '../../data/types.js'
import type { LaidTile } from '../../state.js'

/**
 * Whether a tile fits on a hex by what is printed on both and by the tunnels there, whoever lays it and whenever. So the
 * tiles that fit are found once for each hex and what lies on it.
 */

/** The colour of tile that goes on this hex next; none where no tile may lie (1854-track-d). */
export const colourNext = ({ printed, colour }: BoardHex): TileColour | undefined =>
  printed.use === 'build' ? upgradeOf[colour] : undefined

/** What the stops of a hex or tile are, all in one word. */
type HexKind = 'plain' | 'town' | 'double town' | 'city'

export function placeOf(stops: readonly Stop[]): HexKind {
  const [first, second] = stops
  if (!first) return 'plain'
  if (first.kind === 'city') return 'city'
  return second ? 'double town' : 'town'
}

const firstTileRules: Readonly<Record<HexKind, string>> = {
  town: '1854-track-e',
  'double town': '1854-track-f',
  city: '1854-track-g',
  plain: '1854-track-h',
}

/** Why the stations of a tile are not those of the hex: 1854-track-e to -h, 1854-upgrade-d to -g. */
export function refuseStations(before: BoardHex, id: TileId): Refusal | undefined {
  const { hex, printed, colour, laid } = before
  const tile = tiles[id] as Tile
  const place = placeOf(before.stops)
  const stations = placeOf(tile.stops)
  const about = { hex, tile: id, place, stations }
  if (tile.mark !== printed.mark) return refusal('1854-upgrade-f', about)
  if (!laid && printed.upgradesTo && !printed.upgradesTo.includes(id))
    return refusal('1854-upgrade-g', { ...about, tiles: printed.upgradesTo })
  if (colour === 'none') return stations === place ? undefined : refusal(firstTileRules[place], about)
  // 1854-upgrade-e: the small stations of a double town become one big station
  if (place === 'double town') return stations === 'city' ? undefined : refusal('1854-upgrade-e', about)
  return stations === place ? undefined : refusal('1854-upgrade-d', about)
}

/** Why the track of a tile cannot lie on the hex in this way, with what is there and around it. */
export function refuseTrack(before: BoardHex, { tile, rotation }: LaidTile): Refusal | undefined {
  const { hex, printed, mouths } = before
  const after = patternOf({ tile, rotation })
  const about = { hex, tile, rotation }
  for (const edge of after.exits) {
    const against = closedBy(hex, edge)
    if (against === 'grey hex') return refusal('1854-track-m', { ...about, edge })
    if (against) return refusal('1854-track-l', { ...about, edge, against })
    if (mouths.includes(edge))
      return refusal(before.exits.length > 0 ? '1854-upgrade-k' : '1854-tunnel-m', { ...about, edge })
  }
  const { trackToWien } = printed
  if (trackToWien !== undefined && !after.exits.includes(trackToWien))
    return refusal('1854-track-o', { ...about, edge: trackToWien })
  return keepsTrack(before, after) ? undefined : refusal('1854-upgrade-c', about)
}

type Barrier = 'map edge' | 'red hex' | 'grey hex'
const barriers = new Map<HexId, readonly (Barrier | undefined)[]>()

/** 1854-track-l, -m: what closes an edge of a hex for track and tunnels, if anything does. */
export function closedBy(hex: HexId, edge: Edge): Barrier | undefined {
  let around = barriers.get(hex)
  if (!around) {
    around = edges.map((side) => barrierAt(hex, side))
    barriers.set(hex, around)
  }
  return around[edge]
}

function barrierAt(hex: HexId, edge: Edge): Barrier | undefined {
  const other = across(hex, edge)
  const there = other === undefined ? undefined : hexes[other]
  if (!there) return 'map edge'
  // track may lead to any side of a hex with the tunnel sign
  if (there.use === 'build' || there.use === 'tunnels') return undefined
  const leadsIn = ({ ends, only }: Piece): boolean => only === undefined && ends.includes(opposite(edge))
  if (there.track.some(leadsIn)) return undefined
  return there.use === 'far' ? 'red hex' : 'grey hex'
}

/** 1854-upgrade-c: track from edge to edge stays, and edges of one station stay edges of one station. */
function keepsTrack(before: Pattern, after: Pattern): boolean {
  const plain = before.track.every(
    ({ ends: [a, b] }) =>
      typeof a !== 'number' || typeof b !== 'number' || after.leads[a]?.includes(b) === true,
  )
  return plain && before.stops.every((_, stop) => stopAfter(before, stop, after) !== undefined)
}

/** The stop of the new tile that takes over all track of a stop; undefined if none does. */
export function stopAfter(before: Pattern, stop: number, after: Pattern): number | undefined {
  const taken = (before.stopEdges[stop] ?? []).map((edge) =>
    after.exits.includes(edge) ? stopIndex(after.leads[edge]?.[0]) : undefined,
  )
  // a place without track yet: no hex without track has more than one city
  if (taken.length === 0) return 0
  return taken.every((other) => other === taken[0]) ? taken[0] : undefined
}

export interface Upgrade extends LaidTile {
  readonly exits: readonly Edge[]
}

/** Where each edge leads to, and the circles there. */
function lookOf(pattern: Pattern): string {
  const ends = pattern.leads.map((leads) =>
    leads
      .map((end) => {
        const stop = stopIndex(end)
        if (stop === undefined) return `${end}`
        return `${pattern.stopEdges[stop]?.join('')}:${pattern.stops[stop]?.circles}`
      })
      .toSorted(),
  )
  return JSON.stringify(ends)
}

const looksOf = differentLooks(patternOf, lookOf, (laid, { exits }): Upgrade => ({ ...laid, exits }))

/** The ways in which the track of a tile fits on the hex. */
export const waysToLay = (hex: BoardHex, tile: TileId): readonly Upgrade[] =>
  looksOf(tile).filter((lay) => !refuseTrack(hex, lay))

/** Every tile of the next colour that fits on the hex, in each way that looks different. */
export const upgradesOf = fittingTiles(tiles, colourNext, (hex: BoardHex, tile) =>
  refuseStations(hex, tile) ? [] : waysToLay(hex, tile),
)
