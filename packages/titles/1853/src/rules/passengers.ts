import type { Edge } from '@stellwerk/hex'
import { opposite } from '@stellwerk/hex'
import { across, boardHex, gauges, isUsable, stopIndex } from '../board.js'
import { cities } from '../data/cities.js'
import type { CityName, End, Gauge, HexId } from '../data/types.js'
import type { State } from '../state.js'

/**
 * How passengers get about, which is all that contracts ask for (1853-4.3.1). They change trains, and with them the
 * gauge, in every station, but not on open track nor at a junction. Bases and train lengths do not matter
 * (1853-4.3.1-d).
 */

type Board = Pick<State, 'tiles'>

interface Station {
  readonly hex: HexId
  readonly stop: number
}

const cityAt = new Map(Object.entries(cities).map(([name, { hex }]) => [hex, name as CityName]))
const known = new WeakMap<State['tiles'], Map<CityName, ReadonlySet<CityName>>>()

/** The cities that passengers reach from a city, itself included. */
export function citiesJoinedTo(board: Board, from: CityName): ReadonlySet<CityName> {
  let ofTiles = known.get(board.tiles)
  if (!ofTiles) known.set(board.tiles, (ofTiles = new Map()))
  const before = ofTiles.get(from)
  if (before) return before
  const joined = travel(board, from)
  // all of them reach the same
  for (const city of joined) ofTiles.set(city, joined)
  return joined
}

function travel(board: Board, from: CityName): ReadonlySet<CityName> {
  const found = new Set<CityName>()
  const seen = new Set<string>()
  const open: Station[] = []
  const arrive = ({ hex, stop }: Station): void => {
    const city = cityAt.get(hex)
    if (city !== undefined) found.add(city)
    // 1853-4.3.1-c: the stations of one city are joined by rickshaw; two towns on a hex are not
    const stops = city === undefined ? [stop] : boardHex(board, hex).stops.keys()
    for (const other of stops) {
      const key = `${hex}/${other}`
      if (seen.has(key)) continue
      seen.add(key)
      open.push({ hex, stop: other })
    }
  }
  arrive({ hex: cities[from].hex, stop: 0 })
  for (let at = open.pop(); at; at = open.pop())
    for (const gauge of gauges) for (const next of nextStations(board, at, gauge)) arrive(next)
  return found
}

/** The stations that one gauge joins to a station without another in between (1853-4.3.1-e). */
function nextStations(board: Board, { hex, stop }: Station, gauge: Gauge): readonly Station[] {
  const found: Station[] = []
  const seen = new Set<string>()
  /** Leaves a hex by an edge and follows all track that goes on there. */
  const leave = (from: HexId, edge: Edge): void => {
    const next = across(from, edge)
    const key = `${from}/${edge}`
    if (next === undefined || seen.has(key)) return
    seen.add(key)
    const entered = opposite(edge)
    for (const end of boardHex(board, next).by[gauge].leads[entered] ?? []) goOn(next, entered, end)
  }
  const goOn = (at: HexId, entered: Edge, end: End): void => {
    const there = stopIndex(end)
    if (there === undefined) return leave(at, end as Edge)
    const { stops, by } = boardHex(board, at)
    if (stops[there]?.kind !== 'junction') found.push({ hex: at, stop: there })
    // at a junction track only branches, and nothing turns back
    else for (const edge of by[gauge].stopEdges[there] ?? []) if (edge !== entered) leave(at, edge)
  }
  const { by, track } = boardHex(board, hex)
  for (const edge of by[gauge].stopEdges[stop] ?? []) leave(hex, edge)
  // two towns on one hex may be joined within it
  for (const { ends, gauge: of } of track) {
    const [a, b] = ends.map(stopIndex)
    if (a === undefined || b === undefined || !isUsable(of, gauge)) continue
    if (a === stop) found.push({ hex, stop: b })
    if (b === stop) found.push({ hex, stop: a })
  }
  return found
}
