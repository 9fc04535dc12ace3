import { describe, expect, it } from 'vitest'
import { phaseOrder } from '../data/phases.js'
import type { Description } from '../position.js'
import { at } from '../testing.js'
import { trainLimit, trainLimits } from './phases.js'

const base: Description = {
  players: ['A', 'B', 'C'],
  privates: 'sold',
  tiles: { C17: '57:1', C19: '4:1', J32: '57:1' },
}

const buying = (description: Partial<Description>, treasury = 1200): Description => ({
  ...base,
  cash: { SB: treasury },
  majors: { SB: { director: 'A', certificates: { A: 1 }, price: 82 } },
  at: { round: 'operating', turn: 'SB', step: 'trains' },
  ...description,
})

/** Before the first train of the next phase is bought: none of the lower ones is left. */
const before = {
  3: { phase: '2', trains: { 2: 0 } },
  4: { phase: '3', trains: { 3: 0 } },
  5: { phase: '4', trains: { 4: 0 } },
  6: { phase: '5', trains: { 5: 0 } },
  8: { phase: '6', trains: { 6: 0 } },
} as const

describe('phases', () => {
  it('1854-phase-b: phase 1 has yellow tiles, limits 4 and 2', () => {
    const { state } = at({ ...base, phase: '1' })
    expect([trainLimit(state, 'SB'), trainLimit(state, '1')]).toEqual([4, 2])
  })

  for (const train of ['2', '1+'] as const)
    it(`1854-phase-c, 1854-phase-a: phase 2 begins with the first ${train}-train, in the middle of the turn`, () => {
      const table = at(buying({ phase: '1' })).act('buyTrain', { from: 'bank', train, price: 100 })
      expect(table.state.phase).toBe('2')
      expect(table.told('phase-began')).toEqual([{ kind: 'phase-began', phase: '2' }])
      expect(table.step).toBe('trains')
      expect(table.player).toBe('A')
    })

  it('1854-phase-a: a first train of a lower value changes nothing', () => {
    const table = at(buying({ phase: '3' })).act('buyTrain', { from: 'bank', train: '1+', price: 100 })
    expect(table.state.phase).toBe('3')
    expect(table.told('phase-began')).toEqual([])
  })

  it('1854-phase-a: only the first of its value begins a phase', () => {
    const table = at(buying({ ...before[3] })).act('buyTrain', { from: 'bank', train: '3', price: 200 })
    expect(table.state.phase).toBe('3')
    table.act('buyTrain', { from: 'bank', train: '3', price: 200 })
    expect(table.told('phase-began')).toEqual([])
  })

  it('1854-phase-d: with the first 3-train 2+ come on sale, trains are traded, two rounds follow', () => {
    const table = at(
      buying({ ...before[3], trains: { 2: 0, '1+': 0 }, locals: { 1: { owner: 'B', trains: ['1+'] } } }),
    )
    expect(table.refused('buyTrain', { from: 'bank', train: '2+', price: 120 })).toBe('1854-trains-f')
    expect(table.refused('buyTrain', { from: '1', train: '1+', price: 50 })).toBe('1854-trade-a')
    table.act('buyTrain', { from: 'bank', train: '3', price: 200 })
    expect(table.refused('buyTrain', { from: 'bank', train: '2+', price: 120 })).toBeUndefined()
    expect(table.refused('buyTrain', { from: '1', train: '1+', price: 50 })).toBeUndefined()
    // 1854-rounds-c: not in the set under way
    expect(table.state.flow.find((frame) => frame.kind === 'set')?.['rounds']).toBe(1)
  })

  it('1854-phase-e: the first 4-train scraps 2 and 1+ and lowers the limits to 3 and 1', () => {
    const table = at(
      buying({
        ...before[4],
        locals: { 1: { owner: 'B', trains: ['1+'] } },
        majors: { SB: { director: 'A', certificates: { A: 1 }, trains: ['2'] } },
      }),
    ).act('buyTrain', { from: 'bank', train: '4', price: 320 })
    expect(table.state.majors.SB.trains).toEqual(['4'])
    expect(table.state.locals[1]?.trains).toEqual([])
    expect([trainLimit(table.state, 'SB'), trainLimit(table.state, '1')]).toEqual([3, 1])
  })

  it('1854-phase-f: the first 5-train scraps 2+, closes the mountain railways and lowers the limit to 2', () => {
    const table = at(
      buying({
        ...before[5],
        mountains: { AUS: { owner: 'B' }, SEM: { owner: 'C' } },
        locals: { 1: { owner: 'B', trains: ['2+'] } },
      }),
    ).act('buyTrain', { from: 'bank', train: '5', price: 530 })
    expect(table.state.phase).toBe('5')
    expect(table.state.locals[1]?.trains).toEqual([])
    expect(table.state.mountains.AUS.open).toBe(false)
    expect(table.state.mountains.SEM.open).toBe(false)
    expect(trainLimit(table.state, 'SB')).toBe(2)
  })

  it('1854-phase-g: the first 6-train scraps 3 and 3+, and mergers are forced at the end of this round', () => {
    const table = at(
      buying({
        ...before[6],
        locals: { 1: { owner: 'B', trains: ['3+'] } },
        majors: {
          SB: { director: 'A', certificates: { A: 1 } },
          KT: { director: 'C', certificates: { C: 1 }, trains: ['3', '3'] },
        },
      }),
    ).act('buyTrain', { from: 'bank', train: '6', price: 670 })
    expect(table.state.majors.KT.trains).toEqual([])
    expect(table.state.locals[1]?.trains).toEqual([])
    expect(table.state.scrapPool).toEqual(['3', '3'])
    expect(table.state.forcedMergers).toBe(true)
  })

  for (const [train, price] of [
    ['8', 900],
    ['80x', 1200],
  ] as const)
    it(`1854-phase-h: phase 7 begins with the first ${train} and scraps the 4-trains`, () => {
      const table = at(
        buying({
          ...before[8],
          majors: {
            SB: { director: 'A', certificates: { A: 1 } },
            KT: { director: 'C', certificates: { C: 1 }, trains: ['4', '5'] },
          },
        }),
      ).act('buyTrain', { from: 'bank', train, price })
      expect(table.state.phase).toBe('7')
      expect(table.state.majors.KT.trains).toEqual(['5'])
      expect(table.state.scrapPool).toEqual(['4'])
    })

  it('1854-phase-i: plus trains from 2+ on and trains of the pool begin no phase', () => {
    const plus = at(buying({ phase: '3', trains: { '1+': 0 } }))
    plus.act('buyTrain', { from: 'bank', train: '2+', price: 120 })
    expect(plus.state.phase).toBe('3')
    const pool = at(buying({ phase: '3', openPool: ['4'], trains: { 4: 3 } }))
    pool.act('buyTrain', { from: 'pool', train: '4', price: 320 })
    expect(pool.state.phase).toBe('3')
  })

  it('1854-phase-j: scrapping, giving up and closing come in this order, and the turn goes on after them', () => {
    const table = at(
      buying({
        ...before[5],
        mountains: { AUS: { owner: 'B' } },
        majors: {
          SB: { director: 'A', certificates: { A: 1 }, price: 82, trains: ['2+', '3'] },
          KT: { director: 'B', certificates: { B: 1 }, price: 72, trains: ['3', '3', '4'] },
        },
        trains: { 4: 0 },
      }),
    ).act('buyTrain', { from: 'bank', train: '5', price: 530 })
    // the 2+ is scrapped first, so SB is within its limit
    expect(table.state.majors.SB.trains).toEqual(['3', '5'])
    expect(table.step).toBe('give-up')
    expect(table.player).toBe('B')
    expect(table.state.mountains.AUS.open).toBe(true)
    table.act('giveUpTrain', { train: '4' })
    expect(table.events.map((event) => event.kind).slice(0, 2)).toEqual(['train-given-up', 'mountain-closed'])
    expect(table.state.mountains.AUS.open).toBe(false)
    expect(table.company).toBe('SB')
  })

  it('1854-trains-i, 1854-locals-g, 1854-local-ags-i: train limits of every phase, by each reading', () => {
    const limits = (chosen: object) =>
      phaseOrder.map((phase) =>
        (['SB', '1', 'A'] as const).map((company) => trainLimit({ phase, ...chosen }, company)),
      )
    const withAgs = (ags: number) => [
      [4, 2, ags],
      [4, 2, ags],
      [4, 2, ags],
      [3, 1, ags],
      [2, 1, ags],
      [2, 1, ags],
      [2, 1, ags],
    ]
    expect(limits({})).toEqual(withAgs(3))
    expect(phaseOrder.map((phase) => Object.values(trainLimits({}, phase)))).toEqual(withAgs(3))
    expect(limits({ readings: { localAgTrains: '2' } })).toEqual(withAgs(2))
  })
})

describe('the lone 4-train', () => {
  const lone = (number: number, left: number): Description => ({
    ...base,
    phase: '4',
    trains: { 4: left },
    cash: { SB: 600 },
    majors: { SB: { director: 'A', certificates: { A: 1 }, price: 82, trains: ['4'] } },
    at: { round: 'operating', number, of: 2, stage: 'end' },
  })

  it('1854-trains-n, EX-33: it stays at the end of the first round of a set', () => {
    expect(at(lone(1, 1)).state.trains[4]).toBe(1)
  })

  it('1854-trains-n, EX-33: it leaves at the end of the last round, and the next train is a 5', () => {
    const table = at(lone(2, 1))
    expect(table.step).toBe('stock')
    expect(table.state.trains[4]).toBe(0)
    table.passUntil('trains', 'SB')
    expect(table.actions('buyTrain')).toMatchObject(
      expect.arrayContaining([expect.objectContaining({ from: 'bank', train: '5' })]),
    )
    expect(table.refused('buyTrain', { from: 'bank', train: '4', price: 320 })).toBe('1854-trains-e')
  })

  it('1854-trains-n, EX-33: two of them stay', () => {
    expect(at(lone(2, 2)).state.trains[4]).toBe(2)
  })

  it('1854-trains-n: only in phase 4', () => {
    expect(
      at({ ...lone(2, 1), phase: '3', trains: { 3: 1, 4: 1 }, majors: {}, cash: {} }).state.trains,
    ).toMatchObject({
      3: 1,
      4: 1,
    })
  })
})
