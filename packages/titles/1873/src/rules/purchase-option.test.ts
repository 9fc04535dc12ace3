import { describe, expect, it } from 'vitest'
import type { DescribedRailway } from '../position/description.js'
import type { Table } from '../testing.js'
import { at } from '../testing.js'

const players = ['A', 'B', 'C']
const cash = { A: 1000, B: 1000, C: 1000 }
const concessions = { GHE: 'gone' }
const hbe = (table: Table) => table.state.railways['HBE']

/** A has won the option for the HBE in this trading round. */
const won = (railway: DescribedRailway = {}, purse = 1000) =>
  at({ players, cash: { ...cash, A: purse }, concessions, railways: { HBE: railway }, options: { HBE: 'A' } })

describe('using a purchase option', () => {
  it('1873-3.2.6-a only the player who won it in this trading round', () => {
    const table = at({ players, cash, railways: { HBE: {}, GHE: {} }, options: { HBE: 'A', GHE: 'B' } })
    expect(table.refused('useOption', { company: 'GHE', count: 1 })).toBe('1873-3.2.6-a')
    expect(table.refused('useOption', { company: 'NWE', count: 1 })).toBe('1873-3.2.6-a')
    expect(table.actions('useOption')).toEqual([
      { type: 'useOption', player: 'A', company: 'HBE', count: 1 },
      { type: 'useOption', player: 'A', company: 'HBE', count: 2 },
    ])
    table.act('pass')
    expect(table.refused('useOption', { company: 'HBE', count: 1 })).toBe('1873-3.2.6-a')
    expect(table.refused('useOption', { company: 'GHE', count: 1 })).toBeUndefined()
    const none = at({ players, cash, railways: { HBE: {} } })
    expect(none.refused('useOption', { company: 'HBE', count: 1 })).toBe('1873-3.2.6-a')
  })

  it('1873-3.2.6-b 1873-3.2.6-c EX-60 denomination 10: two, three or four shares', () => {
    const spent = (count: number) =>
      1000 - won({ denomination: 10, price: 140 }).act('useOption', { company: 'HBE', count }).cash('A')
    expect([2, 3, 4].map(spent)).toEqual([280, 420, 560])
    const table = won({ denomination: 10, price: 140 })
    expect(table.refused('useOption', { company: 'HBE', count: 1 })).toBe('1873-3.2.6-b')
    expect(table.refused('useOption', { company: 'HBE', count: 5 })).toBe('1873-3.2.6-b')
    expect(table.refusal('useOption', { company: 'HBE', count: 5 })?.params).toEqual({
      company: 'HBE',
      count: 5,
      counts: [2, 3, 4],
    })
    table.act('useOption', { company: 'HBE', count: 3 })
    expect(hbe(table)?.shares).toEqual({ 'player:A': 3, pool: 7 })
  })

  it('1873-3.2.6-b 1873-3.2.6-c EX-60 denomination 20: one or two shares', () => {
    const spent = (count: number) =>
      1000 - won({ price: 140 }).act('useOption', { company: 'HBE', count }).cash('A')
    expect([1, 2].map(spent)).toEqual([140, 280])
    const table = won({ price: 140 })
    expect(table.refused('useOption', { company: 'HBE', count: 0 })).toBe('1873-3.2.6-b')
    expect(table.refused('useOption', { company: 'HBE', count: 3 })).toBe('1873-3.2.6-b')
    table.act('useOption', { company: 'HBE', count: 2 })
    expect(hbe(table)?.shares).toEqual({ 'player:A': 2, pool: 3 })
  })

  it('1873-3.2.6-b S: all shares are bought in one action, which ends the turn', () => {
    const position = { players, cash, edition: 'S' as const, railways: { HBE: { price: 140 } } }
    const table = at({ ...position, options: { HBE: 'A' } }).act('useOption', { company: 'HBE', count: 2 })
    expect([table.player, table.cash('A')]).toEqual(['B', 720])
    expect(
      at({ ...position, options: { HBE: 'A' } }).act('useOption', { company: 'HBE', count: 1 }).player,
    ).toBe('B')
  })

  it('1873-3.2.6-c refuses an amount above the cash of the player', () => {
    const table = won({ price: 140 }, 279)
    expect(table.refused('useOption', { company: 'HBE', count: 2 })).toBe('1873-3.2.6-c')
    expect(table.refusal('useOption', { company: 'HBE', count: 2 })?.params).toEqual({
      company: 'HBE',
      count: 2,
      price: 280,
      cash: 279,
    })
    expect(table.refused('useOption', { company: 'HBE', count: 1 })).toBeUndefined()
    expect(won({ price: 140 }, 280).act('useOption', { company: 'HBE', count: 2 }).cash('A')).toBe(0)
  })

  it('1873-3.2.6-d denomination 50: exactly one share', () => {
    const table = at({
      players,
      cash,
      publicMines: { CO: { price: 200, mines: [1, 2] } },
      options: { CO: 'A' },
    })
    expect(table.refused('useOption', { company: 'CO', count: 2 })).toBe('1873-3.2.6-d')
    expect(table.refused('useOption', { company: 'CO', count: 0 })).toBe('1873-3.2.6-d')
    expect(table.actions('useOption')).toEqual([{ type: 'useOption', player: 'A', company: 'CO', count: 1 }])
    table.act('useOption', { company: 'CO', count: 1 })
    expect(table.state.publicMines['CO']).toMatchObject({
      shares: { 'player:A': 1, pool: 1 },
      director: 'A',
      receivership: false,
    })
    expect(table.cash('A')).toBe(800)
  })

  it('1873-3.2.6-e the company leaves receivership and the buyer is its director', () => {
    const table = won({ denomination: 10 }).act('useOption', { company: 'HBE', count: 2 })
    expect(hbe(table)).toMatchObject({ receivership: false, director: 'A' })
    expect(table.told('option-used')).toMatchObject([{ player: 'A', company: 'HBE', count: 2 }])
    expect(table.told('director-changed')).toMatchObject([{ company: 'HBE', from: null, to: 'A' }])
    expect(table.told('left-receivership')).toMatchObject([{ company: 'HBE', player: 'A' }])
    expect(table.told('shares-moved')).toMatchObject([
      { company: 'HBE', from: 'pool', to: 'player:A', count: 2, reason: 'option' },
    ])
  })

  it('1873-3.2.6-f the option is used up, and all players may buy the other shares in the same round', () => {
    const table = at({
      players,
      cash,
      railways: { HBE: { price: 100 }, GHE: {} },
      options: { HBE: 'A', GHE: 'C' },
    })
    expect(table.refused('buyShare', { company: 'HBE', from: 'pool' })).toBe('1873-6.3-a')
    table.act('useOption', { company: 'HBE', count: 1 })
    expect(table.state.options).toEqual({ GHE: 'C' })
    expect(table.player).toBe('B')
    table
      .act('buyShare', { company: 'HBE', from: 'pool' })
      .act('pass')
      .act('buyShare', { company: 'HBE', from: 'pool' })
    expect(hbe(table)?.shares).toEqual({ 'player:A': 2, 'player:B': 1, pool: 2 })
    table.act('pass').act('pass')
    expect(table.refused('useOption', { company: 'HBE', count: 1 })).toBe('1873-3.2.6-a')
  })

  it('1873-3.2.6-g payment goes to the bank, and the price does not change', () => {
    const table = at({
      players,
      cash: { A: 500, HBE: 33 },
      railways: { HBE: { price: 150 }, GHE: { price: 150, shares: { B: 3 } } },
      stacks: { 150: ['HBE', 'GHE'] },
      options: { HBE: 'A' },
    })
    table.act('useOption', { company: 'HBE', count: 2 })
    expect([table.cash('A'), table.cash('HBE'), hbe(table)?.price]).toEqual([200, 33, 150])
    expect(table.events).toContainEqual({
      kind: 'money',
      from: 'player:A',
      to: 'bank',
      amount: 300,
      reason: 'shares',
    })
    expect(table.state.market).toEqual({ 150: ['HBE', 'GHE'] })
  })
})

describe('leaving receivership', () => {
  it('1873-6.3-a shares of a company in receivership are not bought in the normal way', () => {
    const table = at({
      players,
      cash,
      railways: { HBE: { receivership: true } },
      publicMines: { CO: { mines: [1, 2] } },
    })
    expect(table.refused('buyShare', { company: 'HBE', from: 'pool' })).toBe('1873-6.3-a')
    expect(table.refused('buyShare', { company: 'CO', from: 'pool' })).toBe('1873-6.3-a')
    expect(table.actions('buyShare')).toEqual([
      { type: 'buyShare', player: 'A', company: 'MHE', from: 'pool' },
    ])
  })

  it('1873-6.3-a not even by the player who holds the option', () => {
    const table = won()
    expect(table.refused('buyShare', { company: 'HBE', from: 'pool' })).toBe('1873-6.3-a')
  })

  it('1873-6.3-b the option of each company in receivership can be auctioned', () => {
    const table = at({
      players,
      cash,
      railways: { HBE: {}, GHE: { shares: { A: 3 } } },
      publicMines: { CO: { mines: [1, 2] }, MO: { mines: [3, 4], shares: { B: 2 } } },
      at: { round: 'auction' },
    })
    expect(table.actions('openAuction')).toMatchObject([{ item: 'option:HBE' }, { item: 'option:CO' }])
    table
      .act('openAuction', { item: 'option:HBE', bid: 100 })
      .act('bid', { bid: 110 })
      .act('pass')
      .act('pass')
    expect(table.state.options).toEqual({ HBE: 'B' })
    expect(table.cash('B')).toBe(890)
  })

  it('1873-6.3-c the winner uses it in the stock round that follows, and the company is an ordinary one again', () => {
    const table = at({
      players,
      cash,
      concessions: { HBE: 'gone', GHE: 'gone' },
      publicMines: { CO: { mines: [1, 2], price: 100, denomination: 20 } },
      at: { round: 'auction' },
    })
    table.act('openAuction', { item: 'option:CO', bid: 100 }).act('pass').act('pass')
    expect([table.step, table.player]).toEqual(['stock-round', 'A'])
    table.act('useOption', { company: 'CO', count: 1 })
    expect(table.cash('A')).toBe(800)
    table.act('buyShare', { company: 'CO', from: 'pool' }).act('pass').act('pass')
    table.act('buyShare', { company: 'CO', from: 'pool' })
    expect(table.state.publicMines['CO']).toMatchObject({ director: 'B', receivership: false })
    table.act('pass').act('pass').act('pass')
    expect([table.step, table.player]).toEqual(['payout', 'B'])
  })

  it('1873-6.3-d an option not used lapses; the company stays in receivership and is offered again', () => {
    const table = at({
      players,
      cash,
      concessions: { HBE: 'gone', GHE: 'gone' },
      publicMines: { CO: { mines: [1, 2], price: 100 } },
      options: { CO: 'B' },
    })
    table.act('pass').act('pass').act('pass')
    expect(table.told('option-lapsed')).toMatchObject([{ player: 'B', company: 'CO' }])
    expect(table.state.publicMines['CO']).toMatchObject({
      receivership: true,
      director: null,
      shares: { pool: 2 },
    })
    expect(table.step).toBe('auction-round')
    expect(table.actions('openAuction')).toMatchObject([{ item: 'option:CO' }])
    table.act('pass').act('pass').act('pass')
    while (table.player !== 'B') table.act('pass')
    expect(table.step).toBe('stock-round')
    expect(table.refused('useOption', { company: 'CO', count: 1 })).toBe('1873-3.2.6-a')
  })
})
