import { describe, expect, it } from 'vitest'
import type { CompanyId, TrainId } from '../data/types.js'
import type { Description } from '../position.js'
import type { Table } from '../testing.js'
import { at } from '../testing.js'
import { callsOf, runWith } from './best-run.js'

const earns = (
  company: CompanyId,
  tiles: Description['tiles'],
  phase: '1' | '2',
  trains: readonly TrainId[],
): number => runWith(at({ tiles: tiles ?? {}, phase }).state, company, trains).revenue

/** EX-09, EX-17, EX-18. */
const toMarket = { B4: 'T03:2' }
const toHafen = { B6: 'S01:3' }
const both = { ...toHafen, C7: 'T02:1' }

const uses = (revenue: number, price: number, more: Partial<Description> = {}): Table =>
  at({
    companies: { A: { price, shares: { 1: 2, 2: 1 } } },
    cash: { A: 10 },
    at: { round: 'operating', turn: 'A', step: 'use', revenue },
    ...more,
  })

describe('routes', () => {
  it('vierhain-run-a: two stops, one of them the home', () => {
    expect(earns('A', {}, '1', ['2'])).toBe(0)
    expect(earns('A', toMarket, '1', ['2'])).toBe(50)
    // Lindenhof – Hafen alone would be 70 in phase 2, but B has to come from Birkstein
    expect(earns('B', toHafen, '2', ['2'])).toBe(40)
    // D is not joined to that track
    expect(earns('D', toHafen, '2', ['5'])).toBe(0)
  })

  it('vierhain-run-b, vierhain-run-h, EX-17: a 3-train reaches Hafen, a 2-train does not', () => {
    expect([earns('B', toHafen, '1', ['3']), earns('B', toHafen, '2', ['3'])]).toEqual([60, 90])
    expect([earns('B', toHafen, '1', ['2']), earns('B', toHafen, '2', ['2'])]).toEqual([40, 40])
  })

  it('vierhain-run-c, vierhain-run-e, EX-18: the right train for the line', () => {
    const of = (...trains: TrainId[]): number => earns('B', both, '2', trains)
    expect([of('2'), of('2', '2'), of('3'), of('2', '3'), of('5')]).toEqual([50, 90, 90, 140, 120])
    expect(earns('A', toMarket, '1', ['2', '2'])).toBe(50)
    const { runs } = runWith(at({ tiles: both, phase: '2' }).state, 'B', ['5'])
    expect(runs[0]?.route.join()).toMatch(/^(A7,B6,B8,C7,C5|C5,C7,B8,B6,A7)$/)
  })

  it('vierhain-run-c: a ring is no way to visit a stop twice', () => {
    // Mittmarkt – Lindenhof – Birkstein – back to Mittmarkt
    const ring = { C5: 'M:0', B6: 'S013:3', C7: 'T02:1' }
    // B6 has NE, E and SW; its SW side is the NE side of C5
    expect(earns('B', ring, '2', ['3'])).toBe(20 + 60 + 30)
    expect(earns('B', ring, '2', ['5'])).toBe(20 + 60 + 30 + 50)
  })

  it('vierhain-run-d: a red place ends a route', () => {
    // Hafen could be passed from B6 to A5 and on to Ahornau otherwise
    const through = { ...toHafen, A5: 'T03:1' }
    expect(earns('B', through, '2', ['5'])).toBe(20 + 20 + 50)
    expect(earns('A', through, '2', ['5'])).toBe(20 + 50)
  })

  it('vierhain-run-e: two trains call at the same stop over different sides', () => {
    const { runs } = runWith(at({ tiles: both, phase: '2' }).state, 'B', ['2', '3'])
    expect(runs).toHaveLength(2)
    for (const { route } of runs) expect(route).toContain('B8')
  })

  it('vierhain-run-f: homes of others are stops like all others', () => {
    // A through Mittmarkt to Birkstein, home of B
    const tiles = { ...toMarket, C7: 'T02:1' }
    expect(earns('A', tiles, '1', ['3'])).toBe(20 + 30 + 20)
    expect(earns('A', { ...tiles, ...toHafen }, '2', ['5'])).toBe(20 + 30 + 20 + 20 + 50)
  })

  it('vierhain-run-g, vierhain-run-h: what stops are worth', () => {
    const value = (
      hex: string,
      phase: '1' | '2' | '3',
      tiles: Description['tiles'] = {},
    ): number | undefined => callsOf(at({ tiles, phase }).state, { route: [hex] })[0]?.value
    expect([value('A3', '1'), value('C5', '1'), value('C5', '2', { C5: 'M:0' })]).toEqual([20, 30, 60])
    expect([value('B6', '1', toHafen), value('B6', '2', { B6: 'S012:3' })]).toEqual([20, 30])
    expect(
      ['A7', 'C1', 'E7'].map((hex) => (['1', '2', '3'] as const).map((phase) => value(hex, phase))),
    ).toEqual([
      [20, 50, 50],
      [30, 40, 40],
      [10, 60, 60],
    ])
  })

  it('vierhain-run-i: the best run is found without asking', () => {
    const table = at({
      companies: { B: { trains: ['2', '3'] } },
      phase: '2',
      tiles: both,
      at: { round: 'operating', turn: 'B', step: 'run' },
    })
    expect([table.step, table.state.flow.at(-1)?.['revenue']]).toEqual(['use', 140])
  })
})

describe('use of revenue', () => {
  it('vierhain-use-a: pay out or keep, if there is anything', () => {
    expect(
      uses(50, 60)
        .choices()
        .map(({ action }) => action),
    ).toEqual([
      { type: 'payOut', player: '1', how: 'full' },
      { type: 'payOut', player: '1', how: 'withhold' },
    ])
  })

  it('vierhain-use-b, vierhain-use-c, EX-13: a fifth for each share with a player', () => {
    const table = uses(50, 50).act('payOut', { how: 'full' })
    expect([table.cash('1'), table.cash('2'), table.cash('A'), table.price('A')]).toEqual([20, 10, 10, 60])
    expect(uses(50, 60).act('payOut', { how: 'full' }).price('A')).toBe(60)
  })

  it('vierhain-use-c, vierhain-price-c, EX-14: two spaces for twice the price, and the end of the row', () => {
    const double = uses(120, 60).act('payOut', { how: 'full' })
    expect([double.cash('1'), double.price('A')]).toEqual([48, 83])
    expect(uses(120, 144).act('payOut', { how: 'full' }).price('A')).toBe(144)
    const last = uses(150, 126).act('payOut', { how: 'full' })
    expect([last.cash('2'), last.price('A')]).toEqual([30, 144])
  })

  it('vierhain-use-d, vierhain-price-c, EX-15: kept, the price falls', () => {
    const table = uses(50, 60).act('payOut', { how: 'withhold' })
    expect([table.cash('A'), table.price('A'), table.cash('1'), table.cash('2')]).toEqual([60, 50, 0, 0])
    expect(table.events).toContainEqual(expect.objectContaining({ to: 'A', amount: 50, reason: 'revenue' }))
    expect(uses(50, 20).act('payOut', { how: 'withhold' }).price('A')).toBe(20)
  })

  it('vierhain-use-e: trains without a route earn nothing, and the price falls', () => {
    const table = at({
      cash: { A: 60 },
      companies: { A: { trains: ['2'] } },
      at: { round: 'operating', turn: 'A', step: 'track' },
    }).act('pass')
    expect(table.told('ran')).toEqual([{ kind: 'ran', company: 'A', runs: [], revenue: 0 }])
    expect([table.price('A'), table.cash('A'), table.step]).toEqual([50, 60, 'trains'])
  })

  it('vierhain-use-f, vierhain-use-g, EX-16: aid and a lower price, but not in the first turn', () => {
    const turn = (operated: boolean): Table =>
      at({
        cash: { A: 10 },
        companies: { A: { operated }, B: { price: 20, shares: { 2: 2 } } },
        at: { round: 'operating', turn: 'A' },
      }).act('pass')
    const first = turn(false)
    expect([first.cash('A'), first.price('A'), first.state.companies.A.operated]).toEqual([10, 60, true])
    const later = turn(true)
    expect([later.cash('A'), later.price('A')]).toEqual([40, 50])
    expect(later.told('aid-paid')).toEqual([{ kind: 'aid-paid', company: 'A', amount: 30 }])
  })

  it('vierhain-use-g: in the first turn no run and no payout moves the price', () => {
    const first = {
      companies: { A: { price: 50, operated: false, shares: { 1: 2 }, trains: ['2'] as const } },
    }
    expect(uses(100, 50, first).act('payOut', { how: 'full' }).price('A')).toBe(50)
    expect(uses(100, 50, first).act('payOut', { how: 'withhold' }).price('A')).toBe(50)
    const later = { companies: { A: { ...first.companies.A, operated: true } } }
    expect(uses(100, 50, later).act('payOut', { how: 'withhold' }).price('A')).toBe(41)
    const idle = at({ ...first, at: { round: 'operating', turn: 'A', step: 'track' } }).act('pass')
    expect(idle.price('A')).toBe(50)
  })
})
