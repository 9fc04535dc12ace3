import { describe, expect, it } from 'vitest'
import type { TrainId } from '../data/types.js'
import type { Description } from '../position.js'
import type { Table } from '../testing.js'
import { at } from '../testing.js'

const base: Description = {
  players: ['A', 'B', 'C'],
  privates: 'sold',
  tiles: { C17: '57:1', C19: '4:1', J32: '57:1' },
}

/** SB is about to buy the first 4-train. */
const beforePhase4: Description = {
  ...base,
  phase: '3',
  cash: { SB: 500, KT: 200 },
  majors: {
    SB: { director: 'A', certificates: { A: 1 }, price: 93, trains: ['3', '3', '3'] },
    KT: { director: 'B', certificates: { B: 1 }, price: 82, trains: ['2', '2', '3'] },
  },
  locals: { 2: { owner: 'B', trains: ['1+', '2+'] } },
  trains: { 3: 0 },
  at: { round: 'operating', turn: 'SB', step: 'trains' },
}

/** SB buys the first 8-train; KT has these trains. */
const firstEight = (trains: readonly TrainId[], more: Partial<Description> = {}): Table =>
  at({
    ...base,
    ...more,
    phase: '6',
    cash: { SB: 900 },
    majors: {
      SB: { director: 'A', certificates: { A: 1 }, trains: ['5'] },
      KT: { director: 'B', certificates: { B: 1 }, trains },
    },
    at: { round: 'operating', turn: 'SB', step: 'trains' },
    trains: { 6: 0 },
  }).act('buyTrain', { from: 'bank', train: '8', price: 900 })

const firstFour = { from: 'bank', train: '4', price: 320 }

describe('scrapping', () => {
  it('1854-phase-e, 1854-phase-j, 1854-scrap-a, 1854-scrap-c, 1854-trains-g, EX-32: phase 4', () => {
    const table = at(beforePhase4).act('buyTrain', firstFour)
    expect(table.cash('SB')).toBe(180)
    expect(table.state.phase).toBe('4')
    expect(table.step).toBe('give-up')
    expect(table.player).toBe('A')
    expect(table.actions('giveUpTrain').map((a) => ('train' in a ? a.train : ''))).toEqual(['3', '4'])
    expect(table.state.locals[2]?.trains).toEqual(['2+'])
    expect(table.state.majors.KT.trains).toEqual(['3'])
    expect(table.state.scrapPool).toEqual(['2', '2'])
    table.act('giveUpTrain', { train: '3' })
    expect(table.state.majors.SB.trains).toEqual(['3', '3', '4'])
    expect(table.state.openPool).toEqual(['3'])
    expect(table.cash('SB')).toBe(180)
    table.passUntil('trains', 'KT').act('buyTrain', { from: 'pool', train: '3', price: 200 })
    expect(table.state.majors.KT.trains).toEqual(['3', '3'])
    expect(table.state.openPool).toEqual([])
    expect(table.cash('KT')).toBe(0)
  })

  it('1854-scrap-a: nobody is paid for scrapped trains, and plus trains leave the game', () => {
    const table = at(beforePhase4)
    const treasury = table.cash('KT')
    table.act('buyTrain', firstFour)
    expect(table.cash('KT')).toBe(treasury)
    expect(table.told('trains-scrapped')).toEqual([
      { kind: 'trains-scrapped', train: '2', companies: ['KT'] },
      { kind: 'trains-scrapped', train: '1+', companies: ['2'] },
    ])
    expect(table.state.scrapPool).not.toContain('1+')
    expect(table.state.openPool).toEqual([])
  })

  it('1854-scrap-a: only local AGs buy from the scrap pool', () => {
    const table = at({
      ...beforePhase4,
      phase: '5',
      cash: { SB: 500 },
      scrapPool: ['2'],
      locals: {},
      trains: {},
      majors: { SB: { ...beforePhase4.majors?.['SB'], trains: ['5'] } },
    })
    expect(table.refusal('buyTrain', { from: 'scrap', train: '2', price: 130 })).toEqual({
      rule: '1854-scrap-a',
      params: { company: 'SB', train: '2' },
    })
  })

  it('1854-scrap-b: those of the open pool become scrap, unsold ones leave the game', () => {
    const table = at({
      ...beforePhase4,
      openPool: ['1+', '2', '3'],
      trains: { 2: 0, 3: 0, '1+': 2 },
    }).act('buyTrain', firstFour)
    expect(table.state.openPool).toEqual(['3'])
    expect(table.state.scrapPool).toEqual(['2', '2', '2'])
    expect(table.state.trains['1+']).toBe(0)
    // two unsold, one of railway 2, one of the pool
    expect(table.told('trains-gone')).toEqual([
      { kind: 'trains-gone', train: '1+', count: 4, because: 'phase' },
    ])
  })

  it('1854-scrap-c: a train the company does not own cannot be given up', () => {
    const table = at(beforePhase4).act('buyTrain', firstFour)
    expect(table.refused('giveUpTrain', { train: '2' })).toBe('1854-scrap-c')
  })

  it('1854-scrap-d: the company in turn first, then local railways by number and share companies by price', () => {
    const table = at({
      ...beforePhase4,
      majors: {
        SB: { director: 'A', certificates: { A: 1 }, price: 72, trains: ['3', '2+', '3+'] },
        KT: { director: 'B', certificates: { B: 1 }, price: 82, trains: ['2+', '2+', '3', '3+'] },
      },
      locals: {
        1: { owner: 'C', trains: ['2+', '3'] },
        6: { owner: 'B', trains: ['3+', '3'] },
      },
      trains: { 3: 0, '2+': 0, '3+': 0 },
    }).act('buyTrain', firstFour)
    const order: string[] = []
    for (const train of ['3', '3', '3', '3'] as const) {
      expect(table.step).toBe('give-up')
      // nothing else is done until all have
      expect(table.refused('pass')).toBe('engine-step')
      table.act('giveUpTrain', { train })
      order.push(table.told('train-given-up')[0]?.company ?? '')
    }
    expect(order).toEqual(['SB', '1', '6', 'KT'])
    // the buyer's turn goes on; it is at its limit
    expect(table.company).toBe('SB')
    expect(table.step).toBe('contract')
    expect(table.state.openPool).toEqual(['3', '3', '3', '3'])
  })

  it('1854-scrap-d: companies that have acted already give up trains as well', () => {
    const table = at({
      ...beforePhase4,
      majors: {
        SB: { director: 'A', certificates: { A: 1 }, price: 72 },
        KT: { director: 'B', certificates: { B: 1 }, price: 82, trains: ['2+', '2+', '3', '3'] },
      },
      trains: { 3: 0, '2+': 1 },
    }).act('buyTrain', firstFour)
    expect(table.player).toBe('B')
    table.act('giveUpTrain', { train: '2+' })
    expect(table.state.majors.KT.trains).toEqual(['2+', '3', '3'])
  })

  it('1854-scrap-c: a company with trains of one type has no choice and is not asked', () => {
    const table = at({
      ...beforePhase4,
      majors: {
        SB: { director: 'A', certificates: { A: 1 }, price: 72 },
        KT: { director: 'B', certificates: { B: 1 }, price: 82, trains: ['3', '3', '3', '3'] },
      },
      trains: { 3: 0 },
    }).act('buyTrain', firstFour)
    expect(table.step).toBe('trains')
    expect(table.state.majors.KT.trains).toEqual(['3', '3', '3'])
    expect(table.state.openPool).toEqual(['3'])
  })

  it('1854-scrap-e: trains 5, 6, 8 and 80x outlive every phase', () => {
    const table = firstEight(['5', '6'])
    expect(table.state.phase).toBe('7')
    expect(table.state.majors.SB.trains).toEqual(['5', '8'])
    expect(table.state.majors.KT.trains).toEqual(['5', '6'])
  })

  it('1854-scrap-e, 1854-scrap-f: repaired trains stay with the local AGs', () => {
    const table = firstEight(['4', '5'], { ags: { A: { director: 'C', trains: ['2', '3'] } } })
    expect(table.state.ags.A?.trains).toEqual(['2', '3'])
    expect(table.state.majors.KT.trains).toEqual(['5'])
    expect(table.state.scrapPool).toEqual(['4'])
  })
})
