import { describe, expect, it } from 'vitest'
import { harzbahn } from '../index.js'
import type { Description } from '../position.js'
import { at } from '../testing.js'
import { fortuneOf } from './ranking.js'

const ranks = (description: Description): [string, number, number][] =>
  harzbahn.ranking(at(description).state).map(({ player, fortune: total, rank }) => [player, total, rank])

describe('7 fortunes', () => {
  it('1873-7-d a fortune is cash, shares at the current price and face values of private mines', () => {
    const { state } = at({
      players: ['A', 'B'],
      cash: { A: 123, B: 7 },
      mines: { 1: { owner: 'A' }, 15: { owner: 'A' }, 7: { owner: 'B' } },
      railways: { HBE: { price: 240, denomination: 10, shares: { A: 2, B: 3 } } },
      publicMines: { CO: { mines: [2, 3], price: 85, shares: { A: 1, B: 1 } } },
    })
    const [A, B] = state.players
    const shares = (railway: number, mine: number) => [
      { company: 'HBE', value: railway },
      { company: 'CO', value: mine },
    ]
    expect(fortuneOf(state, A!)).toEqual({
      cash: 123,
      shares: shares(480, 85),
      mines: 110 + 300,
      total: 1098,
    })
    expect(fortuneOf(state, B!)).toEqual({ cash: 7, shares: shares(720, 85), mines: 170, total: 982 })
  })

  it('1873-7-e R: each MHE share counts 150, whatever train it has', () => {
    expect(ranks({ players: ['A', 'B'], phase: '5', mhe: { train: 5, shares: { A: 3 } } })).toEqual([
      ['A', 450, 1],
      ['B', 0, 2],
    ])
  })

  it('1873-7-f S: each MHE share counts its current price', () => {
    const mhe = { train: 3 as const, price: 200, shares: { A: 3 } }
    expect(ranks({ edition: 'S', players: ['A', 'B'], phase: '3', mhe })).toEqual([
      ['A', 600, 1],
      ['B', 0, 2],
    ])
  })

  it('1873-7-g treasuries, concessions, options and closed mines count nothing', () => {
    const description: Description = {
      players: ['A', 'B'],
      cash: { A: 5, HBE: 900, CO: 800, 'mine:9': 700 },
      mines: { 9: { owner: 'A' } },
      concessions: { GHE: 'A' },
      railways: { HBE: { price: 100, shares: { A: 1, B: 1 } } },
      publicMines: { CO: { mines: [2, 3], price: 85 } },
      options: { CO: 'A' },
    }
    expect(ranks(description)).toEqual([
      ['A', 5 + 190 + 100, 1],
      ['B', 100, 2],
    ])
    expect(at(description).state.mines[10]).toMatchObject({ open: false, owner: 'bank' })
  })

  it('1873-7-h the largest fortune wins; equal fortunes share a rank', () => {
    expect(ranks({ players: ['A', 'B', 'C'], cash: { A: 1, B: 3, C: 2 } })).toEqual([
      ['B', 3, 1],
      ['C', 2, 2],
      ['A', 1, 3],
    ])
    expect(ranks({ players: ['A', 'B', 'C', 'D'], cash: { A: 5, B: 9, C: 9, D: 5 } })).toEqual([
      ['B', 9, 1],
      ['C', 9, 1],
      ['A', 5, 3],
      ['D', 5, 3],
    ])
  })

  it('EX-64 cash 500, three MHE shares, two shares at 240 and mine 4 with a full treasury: 1570', () => {
    const description: Description = {
      players: ['A', 'B'],
      cash: { A: 500, 'mine:4': 333 },
      mines: { 4: { owner: 'A' } },
      mhe: { shares: { A: 3 } },
      railways: { HBE: { price: 240, shares: { A: 2 } } },
    }
    expect(ranks(description)[0]).toEqual(['A', 1570, 1])
  })
})
