import { describe, expect, it } from 'vitest'
import { at } from '../testing.js'
import { ranking } from './ranking.js'

describe('the end', () => {
  it('vierhain-end-a, vierhain-end-b, EX-20: cash and shares, not what companies own', () => {
    const { state } = at({
      players: ['1', '2'],
      cash: { 1: 212, 2: 180, A: 500, B: 300 },
      companies: {
        A: { price: 96, shares: { 1: 3, 2: 1 }, trains: ['2'] },
        B: { price: 71, shares: { 1: 1, 2: 2 } },
      },
      tiles: { B4: 'T03:2' },
    })
    expect(ranking(state)).toEqual([
      { player: '1', fortune: 571, rank: 1 },
      { player: '2', fortune: 418, rank: 2 },
    ])
  })

  it('vierhain-end-c: equal fortunes share the win', () => {
    const { state } = at({ cash: { 1: 100, 2: 300, 3: 300, 4: 100 } })
    expect(ranking(state).map(({ player, rank }) => [player, rank])).toEqual([
      ['2', 1],
      ['3', 1],
      ['1', 3],
      ['4', 3],
    ])
  })
})
