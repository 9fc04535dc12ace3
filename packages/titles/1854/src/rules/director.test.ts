import { describe, expect, it } from 'vitest'
import type { MajorId } from '../data/types.js'
import type { Table } from '../testing.js'
import { at } from '../testing.js'

const players = ['A', 'B', 'C', 'D']
const cash = { A: 1000, B: 1000, C: 1000, D: 1000 }
const major = (table: Table, company: MajorId) => table.state.majors[company]

describe('the director', () => {
  it('1854-director-a more than the director has makes director, as much does not', () => {
    const table = at({
      players,
      cash,
      majors: { KT: { director: 'B', split: true, price: 104, certificates: { A: 1, pool: 3 } } },
    })
    table.act('buyShare', { company: 'KT', from: 'pool' })
    expect(major(table, 'KT').director).toBe('B')
    table.act('pass').act('pass').act('pass').act('buyShare', { company: 'KT', from: 'pool' })
    expect(major(table, 'KT').director).toBe('A')
    expect(table.told('director-changed')).toMatchObject([{ company: 'KT', from: 'B', to: 'A' }])
  })

  it('1854-director-a a sale that leaves the director less than another changes it too', () => {
    const sold = (count: number) =>
      at({
        players,
        majors: { KT: { director: 'A', split: true, price: 104, certificates: { A: 3, B: 3 } } },
      }).act('sellShares', { company: 'KT', count })
    expect(major(sold(2), 'KT').director).toBe('A')
    const table = sold(3)
    expect(major(table, 'KT')).toMatchObject({ director: 'B' })
    expect(major(table, 'KT').certificates).toMatchObject({ 'player:A': 2, 'player:B': 1, pool: 3 })
  })

  it('1854-director-b ordinary certificates of the same percentage go back, before and after a split', () => {
    const table = at({ players, cash, majors: { KT: { director: 'B', certificates: { A: 2 } } } })
    table.act('buyShare', { company: 'KT', from: 'tableau' })
    expect(major(table, 'KT').director).toBe('A')
    expect(major(table, 'KT').certificates).toEqual({ 'player:A': 1, 'player:B': 2 })
    expect(table.told('certificates-moved')).toMatchObject([
      { from: 'tableau', to: 'player:A', count: 1, reason: 'purchase' },
      { from: 'player:A', to: 'player:B', count: 2, reason: 'exchange' },
    ])
  })

  it('1854-director-b an option certificate is not given in exchange', () => {
    const table = at({ players, cash, majors: { KT: { director: 'B', certificates: { A: 2 } } } })
    table.act('buyOption', { company: 'KT', from: 'tableau' })
    expect(major(table, 'KT').director).toBe('A')
    expect(major(table, 'KT').certificates).toEqual({ 'player:A': 1, 'player:B': 2 })
    expect(table.state.options['A']?.company).toBe('KT')
  })

  it('1854-director-c all that belongs to the company comes under the new director', () => {
    const described = {
      director: 'B',
      certificates: { A: 2 },
      trains: ['3' as const],
      mail: 'small' as const,
    }
    const table = at({
      players,
      phase: '3',
      cash: { ...cash, KT: 250 },
      tiles: { H18: '57:2' },
      majors: { KT: described },
    })
    table.act('buyShare', { company: 'KT', from: 'tableau' })
    expect(major(table, 'KT')).toMatchObject({ director: 'A', trains: ['3'], mail: 'small' })
    expect(table.cash('KT')).toBe(250)
    expect(table.state.markers['H18']).toEqual([['KT']])
  })

  it('1854-director-d, 1854-director-f, 1854-sell-c, EX-37: Zoe sells four, Erwin takes over', () => {
    const table = at({
      players: ['Zoe', 'Erwin', 'Laura'],
      majors: {
        SD: {
          director: 'Zoe',
          split: true,
          space: 'R2C7',
          certificates: { Zoe: 3, Erwin: 2, pool: 1, tableau: 2 },
        },
      },
    })
    const bySale = (count: number) => table.refused('sellShares', { company: 'SD', count })
    expect([4, 5, 6].map(bySale)).toEqual([undefined, undefined, '1854-sell-a'])
    table.act('sellShares', { company: 'SD', count: 4 })
    expect(table.cash('Zoe')).toBe(416)
    expect(table.told('price-moved').map(({ to }) => to)).toEqual([97, 91, 85, 79])
    expect(major(table, 'SD')).toMatchObject({ director: 'Erwin', space: 'R6C7' })
    expect(major(table, 'SD').certificates).toEqual({ 'player:Zoe': 1, pool: 5, tableau: 2 })
  })

  it('1854-director-d, 1854-director-f, 1854-sell-i, EX-38: the same before a split', () => {
    const table = at({
      players,
      majors: { SD: { director: 'A', space: 'R3C4', certificates: { A: 1, B: 2 } } },
    })
    table.act('sellShares', { company: 'SD', count: 3 })
    expect(table.cash('A')).toBe(510)
    expect(table.told('price-moved').map(({ to }) => to)).toEqual([80, 75, 70])
    expect(major(table, 'SD')).toMatchObject({ director: 'B', space: 'R6C4' })
    expect(major(table, 'SD').certificates).toEqual({ pool: 3 })
  })

  it('1854-director-d the other one must then hold more, not as much', () => {
    const table = at({
      players,
      majors: {
        KT: { director: 'A', split: true, price: 104, certificates: { A: 2, B: 1, C: 1 } },
        SD: { director: 'A', split: true, price: 104, certificates: { B: 2 } },
      },
    })
    expect(table.refused('sellShares', { company: 'KT', count: 3 })).toBe('1854-sell-i')
    expect(table.refused('sellShares', { company: 'SD', count: 1 })).toBeUndefined()
    expect(table.refused('sellShares', { company: 'SD', count: 2 })).toBeUndefined()
  })

  it('1854-director-e the largest holding takes over, among equals the first one clockwise', () => {
    const heir = (certificates: Record<string, number>) =>
      major(
        at({
          players,
          order: ['C', 'B', 'A', 'D'],
          priority: 'A',
          majors: { KT: { director: 'A', split: true, price: 104, certificates } },
        }).act('sellShares', { company: 'KT', count: 1 }),
        'KT',
      ).director
    expect(heir({ B: 2, C: 2, D: 2 })).toBe('D')
    expect(heir({ B: 2, C: 2 })).toBe('C')
    expect(heir({ B: 2 })).toBe('B')
    const most = at({
      players,
      majors: { KT: { director: 'A', split: true, price: 104, certificates: { A: 1, B: 2, C: 3 } } },
    })
    expect(major(most.act('sellShares', { company: 'KT', count: 2 }), 'KT').director).toBe('C')
  })
})
