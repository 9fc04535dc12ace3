import type { Edge } from '@stellwerk/hex'
import { edges, opposite } from '@stellwerk/hex'
import type { BoardHex } from '../board.js'
import { boardOf, gauges, isUsable, numberOf, stopIndex } from '../board.js'
import { cities } from '../data/cities.js'
import type { CityName, Gauge } from '../data/types.js'
import type { State, WithTiles } from '../state.js'
import { citiesJoinedTo } from './passengers.js'

/** How far a contract is: which of its cities are joined, and how much track is missing at least. */

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
export function progressOf(board: WithTiles, named: readonly CityName[]): Progress {
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

function groupsOf(board: WithTiles, named: readonly CityName[]): readonly (readonly CityName[])[] {
  const groups: CityName[][] = []
  for (const city of named) {
    const joined = citiesJoinedTo(board, city)
    const group = groups.find(([first]) => first !== undefined && joined.has(first))
    if (group) group.push(city)
    else groups.push([city])
  }
  return groups.toSorted((a, b) => b.length - a.length)
}

/** A place on the way, as a number: in a station of a hex, or coming into a hex over one of its edges in a gauge. */
type TrackEnd = number

const placesPerHex = 32
/** Before these come the stations. */
const firstEdge = 16

const inStation = (at: number, stop: number): TrackEnd => at * placesPerHex + stop
const overEdge = (at: number, edge: Edge, gauge: Gauge): TrackEnd =>
  at * placesPerHex + firstEdge + edge * gauges.length + gauges.indexOf(gauge)

const hexOfCity = new Map(Object.entries(cities).map(([name, { hex }]) => [hex, name as CityName]))

const remembered = new WeakMap<State['tiles'], Map<CityName, ReadonlyMap<CityName, number>>>()

/** As found before, as long as the same tiles lie. */
function missingFrom({ tiles }: WithTiles, from: CityName): ReadonlyMap<CityName, number> {
  const ofTiles = remembered.get(tiles) ?? new Map<CityName, ReadonlyMap<CityName, number>>()
  remembered.set(tiles, ofTiles)
  const found = ofTiles.get(from) ?? search(boardOf(tiles), from)
  ofTiles.set(from, found)
  return found
}

/**
 * To each city the least number of hexes that need a tile, a first one or a better one, before passengers get there. A hex
 * with a new tile is taken to lead from anywhere to anywhere in any gauge, so no plan can do with less.
 */
function search(board: readonly BoardHex[], from: CityName): ReadonlyMap<CityName, number> {
  const found = new Map<CityName, number>()
  const known = new Uint8Array(board.length * placesPerHex)
  const rebuilt = new Uint8Array(board.length)
  let near: TrackEnd[] = [...reachOf(board[numberOf(cities[from].hex)] as BoardHex).stations]
  for (let missing = 0; near.length > 0; missing++) {
    const far: TrackEnd[] = []
    for (let at = near.pop(); at !== undefined; at = near.pop()) {
      if (known[at] === 1) continue
      known[at] = 1
      const number = Math.floor(at / placesPerHex)
      const here = reachOf(board[number] as BoardHex)
      const place = at % placesPerHex
      const city = place < firstEdge ? here.city : undefined
      if (city !== undefined && !found.has(city)) found.set(city, missing)
      for (const next of here.along[place] ?? []) near.push(next)
      if (rebuilt[number] === 1) continue
      rebuilt[number] = 1
      for (const next of here.withNewTile) far.push(next)
    }
    near = far
  }
  return found
}

/** Where one gets from a hex as it lies. */
interface Reach {
  readonly city: CityName | undefined
  readonly stations: readonly TrackEnd[]
  /** From each of its places, along track that lies already. */
  readonly along: readonly (readonly TrackEnd[])[]
  /** From anywhere in it, by a tile that might be laid. */
  readonly withNewTile: readonly TrackEnd[]
}

const reaches = new WeakMap<BoardHex, Reach>()

function reachOf(here: BoardHex): Reach {
  let reach = reaches.get(here)
  if (!reach) {
    reach = makeReach(here)
    reaches.set(here, reach)
  }
  return reach
}

function makeReach(here: BoardHex): Reach {
  const city = hexOfCity.get(here.hex)
  const stations = here.stops.map((_, stop) => inStation(here.at, stop))
  const along: TrackEnd[][] = []
  // passengers walk from one station of a city to another
  for (const stop of here.stops.keys())
    along[stop] = [...(city === undefined ? [] : stations), ...fromStation(here, stop)]
  for (const edge of edges)
    for (const gauge of gauges) along[overEdge(0, edge, gauge)] = fromEdge(here, edge, gauge)
  const everywhere = edges.flatMap((edge) => gauges.flatMap((gauge) => leaving(here, edge, gauge)))
  // nothing goes on a grey tile any more
  return { city, stations, along, withNewTile: here.colour === 'grey' ? [] : [...stations, ...everywhere] }
}

function leaving({ next }: BoardHex, edge: Edge, gauge: Gauge): TrackEnd[] {
  const other = next[edge] as number
  return other < 0 ? [] : [overEdge(other, opposite(edge), gauge)]
}

/** The gauge changes in stations alone. */
function fromStation(here: BoardHex, stop: number): TrackEnd[] {
  return gauges.flatMap((gauge) => [
    ...(here.by[gauge].stopEdges[stop] ?? []).flatMap((edge) => leaving(here, edge, gauge)),
    ...here.track
      .filter((piece) => isUsable(piece.gauge, gauge))
      .map(({ ends }) => ends.map(stopIndex))
      .filter((ends) => ends.includes(stop))
      .flatMap((ends) => ends.flatMap((end) => (end === undefined ? [] : [inStation(here.at, end)]))),
  ])
}

function fromEdge(here: BoardHex, edge: Edge, gauge: Gauge): TrackEnd[] {
  const ways = here.by[gauge]
  return (ways.leads[edge] ?? []).flatMap((end): TrackEnd[] => {
    const stop = stopIndex(end)
    if (stop === undefined) return leaving(here, end as Edge, gauge)
    if (here.stops[stop]?.kind !== 'junction') return [inStation(here.at, stop)]
    return (ways.stopEdges[stop] ?? [])
      .filter((other) => other !== edge)
      .flatMap((other) => leaving(here, other, gauge))
  })
}
