import { describe, expect, it } from 'vitest'
import type { Description } from './position.js'
import { at } from './testing.js'
import { vierhain } from './title.js'

const players = ['1', '2', '3', '4']

/** Where a description is wrong, and what the fault is. */
function faultIn(description: Partial<Description>): unknown {
  const result = vierhain.position({ players, ...description })
  if (result.ok) return 'none'
  const { path, fault } = result.refusal.params as { path: string; fault?: { kind: string } }
  return [path, fault?.kind ?? result.refusal.rule]
}

describe('a described position', () => {
  it('is a stock round of the second set if nothing is said', () => {
    const { state, step, player } = at({ cash: { 1: 100 } })
    expect([state.round, state.phase, step, player]).toEqual([{ set: 2, operating: 0 }, '1', 'stock', '1'])
  })

  it('fills in price, holder and director of a founded company', () => {
    expect(at({ companies: { A: {} } }).state.companies.A).toEqual({
      director: '1',
      shares: { 'player:1': 2, bank: 3 },
      price: 60,
      trains: [],
      operated: true,
    })
    expect(at({ companies: { A: { director: '3' } } }).state.companies.A.shares).toEqual({
      'player:3': 2,
      bank: 3,
    })
    expect(at({ companies: { A: { shares: { 2: 1, 4: 1 } } } }).director('A')).toBe('2')
  })

  it('tells a company from a player of the same name', () => {
    const table = at({ players: ['A', 'B'], cash: { A: 7, 'company:A': 9 }, companies: { A: {} } })
    expect([table.state.cash['player:A'], table.state.cash['A']]).toEqual([7, 9])
  })

  it('takes trains out of the bank as its phase suggests', () => {
    expect(at({ companies: { A: { trains: ['2'] } } }).state.trains).toEqual({ 2: 3, 3: 2, 5: null })
    expect(at({ phase: '2' }).state.trains).toEqual({ 2: 0, 3: 1, 5: null })
    expect(at({ phase: '2', companies: { A: { trains: ['3', '3'] } } }).state.trains).toEqual({
      2: 0,
      3: 0,
      5: null,
    })
    expect(at({ phase: '3' }).state.trains).toEqual({ 2: 0, 3: 0, 5: null })
    expect(at({ trains: { 2: 1 } }).state.trains['2']).toBe(1)
  })

  it('stands in the second operating round, with those before in the order done', () => {
    const table = at({
      cash: { A: 100, B: 100 },
      companies: { A: {}, B: { price: 71 } },
      at: { round: 'operating', number: 2, turn: 'A', step: 'trains' },
    })
    expect([table.state.round, table.step, table.company]).toEqual([{ set: 2, operating: 2 }, 'trains', 'A'])
    expect(table.act('pass').state.round.set).toBe(3)
  })

  it('stands in the middle of a stock round', () => {
    const cash = { 1: 200, 2: 200, 3: 200, 4: 200 }
    const table = at({
      cash,
      companies: { A: {} },
      at: { round: 'stock', turn: '2', passes: 3, sold: { 2: ['A'] }, lastActor: '1' },
    })
    expect(table.refused('buyShare', { company: 'A' })).toBe('vierhain-trade-f')
    expect(table.act('pass').state.first).toBe('2')
  })

  it.each<[Partial<Description>, unknown]>([
    [{ players: ['1'] }, [undefined, 'vierhain-setup-a']],
    [{ order: ['1', '2', '3', '3'] }, ['order', 'order']],
    [{ first: '9' }, ['first', 'one-of']],
    [{ set: 4 }, ['set', 'between']],
    [{ cash: { C: 1 } }, ['cash.C', 'purse']],
    [{ cash: { bank: 1 } }, ['cash.bank', 'purse']],
    [{ cash: { 1: -1 } }, ['cash.1', 'at-least']],
    [{ cash: { A: 1 } }, ['cash.A', 'treasury']],
    [{ companies: { A: { price: 55 } } }, ['companies.A.price', 'price']],
    [{ companies: { A: { shares: { 9: 1 } } } }, ['companies.A.shares.9', 'one-of']],
    [{ companies: { A: { shares: {} } } }, ['companies.A.shares', 'at-least']],
    [{ companies: { A: { shares: { 1: 3, 2: 3 } } } }, ['companies.A.shares', 'shares']],
    [{ companies: { A: { shares: { 1: 4 } } } }, ['', 'shares']],
    [{ companies: { A: { shares: { 1: 2, 2: 1 }, director: '2' } } }, ['companies.A', 'director']],
    [{ companies: { A: { trains: ['2', '2', '2'] } } }, ['companies.A', 'train-limit']],
    [{ companies: { A: { trains: ['3'] } } }, ['', 'trains']],
    [{ tiles: { B4: '57:1' } }, ['tiles.B4', 'tile']],
    [{ tiles: { B4: 'S03:1' } }, ['', 'misfit']],
    [{ tiles: { A5: 'T03:0' } }, ['', 'misfit']],
    [{ tiles: { B4: 'T013:2' } }, ['', 'misfit']],
    [{ tiles: { C5: 'M:0' } }, ['', 'misfit']],
    [{ at: { round: 'stock', passes: 4 } }, ['at.passes', 'between']],
    [{ at: { round: 'stock', sold: { 9: ['A'] } } }, ['at.sold.9', 'one-of']],
    [{ at: { round: 'operating', number: 3 } }, ['at.number', 'between']],
    [{ at: { round: 'operating', step: 'track' } }, ['at.step', 'no-turn']],
    [{ at: { round: 'operating', turn: 'A' } }, ['at.turn', 'one-of']],
    [
      { companies: { A: {} }, at: { round: 'operating', turn: 'A', step: 'use' } },
      ['at.revenue', 'at-least'],
    ],
    [
      { companies: { A: {} }, at: { round: 'operating', turn: 'A', step: 'use', revenue: 55 } },
      ['at.revenue', 'multiple'],
    ],
    [{ at: { round: 'auction' } as never }, ['at.round', 'engine-malformed']],
  ])('is refused: %j', (description, fault) => {
    expect(faultIn(description)).toEqual(fault)
  })
})
