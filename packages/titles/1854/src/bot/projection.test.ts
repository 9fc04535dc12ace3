import { describe, expect, it } from 'vitest'
import { at } from '../testing.js'
import { keepsRevenue } from './projection.js'

describe('a dividend', () => {
  it('1854-dividend-d: is not kept for a second train by a company whose train lasts', () => {
    const kept = (phase: '4' | '5', trains: ('4' | '5')[]): boolean => {
      const { state } = at({
        players: ['A', 'B', 'C'],
        privates: 'sold',
        phase,
        cash: { A: 300, KT: 500 },
        majors: { KT: { director: 'A', certificates: { A: 3 }, price: 72, trains } },
        trains: { 3: 0, 4: 0 },
        tiles: { H18: '14:1', H16: '1:0' },
        round: { stock: 9 },
        at: { round: 'operating', number: 1, turn: 'KT', step: 'payout', revenue: 60 },
      })
      return keepsRevenue(state, 'KT', 60)
    }
    expect([kept('4', ['4']), kept('5', ['4']), kept('5', ['5'])]).toEqual([true, false, false])
  })
})
