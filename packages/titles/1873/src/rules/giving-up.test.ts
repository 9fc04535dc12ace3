import { describe, expect, it } from 'vitest'
import { at } from '../testing.js'

describe('what can be given up', () => {
  it('1873-4.2.5-a closing a mine, and 1873-4.4.7-j scrapping each size of train but the last, are offered', () => {
    const mine = at({
      players: ['A', 'B'],
      mines: { 15: { owner: 'A' } },
      at: { round: 'operating', turn: 'mine:15', step: 'mine-purchases' },
    })
    expect(mine.actions('closeMine')).toEqual([{ type: 'closeMine', player: 'A' }])
    const railway = at({
      players: ['A', 'B'],
      railways: { HBE: { shares: { A: 3, B: 2 }, trains: [3, 2, 2] } },
      tiles: { B17: '78:4' },
      at: { round: 'operating', turn: 'HBE', step: 'railway-purchases' },
    })
    expect(railway.actions('scrapTrain')).toEqual([
      { type: 'scrapTrain', player: 'A', size: 3 },
      { type: 'scrapTrain', player: 'A', size: 2 },
    ])
  })
})
