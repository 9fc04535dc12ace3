import { describe, expect, it } from 'vitest'
import { at } from '../testing.js'

const players = ['A', 'B', 'C']
const cash = { A: 1000, B: 1000, C: 1000 }

describe('a stock round', () => {
  it('1854-stock-a the holder of the priority card begins, then clockwise, round and round', () => {
    const table = at({ players, order: ['C', 'A', 'B'], priority: 'A', cash })
    const turns: string[] = []
    for (const company of ['KE', 'FJ', 'SD', 'KR', 'KT', 'SB']) {
      turns.push(table.player)
      table.act('buyDirector', { company, price: 67 })
    }
    expect(turns.join('')).toBe('ABCABC')
  })

  it('1854-stock-b first any number of sales, then at most one purchase', () => {
    const table = at({
      players,
      cash,
      majors: {
        KT: { director: 'B', certificates: { A: 2 } },
        SB: { director: 'B', certificates: { A: 1, pool: 1 } },
      },
    })
    table.act('sellShares', { company: 'KT', count: 1 }).act('sellShares', { company: 'KT', count: 1 })
    expect(table.player).toBe('A')
    table.act('buyShare', { company: 'SB', from: 'pool' })
    expect(table.player).toBe('B')
  })

  it('1854-stock-b a turn with a sale only is no pass', () => {
    const table = at({ players, majors: { KT: { director: 'A', certificates: { B: 2 } } } })
    table.act('pass')
    expect(table.told('passed')).toMatchObject([{ player: 'A', step: 'stock' }])
    table.act('sellShares', { company: 'KT', count: 1 }).act('pass')
    expect(table.told('passed')).toEqual([])
    table.act('pass').act('pass')
    expect([table.step, table.player]).toEqual(['stock', 'B'])
    table.act('pass')
    expect(table.step).not.toBe('stock')
  })

  it('1854-stock-c no sale follows the purchase', () => {
    const table = at({ players, cash, majors: { KT: { director: 'B', certificates: { A: 2 } } } })
    table.act('buyShare', { company: 'KT', from: 'tableau' })
    expect(table.refused('sellShares', { company: 'KT', count: 1 }, 'A')).toBe('engine-turn')
  })

  it('1854-stock-d who has passed may act again', () => {
    const table = at({ players, cash }).act('pass')
    table.act('buyDirector', { company: 'KT', price: 67 }).act('pass')
    table.act('buyDirector', { company: 'SB', price: 67 })
    expect(table.state.majors.SB.director).toBe('A')
  })

  it('1854-stock-d who can do nothing still passes himself', () => {
    const table = at({ players, cash: { A: 267, B: 268 } })
    expect(table.choices().map(({ action }) => action)).toEqual([{ type: 'pass', player: 'A' }])
    table.act('pass')
    expect(table.choices('buyDirector')).toHaveLength(8)
  })

  it('1854-stock-e players trade with the bank alone', () => {
    const table = at({ players, cash, majors: { KT: { director: 'B', certificates: { A: 1 } } } })
    expect(table.refused('buyShare', { company: 'KT', from: 'player:B' })).toBe('engine-malformed')
    expect(table.refused('sellShares', { company: 'KT', count: 1, to: 'B' })).toBe('engine-malformed')
    for (const { action } of table.choices())
      expect(['sellShares', 'buyShare', 'buyDirector', 'buyOption', 'pass']).toContain(action.type)
  })

  it('1854-stock-f a treasury never pays for its director', () => {
    const table = at({
      players,
      cash: { A: 100, KT: 900 },
      majors: { KT: { director: 'A', certificates: { B: 1 }, issuePrice: 67 } },
    })
    expect(table.refused('buyShare', { company: 'KT', from: 'tableau' })).toBe('1854-buy-k')
  })

  it('1854-stock-g whoever is over the limit and can sell neither passes nor buys', () => {
    const table = at({
      players,
      cash,
      locals: Object.fromEntries([1, 2, 3, 4, 5, 6].map((id) => [id, { owner: 'A' }])),
      mountains: { AUS: { owner: 'A' }, MUR: { owner: 'A' } },
      majors: {
        KT: { director: 'B', certificates: { A: 2 }, price: 77 },
        SB: { director: 'B', certificates: { A: 1 }, price: 77 },
        NT: { director: 'B', certificates: { B: 1 }, space: 'R7C2' },
      },
    })
    const over = { rule: '1854-stock-g', params: { held: 11, limit: 10 } }
    expect(table.refusal('pass')).toEqual(over)
    expect(table.refusal('buyShare', { company: 'NT', from: 'tableau' })).toEqual(over)
    expect(table.refusal('buyDirector', { company: 'KE', price: 67 })).toEqual(over)
    expect(table.refusal('buyOption', { company: 'NT', from: 'tableau' })).toEqual(over)
    expect(new Set(table.choices().map(({ action }) => action.type))).toEqual(new Set(['sellShares']))
    table.act('sellShares', { company: 'SB', count: 1 }).act('pass')
    expect(table.player).toBe('B')
  })

  it('a player may have the name of a property that every object has', () => {
    const table = at({
      players: ['constructor', 'toString', 'A'],
      cash: { constructor: 500 },
      majors: { KT: { director: 'A', certificates: { constructor: 1 } } },
    })
    expect(table.refused('sellOption')).toBe('1854-option-j')
    table.act('buyShare', { company: 'KT', from: 'tableau' })
    expect(table.state.majors.KT.certificates['player:constructor']).toBe(2)
  })
})
