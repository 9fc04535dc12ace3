import { bank } from '@stellwerk/engine'
import { describe, expect, it } from 'vitest'
import type { Description } from '../position.js'
import { at } from '../testing.js'
import { percentOf } from './shares.js'

const players = ['A', 'B', 'C', 'D']
const cash = { A: 1000, B: 1000, C: 1000, D: 1000 }
/** KT, issued at 82 and now at 91, with a certificate in the pool and one on the tableau. */
const kt = { director: 'B', issuePrice: 82, space: 'R2C4', certificates: { C: 1, pool: 1, tableau: 1 } }
const withOption = (round: number, more: Partial<Description> = {}): Description => ({
  players,
  cash,
  round: { stock: 3 },
  majors: { KT: { ...kt, certificates: { A: 1, tableau: 2 } } },
  options: { A: { company: 'KT', price: 82, round } },
  ...more,
})

describe('options', () => {
  it('1854-option-a an option is the purchase of the turn, from tableau or pool', () => {
    const table = at({ players, cash, majors: { KT: kt } })
    expect(table.actions('buyOption')).toEqual(
      ['tableau', 'pool'].map((from) => ({ type: 'buyOption', player: 'A', company: 'KT', from })),
    )
    table.act('buyOption', { company: 'KT', from: 'pool' })
    expect(table.player).toBe('B')
    expect(table.state.majors.KT.certificates).toEqual({ 'player:A': 1, 'player:C': 1, tableau: 1 })
    expect(table.refused('buyOption', { company: 'KT', from: 'pool' })).toBe('1854-buy-a')
    expect(table.refused('buyOption', { company: 'KT', from: 'split' })).toBe('engine-malformed')
  })

  it('1854-option-b the price of 10 %: the issue price from the tableau, the current one from the pool', () => {
    for (const [from, price] of [
      ['tableau', 82],
      ['pool', 91],
    ] as const) {
      const table = at({ players, cash, majors: { KT: kt } })
      const before = table.cash(bank)
      table.act('buyOption', { company: 'KT', from })
      expect([1000 - table.cash('A'), table.cash(bank) - before]).toEqual([price, price])
      expect(table.told('option-bought')).toMatchObject([{ player: 'A', company: 'KT', price }])
      expect(table.state.options['A']).toEqual({ company: 'KT', price, round: 2 })
    }
    const poor = at({ players, cash: { A: 81 }, majors: { KT: kt } })
    expect(poor.refusal('buyOption', { company: 'KT', from: 'tableau' })).toEqual({
      rule: '1854-buy-k',
      params: { price: 82, cash: 81 },
    })
  })

  it('1854-option-c the recorded price stays when the price of the company moves', () => {
    const table = at({ players, cash, majors: { KT: kt } }).act('buyOption', { company: 'KT', from: 'pool' })
    table.act('pass').act('sellShares', { company: 'KT', count: 1 }).act('pass').act('pass')
    expect(table.state.majors.KT.space).toBe('R3C4')
    expect([table.player, table.cash('A')]).toEqual(['A', 1000 - 91])
    table.act('completeOption')
    expect(table.cash('A')).toBe(1000 - 2 * 91)
  })

  it('1854-option-d, EX-21: it counts 10 % for dividends and control', () => {
    const table = at({
      players,
      phase: '3',
      privates: 'sold',
      majors: {
        KT: { director: 'A', price: 82, certificates: { B: 1, C: 1, pool: 1 }, trains: ['2', '3'] },
      },
      options: { C: { company: 'KT', price: 82, round: 2 } },
      at: { round: 'operating', turn: 'KT', step: 'payout', revenue: 130 },
    })
    const [before, treasury] = [table.cash(bank), table.cash('KT')]
    table.act('payOut', { how: 'full' })
    expect(['A', 'B', 'C', 'D'].map((player) => table.cash(player))).toEqual([52, 26, 13, 0])
    expect([before - table.cash(bank), table.cash('KT') - treasury]).toEqual([91, 0])
    expect(percentOf(table.state, 'KT', 'player:C')).toBe(10)
  })

  it('1854-option-e it is fully in players’ hands for the sold-out rise', () => {
    const table = at({
      players,
      majors: { KT: { director: 'B', price: 82, certificates: { B: 1, A: 1, C: 1 } } },
      options: { A: { company: 'KT', round: 2 } },
    })
    table.act('pass').act('pass').act('pass').act('pass')
    expect(table.told('price-moved')).toMatchObject([{ company: 'KT', from: 82, to: 87 }])
  })

  it('1854-option-f a second option is refused', () => {
    const table = at(withOption(3, { majors: { KT: { ...kt, certificates: { A: 1 } }, SB: kt } }))
    expect(table.refusal('buyOption', { company: 'SB', from: 'tableau' })).toEqual({
      rule: '1854-option-f',
      params: { company: 'KT' },
    })
    table.act('completeOption').act('pass').act('pass').act('pass')
    expect(table.refused('buyOption', { company: 'SB', from: 'tableau' }, 'A')).toBeUndefined()
  })

  it('1854-option-g completion pays the recorded price once more and is the purchase of a later turn', () => {
    const table = at({ players, cash, majors: { KT: kt } })
    expect(table.refused('completeOption')).toBe('1854-option-g')
    table.act('buyOption', { company: 'KT', from: 'tableau' }).act('pass').act('pass').act('pass')
    const before = table.cash(bank)
    table.act('completeOption')
    expect([table.cash('A'), table.cash(bank) - before]).toEqual([1000 - 164, 82])
    expect([table.state.options, table.player]).toEqual([{}, 'B'])
    expect(percentOf(table.state, 'KT', 'player:A')).toBe(20)
    expect(table.told('option-completed')).toMatchObject([{ player: 'A', company: 'KT', price: 82 }])
  })

  it('1854-option-g whoever cannot pay cannot complete', () => {
    const table = at(withOption(2, { cash: { A: 81 } }))
    expect(table.refused('completeOption')).toBe('1854-buy-k')
  })

  it('1854-option-h earlier sales of that company do not stand against completion', () => {
    const table = at(withOption(2, { majors: { KT: { ...kt, certificates: { A: 2, tableau: 1 } } } }))
    table.act('sellShares', { company: 'KT', count: 1 })
    table.act('completeOption')
    expect(table.state.majors.KT.certificates).toEqual({ 'player:A': 1, pool: 1, tableau: 1 })
    expect(table.player).toBe('B')
  })

  it('1854-option-h by the other reading they do, and the option is left to be sold', () => {
    const table = at(
      withOption(2, {
        readings: { completionAfterSale: 'refused' },
        majors: {
          KT: { ...kt, certificates: { A: 2, tableau: 1 } },
          SB: { director: 'B', certificates: { A: 1 }, price: 82 },
        },
      }),
    )
    table.act('sellShares', { company: 'SB', count: 1 })
    expect(table.refused('completeOption')).toBeUndefined()
    table.act('sellShares', { company: 'KT', count: 1 })
    expect(table.refusal('completeOption')).toEqual({ rule: '1854-option-h', params: { company: 'KT' } })
    expect(table.choices('completeOption')).toEqual([])
    table.act('pass')
    // it is his own sale that stands against it
    expect(table.state.options['A']).toBeDefined()
    table.act('pass').act('pass').act('pass')
    expect(table.refused('completeOption', {}, 'A')).toBe('1854-option-h')
    table.act('sellOption', {}, 'A')
    expect(table.state.options).toEqual({})
  })

  it('1854-option-i, EX-40: an overdue option is sold when the round would end', () => {
    const table = at(
      withOption(3, {
        round: { stock: 4 },
        majors: { KT: { ...kt, certificates: { A: 1, B: 1, C: 1 } } },
      }),
    )
    table.act('pass').act('pass').act('pass')
    expect(table.state.options['A']?.round).toBe(3)
    table.act('pass')
    expect(table.told('option-sold')).toMatchObject([{ player: 'A', company: 'KT', overdue: true }])
    expect(table.cash('A')).toBe(1000 + 91)
    expect(table.told('price-moved')).toMatchObject([{ company: 'KT', from: 91, to: 85 }])
    expect(table.state.majors.KT.certificates).toEqual({ 'player:B': 1, 'player:C': 1, pool: 1 })
    expect(table.state.options).toEqual({})
  })

  it('1854-option-i one bought in this stock round stays open', () => {
    const table = at(withOption(3)).act('pass').act('pass').act('pass').act('pass')
    expect(table.step).not.toBe('stock')
    expect(table.state.options['A']).toEqual({ company: 'KT', price: 82, round: 3 })
  })

  it('1854-option-j sale: the price once, a whole certificate to the pool, nothing more owed', () => {
    const table = at(withOption(2))
    const before = table.cash(bank)
    table.act('sellOption')
    expect([table.cash('A') - 1000, before - table.cash(bank)]).toEqual([91, 91])
    expect(table.state.majors.KT).toMatchObject({ space: 'R3C4', certificates: { pool: 1, tableau: 2 } })
    expect(percentOf(table.state, 'KT', 'pool')).toBe(20)
    expect(table.state.options).toEqual({})
    expect(table.player).toBe('A')
    expect(table.refused('sellOption')).toBe('1854-option-j')
    expect(table.refused('buyShare', { company: 'KT', from: 'pool' })).toBe('1854-buy-h')
  })

  it('1854-option-k no sale in the stock round of its purchase', () => {
    expect(at(withOption(3)).refused('sellOption')).toBe('1854-option-k')
    expect(at(withOption(3)).choices('sellOption')).toEqual([])
    expect(at(withOption(2)).refused('sellOption')).toBeUndefined()
  })

  it('1854-option-l only on a 20 % certificate of a company whose director’s certificate is sold', () => {
    const table = at({
      players,
      cash,
      majors: { KT: { ...kt, split: true, space: 'R2C7', certificates: { C: 1, pool: 1 } } },
      mountains: { ARL: { owner: 'D' } },
      ags: { A: { director: 'B', other: 'pool' } },
    })
    for (const [company, from] of [
      ['KT', 'pool'],
      ['A', 'pool'],
      ['VB', 'tableau'],
      ['NT', 'tableau'],
      ['1', 'tableau'],
    ])
      expect([company, table.refused('buyOption', { company, from })]).toEqual([company, '1854-option-l'])
    expect(table.choices('buyOption')).toEqual([])
  })

  it('1854-option-m completing makes the holding 10 % larger, which can be what a change of director needs', () => {
    const table = at({
      players,
      cash,
      majors: { KT: { ...kt, certificates: { A: 2, C: 1 } } },
      options: { A: { company: 'KT', price: 82 } },
    })
    table.act('pass')
    expect(table.refused('sellShares', { company: 'KT', count: 1 })).toBe('1854-sell-e')
    table.act('buyDirector', { company: 'SB', price: 67 }).act('pass').act('pass').act('completeOption')
    expect(table.state.majors.KT.director).toBe('B')
    table.act('sellShares', { company: 'KT', count: 1 })
    expect(table.state.majors.KT.director).toBe('A')
  })
})
