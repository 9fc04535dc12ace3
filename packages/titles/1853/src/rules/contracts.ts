import { pay, purseOf } from '@stellwerk/engine'
import { citiesOfLargeBbci } from '../data/contracts.js'
import { tell } from '../events.js'
import type { ContractState, GameWork, State } from '../state.js'
import { bondPurse, changeContract } from '../state.js'
import { citiesJoinedTo } from './passengers.js'

/** 1853-4.3.2-a: after every tile all open contracts are looked at, in seating order (1853-4.3.2-c). */
export function checkContracts(work: GameWork): void {
  for (const player of work.state.order) {
    const contract = work.state.contracts[player] as ContractState
    const { bond, cities } = contract
    if (!cities || contract.fulfilled || !isJoined(work.state, cities)) continue
    changeContract(work, player, { fulfilled: true })
    tell(work, 'contract-fulfilled', { player, cities, bond })
    // 1853-4.3.2-b
    pay(work, bondPurse(player), purseOf(player), bond, 'contract')
  }
}

/** 1853-4.3.1-a: no matter who built the track. */
export function isJoined(state: State, cities: NonNullable<ContractState['cities']>): boolean {
  const [first, ...others] = cities
  if (first === undefined) return false
  const joined = citiesJoinedTo(state, first)
  return others.every((city) => joined.has(city))
}

/** 1853-2.6.2-a, 1853-2.6.3-a: whether the contract of its director makes the BBCI large. */
export function isBbciLarge(state: State): boolean {
  const { director } = state.companies.BBCI
  const cities = director === null ? null : state.contracts[director]?.cities
  return citiesOfLargeBbci.every((city) => cities?.includes(city) ?? false)
}
