import { describe, expect, it } from 'vitest'
import type { RunPlan } from '../../../actions.js'
import { completePlan, faultsOfPlan, refusePlan } from './index.js'
import type { BoardSetup } from './testing-board.js'
import { board, north, plan, withDiesel } from './testing-board.js'

const hbe = 'B19-B17-C16-D15'
const nwe = ['B9-C8-D7-E6-F5-G6', 'G6-H7-H9-I8-J7'] as const
const line = { D13: '956:1', D11: '76:4', E10: '956:0' }

/** The faults as `rule what`; the first one is always what the plan is refused for. */
function faults(setup: BoardSetup, run: RunPlan): string[] {
  const { railway = 'HBE' } = setup
  const state = board(setup)
  const found = faultsOfPlan(state, railway, run)
  expect(refusePlan(state, railway, run)).toEqual(found[0])
  return found.map(({ rule, params }) =>
    [rule.replace('1873-4.4.', ''), params['route'], params['hex']]
      .filter((part) => typeof part === 'string')
      .join(' '),
  )
}

describe('all faults of a plan', () => {
  it('1873-4.4.3-p: a legal plan has none', () => {
    expect(faults({ trains: [1] }, plan([[1, hbe]]))).toEqual([])
  })

  it('1873-4.4.3-c, 1873-4.4.3-d: each route that is wrong by itself is named', () => {
    const setup = { trains: [4], tiles: { ...north, ...line } } as const
    expect(faults(setup, plan([[4, `${hbe} D15-D17 D13-D11-E10 D15-X9`]]))).toEqual([
      '3-c D15-D17',
      '3-d D13-D11-E10',
      '3-c D15-X9',
    ])
  })

  it('1873-4.4.3-d, 1873-4.4.3-e, 1873-4.4.4-g: one route can break several rules', () => {
    const setup = { trains: [2], tiles: line, markers: { D11: 'GHE' }, open: [] } as const
    expect(faults(setup, plan([[2, `${hbe} D13-D11-E10`]]))).toEqual([
      '3-e D13-D11-E10 D11',
      '4-g D13-D11-E10 D13',
      '4-g D13-D11-E10 E10',
      '3-d D13-D11-E10',
    ])
  })

  it('1873-4.4.3-g, 1873-4.4.3-h: each place that a route may not pass or not call at again', () => {
    const setup = { trains: [3], tiles: north } as const
    expect(faults(setup, plan([[3, `${hbe} B13-B15-C16-D15-E16-F15 D15-C16-D15`]]))).toEqual([
      '3-g B13-B15-C16-D15-E16-F15 D15',
      '3-h D15-C16-D15 D15',
    ])
  })

  it('1873-4.4.3-i: what is free is not known as long as a route is no line of track', () => {
    const setup = { trains: [1, 1, 1], tiles: { ...north, ...line } } as const
    const with3 = (third: string): RunPlan =>
      plan([
        [1, hbe],
        [1, 'D15-D13'],
        [1, third],
      ])
    expect(faults(setup, with3('D15-E16-F15'))).toEqual(['3-i D15-D13'])
    expect(faults(setup, with3('D15-E16-F99'))).toEqual(['3-c D15-E16-F99'])
  })

  it('1873-4.4.3-e: a blocked end is told once', () => {
    const setup = { trains: [2], tiles: line, markers: { D11: 'GHE' } } as const
    expect(faults(setup, plan([[2, `${hbe} D15-D13-D11`]]))).toEqual(['3-e D15-D13-D11 D11'])
  })

  it('1873-4.4.3-a: with the wrong trains the routes are still looked at, their number is not', () => {
    expect(faults({ trains: [3], tiles: north }, plan([[2, `${hbe} D15-D17`]]))).toEqual([
      '3-a',
      '3-c D15-D17',
    ])
    expect(faults({ trains: [3] }, plan([]))).toEqual(['3-a'])
  })

  it('1873-4.4.3-j: too many routes, and what is wrong with them; that they also lie apart is not told again', () => {
    const setup = { trains: [1], tiles: line, markers: { D11: 'HBE' } } as const
    expect(faults(setup, plan([[1, `${hbe} D11-E10 D15-D17`]]))).toEqual(['3-j', '3-c D15-D17'])
  })

  it('1873-4.4.3-j: a wrong route may be what links the others of its train', () => {
    const setup = { trains: [3], tiles: line, markers: { D11: 'HBE' } } as const
    expect(faults(setup, plan([[3, `${hbe} D11-E10`]]))).toContain('3-j')
    expect(faults(setup, plan([[3, `${hbe} D11-E10 D11-D15`]]))).toEqual(['3-c D11-D15'])
  })

  it('1873-4.4.3-m, 1873-4.4.3-o: all concession routes that are missing, which are no missing routes besides', () => {
    expect(faults({ railway: 'NWE', trains: [2] }, plan([[2, '']]))).toEqual([
      `3-m ${nwe[0]}`,
      `3-m ${nwe[1]}`,
    ])
  })

  it('1873-4.4.3-l, 1873-4.4.3-n, 1873-4.4.3-o: faults of the plan as a whole stand side by side', () => {
    const setup = { trains: [4, 1], tiles: { ...north, ...line } } as const
    const run = plan([
      [4, 'D15-E16-F15'],
      [1, 'F15-E16-D15'],
    ])
    expect(faults(setup, run)).toEqual([`3-l ${hbe}`, '3-n F15-E16-D15'])
    const few = plan([
      [4, 'D15-E16-F15'],
      [1, ''],
    ])
    expect(faults(setup, few)).toEqual([`3-l ${hbe}`, '3-o'])
  })

  it('1873-4.4.3-n: a route is named for the track of one that may stay, not for that of one named before', () => {
    const setup = { trains: [4], tiles: { ...north, ...line }, markers: { D11: 'HBE' } } as const
    expect(faults(setup, plan([[4, `${hbe} D15-D13-D11 D15-D13-D11-E10 D11-E10`]]))).toEqual([
      '3-n D15-D13-D11-E10',
    ])
  })

  it('1873-4.4.3-i: every route that can be lengthened, but not over the track of a missing concession route', () => {
    const setup = { trains: [1, 1], tiles: line } as const
    const run = plan([
      [1, hbe],
      [1, 'D15-D13'],
    ])
    expect(faults(setup, run)).toEqual(['3-i D15-D13'])
    const marked = { trains: [1], tiles: north, markers: { C16: 'HBE' } } as const
    expect(faults(marked, plan([[1, 'B13-B15-C16']]))).toEqual([`3-l ${hbe}`])
  })

  it('1873-4.4.3-q to 1873-4.4.3-t: the faults of the diesel follow those of the trains', () => {
    expect(faults(withDiesel, plan([[1, '']]))).toEqual(['3-q', `3-l ${hbe}`])
    expect(faults(withDiesel, plan([[1, '']], 'D15-D13 C16-B15-B13 B13-B15-C16'))).toEqual([
      `3-l ${hbe}`,
      '3-r D15-D13 D13',
      `3-q ${hbe}`,
      '3-s B13-B15-C16',
    ])
    // all that are left out
    expect(faults(withDiesel, plan([[1, hbe]], hbe))).toHaveLength(2)
    expect(faults(withDiesel, plan([[1, hbe]], hbe))).toEqual(
      expect.arrayContaining(['3-t D15-E16-F15', expect.stringMatching(/^3-t .*B15/)]),
    )
    // a wrong route may have been meant as the one that is left out
    expect(faults(withDiesel, plan([[1, hbe]], `${hbe} C16-B15-B13 D15-E16-F16`))).toEqual([
      '3-c D15-E16-F16',
    ])
    expect(faults({ trains: [1] }, plan([[1, hbe]], 'X1-X2'))).toEqual(['3-q'])
  })

  it('1873-4.4.3-r, 1873-4.4.3-e: a blocked end of a diesel route is told once', () => {
    const setup = { trains: [1], diesel: true, phase: 'D', tiles: line, markers: { D11: 'GHE' } } as const
    expect(faults(setup, plan([[1, hbe]], `${hbe} D15-D13-D11`))).toEqual(['3-r D15-D13-D11 D11'])
  })
})

describe('completing a plan', () => {
  const state = board({ trains: [3, 1], tiles: { ...north, ...line } })

  it('1873-4.4.3-o: the trains of a partial plan are known by their size, and may be left out', () => {
    const done = completePlan(state, 'HBE', plan([[1, 'D15-E16-F15']]))
    expect(done?.plan.trains[1]).toEqual(plan([[1, 'D15-E16-F15']]).trains[0])
    expect(done?.plan.trains[0]?.routes).toContainEqual(hbe.split('-'))
    expect(completePlan(state, 'HBE', { trains: [] })?.proven).toBe(true)
  })

  it('1873-4.4.3-a, 1873-4.4.3-j, 1873-4.4.3-n, 1873-4.4.3-q: what no plan can contain is not completed', () => {
    expect(completePlan(state, 'HBE', plan([[2, hbe]]))).toBeUndefined()
    expect(completePlan(state, 'HBE', plan([[1, `${hbe} D15-E16-F15`]]))).toBeUndefined()
    expect(completePlan(state, 'HBE', plan([[3, 'D15-E16-F15 F15-E16-D15']]))).toBeUndefined()
    expect(completePlan(state, 'HBE', plan([[3, hbe]], ''))).toBeUndefined()
  })
})
