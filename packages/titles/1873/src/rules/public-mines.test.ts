import { describe, expect, it } from 'vitest'
import type { BuyMine } from '../actions.js'
import type { Description } from '../position.js'
import { Table, at } from '../testing.js'
import { switchersOf } from './switchers.js'

/** A's public mine is to buy a mine. */
const buying = (
  treasury: number,
  more: Partial<Description> = {},
  company = 'CO',
  owned: readonly number[] = [2, 3],
): Table =>
  at({
    players: ['A', 'B', 'C'],
    phase: '2',
    mines: { 9: { owner: 'B', machine: 2, connected: false } },
    publicMines: { [company]: { mines: owned, denomination: 20, shares: { A: 5 } } },
    cash: { [company]: treasury },
    at: { round: 'operating', turn: company as 'CO', step: 'mine-purchase' },
    ...more,
  })

const owned = (table: Table): readonly number[] | undefined => table.state.publicMines['CO']?.mines

describe('the turn of a public mine', () => {
  it('1873-4.3-a goes through production, profit, price, buying a mine, purchases and issuing in this order', () => {
    const table = at({
      players: ['A', 'B'],
      phase: '3',
      mines: { 2: { switcher: 2, connected: true, machine: 2 }, 3: { machine: 2 } },
      publicMines: { CO: { mines: [2, 3], denomination: 20, price: 100, shares: { A: 5 } } },
      cash: { CO: 1000 },
      mhe: { train: 5 },
      at: { round: 'operating', number: 1 },
    })
    expect(table.step).toBe('switchers')
    table.act('assignSwitchers', { sizes: [2, 0] })
    expect([table.step, table.told('produced')[0]?.income]).toEqual(['payout', 120])
    expect(table.state.publicMines['CO']?.price).toBe(100)
    table.act('payOut', { how: 'full' })
    expect([table.step, table.cash('A'), table.state.publicMines['CO']?.price]).toEqual([
      'mine-purchase',
      120,
      110,
    ])
    expect(table.refused('buyMachine', { mines: [3] })).toBe('engine-step')
    expect(table.refused('issueShares')).toBe('engine-step')
    table.act('buyMine', { mine: 4, price: 140 })
    expect(table.step).toBe('public-mine-purchases')
    expect(table.refused('issueShares')).toBe('engine-step')
    table.act('buyMachine', { mines: [4] }).act('pass')
    expect(table.step).toBe('issue')
    expect(table.refused('buyMachine', { mines: [2] })).toBe('engine-step')
    table.act('issueShares')
    expect(table.state.round.operating).toBe(2)
  })

  it('1873-4.3-b never lays or upgrades track and never builds stations', () => {
    const lay = { hex: 'G2', tile: '956', rotation: 0 }
    const station = { hex: 'B19', stop: 0 }
    const steps = [
      at({
        players: ['A', 'B'],
        phase: '3',
        mines: { 2: { switcher: 2 } },
        publicMines: { CO: { mines: [2, 9], shares: { A: 2 } } },
        cash: { CO: 1000 },
        at: { round: 'operating', turn: 'CO' },
      }),
      buying(1000),
      buying(1000).act('pass'),
    ]
    expect(steps.map((t) => t.step)).toEqual(['switchers', 'mine-purchase', 'public-mine-purchases'])
    for (const table of steps) {
      expect(table.refused('layTile', lay)).toBe('1873-4.3-b')
      expect(table.refused('buildStation', station)).toBe('1873-4.3-b')
    }
  })
})

describe('buying a mine', () => {
  it('1873-4.3.4-a one mine per operating round at most, or none', () => {
    const table = buying(5000)
    table.act('buyMine', { mine: 4, price: 140 })
    expect(owned(table)).toEqual([2, 3, 4])
    expect(table.step).toBe('public-mine-purchases')
    expect(table.refused('buyMine', { mine: 5, price: 150 })).toBe('engine-step')
    const none = buying(5000).act('pass')
    expect([owned(none), none.step]).toEqual([[2, 3], 'public-mine-purchases'])
  })

  it('1873-4.3.4-a never from another public mine, and only mines that exist', () => {
    const table = buying(5000, {
      publicMines: {
        CO: { mines: [2, 3], denomination: 20, shares: { A: 5 } },
        MO: { mines: [6, 7], shares: { A: 2 } },
        SN: { mines: [10, 11] },
      },
    })
    expect(table.refused('buyMine', { mine: 6, price: 160 })).toBe('1873-4.3.4-a')
    expect(table.refused('buyMine', { mine: 10, price: 200 })).toBe('1873-4.3.4-a')
    expect(table.refused('buyMine', { mine: 2, price: 120 })).toBe('1873-4.3.4-a')
    expect(table.refused('buyMine', { mine: 16, price: 100 })).toBe('1873-4.3.4-a')
    const offered = table.actions<BuyMine>('buyMine').map((a) => a.mine)
    expect(offered).toEqual([1, 4, 5, 8, 9, 12, 13, 14, 15])
  })

  it('1873-4.3.4-b from a player for 1 M to twice the face value, paid to that player', () => {
    const table = buying(1000, { cash: { CO: 1000, A: 3, B: 5, 'mine:9': 40 } })
    expect(table.refused('buyMine', { mine: 9, price: 0 })).toBe('1873-4.3.4-b')
    expect(table.refusal('buyMine', { mine: 9, price: 381 })).toEqual({
      rule: '1873-4.3.4-b',
      params: { price: 381, min: 1, max: 380 },
    })
    expect(table.refused('buyMine', { mine: 9, price: 1 })).toBeUndefined()
    expect(table.choices('buyMine').find((c) => (c.action as BuyMine).mine === 9)).toEqual({
      action: { type: 'buyMine', player: 'A', mine: 9, price: 1 },
      range: { field: 'price', min: 1, max: 380, step: 1 },
    })
    table.act('buyMine', { mine: 9, price: 380 }).act('accept', {}, 'B')
    expect(owned(table)).toEqual([2, 3, 9])
    expect([table.cash('A'), table.cash('B'), table.cash('CO')]).toEqual([3, 385, 1000 - 380 + 40])
    expect(table.told('mine-moved')).toMatchObject([{ mine: 9, from: 'player:B', to: 'CO', price: 380 }])
    expect(table.told('mine-opened')).toEqual([])
  })

  it('1873-4.3.4-b a director who owns the mine agrees at once', () => {
    const table = buying(1000, { mines: { 9: { owner: 'A' } } }).act('buyMine', { mine: 9, price: 1 })
    expect([owned(table), table.cash('A'), table.cash('CO')]).toEqual([[2, 3, 9], 1, 999])
  })

  it('1873-4.3.4-c from the bank at exactly the face value', () => {
    const table = buying(1000)
    expect(table.refused('buyMine', { mine: 4, price: 139 })).toBe('1873-4.3.4-c')
    expect(table.refused('buyMine', { mine: 4, price: 141 })).toBe('1873-4.3.4-c')
    table.act('buyMine', { mine: 4, price: 140 })
    expect(table.cash('CO')).toBe(860)
    expect(table.events).toContainEqual({
      kind: 'money',
      from: 'CO',
      to: 'bank',
      amount: 140,
      reason: 'mine',
    })
  })

  it('1873-4.3.4-d the price must be in the treasury before the purchase', () => {
    const cash = { CO: 100, A: 900, 'mine:9': 500 }
    const table = buying(100, { cash })
    expect(table.refused('buyMine', { mine: 9, price: 101 })).toBe('1873-4.3.4-d')
    expect(table.refused('buyMine', { mine: 1, price: 110 })).toBe('1873-4.3.4-d')
    expect(table.choices('buyMine').map((c) => c.range?.max)).toEqual([100])
    table.act('buyMine', { mine: 9, price: 100 }).act('accept', {}, 'B')
    expect([table.cash('CO'), table.cash('A')]).toEqual([500, 900])
    expect(buying(110).refused('buyMine', { mine: 1, price: 110 })).toBeUndefined()
  })

  it('1873-4.3.4-d who can buy nothing is not asked', () => {
    expect(buying(0).step).toBe('public-mine-purchases')
    expect(buying(1).step).toBe('mine-purchase')
    // only closed mines on sale: the cheapest costs 110
    const closedOnly = (treasury: number) => buying(treasury, { mines: {} })
    expect(closedOnly(109).step).toBe('public-mine-purchases')
    expect(closedOnly(110).step).toBe('mine-purchase')
  })

  it('1873-4.3.4-e the mine comes with its machine; its treasury and switcher become the company’s', () => {
    const table = buying(200, {
      mines: { 9: { owner: 'B', machine: 4, switcher: 3, connected: true } },
      cash: { CO: 200, 'mine:9': 70 },
    })
    table.act('buyMine', { mine: 9, price: 150 }).act('accept', {}, 'B')
    expect(table.state.mines[9]).toEqual({
      open: true,
      owner: 'CO',
      machine: 4,
      switcher: 3,
      connected: true,
    })
    expect([table.cash('CO'), table.cash('mine:9'), table.cash('B')]).toEqual([120, 0, 150])
    expect(switchersOf(table.state, 'CO')).toEqual([3])
    table.act('scrapSwitcher', { size: 3 })
    expect(table.state.mines[9]?.switcher).toBeNull()
  })

  it('1873-4.3.4-f a closed mine is reopened with a size-1 machine and nothing else', () => {
    const table = buying(200)
    expect(table.state.mines[4]?.open).toBe(false)
    table.act('buyMine', { mine: 4, price: 140 })
    expect(table.state.mines[4]).toEqual({
      open: true,
      owner: 'CO',
      machine: 1,
      switcher: null,
      connected: false,
    })
    expect(table.cash('CO')).toBe(60)
    expect(table.told('mine-opened')).toMatchObject([{ mine: 4, company: 'CO' }])
  })

  it('1873-4.3.4-g two mines at denomination 50, four at 20, five at 10', () => {
    const stands = (denomination: 50 | 20 | 10, mines: readonly number[]): Table =>
      buying(5000, { publicMines: { CO: { mines, denomination, shares: { A: 2 } } } })
    /** The purchase that is tried although the step is not offered. */
    const tried = (table: Table) =>
      new Table({
        ...table.state,
        flow: [...table.state.flow, { kind: 'mine-purchase', operation: 'CO' }],
      }).refused('buyMine', { mine: 15, price: 300 })
    expect(stands(50, [2, 3]).step).toBe('public-mine-purchases')
    expect(tried(stands(50, [2, 3]))).toBe('1873-4.3.4-g')
    expect(stands(20, [2, 3]).step).toBe('mine-purchase')
    expect(owned(stands(20, [2, 3, 4]).act('buyMine', { mine: 15, price: 300 }))).toEqual([2, 3, 4, 15])
    expect(stands(20, [2, 3, 4, 5]).step).toBe('public-mine-purchases')
    expect(tried(stands(20, [2, 3, 4, 5]))).toBe('1873-4.3.4-g')
    expect(owned(stands(10, [2, 3, 4, 5]).act('buyMine', { mine: 15, price: 300 }))).toEqual([2, 3, 4, 5, 15])
    expect(stands(10, [2, 3, 4, 5, 6]).step).toBe('public-mine-purchases')
    expect(tried(stands(10, [2, 3, 4, 5, 6]))).toBe('1873-4.3.4-g')
  })

  it('1873-4.3.4-h the bought mine is last in the order of entry', () => {
    const table = buying(500, {}, 'CO', [8, 3]).act('buyMine', { mine: 1, price: 110 })
    expect(owned(table)).toEqual([8, 3, 1])
  })

  it('1873-4.3.4-i refused where the owner does not agree', () => {
    const table = buying(500).act('buyMine', { mine: 9, price: 200 })
    expect(table.players).toEqual(['B', 'A'])
    expect(table.refused('accept', {}, 'A')).toBe('engine-turn')
    expect(table.refused('accept', {}, 'C')).toBe('engine-turn')
    expect([owned(table), table.cash('CO')]).toEqual([[2, 3], 500])
    table.act('decline', {}, 'B')
    expect([owned(table), table.cash('CO'), table.state.mines[9]?.owner]).toEqual([[2, 3], 500, 'player:B'])
    expect(table.step).toBe('mine-purchase')
    expect(table.refused('buyMine', { mine: 9, price: 200 })).toBe('engine-repeated-offer')
    table.act('buyMine', { mine: 9, price: 210 }).act('accept', {}, 'B')
    expect(table.cash('B')).toBe(210)
  })

  it('1873-4.3.4-i refused where price, place or kind of mine is wrong', () => {
    const table = buying(5000, {}, 'HW', [1, 5])
    expect(table.refused('buyMine', { mine: 4, price: 100 })).toBe('1873-4.3.4-c')
    expect(table.refused('buyMine', { mine: 9, price: 190 })).toBe('1873-4.3.7-b')
    expect(table.refused('buyMine', { mine: 5, price: 150 })).toBe('1873-4.3.4-a')
    expect(buying(5000, {}, 'CO', [2, 3, 4, 5]).refused('buyMine', { mine: 6, price: 160 })).toBe(
      'engine-step',
    )
  })

  it('1873-4.3.7-b HW may buy only Vor-Harzer mines', () => {
    const mines = { 9: { owner: 'B' }, 10: { owner: 'B' } }
    const table = buying(5000, { mines }, 'HW', [1, 5])
    const allowed = table.actions<BuyMine>('buyMine').map((a) => a.mine)
    expect(allowed).toEqual([4, 6, 10, 11, 12, 14])
    for (const [mine, price] of [
      [2, 120],
      [3, 130],
      [7, 170],
      [8, 180],
      [9, 1],
      [13, 260],
      [15, 300],
    ] as const)
      expect(table.refused('buyMine', { mine, price })).toBe('1873-4.3.7-b')
    table.act('buyMine', { mine: 14, price: 280 })
    expect(table.state.publicMines['HW']?.mines).toEqual([1, 5, 14])
    expect(buying(5000).refused('buyMine', { mine: 15, price: 300 })).toBeUndefined()
  })
})

describe('purchases of a public mine', () => {
  it('1873-4.3.5-a machines, switchers and scrapping in any order and number', () => {
    const table = at({
      players: ['A', 'B'],
      phase: '2',
      units: { 2: 1 },
      publicMines: { CO: { mines: [2, 3, 4], denomination: 20, shares: { A: 5 } } },
      cash: { CO: 1000, A: 100 },
      at: { round: 'operating', turn: 'CO', step: 'public-mine-purchases' },
    })
    table
      .act('buySwitcher', { from: 'bank', size: 2, price: 50 })
      .act('buyMachine', { mines: [2, 4] })
      .act('buySwitcher', { from: 'bank', size: 2, price: 50 })
      .act('scrapSwitcher', { size: 2 })
      .act('buyMachine', { mines: [2, 3] })
      .act('buySwitcher', { from: 'bank', size: 3, price: 100 })
    expect([2, 3, 4].map((mine) => table.state.mines[mine]?.machine)).toEqual([3, 3, 2])
    expect(switchersOf(table.state, 'CO')).toEqual([3, 2])
    expect([table.cash('CO'), table.cash('A')]).toEqual([1000 - 50 - 150 - 50 - 300 - 100, 100])
    expect(table.step).toBe('public-mine-purchases')
    expect(table.players).toEqual(['A'])
    const none = table.act('pass')
    expect(none.step).not.toBe('public-mine-purchases')
  })
})
