import { describe, expect, it } from 'vitest'
import type { PayOut } from '../actions.js'
import type { Description } from '../position.js'
import { at } from '../testing.js'
import type { Table } from '../testing.js'

type Company = Partial<NonNullable<Description['publicMines']>[string]>

/** CO, whose director is A, has made this profit. */
const profit = (amount: number, company: Company = {}, more: Partial<Description> = {}): Table =>
  at({
    players: ['A', 'B', 'C'],
    phase: '2',
    publicMines: { CO: { mines: [2, 3], price: 200, shares: { A: 1, B: 1 }, ...company } },
    at: { round: 'operating', turn: 'CO', step: 'payout', profit: amount },
    ...more,
  })

const price = (table: Table): number | undefined => table.state.publicMines['CO']?.price
const players = (table: Table): number[] => ['A', 'B', 'C'].map((p) => table.cash(p))

describe('what becomes of a profit', () => {
  it('1873-4.3.2-a the director chooses: withhold, pay half, or pay full', () => {
    const table = profit(100)
    expect(table.players).toEqual(['A'])
    const how = table.actions<PayOut>('payOut').map((a) => a.how)
    expect(how.toSorted()).toEqual(['full', 'half', 'withhold'])
    expect(table.refused('payOut', { how: 'half' }, 'B')).toBe('engine-turn')
    expect(table.refused('payOut', { how: 'double' })).toBe('engine-malformed')
    expect(table.refused('pass')).toBe('engine-step')
    expect(table.act('payOut', { how: 'half' }).told('paid-out')).toMatchObject([
      { company: 'CO', how: 'half', profit: 100 },
    ])
  })

  it('1873-4.3.2-b withheld: the whole profit goes into the treasury', () => {
    const table = profit(100, {}, { cash: { CO: 30, A: 5 } }).act('payOut', { how: 'withhold' })
    expect(table.cash('CO')).toBe(130)
    expect(players(table)).toEqual([5, 0, 0])
  })

  it('1873-4.3.2-c half: one half goes into the treasury, the other half is distributed', () => {
    const table = profit(100, {}, { cash: { CO: 30 } }).act('payOut', { how: 'half' })
    expect(table.cash('CO')).toBe(80)
    expect(players(table)).toEqual([25, 25, 0])
  })

  it('1873-4.3.2-d full: the whole profit is distributed', () => {
    const table = profit(100, {}, { cash: { CO: 30 } }).act('payOut', { how: 'full' })
    expect(table.cash('CO')).toBe(30)
    expect(players(table)).toEqual([50, 50, 0])
  })

  it('1873-4.3.2-e each player is paid for the whole holding, rounded up', () => {
    // 25 to distribute: 60 % are 15, 20 % are 5, 10 % are 2.5
    const half = profit(50, { denomination: 10, shares: { A: 6, B: 2, C: 1 } }).act('payOut', { how: 'half' })
    expect(players(half)).toEqual([15, 5, 3])
    // 10 % of 70 is 7 and no more
    const full = profit(70, { denomination: 10, shares: { A: 6, B: 3, C: 1 } }).act('payOut', { how: 'full' })
    expect(players(full)).toEqual([42, 21, 7])
  })

  it('1873-4.3.2-f nothing is paid for shares in the pool and in the issue field', () => {
    const table = profit(200, { denomination: 20, shares: { A: 2, pool: 1, issue: 2 } })
    table.act('payOut', { how: 'full' })
    expect(table.cash('CO')).toBe(0)
    expect(players(table)).toEqual([80, 0, 0])
  })

  it('1873-4.3.2-g with a profit of 0 nobody is asked, and it counts as withheld', () => {
    const table = profit(0)
    expect(table.step).toBe('public-mine-purchases')
    expect(price(table)).toBe(190)
    expect(players(table)).toEqual([0, 0, 0])
    expect(profit(10).step).toBe('payout')
  })

  it('EX-41 denomination 10, profit 150, pay half: 75 to the treasury, 23, 15 and 8 to players', () => {
    const table = profit(150, { denomination: 10, shares: { A: 3, B: 2, C: 1 } }).act('payOut', {
      how: 'half',
    })
    expect(table.cash('CO')).toBe(75)
    expect(players(table)).toEqual([23, 15, 8])
  })

  it('EX-42 denomination 50, profit 90, pay half: 45 to the treasury, 23 to each holder', () => {
    const table = profit(90).act('payOut', { how: 'half' })
    expect(table.cash('CO')).toBe(45)
    expect(players(table)).toEqual([23, 23, 0])
  })

  it('EX-44 the whole distribution moves the price, also the part of shares in the pool', () => {
    const table = at({
      players: ['A', 'B'],
      railways: { HBE: { price: 200, trains: [1], shares: { A: 2, B: 1, pool: 2 } } },
      at: { round: 'operating', turn: 'HBE', step: 'payout', profit: 200 },
    })
    table.act('payOut', { how: 'full' })
    expect(table.cash('A') + table.cash('B')).toBe(120)
    expect(table.cash('A')).toBe(80)
    expect(table.state.railways['HBE']?.price).toBe(220)
  })
})

describe('the price after a payout', () => {
  it('1873-4.3.3-a falls one step if the profit was withheld or is 0, never below 50', () => {
    expect(price(profit(600, { price: 220 }).act('payOut', { how: 'withhold' }))).toBe(200)
    expect(price(profit(0, { price: 220 }))).toBe(200)
    expect(price(profit(100, { price: 70 }).act('payOut', { how: 'withhold' }))).toBe(50)
    const lowest = profit(100, { price: 50 }).act('payOut', { how: 'withhold' })
    expect(price(lowest)).toBe(50)
    expect(lowest.state.market[50]).toEqual(['CO'])
  })

  it('1873-4.3.3-b rises by one, two or three steps with one, two or three times the price', () => {
    const after = (amount: number, how = 'full'): number | undefined =>
      price(profit(amount, { price: 100 }).act('payOut', { how }))
    expect(after(10)).toBe(100)
    expect(after(98)).toBe(100)
    expect(after(100)).toBe(110)
    expect(after(198)).toBe(110)
    expect(after(200)).toBe(120)
    expect(after(298)).toBe(120)
    expect(after(300)).toBe(130)
    // only the distributed half counts
    expect(after(180, 'half')).toBe(100)
    expect(after(200, 'half')).toBe(110)
    expect(after(400, 'half')).toBe(120)
  })

  it('1873-4.3.3-b counts all shares together and before rounding', () => {
    // players receive 48 of 120, the price is 110
    const pool = profit(120, { denomination: 20, price: 110, shares: { A: 2 } }).act('payOut', {
      how: 'full',
    })
    expect(players(pool)).toEqual([48, 0, 0])
    expect(price(pool)).toBe(120)
    // 49 are distributed; that players receive 25 + 25 does not count
    const rounded = profit(98, { price: 50 }).act('payOut', { how: 'half' })
    expect(players(rounded)).toEqual([25, 25, 0])
    expect(price(rounded)).toBe(50)
  })

  it('1873-4.3.3-c never rises more than three steps, and never above 1000', () => {
    expect(price(profit(1000, { price: 100 }).act('payOut', { how: 'full' }))).toBe(130)
    expect(price(profit(2850, { price: 950 }).act('payOut', { how: 'full' }))).toBe(1000)
    expect(price(profit(2700, { price: 900 }).act('payOut', { how: 'full' }))).toBe(1000)
    const highest = profit(1000, { price: 1000 }, { mines: { 15: { owner: 'B' } } }).act('payOut', {
      how: 'full',
    })
    expect(price(highest)).toBe(1000)
    expect(highest.state.market[1000]).toEqual(['CO'])
  })

  it('1873-4.3.3-d the marker goes to the bottom of its box, also when the price did not change', () => {
    const others = {
      MO: { mines: [4, 5], price: 200, shares: { B: 2 } },
      SN: { mines: [6, 7], price: 190, shares: { B: 2 } },
      UN: { mines: [8, 9], price: 220, shares: { B: 2 } },
    }
    const co = { mines: [2, 3], price: 200, shares: { A: 1, B: 1 } }
    const after = (amount: number, how: string) =>
      profit(amount, {}, { publicMines: { CO: co, ...others }, stacks: { 200: ['CO', 'MO'] } }).act(
        'payOut',
        { how },
      ).state.market
    expect(after(100, 'full')).toEqual({ 190: ['SN'], 200: ['MO', 'CO'], 220: ['UN'] })
    expect(after(200, 'full')).toEqual({ 190: ['SN'], 200: ['MO'], 220: ['UN', 'CO'] })
    expect(after(200, 'withhold')).toEqual({ 190: ['SN', 'CO'], 200: ['MO'], 220: ['UN'] })
  })
})
