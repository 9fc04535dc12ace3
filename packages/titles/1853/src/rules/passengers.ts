import { Recent } from '@stellwerk/engine'
import type { Edge } from '@stellwerk/hex'
import { opposite } from '@stellwerk/hex'
import type { BoardHex } from '../board.js'
import { boardOf, gauges, hexIds, numberOf } from '../board.js'
import { cities } from '../data/cities.js'
import type { CityName, HexId } from '../data/types.js'
import type { State, WithTiles } from '../state.js'
import { Journey } from './journey.js'
import { hexCount, spotCount, spotIn } from './track/network.js'

/**
 * How passengers get about, which is all that contracts ask for (1853-4.3.1). They change trains, and with them the
 * gauge, in every station, but not on open track nor at a junction. Bases and train lengths do not matter
 * (1853-4.3.1-d).
 */

const cityOn: readonly (CityName | undefined)[] = (() => {
  const names = new Map(Object.entries(cities).map(([name, { hex }]) => [hex, name as CityName]))
  return hexIds.map((hex) => names.get(hex))
})()
const known = new Recent<State['tiles'], Passengers>()

/** The cities that passengers reach from a city, itself included. */
export const citiesJoinedTo = (board: WithTiles, from: CityName): ReadonlySet<CityName> =>
  passengersOn(board).from(from)

const passengersOn = ({ tiles }: WithTiles): Passengers =>
  known.entry(tiles, () => new Passengers(boardOf(tiles)))

/**
 * Whether a tile may have joined cities. Plain track that goes on over one side alone joins none. What is known of passengers
 * who never came to the hex stays true in any case.
 */
export function mayJoin(before: WithTiles, now: WithTiles, hex: HexId): boolean {
  const board = boardOf(now.tiles)
  const { stops, exits, next } = board[numberOf(hex)] as BoardHex
  const goesOn = (edge: Edge): boolean =>
    (board[next[edge] as number]?.leads[opposite(edge)]?.length ?? 0) > 0
  known.set(now.tiles, passengersOn(before).after(board, hex))
  return stops.length > 0 || exits.filter(goesOn).length > 1
}

/** Cities that are joined, and all hexes to which passengers from them come. */
interface Group {
  readonly cities: Set<CityName>
  /** For each hex 1 if they do; a plain list, which is made more quickly than a typed array. */
  readonly hexes: number[]
}

const nowhere: readonly number[] = Array.from({ length: hexCount }, () => 0)
const noGroup = (): Group => ({ cities: new Set(), hexes: nowhere.slice() })

/** The stations to which passengers from one city came, while they are under way. */
const seen = new Uint8Array(spotCount)

/** Who gets where on one board. Passengers from one group of joined cities never meet those from another. */
class Passengers {
  private readonly joined = new Map<CityName, Group>()

  constructor(private readonly board: readonly BoardHex[]) {}

  /** The same on the board with another tile on one hex; groups that never came there are known. */
  after(board: readonly BoardHex[], hex: HexId): Passengers {
    const passengers = new Passengers(board)
    for (const [city, group] of this.joined)
      if (group.hexes[numberOf(hex)] === 0) passengers.joined.set(city, group)
    return passengers
  }

  from(city: CityName): ReadonlySet<CityName> {
    const before = this.joined.get(city)
    if (before) return before.cities
    const found = new Outing(this.board).from(numberOf(cities[city].hex))
    // all of them reach the same
    for (const other of found.cities) this.joined.set(other, found)
    return found.cities
  }
}

/** All journeys of passengers from one city. */
class Outing {
  private readonly found = noGroup()
  /** The stations from which they still have to go on, by number. */
  private readonly open: number[] = []
  private readonly journeys: readonly Journey[]

  constructor(private readonly board: readonly BoardHex[]) {
    this.journeys = gauges.map((gauge) => new Journey(board, gauge, this.arrive, this.come))
    seen.fill(0)
  }

  from(at: number): Group {
    this.arrive(this.board[at] as BoardHex, 0)
    for (let spot = this.open.pop(); spot !== undefined; spot = this.open.pop())
      for (const journey of this.journeys) journey.goOnFrom(spot)
    return this.found
  }

  private readonly arrive = (hex: BoardHex, stop: number): void => {
    this.come(hex.at)
    const city = cityOn[hex.at]
    if (city === undefined) return this.visit(hex, stop)
    this.found.cities.add(city)
    // 1853-4.3.1-c: the stations of one city are joined by rickshaw; two towns on a hex are not
    for (let other = 0; other < hex.stops.length; other++) this.visit(hex, other)
  }

  private readonly come = (at: number): void => {
    this.found.hexes[at] = 1
  }

  private visit({ at }: BoardHex, stop: number): void {
    const spot = spotIn(at, stop)
    if (seen[spot] === 1) return
    seen[spot] = 1
    this.open.push(spot)
  }
}
