import { describe, expect, it } from 'vitest'
import { at, newGame } from '../testing.js'

describe('founding', () => {
  it('vierhain-found-a, vierhain-found-b, vierhain-found-c, vierhain-found-e, EX-01: two shares, their money in the treasury', () => {
    const table = newGame().act('found', { company: 'A', price: 60 })
    expect([table.cash('1'), table.cash('A'), table.price('A')]).toEqual([60, 120, 60])
    expect([table.shares('A', '1'), table.shares('A', 'bank'), table.director('A')]).toEqual([2, 3, '1'])
  })

  it('vierhain-found-a, vierhain-found-c, vierhain-found-d: three shares in a game for two', () => {
    const table = newGame(2).act('found', { company: 'A', price: 60 })
    expect([table.cash('1'), table.cash('A'), table.shares('A', '1')]).toEqual([60, 180, 3])
    const poor = at({ players: ['1', '2'], cash: { 1: 149 }, companies: { B: { shares: { 1: 2, 2: 1 } } } })
    expect(poor.refusal('found', { company: 'A', price: 50 })).toMatchObject({
      rule: 'vierhain-found-d',
      params: { cost: 150, cash: 149 },
    })
  })

  it('vierhain-found-a: nobody founds a company twice', () => {
    const table = newGame().act('found', { company: 'A', price: 60 })
    expect(table.refused('found', { company: 'A', price: 50 })).toBe('vierhain-found-a')
  })

  it('vierhain-found-b: 50, 60 or 71, and nothing else', () => {
    const offered = newGame(2).actions('found') as readonly { company?: string; price?: number }[]
    expect(offered.flatMap(({ company, price }) => (company === 'E' ? [price] : []))).toEqual([50, 60, 71])
    expect(newGame().refused('found', { company: 'A', price: 83 })).toBe('engine-malformed')
  })

  it('vierhain-found-d, vierhain-trade-b, EX-02: 38 are not enough for anything', () => {
    const table = newGame().act('found', { company: 'B', price: 71 })
    expect([table.cash('1'), table.cash('B')]).toEqual([38, 142])
    // the same player at a table where a share could be sold, so that he is asked
    const again = at({ cash: { 1: 38 }, companies: { B: { price: 71, shares: { 1: 2, 2: 1 } } } })
    for (const price of [50, 60, 71])
      expect(again.refusal('found', { company: 'A', price })).toEqual({
        rule: 'vierhain-found-d',
        params: { company: 'A', price, cost: 2 * price, cash: 38 },
      })
    expect(again.refused('buyShare', { company: 'B' })).toBe('vierhain-trade-b')
  })

  it('vierhain-found-e: operates from the next operating round on', () => {
    const table = newGame(2).act('found', { company: 'E', price: 50 }).act('pass').act('pass')
    expect([table.step, table.company, table.player]).toEqual(['track', 'E', '1'])
  })

  it('vierhain-found-f: in any stock round, and more than one', () => {
    const table = at({ set: 3, cash: { 1: 300 } }).act('found', { company: 'A', price: 50 })
    table.act('found', { company: 'D', price: 71 }, '1')
    expect([table.director('A'), table.director('D'), table.cash('1')]).toEqual(['1', '1', 58])
  })
})
