import { describe, expect, it } from 'vitest'
import { ladder } from '../data/money.js'
import { at } from '../testing.js'
import { companiesByPrice, ladderValueBelow, stepped, stepsFor } from './market.js'

const players = ['A', 'B', 'C']

describe('the price ladder', () => {
  it('1873-3.2.1-b has 36 values from 50 to 1000', () => {
    expect(ladder).toEqual([
      50, 70, 85, 100, 110, 120, 130, 140, 150, 160, 170, 180, 190, 200, 220, 240, 260, 280, 300, 330, 360,
      390, 420, 450, 490, 530, 570, 610, 650, 700, 750, 800, 850, 900, 950, 1000,
    ])
  })

  it('1873-3.2.1-b a price goes from one value to the next and ends at 50 and at 1000', () => {
    expect([stepped(200, 1), stepped(200, -1), stepped(200, 3), stepped(200, 0)]).toEqual([
      220, 190, 260, 200,
    ])
    expect([stepped(85, -2), stepped(85, -3), stepped(50, -1)]).toEqual([50, 50, 50])
    expect([stepped(900, 2), stepped(900, 3), stepped(1000, 1)]).toEqual([1000, 1000, 1000])
    expect(() => stepped(210, 1)).toThrow('210')
  })

  it('1873-3.2.5-f the ladder value for an amount is the highest not above it', () => {
    expect([219, 220, 221, 239, 240].map(ladderValueBelow)).toEqual([200, 220, 220, 220, 240])
    expect([50, 69, 70, 1000, 2000].map(ladderValueBelow)).toEqual([50, 50, 70, 1000, 1000])
  })

  it('1873-4.3.3-b an amount lifts the price by one step for each time it holds the price, three at most', () => {
    expect([0, 199, 200, 399, 400, 599, 600, 800].map((amount) => stepsFor(amount, 200))).toEqual([
      0, 0, 1, 1, 2, 2, 3, 3,
    ])
  })
})

describe('the stacks of price markers', () => {
  it('1873-4-b 1873-4-c companies come by price, and in one box the higher marker first', () => {
    const table = at({
      players,
      edition: 'S',
      railways: { HBE: { price: 100, shares: { A: 3 } }, GHE: { price: 240, shares: { A: 3 } } },
      publicMines: {
        CO: { price: 100, mines: [1, 2], shares: { B: 2 } },
        MO: { price: 110, mines: [3, 4], shares: { C: 2 } },
      },
      stacks: { 100: ['CO', 'HBE'] },
    })
    expect(companiesByPrice(table.state)).toEqual(['GHE', 'MO', 'CO', 'HBE'])
  })

  it('1873-3.2.2-j a marker leaves its old box and lies below those of the new one', () => {
    const table = at({
      players,
      railways: {
        HBE: { price: 110, denomination: 10, shares: { A: 4, B: 5 } },
        GHE: { price: 110, shares: { C: 2 } },
        NWE: { price: 100, shares: { B: 2 } },
      },
      stacks: { 110: ['HBE', 'GHE'] },
    })
    table.act('sellShares', { company: 'HBE', count: 1 })
    expect(table.state.market).toEqual({ 100: ['NWE', 'HBE'], 110: ['GHE'] })
    table.act('pass').act('pass').act('pass').act('sellShares', { company: 'HBE', count: 1 })
    expect(table.state.market).toEqual({ 85: ['HBE'], 100: ['NWE'], 110: ['GHE'] })
  })

  it('1873-4.3.3-c 1873-7-a a price ends at 1000, which makes the round the last', () => {
    const paid = (price: number, profit: number, lastRound = false) =>
      at({
        players,
        phase: '5',
        lastRound,
        railways: { HBE: { price, trains: [5], shares: { A: 5 } } },
        at: { round: 'operating', turn: 'HBE', step: 'payout', profit },
      }).act('payOut', { how: 'full' })
    const surplus = paid(950, 2000)
    expect([surplus.state.railways['HBE']?.price, surplus.state.lastRound]).toEqual([1000, true])
    expect(surplus.told('price-moved')).toMatchObject([{ company: 'HBE', from: 950, to: 1000 }])
    expect(surplus.told('last-round')).toMatchObject([{ company: 'HBE' }])
    const below = paid(900, 900)
    expect([below.state.railways['HBE']?.price, below.state.lastRound]).toEqual([950, false])
    const again = paid(1000, 1000, true)
    expect(again.state.railways['HBE']?.price).toBe(1000)
    expect([again.told('price-moved'), again.told('last-round')]).toEqual([[], []])
  })
})
