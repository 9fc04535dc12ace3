import type { PlayerId, Refusal } from '@stellwerk/engine'
import { refusal } from '@stellwerk/engine'
import { cities } from '../data/cities.js'
import {
  contractLimits,
  gangesGroup,
  gangesGroupLimit,
  gangesValleyCities,
  shortContract,
  uncoveredBondToPick,
} from '../data/contracts.js'
import type { CityName } from '../data/types.js'
import type { ContractState, State } from '../state.js'
import { seatsOf } from '../state.js'

const cheapest = Math.min(...Object.values(cities).map(({ contractValue }) => contractValue))

export const valueOf = (named: readonly CityName[]): number =>
  named.reduce((sum, city) => sum + cities[city].contractValue, 0)

/** What of the bond no city covers yet. */
export const uncoveredOf = ({ bond }: ContractState, named: readonly CityName[]): number =>
  bond - valueOf(named)

const among = (named: readonly CityName[], group: readonly CityName[]): number =>
  named.filter((city) => group.includes(city)).length

/** 1853-2.5.7-b, -d: how many cities a contract with these must have in the end. */
function fewest(state: State, named: readonly CityName[]): number {
  const least = contractLimits[seatsOf(state)].fewestCities
  return among(named, gangesValleyCities) > shortContract.gangesValleyLimit
    ? Math.max(least, shortContract.cities + 1)
    : least
}

/** Somebody who does not know a contract cannot judge what it allows. */
const unknown = (): Refusal => refusal('1853-2.5.11-b')

/** Whether a city can be added to a contract; no share is looked at. */
export function refuseCity(state: State, player: PlayerId, city: string): Refusal | undefined {
  const contract = state.contracts[player]
  if (!contract?.cities) return unknown()
  if (!Object.hasOwn(cities, city)) return refusal('1853-2.5.8-a', { city })
  const name = city as CityName
  if (contract.cities.includes(name)) return refusal('1853-2.5.10-b', { city })
  const named = [...contract.cities, name]
  if (among(named, gangesGroup) > gangesGroupLimit)
    return refusal('1853-2.5.7-a', { city, group: gangesGroup, limit: gangesGroupLimit })
  const left = uncoveredOf(contract, contract.cities)
  const { contractValue } = cities[name]
  if (contractValue > left) return refusal('1853-2.5.9-b', { city, value: contractValue, left })
  const needed = fewest(state, named) - named.length
  if (contractValue + Math.max(0, needed) * cheapest > left)
    return refusal('1853-2.5.9-c', { city, value: contractValue, left, needed })
  return undefined
}

/** Whether a contract can be complete; `1853-2.5.4-j` is looked at elsewhere. */
export function refusePass(state: State, player: PlayerId): Refusal | undefined {
  const contract = state.contracts[player]
  if (!contract?.cities) return unknown()
  const { fewestCities, mostCities } = contractLimits[seatsOf(state)]
  const count = contract.cities.length
  if (count < fewestCities) return refusal('1853-2.5.4-d', { count, needed: fewestCities })
  const needed = fewest(state, contract.cities)
  if (count < needed) return refusal('1853-2.5.7-d', { count, needed })
  const left = uncoveredOf(contract, contract.cities)
  return count < mostCities && left >= uncoveredBondToPick
    ? refusal('1853-2.5.4-e', { left, limit: uncoveredBondToPick })
    : undefined
}
