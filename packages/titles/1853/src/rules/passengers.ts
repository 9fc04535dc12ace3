import { Recent } from '@stellwerk/engine'
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
const known = new Recent<State['tiles'], Passengers>()

/** The cities that passengers reach from a city, itself included. */
export const citiesJoinedTo = ({ tiles }: Board, from: CityName): ReadonlySet<CityName> =>
  known.entry(tiles, () => new Passengers({ tiles })).from(from)

/** All journeys on one board. Those from one group of joined cities never meet those from another. */
class Passengers {
  private readonly joined = new Map<CityName, ReadonlySet<CityName>>()
  private found = new Set<CityName>()
  private readonly seen = new Uint8Array(spotCount)
  private readonly open: Station[] = []
  private readonly journeys: readonly Journey[]

  constructor(private readonly board: Board) {
    this.journeys = gauges.map((gauge) => new Journey(board, gauge, this.arrive))
  }

  from(city: CityName): ReadonlySet<CityName> {
    const before = this.joined.get(city)
    if (before) return before
    const found = (this.found = new Set())
    this.arrive(cities[city].hex, 0)
    for (let at = this.open.pop(); at; at = this.open.pop())
      for (const journey of this.journeys) journey.goOnFrom(at)
    // all of them reach the same
    for (const other of found) this.joined.set(other, found)
    return found
  }

  private readonly arrive = (hex: HexId, stop: number): void => {
    const city = cityAt.get(hex)
    if (city === undefined) return this.visit(hex, stop)
    this.found.add(city)
    // 1853-4.3.1-c: the stations of one city are joined by rickshaw; two towns on a hex are not
    const { length } = boardHex(this.board, hex).stops
    for (let other = 0; other < length; other++) this.visit(hex, other)
  }

  private visit(hex: HexId, stop: number): void {
    const spot = spotAt(hex, stop)
    if (this.seen[spot] === 1) return
    this.seen[spot] = 1
    this.open.push({ hex, stop })
  }
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
