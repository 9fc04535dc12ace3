import { bank } from '@stellwerk/engine'
import { describe, expect, it } from 'vitest'
import type { MajorId, ShareCompanyId } from '../data/types.js'
import type { Description } from '../position.js'
import type { Table } from '../testing.js'
import { at } from '../testing.js'
import { priceOf } from './market.js'

const players = ['A', 'B', 'C', 'D']
const certificates = (table: Table, company: MajorId) => table.state.majors[company].certificates
const price = (table: Table, company: ShareCompanyId) => priceOf(table.state, company)

/** A holds one paid certificate of SB and one by option, in the second stock round. */
const withOption = {
  players,
  majors: { SB: { director: 'B', certificates: { A: 2 }, price: 82 } },
  options: { A: { company: 'SB', price: 82, round: 1 } },
} satisfies Description

describe('sales', () => {
  it('1854-sell-a any number goes to the pool, in as many companies as the player likes', () => {
    const table = at({
      players,
      majors: {
        KT: { director: 'B', certificates: { A: 2 }, price: 85 },
        SB: { director: 'B', certificates: { A: 1 }, price: 70 },
      },
    })
    expect(table.actions('sellShares')).toEqual([
      ...[1, 2].map((count) => ({ type: 'sellShares', player: 'A', company: 'KT', count })),
      { type: 'sellShares', player: 'A', company: 'SB', count: 1 },
    ])
    table.act('sellShares', { company: 'KT', count: 2 }).act('sellShares', { company: 'SB', count: 1 })
    expect(certificates(table, 'KT')).toEqual({ pool: 2, tableau: 1 })
    expect(certificates(table, 'SB')).toEqual({ pool: 1, tableau: 2 })
    expect(table.player).toBe('A')
  })

  it('1854-sell-a refuses none, fewer than none, and more than the player has', () => {
    const table = at({ players, majors: { KT: { director: 'B', certificates: { A: 2 } } } })
    for (const count of [0, -1, 3])
      expect(table.refusal('sellShares', { company: 'KT', count })).toEqual({
        rule: '1854-sell-a',
        params: { company: 'KT', count, held: 2 },
      })
    expect(table.refused('sellShares', { company: 'KT', count: 2 })).toBeUndefined()
    expect(table.refused('sellShares', { company: 'VB', count: 1 })).toBe('1854-sell-a')
    expect(table.refusal('sellShares', { company: 'C', count: 1 })).toEqual({
      rule: '1854-sell-a',
      params: { company: 'C', count: 1, held: 0 },
    })
    expect(table.refused('sellShares', { company: 'KT', count: 1, option: true })).toBe('1854-option-j')
    expect(table.refused('sellShares', { company: 'no such', count: 1 })).toBe('1854-sell-a')
    expect(table.refused('sellShares', { company: 'KT', count: 1.5 })).toBe('engine-malformed')
  })

  it('1854-sell-a, 1854-locals-b, 1854-privates-d: privates cannot be sold', () => {
    const table = at({ players, privates: 'sold', mountains: { AUS: { owner: 'A' } } })
    expect(table.state.locals['1']?.owner).toBe('A')
    expect(table.refused('sellShares', { company: '1', count: 1 })).toBe('1854-locals-b')
    expect(table.refused('sellShares', { company: 'AUS', count: 1 })).toBe('1854-privates-d')
    const owner = at({
      players,
      privates: 'sold',
      majors: { KT: { director: 'A', certificates: { A: 1, B: 1 } } },
    })
    expect(owner.refused('sellShares', { company: 'KT', count: 1 })).toBeUndefined()
    expect(table.choices('sellShares')).toEqual([])
  })

  it('1854-sell-b, 1854-sell-c, 1854-market-d, EX-09: two 10 % certificates at 104', () => {
    const table = at({
      players,
      majors: { KT: { director: 'B', certificates: { A: 2 }, split: true, space: 'R2C7' } },
    })
    const before = table.cash(bank)
    table.act('sellShares', { company: 'KT', count: 2 })
    expect([table.cash('A'), table.cash(bank) - before]).toEqual([208, -208])
    expect(table.told('price-moved')).toMatchObject([
      { from: 104, to: 97 },
      { from: 97, to: 91 },
    ])
    expect(table.state.majors.KT.space).toBe('R4C7')
  })

  it('1854-sell-b, 1854-sell-c, EX-10: two 20 % certificates at 85', () => {
    const table = at({
      players,
      majors: { KT: { director: 'B', certificates: { A: 2 }, space: 'R3C4' } },
    })
    table.act('sellShares', { company: 'KT', count: 2 })
    expect(table.cash('A')).toBe(340)
    expect(table.told('price-moved')).toMatchObject([
      { from: 85, to: 80 },
      { from: 80, to: 75 },
    ])
    expect(table.state.majors.KT.space).toBe('R5C4')
  })

  it('1854-sell-d several actions in one company are each paid at the price of the moment', () => {
    const table = at({
      players,
      majors: {
        KT: { director: 'B', certificates: { A: 2 }, space: 'R3C4' },
        SB: { director: 'B', certificates: { A: 1 }, space: 'R6C4' },
      },
    })
    table.act('sellShares', { company: 'KT', count: 1 })
    expect(table.cash('A')).toBe(170)
    table.act('sellShares', { company: 'SB', count: 1 })
    expect(table.cash('A')).toBe(170 + 140)
    table.act('sellShares', { company: 'KT', count: 1 })
    expect(table.cash('A')).toBe(170 + 140 + 160)
    expect(price(table, 'KT')).toBe(75)
  })

  it('1854-sell-e the director’s certificate itself cannot be sold', () => {
    const table = at({ players, majors: { KT: { director: 'A', certificates: { B: 1 } } } })
    expect(table.refused('sellShares', { company: 'KT', count: 1 })).toBe('1854-sell-e')
    expect(table.refused('sellShares', { company: 'KT', count: 2 })).toBe('1854-sell-e')
    const more = at({ players, majors: { KT: { director: 'A', certificates: { A: 1, B: 1 } } } })
    expect(more.refused('sellShares', { company: 'KT', count: 1 })).toBeUndefined()
    expect(table.choices('sellShares')).toEqual([])
  })

  it('1854-sell-f nobody sells in the first stock round', () => {
    const described = { players, majors: { KT: { director: 'B', certificates: { A: 1 } } } }
    const first = at({ ...described, round: { stock: 1 } })
    expect(first.refused('sellShares', { company: 'KT', count: 1 })).toBe('1854-sell-f')
    expect(first.choices('sellShares')).toEqual([])
    const second = at({ ...described, round: { stock: 2 } })
    expect(second.refused('sellShares', { company: 'KT', count: 1 })).toBeUndefined()
  })

  it('1854-sell-g the pool takes any number of certificates of a company', () => {
    const table = at({
      players,
      majors: {
        KT: { director: 'B', certificates: { B: 1, A: 3, pool: 4 }, split: true, space: 'R2C7' },
      },
    })
    table.act('sellShares', { company: 'KT', count: 3 })
    expect(certificates(table, 'KT')['pool']).toBe(7)
  })

  it('1854-sell-h nothing of a company is sold before its director’s certificate is bought', () => {
    const table = at({ players, mountains: { ARL: { owner: 'A' } }, cash: { B: 400 } })
    expect(certificates(table, 'VB')).toEqual({ 'player:A': 1, tableau: 2 })
    expect(table.refused('sellShares', { company: 'VB', count: 1 })).toBe('1854-sell-h')
    table.act('pass').act('buyDirector', { company: 'VB', price: 67 }).act('pass').act('pass')
    expect(table.refused('sellShares', { company: 'VB', count: 1 }, 'A')).toBeUndefined()
  })

  it('1854-sell-i a director sells below his certificate only if another player can take it over', () => {
    const sale = (held: number) =>
      at({
        players,
        majors: { KT: { director: 'A', certificates: { A: 1, B: held }, space: 'R3C4' } },
      })
    expect(sale(1).refused('sellShares', { company: 'KT', count: 1 })).toBeUndefined()
    expect(sale(1).refusal('sellShares', { company: 'KT', count: 2 })).toEqual({
      rule: '1854-sell-i',
      params: { company: 'KT', left: 20, keep: 40 },
    })
    expect(sale(1).refused('sellShares', { company: 'KT', count: 3 })).toBe('1854-sell-i')
    expect(sale(2).refused('sellShares', { company: 'KT', count: 3 })).toBeUndefined()
    expect(sale(2).refused('sellShares', { company: 'KT', count: 4 })).toBe('1854-sell-a')
  })

  it('1854-sell-j a certificate with an option marker is not one of those that are paid in full', () => {
    const table = at(withOption)
    expect(table.refused('sellShares', { company: 'SB', count: 2 })).toBe('1854-sell-a')
    expect(table.actions('sellShares')).toEqual([
      { type: 'sellShares', player: 'A', company: 'SB', count: 1 },
      { type: 'sellShares', player: 'A', company: 'SB', count: 1, option: true },
    ])
    table.act('sellShares', { company: 'SB', count: 1 }).act('sellOption')
    expect(table.cash('A')).toBe(164 + 77)
    expect(certificates(table, 'SB')).toEqual({ pool: 2, tableau: 1 })
  })

  it('1854-sell-c, 1854-option-j, EX-61: with the option certificate in one sale, all at the price before the drop', () => {
    const table = at(withOption)
    const before = table.cash(bank)
    table.act('sellShares', { company: 'SB', count: 1, option: true })
    expect([table.cash('A'), before - table.cash(bank)]).toEqual([246, 246])
    expect(table.told('price-moved')).toMatchObject([
      { from: 82, to: 77 },
      { from: 77, to: 72 },
    ])
    expect(certificates(table, 'SB')).toEqual({ pool: 2, tableau: 1 })
    expect(table.told('option-sold')).toMatchObject([{ player: 'A', company: 'SB', overdue: false }])
    expect(table.state.options).toEqual({})
    expect(table.refused('buyShare', { company: 'SB', from: 'pool' })).toBe('1854-buy-h')
  })

  it('1854-sell-c, 1854-option-k: together only if each could be sold', () => {
    const together = { company: 'SB', count: 1, option: true }
    const bought = at({ ...withOption, options: { A: { company: 'SB', price: 82, round: 2 } } })
    expect(bought.refused('sellShares', together)).toBe('1854-option-k')
    expect(bought.refused('sellShares', { company: 'SB', count: 1 })).toBeUndefined()
    const table = at({
      ...withOption,
      majors: { ...withOption.majors, KT: { director: 'B', certificates: { A: 1 }, price: 85 } },
    })
    expect(table.refusal('sellShares', { ...together, company: 'KT' })).toEqual({
      rule: '1854-option-j',
      params: { company: 'KT' },
    })
    expect(table.refused('sellShares', { ...together, count: 0 })).toBe('1854-sell-a')
    expect(table.refused('sellShares', { ...together, count: 2 })).toBe('1854-sell-a')
    expect(table.refused('sellShares', { ...together, option: false })).toBe('engine-malformed')
    expect(at({ ...withOption, round: { stock: 1 } }).refused('sellShares', together)).toBe('1854-sell-f')
  })

  it('1854-sell-c, 1854-sell-i: what a director sells together counts together', () => {
    // A has 40 + 10, B has 40: after one of the exchanged certificates and the option A is left with 20
    const table = at({
      players,
      majors: { SB: { director: 'A', certificates: { A: 1, B: 2 }, price: 82 } },
      options: { A: { company: 'SB', price: 82, round: 1 } },
    })
    expect(table.refused('sellShares', { company: 'SB', count: 1 })).toBeUndefined()
    table.act('sellShares', { company: 'SB', count: 1, option: true })
    expect(table.told('director-changed')).toMatchObject([{ company: 'SB', from: 'A', to: 'B' }])
    expect(certificates(table, 'SB')).toEqual({ 'player:A': 1, pool: 2 })
    expect(table.cash('A')).toBe(246)
    const alone = at({
      players,
      majors: { SB: { director: 'A', certificates: { A: 2, B: 1 }, price: 82 } },
      options: { A: { company: 'SB', price: 82, round: 1 } },
    })
    expect(alone.refusal('sellShares', { company: 'SB', count: 2, option: true })).toEqual({
      rule: '1854-sell-i',
      params: { company: 'SB', left: 20, keep: 40 },
    })
    expect(alone.refused('sellShares', { company: 'SB', count: 1, option: true })).toBeUndefined()
  })
})
