import type { Edge } from '@stellwerk/hex'
import { edges, opposite } from '@stellwerk/hex'
import type { BoardHex } from '../board.js'
import { across, boardHex, gauges, isUsable, stopIndex } from '../board.js'
import { cities } from '../data/cities.js'
import type { CityName, Gauge, HexId } from '../data/types.js'
import type { State } from '../state.js'
import { citiesJoinedTo } from './passengers.js'

/** How far a contract is: which of its cities are joined, and how much track is missing at least. */

type Board = Pick<State, 'tiles'>

/** Cities that passengers join already. */
interface Group {
  readonly cities: readonly CityName[]
  /** On how many hexes track must at least be laid to join it to the nearest other group; 0 if there is none. */
  readonly missing: number
}

interface Progress {
  /** The largest first. */
  readonly groups: readonly Group[]
  /** On how many hexes track must at least be laid to join all of them. */
  readonly missing: number
}

/** What is missing of a contract with these cities. */
export function progressOf(board: Board, named: readonly CityName[]): Progress {
  const groups = groupsOf(board, named)
  const distances = groups.map((group) => {
    const far = missingFrom(board, group[0] as CityName)
    return groups.map((other) => Math.min(...other.map((city) => far.get(city) ?? Infinity)))
  })
  // both ends of the longest gap must be joined, whatever lies between them
  const missing = Math.max(0, ...distances.flat().filter(Number.isFinite))
  return {
    groups: groups.map((group, i) => ({
      cities: group,
      missing: groups.length === 1 ? 0 : Math.min(...(distances[i] ?? []).filter((_, other) => other !== i)),
    })),
    missing,
  }
}

function groupsOf(board: Board, named: readonly CityName[]): readonly (readonly CityName[])[] {
  const groups: CityName[][] = []
  for (const city of named) {
    const joined = citiesJoinedTo(board, city)
    const group = groups.find(([first]) => first !== undefined && joined.has(first))
    if (group) group.push(city)
    else groups.push([city])
  }
  return groups.toSorted((a, b) => b.length - a.length)
}

/** A place on the way: in a station of a hex, or coming into a hex over one of its edges. */
type Place =
  | { readonly hex: HexId; readonly stop: number }
  | { readonly hex: HexId; readonly edge: Edge; readonly gauge: Gauge }

const keyOf = (place: Place): string =>
  'stop' in place ? `${place.hex}/s${place.stop}` : `${place.hex}/${place.edge}${place.gauge}`

const hexOfCity = new Map(Object.entries(cities).map(([name, { hex }]) => [hex, name as CityName]))

const remembered = new WeakMap<State['tiles'], Map<CityName, ReadonlyMap<CityName, number>>>()

/** As found before, as long as the same tiles lie. */
function missingFrom({ tiles }: Board, from: CityName): ReadonlyMap<CityName, number> {
  const ofTiles = remembered.get(tiles) ?? new Map<CityName, ReadonlyMap<CityName, number>>()
  remembered.set(tiles, ofTiles)
  const found = ofTiles.get(from) ?? search({ tiles }, from)
  ofTiles.set(from, found)
  return found
}

/**
 * To each city the least number of hexes that need a tile, a first one or a better one, before passengers get there. A hex
 * with a new tile is taken to lead from anywhere to anywhere in any gauge, so no plan can do with less.
 */
function search(board: Board, from: CityName): ReadonlyMap<CityName, number> {
  const found = new Map<CityName, number>()
  const known = new Set<string>()
  const rebuilt = new Set<HexId>()
  let near: Place[] = stationsIn(board, cities[from].hex)
  for (let missing = 0; near.length > 0; missing++) {
    const far: Place[] = []
    for (let at = near.pop(); at; at = near.pop()) {
      const key = keyOf(at)
      if (known.has(key)) continue
      known.add(key)
      const city = 'stop' in at ? hexOfCity.get(at.hex) : undefined
      if (city !== undefined && !found.has(city)) found.set(city, missing)
      near.push(...(city === undefined ? [] : stationsIn(board, at.hex)), ...alongTrack(board, at))
      if (rebuilt.has(at.hex)) continue
      rebuilt.add(at.hex)
      far.push(...withNewTile(board, at.hex))
    }
    near = far
  }
  return found
}

const stationsIn = (board: Board, hex: HexId): Place[] =>
  [...boardHex(board, hex).stops.keys()].map((stop) => ({ hex, stop }))

function leaving(hex: HexId, edge: Edge, gauge: Gauge): Place[] {
  const next = across(hex, edge)
  return next === undefined ? [] : [{ hex: next, edge: opposite(edge), gauge }]
}

/** Where track leads that lies already; the gauge changes in stations alone. */
function alongTrack(board: Board, at: Place): Place[] {
  const here = boardHex(board, at.hex)
  return 'stop' in at ? fromStation(here, at.stop) : fromEdge(here, at.edge, at.gauge)
}

function fromStation({ hex, by, track }: BoardHex, stop: number): Place[] {
  return gauges.flatMap((gauge) => [
    ...(by[gauge].stopEdges[stop] ?? []).flatMap((edge) => leaving(hex, edge, gauge)),
    ...track
      .filter((piece) => isUsable(piece.gauge, gauge))
      .map(({ ends }) => ends.map(stopIndex))
      .filter((ends) => ends.includes(stop))
      .flatMap((ends) => ends.flatMap((end) => (end === undefined ? [] : [{ hex, stop: end }]))),
  ])
}

function fromEdge({ hex, by, stops }: BoardHex, edge: Edge, gauge: Gauge): Place[] {
  return (by[gauge].leads[edge] ?? []).flatMap((end): Place[] => {
    const stop = stopIndex(end)
    if (stop === undefined) return leaving(hex, end as Edge, gauge)
    if (stops[stop]?.kind !== 'junction') return [{ hex, stop }]
    return (by[gauge].stopEdges[stop] ?? [])
      .filter((other) => other !== edge)
      .flatMap((other) => leaving(hex, other, gauge))
  })
}

/** Where a tile on this hex might lead. */
function withNewTile(board: Board, hex: HexId): Place[] {
  // nothing goes on a grey tile any more
  if (boardHex(board, hex).colour === 'grey') return []
  return [
    ...stationsIn(board, hex),
    ...edges.flatMap((edge) => gauges.flatMap((gauge) => leaving(hex, edge, gauge))),
  ]
}
