import { reveals } from '@stellwerk/engine'
import { describe, expect, it } from 'vitest'
import type { CityName } from '../data/types.js'
import type { Description } from '../position.js'
import { bankHolds } from '../state.js'
import type { Table } from '../testing.js'
import { at } from '../testing.js'
import { india1853 } from '../title.js'
import { isBbciLarge } from './contracts.js'
import { citiesJoinedTo } from './passengers.js'

/** Lahore in standard to Delhi, Delhi in metre to Cawnpore, Cawnpore in standard to the last hex before Nagpur. */
const line = {
  C11: '69:5',
  D12: '9:2',
  E13: '4:2',
  F16: '71:1',
  G17: '716:0',
  H16: '55:0',
  I15: '8:3',
  J16: '4:2',
}
const named: readonly CityName[] = ['Lahore', 'Delhi', 'Cawnpore', 'Nagpur']

/** The BNR, whose home is Nagpur, is about to build there. */
const before = (change: Partial<Description> = {}): Description => ({
  players: ['A', 'B', 'C'],
  phase: '3',
  contracts: { A: { bond: 110, cities: named } },
  companies: { BNR: { shares: { B: 6 } } },
  tiles: line,
  at: { round: 'operating', turn: 'BNR', step: 'track' },
  ...change,
})
const nagpur = { hex: 'K17', tile: '69', rotation: 2 }
const fulfilled = (table: Table) => table.told('contract-fulfilled').map(({ player }) => player)

describe('contracts on the map', () => {
  it('1853-4.3.1-a, 1853-4.3.1-b, 1853-4.3.1-c, 1853-4.3.2-a, EX-25: two gauges, a change in a station and a rickshaw', () => {
    const table = at(before())
    expect(table.state.contracts['A']?.fulfilled).toBe(false)
    const bank = bankHolds(table.state)
    table.act('layTile', nagpur)
    expect(table.told('contract-fulfilled')).toEqual([
      { kind: 'contract-fulfilled', player: 'A', cities: named, bond: 110 },
    ])
    expect([table.cash('A'), table.cash('bond:A')]).toEqual([110, 0])
    // 1853-4.3.2-b
    expect(bankHolds(table.state)).toBe(bank)
  })

  it('1853-4.3.1-b, EX-25: a change of gauge on open track is none', () => {
    const table = at(before({ tiles: { ...line, I15: '78:3' } }))
    table.act('layTile', nagpur)
    expect(fulfilled(table)).toEqual([])
    expect(table.cash('bond:A')).toBe(110)
  })

  it('1853-4.3.1-a, 1853-2.5-a: all of its cities must be joined, no matter who built', () => {
    const more: readonly CityName[] = [...named, 'Jaipur']
    const table = at(
      before({ contracts: { A: { bond: 130, cities: more }, C: { bond: 105, cities: named } } }),
    )
    table.act('layTile', nagpur)
    expect(fulfilled(table)).toEqual(['C'])
  })

  it('1853-4.3.1-c: the stations of Calcutta, Delhi, Bombay and Madras are joined for passengers', () => {
    const joined = (from: CityName, to: CityName, tiles: Record<string, string>) =>
      citiesJoinedTo(at({ players: ['A', 'B', 'C'], tiles }).state, from).has(to)
    // into the north-western station of Delhi, out of the south-western one: Lahore and Jaipur
    const delhi = { C11: '69:5', D12: '9:2', E13: '4:2', G13: '69:3' }
    expect(joined('Lahore', 'Jaipur', delhi)).toBe(true)
    const { G13: _, ...half } = delhi
    expect(joined('Lahore', 'Jaipur', half)).toBe(false)
    expect(joined('Lahore', 'Delhi', half)).toBe(true)
  })

  it('1853-4.3.1-d, 1853-2.5-b: bases block nothing, and no train need be able to run it', () => {
    const table = at(
      before({
        companies: {
          BNR: { shares: { B: 6 } },
          EIR: { shares: { A: 6 } },
          NWR: { shares: { C: 6 } },
        },
        bases: { G17: ['EIR', 'NWR'], C11: ['NWR'] },
      }),
    )
    table.act('layTile', nagpur)
    expect(fulfilled(table)).toEqual(['A'])
  })

  it('1853-4.3.1-e: a junction is passed like open track, with branches but without a change of gauge', () => {
    // Lahore C11, junction on D12 with track to Delhi by E13 and to the west by D10
    const tiles = (west: string, south: string) => ({ C11: '69:5', D12: '107:1', E13: south, D10: west })
    const state = (west: string, south: string) =>
      at({ players: ['A', 'B', 'C'], phase: '4', tiles: tiles(west, south) }).state
    expect([...citiesJoinedTo(state('9:1', '4:2'), 'Lahore')]).toEqual(['Lahore', 'Delhi'])
    // dual track in between: standard from Lahore meets metre towards Delhi
    expect([...citiesJoinedTo(state('9:1', '74:2'), 'Lahore')]).toEqual(['Lahore'])
  })

  it('1853-4.3.1-e: two towns of one hex are joined only where track joins them', () => {
    const joined = (F16: string, G17: string) =>
      citiesJoinedTo(at({ players: ['A', 'B', 'C'], phase: '3', tiles: { F16, G17 } }).state, 'Delhi').has(
        'Cawnpore',
      )
    // on the second one each town has a track of its own, one from Delhi and one to Cawnpore
    expect([joined('71:1', '716:0'), joined('55:1', '716:2')]).toEqual([true, false])
  })

  it('1853-4.3.2-b: the bond comes from where it was set aside', () => {
    const table = at(before()).act('layTile', nagpur)
    expect(table.events).toContainEqual({
      kind: 'money',
      from: 'bond:A',
      to: 'player:A',
      amount: 110,
      reason: 'contract',
    })
  })

  it('1853-4.3.2-c: several contracts of one tile are paid in seating order', () => {
    const table = at(
      before({
        order: ['C', 'A', 'B'],
        contracts: {
          A: { bond: 110, cities: named },
          B: { bond: 105, cities: named },
          C: { bond: 120, cities: named },
        },
      }),
    )
    table.act('layTile', nagpur)
    expect(fulfilled(table)).toEqual(['C', 'A', 'B'])
  })

  it('1853-4.3.2-d: a contract is paid once, and nobody votes on anything', () => {
    const table = at(before()).act('layTile', nagpur)
    table.passUntil('stock')
    expect(table.cash('A')).toBe(110)
    expect(table.state.contracts['A']).toMatchObject({ fulfilled: true, bond: 110 })
  })

  it('1853-2.5.11-h: the cities of a fulfilled contract are known to all, those of the others stay hidden', () => {
    const table = at(
      before({
        contracts: { A: { bond: 110, cities: named }, B: { bond: 90, cities: ['Mysore', 'Patna'] } },
      }),
    )
    expect(table.seenBy(null).contracts['A']?.cities).toBeNull()
    table.act('layTile', nagpur)
    for (const viewer of ['C', null]) {
      expect(table.seenBy(viewer).contracts['A']?.cities).toEqual(named)
      expect(table.seenBy(viewer).contracts['B']?.cities).toBeNull()
    }
  })
})

describe('a tile that may fulfil a contract', () => {
  /** Whether somebody knows more of a contract after the lay. */
  const tells = (change: Partial<Description>, lay: object = nagpur): boolean => {
    const table = at(before(change))
    const { state } = table
    return reveals(india1853, state, table.act('layTile', lay).state)
  }
  const contract = (cities: readonly CityName[], bond = 200) => ({ contracts: { A: { bond, cities } } })

  it('1853-2.5.11-n: tells of a contract, whether it is fulfilled or not', () => {
    expect(tells(contract(named))).toBe(true)
    expect(tells(contract(['Mysore', 'Madras', 'Waltair', 'Karachi']))).toBe(true)
    // a shorter one could be fulfilled as well
    expect(tells(contract(['Mysore', 'Madras', 'Waltair']))).toBe(true)
  })

  it('1853-2.5.11-n: tells nothing if it joins too few cities for the contract', () => {
    expect(tells(contract([...named, 'Jaipur']))).toBe(false)
  })

  it('1853-2.5.11-n: tells nothing if it joins no cities that were not joined before', () => {
    // the last hex before Nagpur leads elsewhere
    expect(tells({ ...contract(['Mysore', 'Madras', 'Waltair']), tiles: { ...line, J16: '4:0' } })).toBe(
      false,
    )
  })

  it('1853-2.5.11-n: tells nothing once all contracts are fulfilled', () => {
    expect(tells({ contracts: { A: { bond: 110, cities: named, fulfilled: true } } })).toBe(false)
  })

  it('1853-2.5.11-n, 1853-2.5.7-a: counts two cities of the Ganges at most', () => {
    const ganges = {
      cash: { EIR: 100 },
      companies: { EIR: { shares: { B: 6 }, option: 1 } },
      tiles: { I27: '4:2', H26: '8:5', G23: '3:5', H22: '6:1', H20: '69:4' },
      at: { round: 'operating', turn: 'EIR', step: 'track' },
    } satisfies Partial<Description>
    const patna = { hex: 'H24', tile: '6', rotation: 2 }
    // Calcutta, Patna, Benares and Allahabad are joined
    expect(tells({ ...ganges, ...contract(['Mysore', 'Madras', 'Waltair']) }, patna)).toBe(false)
    expect(tells({ ...ganges, ...contract(['Mysore', 'Madras']) }, patna)).toBe(true)
  })
})

describe('the contract behind the BBCI', () => {
  const bbci = (cities: readonly CityName[], director = 'A') =>
    isBbciLarge(
      at({
        players: ['A', 'B', 'C'],
        contracts: { A: { bond: 200, cities } },
        companies: { BBCI: { shares: { [director]: 6 } } },
      }).state,
    )

  it('1853-2.6.2-a: large if its director has Ajmer and Bombay', () => {
    expect(bbci(['Delhi', 'Ajmer', 'Bombay', 'Jaipur'])).toBe(true)
  })

  it('1853-2.6.3-a: small without one of the cities, with another director, or without any', () => {
    expect(bbci(['Delhi', 'Ajmer', 'Jaipur', 'Nagpur'])).toBe(false)
    expect(bbci(['Delhi', 'Bombay', 'Jaipur', 'Nagpur'])).toBe(false)
    expect(bbci(['Delhi', 'Ajmer', 'Bombay', 'Jaipur'], 'B')).toBe(false)
    const { state } = at({
      players: ['A', 'B', 'C', 'D', 'E', 'F'],
      contracts: { A: { bond: 200, cities: ['Ajmer', 'Bombay', 'Delhi'] } },
      companies: { BBCI: { shares: { A: 1, B: 1, C: 1, D: 1 } } },
    })
    expect([state.companies.BBCI.operating, isBbciLarge(state)]).toEqual([true, false])
  })
})
