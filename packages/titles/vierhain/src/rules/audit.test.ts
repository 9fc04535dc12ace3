import { describe, expect, it } from 'vitest'
import type { CompanyState, State } from '../state.js'
import { at } from '../testing.js'
import { audit } from './audit.js'

const sound = at({
  cash: { 1: 50, A: 20 },
  companies: { A: { shares: { 1: 2, 2: 1 }, trains: ['2'] } },
  tiles: { B4: 'T03:2' },
}).state
const withA = (change: Partial<CompanyState>): State => ({
  ...sound,
  companies: { ...sound.companies, A: { ...sound.companies.A, ...change } },
})

describe('the audit', () => {
  it('finds nothing wrong with a sound state', () => {
    expect(audit(sound)).toEqual([])
  })

  it.each<[string, State]>([
    ['money: the purses add up to 1', { ...sound, cash: { ...sound.cash, A: 21 } }],
    ['money: A has -20', { ...sound, cash: { ...sound.cash, A: -20, bank: -30 } }],
    ['money: B has a treasury', { ...sound, cash: { ...sound.cash, A: 0, B: 20 } }],
    ['shares: A has 6', withA({ shares: { 'player:1': 3, 'player:2': 1, bank: 2 } })],
    [
      'shares: player:3 has an empty holding of A',
      withA({ shares: { 'player:1': 3, 'player:3': 0, bank: 2 } }),
    ],
    ['shares: player:1 has 4 of A', withA({ shares: { 'player:1': 4, bank: 1 } })],
    ['companies: A is founded in part', withA({ price: null })],
    ['price: A at 61', withA({ price: 61 })],
    ['director: 2 holds 1 of A, somebody 2', withA({ director: sound.order[1] as CompanyState['director'] })],
    ['shares: nobody holds any of A', withA({ shares: { bank: 5 } })],
    ['trains: A has too many', withA({ trains: ['2', '2', '2'] })],
    ['trains: 3 of 2 left, 2 in use in phase 1', withA({ trains: ['2', '2'] })],
    ['trains: 2 of 3 left, 1 in use in phase 1', withA({ trains: ['3'] })],
    ['trains: 3 of 2 left, 1 in use in phase 3', { ...sound, phase: '3' }],
    ['tiles: S03 on B4', { ...sound, tiles: { B4: { tile: 'S03', rotation: 2 } } }],
    ['tiles: T013 on B4', { ...sound, tiles: { B4: { tile: 'T013', rotation: 2 } } }],
  ])('finds %s', (words, state) => {
    expect(audit(state)).toContain(words)
  })
})
