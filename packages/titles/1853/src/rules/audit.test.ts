import { describe, expect, it } from 'vitest'
import type { CompanyId } from '../data/types.js'
import type { CompanyState, State } from '../state.js'
import { at } from '../testing.js'
import { audit } from './audit.js'

/** A table with something of everything. */
const { state } = at({
  players: ['A', 'B', 'C'],
  phase: '4',
  doubleCards: true,
  cash: { A: 100, EIR: 50 },
  contracts: { A: { bond: 130, cities: ['Calcutta', 'Patna', 'Delhi', 'Jaipur'] } },
  companies: {
    EIR: { shares: { A: 4, B: 2 }, unredeemed: { A: 1 }, trains: ['4'] },
    GIP: { shares: { B: 3, C: 3 } },
    MSM: { shares: { A: 1, B: 1, pool: 4 }, trains: ['3M'], credit: '3M' },
    SIR: { shares: { C: 2 } },
  },
  tiles: { H24: '6:4', H22: '5:0' },
  bases: { H22: ['GIP'] },
  returned: ['3'],
})

const cash = (change: Record<string, number>, bank = 0): Partial<State> => ({
  cash: { ...state.cash, ...change, bank: (state.cash['bank'] ?? 0) - bank },
})
const company = (id: CompanyId, change: Partial<CompanyState>): Partial<State> => ({
  companies: { ...state.companies, [id]: { ...state.companies[id], ...change } },
})
const contract = (change: object): Partial<State> => ({
  contracts: { ...state.contracts, A: { ...state.contracts['A'], ...change } } as State['contracts'],
})
const [A, B, C] = ['A', 'B', 'C'] as never[] as [never, never, never]

describe('the audit', () => {
  it('finds nothing in a sound state, nor in a view of it', () => {
    expect(audit(state)).toEqual([])
    expect(audit({ ...state, ...contract({ cities: null }) })).toEqual([])
  })

  const broken: [string, Partial<State>, string][] = [
    ['money from nowhere', cash({ 'player:A': 101 }), 'money: the purses add up to 1'],
    ['a debt', cash({ 'player:A': -5 }, -105), 'money: player:A has -5'],
    ['half a pound', cash({ 'player:A': 100.5 }, 0.5), 'money: player:A has 100.5'],
    ['an empty bank', cash({ 'player:A': 14_820 }, 14_720), 'money: the bank has 0'],
    ['a treasury without operation', cash({ SIR: 5 }, 5), 'operation: SIR has 5'],
    [
      'a bond that was spent',
      cash({ 'bond:A': 100, 'player:A': 130 }),
      'contracts: 100 aside for A, whose bond is 130',
    ],
    ['a bond that stays', contract({ fulfilled: true }), 'contracts: 130 aside for A, whose bond is 130'],
    ['a city too many', contract({ count: 3 }), 'contracts: A has 3 cities in Calcutta,Patna,Delhi,Jaipur'],
    [
      'a city twice',
      contract({ cities: ['Lahore', 'Lahore', 'Patna', 'Delhi'] }),
      'contracts: A has 4 cities in Lahore,Lahore,Patna,Delhi',
    ],
    [
      'cities beyond the bond',
      contract({ cities: ['Calcutta', 'Bombay', 'Delhi', 'Jaipur'] }),
      'contracts: A has cities for 150',
    ],
    [
      'the whole valley',
      contract({ cities: ['Lucknow', 'Patna', 'Benares', 'Jaipur'] }),
      'contracts: A has too much of the Ganges',
    ],
    [
      'a joined contract that was not paid',
      {
        ...contract({ cities: ['Calcutta', 'Patna'], count: 2 }),
        tiles: {
          I27: { tile: '4', rotation: 2 },
          H26: { tile: '8', rotation: 5 },
          H24: { tile: '6', rotation: 2 },
        },
      },
      'contracts: the cities of A are joined',
    ],
    [
      'a share too many',
      company('GIP', { shares: { 'player:B': 3, 'player:C': 3, offer: 5 } }),
      'shares: GIP has 11',
    ],
    [
      'an empty holding',
      company('GIP', { shares: { 'player:B': 3, 'player:C': 3, offer: 4, pool: 0 } }),
      'shares: GIP has an empty holding',
    ],
    [
      'a stake without shares',
      company('GIP', {
        stakes: { ...state.companies.GIP.stakes, A: { unredeemed: 0, contract: 0, since: 1 } },
      }),
      'shares: GIP is held by B,C, with stakes of B,C,A',
    ],
    [
      'more unpaid than held',
      company('SIR', { stakes: { C: { unredeemed: 3, contract: 3, since: 1 } } }),
      'shares: C has 2 of SIR, 3 not paid',
    ],
    [
      'a share from the future',
      company('SIR', { stakes: { C: { unredeemed: 0, contract: 0, since: 99 } } }),
      'shares: C has held SIR since 99',
    ],
    ['the wrong director', company('EIR', { director: B }), 'offices: B directs EIR, somebody has 4'],
    ['no director', company('EIR', { director: null }), 'offices: EIR has no director, somebody has 4'],
    [
      'a director without operation',
      company('SIR', { director: C }),
      'offices: C directs SIR, which is not in operation',
    ],
    [
      'a last director who sold',
      company('GIP', { lastDirector: A }),
      'offices: A is still the last director of GIP',
    ],
    [
      'a company that ought to operate',
      company('SIR', { shares: { 'player:C': 2, pool: 4, offer: 4 } }),
      'operation: SIR with 6 issued',
    ],
    [
      'a price without operation',
      { ...company('SIR', { price: 75 }), market: { ...state.market, 75: ['SIR'] } },
      'operation: SIR has the price 75',
    ],
    ['a BBCI of no size', company('BBCI', { size: null, token: false }), 'operation: the BBCI has no size'],
    ['an option of a small company', company('MSM', { option: 1 }), 'operation: MSM has an option'],
    ['a token of a large company', company('EIR', { token: true }), 'operation: EIR has a train token'],
    [
      'a company of the wrong size',
      company('MSM', { size: 'large', token: false }),
      'operation: MSM is large',
    ],
    [
      'a marker elsewhere',
      { market: { ...state.market, 96: [], 100: ['EIR', 'GIP'] } },
      'market: GIP at 96 lies on 100',
    ],
    ['a marker too many', { market: { ...state.market, 70: ['ECR'] } }, 'market: 4 markers for 3 companies'],
    ['a train too many', { trains: { ...state.trains, 4: 4 } }, 'trains: 4 of 4 left, 1 in use'],
    ['a train below nothing', { trains: { ...state.trains, 4: -1 } }, 'trains: -1 of 4 left, 1 in use'],
    ['trains above the limit', company('EIR', { trains: ['4', '4', '4', '4'] }), 'trains: EIR has 4,4,4,4'],
    ['a scrapped train', company('EIR', { trains: ['2'] }), 'trains: EIR has scrapped ones in 2'],
    ['a scrapped train in the bank', { returned: ['2/1M'] }, 'trains: the bank has scrapped ones in 2/1M'],
    [
      'a 1M of a large company',
      { phase: '3', ...company('EIR', { trains: ['1M'] }) },
      'trains: EIR has a 1M',
    ],
    ['a debt without a train', company('MSM', { credit: '4' }), 'trains: MSM owes for a 4'],
    ['a debt under a director', company('EIR', { credit: '4' }), 'trains: the director of EIR owes'],
    ['trains without operation', company('SIR', { trains: ['3M'] }), 'trains: SIR is not in operation'],
    [
      'a 1M without a card',
      { phase: '3', doubleCards: false, ...company('MSM', { trains: ['1M'], credit: null }) },
      'trains: a 1M without a card for it',
    ],
    ['a tile too many', { supply: { ...state.supply, 6: 8 } }, 'tiles: 8 of 6 left, 1 used'],
    [
      'a tile of another city',
      { tiles: { ...state.tiles, J28: { tile: '105', rotation: 0 } }, supply: { ...state.supply, 105: 1 } },
      'tiles: 105 on J28',
    ],
    [
      'two bases in a circle',
      { bases: { ...state.bases, H22: [['GIP', 'EIR']] } },
      'markers: 2 in 1 circles of H22',
    ],
    [
      'a company twice in a hex',
      { bases: { ...state.bases, J28: [['EIR'], ['EIR'], []] } },
      'markers: EIR twice in J28',
    ],
    [
      'a base that nobody counts',
      company('GIP', { furtherBases: 0 }),
      'bases: GIP has 3 on the map, 0 further ones',
    ],
  ]

  for (const [what, change, found] of broken)
    it(`finds ${what}`, () => {
      expect(audit({ ...state, ...change })).toContain(found)
    })
})
