import type { Edge } from '@stellwerk/hex'
import { opposite } from '@stellwerk/hex'
import { across, boardHex, gauges, isUsable, stopIndex } from '../board.js'
import { cities } from '../data/cities.js'
import type { CityName, End, Gauge, HexId } from '../data/types.js'
import type { State } from '../state.js'
import { edgeAt, edgeCount, spotAt, spotCount } from './track/network.js'

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
  const seen = new Uint8Array(spotCount)
  const open: Station[] = []
  const arrive = (hex: HexId, stop: number): void => {
    const city = cityAt.get(hex)
    if (city !== undefined) found.add(city)
    // 1853-4.3.1-c: the stations of one city are joined by rickshaw; two towns on a hex are not
    const stops = city === undefined ? [stop] : boardHex(board, hex).stops.keys()
    for (const other of stops) {
      const spot = spotAt(hex, other)
      if (seen[spot] === 1) continue
      seen[spot] = 1
      open.push({ hex, stop: other })
    }
  }
  const journeys = gauges.map((gauge) => new Journey(board, gauge, arrive))
  arrive(cities[from].hex, 0)
  for (let at = open.pop(); at; at = open.pop()) for (const journey of journeys) journey.goOnFrom(at)
  return found
}

/** On one gauge from station to station (1853-4.3.1-e). What lies behind an edge is looked at once. */
class Journey {
  private readonly left = new Uint8Array(edgeCount)

  constructor(
    private readonly board: Board,
    private readonly gauge: Gauge,
    private readonly arrive: (hex: HexId, stop: number) => void,
  ) {}

  /** To the stations that are joined to this one without another in between. */
  goOnFrom({ hex, stop }: Station): void {
    const { by, stops, track } = boardHex(this.board, hex)
    for (const edge of by[this.gauge].stopEdges[stop] ?? []) this.leave(hex, edge)
    if (stops.length < 2) return
    // two towns on one hex may be joined within it
    for (const { ends, gauge } of track) {
      const [a, b] = ends.map(stopIndex)
      if (a === undefined || b === undefined || !isUsable(gauge, this.gauge)) continue
      if (a === stop) this.arrive(hex, b)
      if (b === stop) this.arrive(hex, a)
    }
  }

  /** Leaves a hex by an edge and follows all track that goes on there. */
  private leave(from: HexId, edge: Edge): void {
    const next = across(from, edge)
    const place = edgeAt(from, edge)
    if (next === undefined || this.left[place] === 1) return
    this.left[place] = 1
    const entered = opposite(edge)
    for (const end of boardHex(this.board, next).by[this.gauge].leads[entered] ?? [])
      this.follow(next, entered, end)
  }

  private follow(at: HexId, entered: Edge, end: End): void {
    const there = stopIndex(end)
    if (there === undefined) return this.leave(at, end as Edge)
    const { stops, by } = boardHex(this.board, at)
    if (stops[there]?.kind !== 'junction') this.arrive(at, there)
    // at a junction track only branches, and nothing turns back
    else for (const edge of by[this.gauge].stopEdges[there] ?? []) if (edge !== entered) this.leave(at, edge)
  }
}
