import { pay, purseOf } from '@stellwerk/engine'
import { cities as allCities } from '../data/cities.js'
import { citiesOfLargeBbci, gangesGroup, gangesGroupLimit } from '../data/contracts.js'
import type { CityName, HexId } from '../data/types.js'
import { tell } from '../events.js'
import type { ContractState, GameWork, State, WithTiles } from '../state.js'
import { bondPurse, changeContract } from '../state.js'
import { citiesJoinedTo, mayJoin } from './passengers.js'

/**
 * 1853-4.3.2-a: after every tile all open contracts are looked at, in seating order (1853-4.3.2-c); `before` is the board
 * without the tile.
 */
export function checkContracts(work: GameWork, before: WithTiles, hex: HexId): void {
  if (!mayJoin(before, work.state, hex)) return
  const most = mostJoined(before, work.state)
  for (const player of work.state.order) {
    const { bond, cities, fulfilled, count } = work.state.contracts[player] as ContractState
    if (!cities || fulfilled || count > most || !isJoined(work.state, cities)) continue
    changeContract(work, player, { fulfilled: true })
    tell(work, 'contract-fulfilled', { player, cities, bond })
    // 1853-4.3.2-b
    pay(work, bondPurse(player), purseOf(player), bond, 'contract')
  }
}

/** 1853-4.3.1-a: no matter who built the track. */
export function isJoined(board: WithTiles, cities: NonNullable<ContractState['cities']>): boolean {
  const [first, ...others] = cities
  if (first === undefined) return false
  const joined = citiesJoinedTo(board, first)
  return others.every((city) => joined.has(city))
}

/**
 * Whether by all that is open a contract may have been fulfilled between two boards (1853-2.5.11-n): cities were joined, and
 * enough of them for a contract of this length. Only then the rules look at its cities.
 */
export const isInQuestion = (
  { fulfilled, count }: ContractState,
  before: WithTiles,
  now: WithTiles,
): boolean => !fulfilled && count <= mostJoined(before, now)

/** How many cities a contract can have at most that was joined between two boards; -1 if no cities were. */
function mostJoined(before: WithTiles, now: WithTiles): number {
  if (before.tiles === now.tiles) return -1
  const looked = new Set<ReadonlySet<CityName>>()
  let most = -1
  for (const city of cityNames) {
    const joined = citiesJoinedTo(now, city)
    const earlier = citiesJoinedTo(before, city)
    if (joined === earlier || looked.has(joined) || joined.size === earlier.size) continue
    looked.add(joined)
    most = Math.max(most, longestAmong(joined))
  }
  return most
}

const cityNames = Object.keys(allCities) as CityName[]

/** How many of these cities a contract can have: of the Ganges valley no more than two (1853-2.5.7-a). */
function longestAmong(joined: ReadonlySet<CityName>): number {
  const ofGanges = gangesGroup.filter((city) => joined.has(city)).length
  return joined.size - ofGanges + Math.min(ofGanges, gangesGroupLimit)
}

/** 1853-2.6.2-a, 1853-2.6.3-a: whether the contract of its director makes the BBCI large. */
export function isBbciLarge(state: State): boolean {
  const { director } = state.companies.BBCI
  const cities = director === null ? null : state.contracts[director]?.cities
  return citiesOfLargeBbci.every((city) => cities?.includes(city) ?? false)
}

/** Whether the contract of its director has decided between two states how large the BBCI is (1853-2.5.11-n). */
export const wasBbciInQuestion = (before: State, after: State): boolean =>
  before.companies.BBCI.size !== after.companies.BBCI.size && after.companies.BBCI.director !== null
