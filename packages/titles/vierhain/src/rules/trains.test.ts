import { describe, expect, it } from 'vitest'
import type { Description } from '../position.js'
import type { Table } from '../testing.js'
import { at } from '../testing.js'

const buys = (more: Partial<Description>): Table =>
  at({ at: { round: 'operating', turn: 'B', step: 'trains' }, ...more })

describe('trains', () => {
  it('vierhain-train-a: at the printed price, from the treasury', () => {
    const table = buys({ cash: { B: 130, 1: 70 }, companies: { B: {} } }).act('buyTrain', { train: '2' })
    expect([table.cash('B'), table.cash('1'), table.trains('B'), table.state.trains['2']]).toEqual([
      80,
      70,
      ['2'],
      3,
    ])
  })

  it('vierhain-train-b: the smallest kind first, the next one when it is sold out', () => {
    const table = buys({
      cash: { B: 300 },
      companies: { B: {}, A: { trains: ['2', '2'] }, D: { trains: ['2'] } },
    })
    expect(table.refusal('buyTrain', { train: '3' })).toEqual({
      rule: 'vierhain-train-b',
      params: { train: '3', onSale: '2' },
    })
    table.act('buyTrain', { train: '2' })
    expect(table.refused('buyTrain', { train: '2' })).toBe('vierhain-train-b')
    expect(table.act('buyTrain', { train: '3' }).trains('B')).toEqual(['2', '3'])
  })

  it('vierhain-train-c: not a third one, and none can be given up', () => {
    const table = buys({
      cash: { B: 100, D: 50 },
      companies: { B: { trains: ['2', '2'] }, D: { price: 50 } },
    })
    // nothing can be bought, so it is the turn of D
    expect([table.company, table.trains('B'), table.cash('B')]).toEqual(['D', ['2', '2'], 100])
    const early = buys({
      cash: { B: 100 },
      companies: { B: { trains: ['2', '2'] } },
      at: { round: 'operating', turn: 'B' },
    })
    expect(early.refused('buyTrain', { train: '2' })).toBe('vierhain-train-c')
    const limit = buys({ cash: { B: 200 }, companies: { B: { trains: ['2'] } } }).act('buyTrain', {
      train: '2',
    })
    // the step is over
    expect([limit.step, limit.trains('B'), limit.cash('B')]).toEqual(['track', ['2', '2'], 150])
  })

  it('vierhain-train-d: several in one turn, as far as the money goes', () => {
    const table = buys({ cash: { B: 99, D: 10 }, companies: { B: {}, D: { price: 50 } } }).act('buyTrain', {
      train: '2',
    })
    expect([table.company, table.cash('B')]).toEqual(['D', 49])
    const two = buys({ cash: { B: 100 }, companies: { B: {} } }).act('buyTrain', { train: '2' })
    expect([two.step, two.company]).toEqual(['trains', 'B'])
    expect(two.act('buyTrain', { train: '2' }).trains('B')).toEqual(['2', '2'])
  })

  it('vierhain-train-d: not with too small a treasury', () => {
    const table = buys({ cash: { B: 49 }, companies: { B: {} }, at: { round: 'operating', turn: 'B' } })
    expect(table.refusal('buyTrain', { train: '2' })).toEqual({
      rule: 'vierhain-train-d',
      params: { company: 'B', train: '2', price: 50, cash: 49 },
    })
  })

  it('vierhain-train-e: phases begin with the first 3-train and the first 5-train', () => {
    const first = buys({ cash: { B: 200 }, trains: { 2: 0 }, companies: { B: {} } }).act('buyTrain', {
      train: '3',
    })
    expect([first.state.phase, first.told('phase-began')]).toEqual([
      '2',
      [{ kind: 'phase-began', phase: '2' }],
    ])
    const second = first.act('buyTrain', { train: '3' })
    expect([second.state.phase, second.told('phase-began')]).toEqual(['2', []])
    const last = buys({ phase: '2', cash: { B: 240 }, trains: { 3: 0 }, companies: { B: {} } }).act(
      'buyTrain',
      { train: '5' },
    )
    expect(last.state.phase).toBe('3')
    expect(last.act('buyTrain', { train: '5' }).trains('B')).toEqual(['5', '5'])
  })

  it('vierhain-train-c, vierhain-train-f, vierhain-train-g, EX-19: the first 5-train scraps all 2-trains', () => {
    const companies: Description['companies'] = {
      A: { trains: ['2', '2'] },
      B: { trains: ['2'] },
      D: { trains: ['2', '3'] },
      E: { trains: ['3'] },
    }
    const table = buys({ phase: '2', cash: { B: 130 }, companies }).act('buyTrain', { train: '5' })
    expect([
      table.cash('B'),
      table.trains('A'),
      table.trains('B'),
      table.trains('D'),
      table.trains('E'),
    ]).toEqual([10, [], ['5'], ['3'], ['3']])
    expect(table.told('trains-scrapped')).toEqual([
      { kind: 'trains-scrapped', train: '2', companies: ['A', 'B', 'D'] },
    ])
    const full = at({
      phase: '2',
      cash: { A: 300 },
      companies,
      trains: { 3: 0 },
      at: { round: 'operating', turn: 'A' },
    })
    expect(full.refused('buyTrain', { train: '5' })).toBe('vierhain-train-c')
  })

  it('vierhain-train-g: nothing else is ever scrapped', () => {
    const table = buys({
      phase: '3',
      cash: { B: 130 },
      companies: { B: { trains: ['3'] }, A: { trains: ['3', '5'] } },
    })
    table.act('buyTrain', { train: '5' })
    expect([table.trains('A'), table.trains('B'), table.told('trains-scrapped')]).toEqual([
      ['3', '5'],
      ['3', '5'],
      [],
    ])
  })

  it('vierhain-train-h: companies do not trade trains', () => {
    const table = buys({ cash: { B: 200 }, companies: { A: { trains: ['2'] }, B: {} } })
    expect(table.choices().map(({ action }) => action.type)).toEqual(['buyTrain', 'pass'])
    expect(table.refused('buyTrain', { train: '2', from: 'A' })).toBe('engine-malformed')
  })

  it('vierhain-train-i: no company has to buy one, and no player pays', () => {
    const table = buys({ cash: { B: 60, 1: 500 }, companies: { B: {}, D: { price: 20 } } }).act('pass')
    expect([table.company, table.trains('B'), table.cash('1')]).toEqual(['D', [], 500])
    const poor = buys({ cash: { B: 49, 1: 500 }, companies: { B: {}, D: { price: 20 } } })
    expect([poor.company, poor.cash('1')]).toEqual(['D', 500])
  })
})
