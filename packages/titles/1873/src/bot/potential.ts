import { Recent } from '@stellwerk/engine'
import { boardHex, boardOf } from '../board.js'
import { factories, railways } from '../data/companies.js'
import { hexes } from '../data/map.js'
import { mineIds, mines } from '../data/mines.js'
import type { HexId, MineId, RailwayId } from '../data/types.js'
import { concessionHexesOf } from '../rules/railways/concession-route.js'
import { markersLeft } from '../rules/railways/stations.js'
import type { Reach } from '../rules/reach.js'
import { mineReach, railwayReach, stopName } from '../rules/reach.js'
import type { State } from '../state.js'
import { mineOf } from '../state.js'

const distances = new Recent<Reach, ReadonlyMap<number, number>>()

/** How many tiles it takes to reach a hex from what is reached already: 0 where it is, by number of the hex. */
function laysFrom(state: State, reach: Reach): ReadonlyMap<number, number> {
  const known = distances.get(reach)
  if (known) return known
  const board = boardOf(state.tiles)
  const found = new Map<number, number>()
  const open: number[] = []
  for (const { hex, stops, site } of board) {
    const isReached = stops.some((_, stop) => reach.stops.has(stopName(hex, stop)))
    if (!isReached && reach.sides[site.at] === 0) continue
    found.set(site.at, isReached ? 0 : 1)
    open.push(site.at)
  }
  open.sort((a, b) => (found.get(a) ?? 0) - (found.get(b) ?? 0))
  for (const at of open) {
    const here = board[at]
    if (!here || here.printed.colour === 'grey' || here.printed.implicit) continue
    const lays = (found.get(at) ?? 0) + 1
    here.site.next.forEach((next, edge) => {
      if (next < 0 || here.printed.barriers?.includes(edge as 0)) return
      const other = board[next]
      if (!other || other.printed.implicit || (found.get(next) ?? Infinity) <= lays) return
      if (!found.has(next)) open.push(next)
      found.set(next, lays)
    })
  }
  distances.set(reach, found)
  return found
}

interface Target {
  readonly hex: HexId
  readonly mine?: MineId
  readonly value: number
}

const targets: readonly Target[] = [
  ...mineIds.map((mine) => ({ hex: mines[mine].hex, mine, value: 5 * mines[mine].multiplier })),
  ...Object.values(factories).map(({ hex, value }) => ({ hex, value })),
]

const fading = 0.75
const perStation = 35
const mostStations = 6
/** Of all that lies near, other railways take a part, and trains run only so many routes. */
const servedPart = 0.6

/**
 * What a railway can still add to its revenue with a train of size 5: by stations, and by what its track does not reach yet,
 * the nearer the more. Before it has markers it will start from its concession route.
 */
export function trackPotential(state: State, railway: RailwayId): number {
  const { floated = false } = state.railways[railway] ?? {}
  const lays = floated ? laysFrom(state, railwayReach(state, railway, 'all markers')) : undefined
  let sum = 0
  for (const { hex, mine, value } of targets) {
    if (mine !== undefined && !mineOf(state, mine).open) continue
    const distance = lays ? lays.get(boardHex(state, hex).site.at) : laysFromRoute(railway, hex)
    if (distance !== undefined && distance > 0) sum += value * fading ** (distance - 1)
  }
  const stations = floated ? markersLeft(state, railway) : mostStations
  return servedPart * sum + perStation * Math.min(mostStations, stations)
}

/** As the crow flies, from the nearest hex of the concession route; 0 on it. */
function laysFromRoute(railway: RailwayId, target: HexId): number {
  const route = [...concessionHexesOf(railway), ...railways[railway].homes.map(({ hex }) => hex)]
  return Math.min(...route.map((hex) => distanceBetween(hex, target)))
}

/** Rows are letters, columns go by twos, on pointed hexes. */
function distanceBetween(a: HexId, b: HexId): number {
  const rows = Math.abs(a.charCodeAt(0) - b.charCodeAt(0))
  const columns = Math.abs(Number(a.slice(1)) - Number(b.slice(1)))
  return rows + Math.max(0, (columns - rows) / 2)
}

const stateHexes: readonly HexId[] = Object.entries(hexes)
  .filter(([, { track }]) => track.some(({ state }) => state))
  .map(([hex]) => hex)

/** In how many tiles a mine could be connected; 0 if it is. */
export function laysToConnect(state: State, mine: MineId): number {
  if (mineOf(state, mine).connected) return 0
  const lays = laysFrom(state, mineReach(state, mine))
  // what is connected already is as good as state track
  const joined = mineIds.filter((other) => mineOf(state, other).connected).map((other) => mines[other].hex)
  const near = [...stateHexes, ...joined].map((hex) => lays.get(boardHex(state, hex).site.at) ?? 9)
  return Math.max(1, Math.min(...near))
}
