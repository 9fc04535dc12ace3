import { describe, expect, it } from 'vitest'
import { cities } from './cities.js'
import { companies, companyOrder } from './companies.js'
import {
  citiesOfLargeBbci,
  contractLimits,
  gangesGroup,
  gangesGroupLimit,
  gangesValleyCities,
  shortContract,
  uncoveredBondToPick,
} from './contracts.js'
import { hexes } from './map.js'
import { playerLimits } from './shares.js'
import type { CityName, PlayerCount } from './types.js'

const players: readonly PlayerCount[] = [3, 4, 5, 6]
const names = Object.keys(cities) as CityName[]
const value = (city: CityName): number => cities[city].contractValue
const least = Math.min(...names.map(value))

describe('cities', () => {
  it('1853-1.1-a there are 23, each on the hex that bears its name, and no other name is on the map', () => {
    expect(names).toHaveLength(23)
    const onMap = Object.entries(hexes).flatMap(([hex, { stops }]) =>
      [...new Set(stops.flatMap(({ name }) => name ?? []))].map((name) => `${name} ${hex}`),
    )
    expect(onMap.toSorted()).toEqual(names.map((name) => `${name} ${cities[name].hex}`).toSorted())
  })

  it('1853-2.5.9-a their values in a contract', () => {
    const worth = (amount: number): string[] => names.filter((name) => value(name) === amount)
    expect([worth(50), worth(40), worth(30)]).toEqual([
      ['Calcutta'],
      ['Bombay', 'Delhi'],
      ['Madras', 'Waltair'],
    ])
    expect(worth(20)).toHaveLength(18)
  })

  it('a printed city earns what it counts in a contract, the others nothing before a tile is laid', () => {
    for (const name of names) {
      const { colour, stops } = hexes[cities[name].hex] ?? { colour: 'none', stops: [] }
      const values = new Set(stops.map((stop) => stop.value))
      expect([name, ...values]).toEqual([name, colour === 'green' ? value(name) : 0])
    }
  })

  it('M-02 the shares that the cities give (2.5.5-a)', () => {
    const table = names.map(
      (name) => `${name} ${cities[name].shares.map((id) => companies[id].number).join(' ')}`,
    )
    expect(table).toEqual([
      'Ahmadabad 5',
      'Ajmer 5',
      'Allahabad 2',
      'Bangalore 6',
      'Benares 1',
      'Bombay 2 5',
      'Calcutta 1 4 8',
      'Cawnpore 2',
      'Delhi 1 2 3 5',
      'Hyderabad 6',
      'Jaipur 5',
      'Karachi 3',
      'Lahore 3',
      'Lucknow 1',
      'Madras 6 7',
      'Multan 3',
      'Mysore 7',
      'Nagpur 4',
      'Patna 1',
      'Peshawar 3',
      'Rawalpindi 3',
      'Trichinopoly 7',
      'Waltair 8',
    ])
  })

  it('the picks of the rulebook’s example are possible (2.5.4-k, 2.5.8-c, 2.5.10-d)', () => {
    expect(cities.Calcutta.shares).toContain('EIR')
    expect(cities.Bombay.shares).toContain('BBCI')
    expect(cities.Lahore.shares).toContain('NWR')
    expect(cities.Patna.shares).toContain('EIR')
    expect(cities.Jaipur.shares).toContain('BBCI')
    expect(cities.Delhi.shares).toEqual(['EIR', 'GIP', 'NWR', 'BBCI'])
  })

  it('each home of a company gives shares of it', () => {
    for (const id of companyOrder) {
      const offered = names.filter((name) => cities[name].shares.includes(id)).map((name) => cities[name].hex)
      for (const { hex } of companies[id].homes)
        expect([id, hex, offered.includes(hex)]).toEqual([id, hex, true])
    }
  })
})

describe('contracts', () => {
  it('2.5.6-a the number of cities', () => {
    const range = players.map((n) => [contractLimits[n].fewestCities, contractLimits[n].mostCities])
    expect(range).toEqual([
      [4, 6],
      [3, 6],
      [3, 5],
      [3, 4],
    ])
  })

  it('2.5.2-c the smallest bond pays for the fewest cities at the least value', () => {
    expect(players.map((n) => contractLimits[n].smallestBond)).toEqual([80, 60, 60, 60])
    for (const n of players)
      expect(contractLimits[n].smallestBond).toBe(contractLimits[n].fewestCities * least)
  })

  it('2.3-a the starting capital can pay for every contract of the most cities', () => {
    const dearest = names.map(value).toSorted((a, b) => b - a)
    for (const n of players) {
      const sum = dearest.slice(0, contractLimits[n].mostCities).reduce((a, b) => a + b, 0)
      expect(sum).toBeLessThan(playerLimits[n].startCash)
    }
  })

  it('2.5.4-e what makes a player go on picks any city but Calcutta', () => {
    expect(names.filter((name) => value(name) > uncoveredBondToPick)).toEqual(['Calcutta'])
  })

  it('the Ganges group is the beige cities of the map (1853-1.1-b, 2.5.7-a)', () => {
    const beige = names.filter((name) => hexes[cities[name].hex]?.gangesValley)
    expect(gangesGroup.toSorted()).toEqual(beige.toSorted())
    expect(gangesGroup.filter((name) => !gangesValleyCities.includes(name))).toEqual(['Calcutta'])
    expect(gangesGroupLimit).toBe(2)
  })

  it('2.5.7-e the limit of a short contract never applies with three players', () => {
    expect(shortContract).toEqual({ cities: 3, gangesValleyLimit: 1 })
    expect(players.filter((n) => contractLimits[n].fewestCities <= shortContract.cities)).toEqual([4, 5, 6])
  })

  it('example 5: the rulebook’s contract is worth 130 (2.5.9-d)', () => {
    const contract: readonly CityName[] = ['Calcutta', 'Patna', 'Delhi', 'Jaipur']
    expect(contract.reduce((sum, city) => sum + value(city), 0)).toBe(130)
    expect(contract.filter((city) => gangesGroup.includes(city))).toHaveLength(gangesGroupLimit)
  })

  it('a large BBCI has its homes in the two cities that its director named (2.6.2-a, -b)', () => {
    const { homes, secondHomeIfLarge } = companies.BBCI
    const hexesOfHomes = [...homes.map(({ hex }) => hex), secondHomeIfLarge?.hex]
    expect(citiesOfLargeBbci.map((city) => cities[city].hex)).toEqual(hexesOfHomes)
    for (const city of citiesOfLargeBbci) expect(cities[city].shares).toContain('BBCI')
  })
})
