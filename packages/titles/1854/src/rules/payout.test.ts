import { describe, expect, it } from 'vitest'
import type { Description } from '../position.js'
import type { Table } from '../testing.js'
import { at } from '../testing.js'

/** A company about to use its revenue. */
function paying(company: string, revenue: number, rest: Partial<Description>): Table {
  return at({
    players: ['A', 'B', 'C'],
    privates: 'sold',
    phase: '5',
    ...rest,
    at: { round: 'operating', turn: company as never, step: 'payout', revenue },
  })
}

const gains = (table: Table, how: 'full' | 'withhold', purses: readonly string[]): number[] => {
  const before = purses.map((purse) => table.cash(purse))
  table.act('payOut', { how })
  return purses.map((purse, i) => table.cash(purse) - (before[i] as number))
}

const unsplit = { KT: { issuePrice: 82, director: 'A', certificates: { B: 1, C: 1, pool: 1 }, price: 82 } }

describe('the use of revenue', () => {
  it('1854-dividend-a: all is paid out or all is kept; there is no half', () => {
    const table = paying('KT', 130, { majors: unsplit })
    expect(table.actions('payOut').map((action) => (action as unknown as { how: string }).how)).toEqual([
      'full',
      'withhold',
    ])
    expect(table.refused('payOut', { how: 'half' })).toBe('engine-malformed')
  })

  it('1854-dividend-b, EX-21: an option counts 10 %, the pool gets nothing', () => {
    const table = paying('KT', 130, { majors: unsplit, options: { C: { company: 'KT' } } })
    expect(gains(table, 'full', ['A', 'B', 'C', 'KT'])).toEqual([52, 26, 13, 0])
  })

  it('1854-dividend-b, EX-22: of a split company the pool and the split field get nothing', () => {
    const majors = {
      KT: {
        issuePrice: 82,
        director: 'A',
        certificates: { A: 1, B: 2, pool: 1, split: 4 },
        price: 104,
        split: true,
      },
    }
    const table = paying('KT', 180, { majors })
    expect(gains(table, 'full', ['A', 'B', 'C', 'KT'])).toEqual([54, 36, 0, 0])
  })

  it('1854-dividend-c: the price rises, and a step over the red line splits the company', () => {
    const table = paying('KT', 100, { majors: unsplit })
    gains(table, 'full', [])
    expect(table.told('price-moved')).toMatchObject([{ company: 'KT', from: 82, to: 85 }])
    const majors = { KT: { ...unsplit.KT, space: 'R2C4', price: 91 } }
    const over = paying('KT', 100, { majors })
    over.act('payOut', { how: 'full' })
    expect(over.told('split')).toMatchObject([{ company: 'KT', price: 95 }])
  })

  it('1854-dividend-d: kept revenue goes to the treasury and the price falls', () => {
    const table = paying('KT', 130, { majors: unsplit })
    expect(gains(table, 'withhold', ['A', 'B', 'C', 'KT'])).toEqual([0, 0, 0, 130])
    expect(table.told('price-moved')).toMatchObject([{ from: 82, to: 79 }])
  })

  it('1854-dividend-e: no revenue counts as kept, and nobody is asked', () => {
    const table = paying('KT', 0, { majors: unsplit })
    expect(table.step).not.toBe('payout')
    expect(table.state.majors.KT.space).toBe('R3C2')
  })

  it('1854-dividend-f: the payout that causes a split is paid on the percentages before it', () => {
    const majors = { KT: { ...unsplit.KT, certificates: { B: 1, C: 2 }, price: 91, space: 'R2C4' } }
    const table = paying('KT', 100, { majors })
    // 40 % and twice the new price; 20 % and once
    expect(gains(table, 'full', ['A', 'B'])).toEqual([40 + 2 * 95, 20 + 95])
  })

  it('1854-local-ags-q, EX-46: each certificate of a local AG gets half, and the price rises', () => {
    const ags = { B: { director: 'P', other: 'Q', price: 67, acted: true } }
    const table = paying('B', 120, { ags, players: ['P', 'Q', 'R'] })
    expect(gains(table, 'full', ['P', 'Q', 'R'])).toEqual([60, 60, 0])
    expect(table.told('price-moved')).toMatchObject([{ company: 'B', from: 67, to: 70 }])
  })

  it('1854-locals-k, 1854-locals-l: a local railway pays half to its owner and keeps half, without a choice', () => {
    const table = paying('1', 60, {
      phase: '3',
      locals: { 1: { owner: 'A', acted: true } },
      cash: { 1: 0, A: 100 },
    })
    expect(table.step).not.toBe('payout')
    expect([table.cash('A'), table.cash('1')]).toEqual([130, 30])
  })
})
