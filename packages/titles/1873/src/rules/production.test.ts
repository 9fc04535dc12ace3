import { describe, expect, it } from 'vitest'
import type { AssignSwitchers } from '../actions.js'
import { mines } from '../data/mines.js'
import { phases } from '../data/phases.js'
import type { Description } from '../position.js'
import { at } from '../testing.js'
import type { Table } from '../testing.js'
import { incomeOf } from './production.js'

type Mine = NonNullable<Description['mines']>[string]
type Phase = NonNullable<Description['phase']>

/** A's mine has just produced. */
const produced = (mine: number, phase: Phase, described: Mine = {}, treasury = 0): Table =>
  at({
    players: ['A', 'B'],
    phase,
    mines: { [mine]: { owner: 'A', ...described }, 15: { owner: 'B', machine: 5 } },
    cash: { [`mine:${mine}`]: treasury },
    at: { round: 'operating', turn: `mine:${mine}`, step: 'mine-production' },
  })

/** What A and the treasury have. */
const money = (table: Table, mine: number): [number, number] => [table.cash('A'), table.cash(`mine:${mine}`)]

describe('production of a private mine', () => {
  it('1873-4.2.2-a an unconnected mine earns its base income, whatever its machine and switcher', () => {
    expect(money(produced(7, '2'), 7)).toEqual([25, 25])
    expect(money(produced(7, '3', { machine: 3, switcher: 3 }), 7)).toEqual([25, 25])
    expect(money(produced(7, '5', { machine: 5, switcher: 5 }), 7)).toEqual([25, 25])
  })

  it('1873-4.2.2-b a connected mine earns by the size of its machine and of its switcher', () => {
    const earned = (described: Mine): number =>
      2 * produced(9, '2', { connected: true, ...described }).cash('A')
    expect(earned({ machine: 1 })).toBe(60)
    expect(earned({ machine: 2 })).toBe(90)
    expect(earned({ machine: 5 })).toBe(180)
    expect(earned({ machine: 1, switcher: 2 })).toBe(60 + 30)
    expect(earned({ machine: 4, switcher: 3 })).toBe(150 + 40)
    expect(earned({ machine: 5, switcher: 5 })).toBe(180 + 60)
  })

  it('1873-4.2.2-b what a mine would earn if it were connected and better equipped', () => {
    const { state } = at({ players: ['A', 'B'], mines: { 4: { owner: 'A' } } })
    expect(incomeOf(state, 4)).toBe(mines[4].baseIncome)
    expect(incomeOf(state, 4, { machine: 3, switcher: 2 })).toBe(mines[4].baseIncome)
    expect(incomeOf(state, 4, { connected: true, machine: 3, switcher: 2 })).toBe(80 + 20)
  })

  it('1873-4.2.2-c maintenance for machine and switcher is deducted, connected or not', () => {
    const described = { machine: 2, switcher: 2 } as const
    // phase 4: 50 for the machine, 20 for the switcher; mine 14 earns 90, connected 110 + 70
    expect(money(produced(14, '4', described), 14)).toEqual([10, 10])
    expect(money(produced(14, '4', { ...described, connected: true }), 14)).toEqual([55, 55])
    expect(money(produced(14, '4', { machine: 2 }), 14)).toEqual([20, 20])
  })

  it('1873-4.2.2-d a shortfall is paid from the treasury, not by the owner', () => {
    const table = at({
      players: ['A', 'B'],
      phase: '4',
      mines: { 14: { owner: 'A' } },
      cash: { A: 500, 'mine:14': 30 },
      at: { round: 'operating', turn: 'mine:14', step: 'mine-production' },
    })
    // 90 - 100
    expect(money(table, 14)).toEqual([500, 20])
    expect(table.step).toBe('mine-purchases')
  })

  it('1873-4.2.2-e who cannot pay the shortfall is closed by force with an empty treasury, and the turn ends', () => {
    const closed = produced(14, '4', {}, 9)
    expect(closed.state.mines[14]).toMatchObject({ open: false, owner: 'bank' })
    expect(money(closed, 14)).toEqual([0, 0])
    expect(closed.state.flow.at(-1)).toMatchObject({ kind: 'mine-purchases', operation: 'mine:15' })
    expect(closed.player).toBe('B')

    const open = produced(14, '4', {}, 10)
    expect(open.state.mines[14]).toMatchObject({ open: true, owner: 'player:A' })
    expect(money(open, 14)).toEqual([0, 0])
    expect(open.state.flow.at(-1)).toMatchObject({ kind: 'mine-purchases', operation: 'mine:14' })
  })

  it('1873-4.2.2-f the profit is never below 0: a mine that just covers its maintenance earns and pays nothing', () => {
    // base income 50, machine 2 in phase 4 costs 50
    const even = produced(7, '4', { machine: 2 }, 40)
    expect(money(even, 7)).toEqual([0, 40])
    // base income 40, 50 due: 10 from the treasury and nothing for the owner
    expect(money(produced(4, '4', { machine: 2 }, 40), 4)).toEqual([0, 30])
  })

  it('1873-4.2.3-a half of the profit goes to the owner and half into the treasury, without a choice', () => {
    const table = produced(10, '3', { machine: 3 }, 100)
    expect(money(table, 10)).toEqual([30, 130])
    expect(table.cash('B')).toBe(0)
    expect(table.step).toBe('mine-purchases')
    expect(table.refused('payOut', { how: 'full' })).toBe('engine-step')
  })

  it('1873-4.2.3-b all incomes and maintenances are multiples of 10', () => {
    const incomes = Object.values(mines).flatMap((m) => [
      m.baseIncome,
      ...m.machineIncome,
      ...m.switcherIncome,
    ])
    const costs = Object.values(phases).flatMap(({ maintenance }) =>
      Object.values(maintenance).flatMap((bySize) => Object.values(bySize)),
    )
    expect(incomes).toHaveLength(15 * 10)
    expect([...incomes, ...costs].filter((amount) => amount % 10 !== 0)).toEqual([])
    expect(costs).toContain(150)
  })

  it('EX-26 mine 10, connected, machine 2, switcher 2 in phases 3, 4 and D', () => {
    const described = { connected: true, machine: 2, switcher: 2 } as const
    expect(money(produced(10, '3', described), 10)).toEqual([60, 60])
    expect(money(produced(10, '4', described), 10)).toEqual([25, 25])
    expect(money(produced(10, 'D', described, 100), 10)).toEqual([0, 70])
  })

  it('EX-28 mine 13, unconnected, machine 3, switcher 3 in phases 4 and D', () => {
    const described = { connected: false, machine: 3, switcher: 3 } as const
    expect(money(produced(13, '4', described), 13)).toEqual([35, 35])
    expect(money(produced(13, 'D', described, 25), 13)).toEqual([0, 15])
  })
})

/** A's public mine stands at production, or at the distribution of its switchers. */
const publicMine = (
  company: string,
  owned: readonly number[],
  more: Partial<Description> = {},
  step?: string,
): Table =>
  at({
    players: ['A', 'B'],
    phase: '2',
    publicMines: {
      [company]: { mines: owned, price: 200, denomination: owned.length > 2 ? 20 : 50, shares: { A: 2 } },
    },
    at: { round: 'operating', turn: company as 'CO', ...(step === undefined ? {} : { step }) },
    ...more,
  })

describe('production of a public mine', () => {
  it('1873-4.3.1-a the director distributes the switchers freely, every one of them, one per mine at most', () => {
    const table = publicMine('CO', [2, 3, 4], { mines: { 2: { switcher: 2 }, 3: { switcher: 3 } } })
    expect(table.step).toBe('switchers')
    expect(table.player).toBe('A')
    const ways = table.actions<AssignSwitchers>('assignSwitchers').map((a) => a.sizes.join())
    expect(ways.toSorted()).toEqual(['0,2,3', '0,3,2', '2,0,3', '2,3,0', '3,0,2', '3,2,0'])
    for (const sizes of [[3, 0, 0], [0, 0, 0], [3, 2, 2], [2, 3], [5, 0, 0], [3, 2, 0, 0], []])
      expect(table.refused('assignSwitchers', { sizes })).toBe('1873-4.3.1-a')
    expect(table.refused('pass')).toBe('engine-step')
    table.act('assignSwitchers', { sizes: [3, 0, 2] })
    expect([2, 3, 4].map((mine) => table.state.mines[mine]?.switcher)).toEqual([3, null, 2])
    expect(table.told('switchers-assigned')).toMatchObject([{ company: 'CO', sizes: [3, 0, 2] }])
    expect(table.step).toBe('payout')
  })

  it('1873-4.3.1-a where there is only one way nobody is asked', () => {
    const equal = publicMine('CO', [2, 3], { mines: { 2: { switcher: 2 }, 3: { switcher: 2 } } })
    expect(equal.step).toBe('payout')
    expect([2, 3].map((mine) => equal.state.mines[mine]?.switcher)).toEqual([2, 2])
    expect(publicMine('CO', [2, 3]).step).toBe('payout')
  })

  it('1873-4.3.1-b income is the sum of the incomes of its mines', () => {
    const table = publicMine('CO', [1, 7, 9], {
      mines: { 7: { connected: true, machine: 2, switcher: 2 }, 9: { connected: true, machine: 3 } },
    })
    table.act('assignSwitchers', { sizes: [0, 2, 0] })
    expect(table.told('produced')).toMatchObject([
      { operation: 'CO', income: 40 + (80 + 20) + 120, maintenance: 0 },
    ])
    table.act('payOut', { how: 'withhold' })
    expect(table.cash('CO')).toBe(260)
  })

  it('1873-4.3.1-c HW adds 50 M in every production, other public mines nothing', () => {
    const kept = (company: string): number =>
      publicMine(company, [1, 4], {}, 'public-mine-production')
        .act('payOut', { how: 'withhold' })
        .cash(company)
    expect(kept('HW')).toBe(130)
    expect(kept('CO')).toBe(80)
  })

  it('1873-4.3.1-d maintenance for every machine and every switcher is deducted', () => {
    const table = publicMine('CO', [13, 14, 15], {
      phase: '4',
      mines: {
        13: { machine: 1, switcher: 2 },
        14: { machine: 2, switcher: 2 },
        15: { machine: 3, switcher: 3 },
      },
    })
    table.act('assignSwitchers', { sizes: [2, 2, 3] })
    // 70 + 90 + (150 + 70) - (100 + 50) - (20 + 20)
    expect(table.told('produced')).toMatchObject([{ operation: 'CO', income: 380, maintenance: 190 }])
    table.act('payOut', { how: 'withhold' })
    expect(table.cash('CO')).toBe(190)
  })

  it('1873-4.3.1-e a shortfall is paid from the treasury, else the company is insolvent', () => {
    // mines 1 and 2: 80 - 100 in phase 3
    const paid = publicMine('CO', [1, 2], { phase: '3', cash: { CO: 20, A: 7 } })
    expect(paid.state.publicMines['CO']).toMatchObject({ receivership: false, director: 'A' })
    expect([paid.cash('CO'), paid.cash('A')]).toEqual([0, 7])
    const more = publicMine('CO', [1, 2], { phase: '3', cash: { CO: 50 } })
    expect(more.cash('CO')).toBe(30)
    const insolvent = publicMine('CO', [1, 2], { phase: '3', cash: { CO: 19, A: 7 } })
    expect(insolvent.state.publicMines['CO']).toMatchObject({ receivership: true, director: null })
    expect(insolvent.cash('A')).toBe(7)
  })

  it('1873-4.3.1-f the profit is never below 0', () => {
    const table = publicMine('CO', [1, 2], { phase: '3', cash: { CO: 20 } })
    // nothing to pay out: the price fell as if withheld, and the turn went on
    expect(table.state.publicMines['CO']?.price).toBe(190)
    expect(table.step).toBe('public-mine-purchases')
    const profit = publicMine('CO', [14, 15], { phase: '3', mines: { 15: { machine: 2 } } })
    expect(profit.act('payOut', { how: 'withhold' }).cash('CO')).toBe(90 + 120 - 50)
  })

  it('1873-4.3.7-a HW receives the 50 M in receivership too', () => {
    const table = at({
      players: ['A', 'B'],
      phase: '2',
      publicMines: { HW: { mines: [1, 4] }, CO: { mines: [2, 3] } },
      mines: { 15: { owner: 'B' } },
      at: { round: 'operating', turn: 'mine:15', step: 'mine-purchases' },
    })
    expect(table.state.publicMines['HW']).toMatchObject({ receivership: true, director: null })
    table.act('pass')
    expect(table.cash('HW')).toBe(130)
    expect(table.cash('CO')).toBe(80)
  })

  it('EX-21 HW with the unconnected mines 12 and 14 in phase 2 earns 210', () => {
    const table = publicMine('HW', [12, 14])
    expect(table.act('payOut', { how: 'withhold' }).cash('HW')).toBe(210)
  })

  it('EX-22 one switcher at the connected mine 14 or at the unconnected mine 1', () => {
    const kept = (sizes: readonly number[]): number =>
      publicMine('CO', [14, 1], { mines: { 14: { connected: true }, 1: { switcher: 2 } } })
        .act('assignSwitchers', { sizes })
        .act('payOut', { how: 'withhold' })
        .cash('CO')
    expect(kept([2, 0])).toBe(200)
    expect(kept([0, 2])).toBe(130)
    const table = publicMine('CO', [14, 1], { mines: { 14: { connected: true }, 1: { switcher: 2 } } })
    expect(table.refused('assignSwitchers', { sizes: [0, 0] })).toBe('1873-4.3.1-a')
  })
})
