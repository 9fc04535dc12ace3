import { bank } from '@stellwerk/engine'
import { describe, expect, it } from 'vitest'
import type { BuyDirector } from '../actions.js'
import type { MajorId } from '../data/types.js'
import type { Table } from '../testing.js'
import { at, newGame } from '../testing.js'

const players = ['A', 'B', 'C', 'D']
const cash = { A: 1000, B: 1000, C: 1000, D: 1000 }
const certificates = (table: Table, company: MajorId) => table.state.majors[company].certificates

/** The VB of EX-12: split, issued at 82, now at 60, with certificates everywhere. */
const vb = {
  VB: {
    director: 'B',
    issuePrice: 82,
    space: 'R8C4',
    split: true,
    certificates: { A: 1, tableau: 2, pool: 1, split: 4 },
  },
}

describe('purchases', () => {
  it('1854-buy-a one purchase from tableau, pool or split field ends the turn', () => {
    const table = at({ players, cash, majors: vb })
    expect(table.actions('buyShare')).toEqual(
      ['tableau', 'pool', 'split'].map((from) => ({ type: 'buyShare', player: 'A', company: 'VB', from })),
    )
    table.act('buyShare', { company: 'VB', from: 'pool' })
    expect(table.player).toBe('B')
    expect(certificates(table, 'VB')).toEqual({ 'player:A': 2, tableau: 2, split: 4 })
    expect(table.refused('buyShare', { company: 'VB', from: 'pool' })).toBe('1854-buy-a')
    expect(table.refused('buyShare', { company: 'B', from: 'pool' })).toBe('1854-buy-a')
    expect(table.refused('buyShare', { company: 'VB', from: 'bank' })).toBe('engine-malformed')
  })

  it('1854-buy-b, 1854-buy-c, 1854-buy-d, 1854-split-g, EX-12: three places, three prices', () => {
    const bought = (from: string) => {
      const table = at({ players, cash, majors: vb })
      const before = { bank: table.cash(bank), VB: table.cash('VB') }
      table.act('buyShare', { company: 'VB', from })
      return [1000 - table.cash('A'), table.cash(bank) - before.bank, table.cash('VB') - before.VB]
    }
    expect(bought('pool')).toEqual([60, 60, 0])
    expect(bought('tableau')).toEqual([82, 82, 0])
    expect(bought('split')).toEqual([60, 0, 60])
  })

  it('1854-buy-b, 1854-buy-c: a 20 % certificate costs twice', () => {
    const majors = {
      KT: { director: 'B', issuePrice: 77, space: 'R2C4', certificates: { A: 1, pool: 1, tableau: 1 } },
    }
    expect(at({ players, cash, majors }).act('buyShare', { company: 'KT', from: 'tableau' }).cash('A')).toBe(
      1000 - 154,
    )
    expect(at({ players, cash, majors }).act('buyShare', { company: 'KT', from: 'pool' }).cash('A')).toBe(
      1000 - 182,
    )
  })

  it('1854-buy-e the director’s certificate is the first one of a major', () => {
    const table = at({ players, cash })
    expect(table.refused('buyShare', { company: 'KT', from: 'tableau' })).toBe('1854-buy-e')
    expect(table.choices('buyShare')).toEqual([])
    table.act('buyDirector', { company: 'KT', price: 72 })
    expect(table.refused('buyShare', { company: 'KT', from: 'tableau' })).toBeUndefined()
    expect(table.refused('buyDirector', { company: 'KT', price: 72 })).toBe('1854-buy-a')
  })

  it('1854-buy-f the buyer chooses one of six issue prices and pays it four times', () => {
    const paid = [67, 72, 77, 82, 87, 93].map((price) => {
      const table = at({ players, cash }).act('buyDirector', { company: 'NT', price })
      expect(table.state.majors.NT).toMatchObject({ director: 'A', issuePrice: price, space: null })
      return 1000 - table.cash('A')
    })
    expect(paid).toEqual([268, 288, 308, 328, 348, 372])
    const table = at({ players, cash })
    for (const price of [0, 66, 70, 95])
      expect(table.refused('buyDirector', { company: 'NT', price })).toBe('1854-buy-f')
    const offered = table.actions<BuyDirector>('buyDirector').filter(({ company }) => company === 'NT')
    expect(offered.map(({ price }) => price)).toEqual([67, 72, 77, 82, 87, 93])
    expect(new Set(table.actions<BuyDirector>('buyDirector').map(({ company }) => company)).size).toBe(8)
  })

  it('1854-buy-g majors are not on sale before the privates are sold', () => {
    const table = newGame(4)
    expect(table.choices('buyDirector')).toEqual([])
    expect(table.refused('buyDirector', { company: 'KE', price: 67 })).toBe('1854-buy-g')
    expect(table.refused('buyShare', { company: 'KE', from: 'tableau' })).toBe('1854-buy-g')
  })

  it('1854-buy-h no purchase of what the player has sold in this stock round', () => {
    const table = at({
      players,
      cash,
      majors: {
        KT: { director: 'B', certificates: { A: 2 } },
        SB: { director: 'B', certificates: { C: 1 } },
      },
    })
    table.act('sellShares', { company: 'KT', count: 1 })
    expect(table.refused('buyShare', { company: 'KT', from: 'pool' })).toBe('1854-buy-h')
    expect(table.refused('buyShare', { company: 'KT', from: 'tableau' })).toBe('1854-buy-h')
    expect(table.refused('buyOption', { company: 'KT', from: 'pool' })).toBe('1854-buy-h')
    table.act('buyShare', { company: 'SB', from: 'tableau' })
    expect(table.refused('buyShare', { company: 'KT', from: 'pool' })).toBeUndefined()
    table.act('pass').act('pass').act('pass')
    expect(table.player).toBe('A')
    expect(table.refused('buyShare', { company: 'KT', from: 'pool' })).toBe('1854-buy-h')
    table.act('pass')
    expect(table.step).not.toBe('stock')
    const next = at({
      players,
      cash,
      round: { stock: 3 },
      majors: { KT: { director: 'B', certificates: { A: 1, pool: 1 } } },
    })
    expect(next.refused('buyShare', { company: 'KT', from: 'pool' })).toBeUndefined()
  })

  it('1854-buy-h it holds for every company that he has sold in', () => {
    const table = at({
      players,
      cash,
      majors: {
        KT: { director: 'B', certificates: { A: 2 } },
        SB: { director: 'B', certificates: { A: 1 } },
      },
    })
    table.act('sellShares', { company: 'KT', count: 1 }).act('sellShares', { company: 'SB', count: 1 })
    for (const company of ['KT', 'SB'])
      expect(table.refused('buyShare', { company, from: 'pool' })).toBe('1854-buy-h')
  })

  it('1854-buy-i refuses the certificate that would be one too many', () => {
    const sixth = (held: number) =>
      at({
        players: ['A', 'B', 'C', 'D', 'E', 'F'],
        cash: { A: 1000 },
        locals: Object.fromEntries([1, 2, 3, 4, 5, 6].slice(0, held).map((n) => [n, { owner: 'A' }])),
        majors: { KT: { director: 'B', certificates: { B: 1 } } },
      })
    for (const [type, own] of [
      ['buyShare', { company: 'KT', from: 'tableau' }],
      ['buyDirector', { company: 'SB', price: 67 }],
      ['buyOption', { company: 'KT', from: 'tableau' }],
    ] as const) {
      expect(sixth(4).refused(type, own)).toBeUndefined()
      expect(sixth(5).refusal(type, own)).toEqual({
        rule: '1854-buy-i',
        params: { company: own.company, held: 5, limit: 5 },
      })
    }
  })

  it('1854-buy-j, 1854-split-i, EX-42: no more than 60 % of a split major, from whatever place', () => {
    const held = (count: number) =>
      at({
        players,
        cash,
        majors: {
          KT: {
            director: 'A',
            split: true,
            price: 104,
            certificates: { A: count, pool: 1, tableau: 1, split: 1, B: 5 - count },
          },
        },
      })
    for (const from of ['pool', 'tableau', 'split']) {
      expect(held(4).refusal('buyShare', { company: 'KT', from })).toEqual({
        rule: '1854-buy-j',
        params: { company: 'KT', percent: 70, most: 60 },
      })
      expect(held(3).refused('buyShare', { company: 'KT', from })).toBeUndefined()
    }
  })

  it('1854-split-i, EX-42: before the split a player may hold all four certificates', () => {
    const table = at({ players, cash, majors: { KT: { director: 'A', certificates: { A: 2 } } } })
    table.act('buyShare', { company: 'KT', from: 'tableau' })
    expect(certificates(table, 'KT')).toEqual({ 'player:A': 3 })
  })

  it('1854-buy-k refuses what the cash does not cover', () => {
    const majors = { KT: { director: 'B', issuePrice: 82, certificates: { B: 1 } } }
    const rich = at({ players, cash: { A: 164 }, majors })
    expect(rich.refused('buyShare', { company: 'KT', from: 'tableau' })).toBeUndefined()
    const poor = at({ players, cash: { A: 163 }, majors })
    expect(poor.refusal('buyShare', { company: 'KT', from: 'tableau' })).toEqual({
      rule: '1854-buy-k',
      params: { price: 164, cash: 163 },
    })
    expect(poor.refused('buyDirector', { company: 'SB', price: 67 })).toBe('1854-buy-k')
    expect(
      at({ players, cash: { A: 268 } }).refused('buyDirector', { company: 'SB', price: 67 }),
    ).toBeUndefined()
  })

  it('1854-buy-l the split field opens with the stock round after the split', () => {
    const table = at({
      players,
      cash,
      round: { stock: 2 },
      majors: { KT: { director: 'A', price: 104, split: true, splitFieldFrom: 3, certificates: { B: 1 } } },
    })
    expect(table.refused('buyShare', { company: 'KT', from: 'split' })).toBe('1854-buy-l')
    expect(table.refused('buyShare', { company: 'KT', from: 'tableau' })).toBeUndefined()
  })

  it('1854-buy-m with an open option nothing but its completion is bought', () => {
    const table = at({
      players,
      cash,
      majors: {
        KT: { director: 'B', certificates: { A: 1 } },
        SB: { director: 'B', certificates: { C: 1 } },
      },
      options: { A: { company: 'KT', price: 67 } },
    })
    expect(table.refused('buyShare', { company: 'SB', from: 'tableau' })).toBe('1854-buy-m')
    expect(table.refused('buyDirector', { company: 'NT', price: 67 })).toBe('1854-buy-m')
    expect(table.choices().map(({ action }) => action.type)).toEqual(['completeOption', 'pass'])
    table.act('completeOption')
    expect(table.player).toBe('B')
  })

  it('1854-buy-n after a purchase first the float is checked, then the director', () => {
    const table = at({ players, cash, mountains: { SEM: { owner: 'D' } } })
    table.act('buyDirector', { company: 'SD', price: 67 })
    expect(table.events.map(({ kind }) => kind)).toEqual(['money', 'director-changed', 'floated', 'money'])

    const change = at({ players, cash, majors: { KT: { director: 'B', certificates: { A: 2 } } } })
    change.act('buyShare', { company: 'KT', from: 'tableau' })
    expect(change.state.majors.KT.director).toBe('A')
  })
})
