import { describe, expect, it } from 'vitest'
import type { Table } from '../testing.js'
import { at } from '../testing.js'

const players = ['A', 'B', 'C', 'D']
const cash = { A: 1000, B: 1000, C: 1000, D: 1000 }
const passAll = (table: Table): Table => table.act('pass').act('pass').act('pass').act('pass')

describe('the end of a stock round', () => {
  it('1854-stock-end-a it ends when all have passed one directly after another', () => {
    const table = at({ players, cash, privates: 'sold' })
    table.act('pass').act('pass').act('pass').act('buyDirector', { company: 'KT', price: 67 })
    table.act('pass').act('pass').act('pass')
    expect([table.step, table.player]).toEqual(['stock', 'D'])
    table.act('pass')
    expect(table.step).not.toBe('stock')
  })

  it('1854-stock-end-b overdue options are sold first, clockwise from the holder of the priority card', () => {
    const table = passAll(
      at({
        players,
        priority: 'C',
        round: { stock: 3 },
        majors: { KT: { director: 'D', space: 'R2C4', certificates: { A: 1, C: 1, D: 1 } } },
        options: { A: { company: 'KT', round: 2 }, C: { company: 'KT', round: 2 } },
      }),
    )
    expect(table.told('option-sold').map(({ player }) => player)).toEqual(['C', 'A'])
    expect([table.cash('C'), table.cash('A')]).toEqual([91, 85])
    expect(table.told('certificates-moved')).toMatchObject([
      { from: 'player:C', to: 'pool', reason: 'overdue option' },
      { from: 'player:A', to: 'pool', reason: 'overdue option' },
    ])
  })

  it('1854-stock-end-a, 1854-stock-end-c, EX-50: priority goes to the left of the last to act', () => {
    const table = at({
      players,
      cash,
      round: { stock: 3 },
      majors: {
        KT: { director: 'D', certificates: { B: 2 } },
        SB: { director: 'D', certificates: { C: 1 } },
      },
      options: { B: { company: 'KT', price: 67, round: 2 } },
    })
    table.act('buyShare', { company: 'SB', from: 'tableau' })
    table.act('sellShares', { company: 'KT', count: 1 }).act('pass')
    table.act('pass').act('pass').act('pass')
    expect(table.player).toBe('B')
    table.act('completeOption')
    passAll(table)
    expect(table.told('priority-moved')).toMatchObject([{ player: 'C' }])
    expect(table.state.priority).toBe('C')
  })

  it('1854-stock-end-c a sale alone is an action too', () => {
    const table = at({ players, majors: { KT: { director: 'A', certificates: { C: 1 } } } })
    table.act('pass').act('pass').act('sellShares', { company: 'KT', count: 1 }).act('pass')
    expect(passAll(table).state.priority).toBe('D')
  })

  it('1854-stock-end-c if nobody acted the card stays', () => {
    const table = passAll(at({ players, priority: 'B' }))
    expect([table.state.priority, table.told('priority-moved')]).toEqual(['B', []])
  })

  it('1854-stock-end-d what is all in players’ hands rises, before a split', () => {
    const ended = (certificates: Record<string, number>, space = 'R3C3') =>
      passAll(at({ players, majors: { KT: { director: 'A', certificates, space } } })).state.majors.KT.space
    expect(ended({ A: 1, B: 1, C: 1 })).toBe('R2C3')
    expect(ended({ A: 1, B: 1, pool: 1 })).toBe('R3C3')
    expect(ended({ A: 1, B: 1, tableau: 1 })).toBe('R3C3')
  })

  it('1854-stock-end-d after a split all nine must be in players’ hands', () => {
    const ended = (certificates: Record<string, number>) =>
      passAll(at({ players, majors: { KT: { director: 'A', split: true, certificates, space: 'R3C6' } } }))
        .state.majors.KT.space
    expect(ended({ A: 3, B: 3, C: 2 })).toBe('R2C6')
    expect(ended({ A: 3, B: 3, C: 1, split: 1 })).toBe('R3C6')
    expect(ended({ A: 3, B: 3, C: 1, pool: 1 })).toBe('R3C6')
  })

  it('1854-stock-end-d local AGs rise too', () => {
    const ended = (other: string) =>
      passAll(at({ players, phase: '5', ags: { B: { director: 'A', other } } })).state.ags.B?.space
    expect([ended('A'), ended('C'), ended('pool')]).toEqual(['R5C3', 'R5C3', 'R6C3'])
  })

  it('1854-stock-end-b, 1854-stock-end-d, EX-40: a company whose overdue option was sold is not sold out', () => {
    const table = passAll(
      at({
        players,
        round: { stock: 4 },
        majors: { KT: { director: 'B', space: 'R3C3', certificates: { A: 1, B: 1, C: 1 } } },
        options: { A: { company: 'KT', round: 3 } },
      }),
    )
    expect(table.told('price-moved')).toMatchObject([{ from: 82, to: 77 }])
    expect(table.state.majors.KT.space).toBe('R4C3')
  })

  it('1854-stock-end-e in the order of operation before the first move', () => {
    const soldOut = { director: 'A', certificates: { A: 1, B: 1, C: 1 } }
    const table = passAll(
      at({
        players,
        majors: {
          KT: { ...soldOut, space: 'R3C3' },
          SB: { ...soldOut, space: 'R3C3' },
          NT: { ...soldOut, space: 'R2C3' },
        },
        stacks: { R3C3: ['SB', 'KT'] },
      }),
    )
    expect(table.told('price-moved').map(({ company }) => company)).toEqual(['NT', 'SB', 'KT'])
    expect(table.state.market).toEqual({ R1C3: ['NT'], R2C3: ['SB', 'KT'] })
  })

  it('1854-stock-end-d, 1854-market-e, EX-17: 87 rises to 93 without a split, and stays there', () => {
    const ended = (space: string) =>
      passAll(at({ players, majors: { KT: { director: 'A', space, certificates: { A: 1, B: 2 } } } }))
    const first = ended('R2C3')
    expect([first.state.majors.KT.space, first.state.majors.KT.split]).toEqual(['R1C3', false])
    expect(ended('R1C3').told('price-moved')).toEqual([])
  })

  it('1854-stock-end-f, 1854-split-c, 1854-buy-l, EX-17: 91 rises over the red line and splits', () => {
    const table = passAll(
      at({ players, majors: { KT: { director: 'A', space: 'R2C4', certificates: { A: 1, B: 2 } } } }),
    )
    expect(table.told('split')).toMatchObject([{ company: 'KT', price: 97 }])
    expect([table.cash('A'), table.cash('B')]).toEqual([291, 194])
    expect(table.state.majors.KT).toMatchObject({
      space: 'R1C4',
      splitFieldFrom: 3,
      certificates: { 'player:A': 1, 'player:B': 2, split: 5 },
    })
  })

  it('1854-stock-end-g a set of operating rounds follows, as long as the phase says', () => {
    const table = passAll(at({ players, phase: '3', privates: 'sold' }))
    expect(table.told('round-started')).toMatchObject([{ round: 'operating', number: 1, of: 2 }])
  })
})
