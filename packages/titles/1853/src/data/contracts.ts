import type { CityName, PlayerCount } from './types.js'

interface ContractLimits {
  /** 1853-2.5.2-c. */
  readonly smallestBond: number
  /** 1853-2.5.6-a. */
  readonly fewestCities: number
  readonly mostCities: number
}

export const contractLimits: Readonly<Record<PlayerCount, ContractLimits>> = {
  3: { smallestBond: 80, fewestCities: 4, mostCities: 6 },
  4: { smallestBond: 60, fewestCities: 3, mostCities: 6 },
  5: { smallestBond: 60, fewestCities: 3, mostCities: 5 },
  6: { smallestBond: 60, fewestCities: 3, mostCities: 4 },
}

/** 1853-2.5.4-e: with this much of the bond uncovered a player goes on picking. */
export const uncoveredBondToPick = 40

/** 1853-1.1-b. */
export const gangesValleyCities: readonly CityName[] = [
  'Cawnpore',
  'Lucknow',
  'Allahabad',
  'Benares',
  'Patna',
]

/** 1853-2.5.7-a: the valley cities and the one treated together with them. */
export const gangesGroup: readonly CityName[] = [...gangesValleyCities, 'Calcutta']

/** 1853-2.5.7-a: of the group in any contract. */
export const gangesGroupLimit = 2

/** 1853-2.5.7-b: of the valley cities in a contract of so many cities. */
export const shortContract = { cities: 3, gangesValleyLimit: 1 }

/** 1853-2.6.2-a: what the contract of its director must hold if the BBCI is to be large. */
export const citiesOfLargeBbci: readonly CityName[] = ['Ajmer', 'Bombay']
