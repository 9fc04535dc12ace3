import type { Refusal } from '@stellwerk/engine'
import { refusal } from '@stellwerk/engine'
import type { Edge } from '@stellwerk/hex'
import { differentLooks, fittingTiles, upgradeOf } from '@stellwerk/rails'
import type { BoardHex, Pattern, Ways } from '../../board.js'
import { across, gauges, isUsable, patternOf, stopIndex } from '../../board.js'
import { tiles } from '../../data/tiles.js'
import type { Piece, Stop, Tile, TileColour, TileId } from '../../data/types.js'
import type { LaidTile } from '../../state.js'
import { stopAfter } from './carry.js'

/**
 * Whether a tile fits on a hex by what is printed on both, whoever lays it and whenever. So the tiles that fit are found
 * once for each hex and what lies on it.
 */

/** The colour of tile that goes on this hex next (1853-4.1.4-a, 1853-4.2.1-a). */
export const colourNext = ({ colour }: BoardHex): TileColour | undefined => upgradeOf[colour]

/** What the stops of a hex or tile are, all in one word. */
type HexKind = 'plain' | 'town' | 'two towns' | 'city' | 'junction'

function placeOf(stops: readonly Stop[]): HexKind {
  const [first, second] = stops
  if (!first) return 'plain'
  return first.kind === 'town' && second ? 'two towns' : first.kind
}

/** The tiles that the upgrade list names for what lies here (1853-4.2.1-c). */
const listFor = ({ laid, printed }: BoardHex): readonly TileId[] =>
  (laid ? tiles[laid.tile]?.upgradesTo : printed.upgradesTo) ?? []

/** Why a tile is not one for this hex, however it is turned. */
export function refuseKind(before: BoardHex, id: TileId): Refusal | undefined {
  const { hex, printed, colour } = before
  const tile = tiles[id] as Tile
  const place = placeOf(before.stops)
  const stations = placeOf(tile.stops)
  const about = { hex, tile: id, place, stations }
  if (tile.mark !== printed.mark) return refusal('1853-4.2.12-c', { ...about, mark: printed.mark ?? null })
  if (colour === 'none') return stations === place ? undefined : refusal('1853-4.1.9-a', about)
  const list = listFor(before)
  if (list.includes(id)) return undefined
  if (place === 'two towns') return refusal('1853-4.2.5-c', about)
  if (place === 'plain' && (stations === 'town' || stations === 'city')) return refusal('1853-4.2.5-a', about)
  return refusal('1853-4.2.1-c', { ...about, tiles: list })
}

/** Why the track of a tile cannot lie on the hex in this way. */
export function refuseTrack(before: BoardHex, { tile, rotation }: LaidTile): Refusal | undefined {
  const { hex, colour } = before
  const after = patternOf({ tile, rotation })
  const about = { hex, tile, rotation }
  const off = after.exits.find((edge) => across(hex, edge) === undefined)
  if (off !== undefined)
    return refusal(colour === 'none' ? '1853-4.1.10-a' : '1853-4.2.2-c', { ...about, edge: off })
  if (before.track.some((piece) => !isKept(piece, before, after, after)))
    return refusal('1853-4.2.4-a', about)
  const keepsGauge = (piece: Piece): boolean =>
    gauges.every((gauge) => !isUsable(piece.gauge, gauge) || isKept(piece, before, after, after.by[gauge]))
  return before.track.every(keepsGauge) ? undefined : refusal('1853-4.2.6-a', about)
}

/** 1853-4.2.4-a: what a piece of track joined, these ways of the new tile join as well. */
function isKept({ ends: [a, b] }: Piece, before: Pattern, after: Pattern, ways: Ways): boolean {
  const edge = typeof a === 'number' ? a : b
  const other = edge === a ? b : a
  if (typeof edge !== 'number') return false
  if (typeof other === 'number') return areJoined(ways, edge, other)
  const stop = stopAfter(before, stopIndex(other) as number, after)
  return stop !== undefined && ways.stopEdges[stop]?.includes(edge) === true
}

/** Directly or through a junction. */
const areJoined = ({ leads, stopEdges }: Ways, a: Edge, b: Edge): boolean =>
  leads[a]?.includes(b) === true || stopEdges.some((around) => around.includes(a) && around.includes(b))

export interface Fitting extends LaidTile {
  /** The exits of the tile as it would lie. */
  readonly pattern: Pattern
}

/** Which edges each piece of track joins, directly or through a stop, and in which gauge. */
const lookOf = ({ track, stopEdges }: Pattern): string =>
  track
    .map(({ ends, gauge }) => {
      const joined = ends.map((end) => stopEdges[stopIndex(end) ?? -1]?.join('+') ?? `${end}`)
      return `${joined.toSorted().join('-')} ${gauge}`
    })
    .toSorted()
    .join()

const looksOf = differentLooks(patternOf, lookOf, (laid, pattern): Fitting => ({ ...laid, pattern }))

/** Every tile of the next colour that fits on the hex, in each way that looks different. */
export const fittingOn = fittingTiles(tiles, colourNext, (hex: BoardHex, tile) =>
  refuseKind(hex, tile) ? [] : looksOf(tile).filter((lay) => !refuseTrack(hex, lay)),
)
