import { describe, expect, it } from 'vitest'
import { at, newGame } from '../testing.js'

describe('the stock round', () => {
  it('vierhain-stock-a: goes round the table until all have passed one after another', () => {
    const table = newGame().act('found', { company: 'A', price: 50 })
    const players = ['2', '3', '4', '1'].map((player) => {
      expect(table.player).toBe(player)
      table.act('pass')
      return player
    })
    expect(players).toHaveLength(4)
    expect([table.step, table.company]).toEqual(['track', 'A'])
  })

  it('vierhain-stock-b: sells of several companies, then buys one share', () => {
    const table = at({
      cash: { 1: 10 },
      companies: {
        A: { shares: { 1: 3 } },
        B: { price: 71, shares: { 1: 1, 2: 2 } },
        D: { price: 41, shares: { 3: 2 } },
      },
    })
    table.act('sellShares', { company: 'A', count: 2 }).act('sellShares', { company: 'B', count: 1 })
    expect([table.player, table.cash('1')]).toEqual(['1', 10 + 60 + 50 + 71])
    table.act('buyShare', { company: 'D' })
    expect([table.player, table.cash('1'), table.shares('D', '1')]).toEqual(['2', 150, 1])
  })

  it('vierhain-stock-c: founding and buying end the turn, and nothing is sold after them', () => {
    const bought = at({ cash: { 1: 200, 2: 100 }, companies: { A: { shares: { 1: 2, 2: 1 } } } }).act(
      'buyShare',
      { company: 'A' },
    )
    expect([bought.player, bought.refused('sellShares', { company: 'A', count: 1 }, '1')]).toEqual([
      '2',
      'engine-turn',
    ])
    const founded = newGame().act('found', { company: 'A', price: 50 })
    expect([founded.player, founded.refused('sellShares', { company: 'A', count: 1 }, '1')]).toEqual([
      '2',
      'engine-turn',
    ])
  })

  it('vierhain-stock-d: a turn with a sale is no pass', () => {
    const start = { cash: { 1: 200, 2: 200, 3: 200, 4: 200 }, companies: { A: { shares: { 4: 3 } } } }
    const table = at({ ...start, at: { round: 'stock', turn: '4', passes: 3 } })
    table.act('sellShares', { company: 'A', count: 1 }).act('pass')
    expect([table.step, table.player, table.told('passed')]).toEqual(['stock', '1', []])
    // three passes are not enough now
    table.act('pass').act('pass').act('pass')
    expect([table.step, table.player]).toEqual(['stock', '4'])
    expect(table.act('pass').step).toBe('track')
  })

  it('vierhain-stock-e: who passed acts again in the same round', () => {
    const table = newGame().act('pass').act('found', { company: 'B', price: 50 }).act('pass').act('pass')
    expect(table.act('found', { company: 'A', price: 50 }).director('A')).toBe('1')
  })

  it('vierhain-stock-f: the next round begins after the last one who did something, or as before', () => {
    const cash = { 1: 200, 2: 200, 3: 200, 4: 200 }
    const acted = at({ cash, at: { round: 'stock', turn: '2' } }).act('found', { company: 'A', price: 50 })
    acted.act('pass').act('pass').act('pass').act('pass')
    expect(acted.state.first).toBe('3')
    const sold = at({ cash, companies: { A: { shares: { 3: 3 } } }, at: { round: 'stock', turn: '3' } })
    sold
      .act('sellShares', { company: 'A', count: 1 })
      .act('pass')
      .act('pass')
      .act('pass')
      .act('pass')
      .act('pass')
    expect(sold.state.first).toBe('4')
    const idle = at({ cash, first: '2' }).act('pass').act('pass').act('pass').act('pass')
    expect([idle.state.first, idle.state.round.set, idle.player]).toEqual(['2', 3, '2'])
  })

  it('passes for whoever can do nothing else (R-06)', () => {
    const table = newGame().act('found', { company: 'A', price: 71 }).act('pass').act('pass').act('pass')
    // seat 1 has 38 left and nothing that could be sold
    expect(table.told('passed').map(({ player }) => player)).toEqual(['4', '1'])
    expect(table.step).toBe('track')
  })
})

describe('rounds', () => {
  it('vierhain-rounds-a, vierhain-rounds-b: three sets of a stock round and two operating rounds, then the end', () => {
    const table = newGame(2).act('found', { company: 'A', price: 50 })
    const seen = ['stock 1.1']
    while (table.player !== 'nobody') {
      table.goOn()
      for (const { round, set, number } of table.told('round-started')) seen.push(`${round} ${set}.${number}`)
    }
    expect(seen).toEqual(
      [1, 2, 3].flatMap((set) => [`stock ${set}.${set}`, `operating ${set}.1`, `operating ${set}.2`]),
    )
    expect([table.state.over, table.told('game-over')[0]?.ranking.length]).toEqual([true, 2])
    expect(table.refused('pass', {}, '1')).toBe('engine-over')
  })
})
