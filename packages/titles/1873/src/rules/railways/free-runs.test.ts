import { describe, expect, it } from 'vitest'
import { at } from '../../testing.js'
import { refuseAnyPlan, revenueOfRoutes } from './free-runs.js'
import type { BoardSetup } from './running/testing-board.js'
import { board, plan } from './running/testing-board.js'

const { state } = at({
  players: ['A', 'B'],
  edition: '18xx.games',
  phase: '3',
  tiles: { C8: '79:0', D7: '956:0', E6: '956:0', H7: '78:2', I8: '956:0' },
  markers: { F5: [['NWE'], []] },
  mines: { 11: { owner: 'B' } },
  railways: { NWE: { price: 100, shares: { A: 5 }, trains: [2, 2], diesel: true } },
})
const north = { size: 2, route: ['B9', 'C8', 'D7', 'E6', 'F5', 'G6'] }
const south = { size: 2, route: ['G6', 'H7', 'H9', 'I8', 'J7'] }
const tanne = { size: 2, route: ['F5', 'F7'] }

describe('what each route earns', () => {
  it('PEER-15: a hex counts for the first route that calls there', () => {
    // Wernigerode, two stops, Sorge and Benneckenstein; the works, two stops and Nordhausen; Tanne and its mine
    expect(revenueOfRoutes(state, 'NWE', [north, south, tanne])).toEqual([150, 150, 50])
    // Benneckenstein for the southern route, Sorge with the marker for the way to Tanne
    expect(revenueOfRoutes(state, 'NWE', [tanne, south, north])).toEqual([70, 190, 100])
  })

  it('PEER-15: a diesel counts by itself, wherever its routes stand in the list', () => {
    const diesel = { size: 'D' as const, route: south.route }
    // 10 for each stop
    expect(revenueOfRoutes(state, 'NWE', [diesel, north, south])).toEqual([40, 150, 150])
    expect(revenueOfRoutes(state, 'NWE', [])).toEqual([])
  })
})

describe('runs of any number of routes', () => {
  const hbe = 'B19-B17-C16-D15'
  const derenburg = 'C16-B15-B13'
  const thale = 'D15-E16-F15'
  const west = 'D15-D13-D11'
  /** Derenburg joined to Langenstein, Thale, Hüttenrode and Rübeland to Blankenburg. */
  const setup: BoardSetup = {
    edition: '18xx.games',
    trains: [3, 2],
    tiles: { B15: '78:5', E16: '76:0', D13: '956:1', D11: '76:4', E10: '956:0' },
    markers: { B13: 'HBE', C16: 'HBE', F15: 'HBE', D11: 'HBE' },
  }
  const rule = (run: ReturnType<typeof plan>, more: BoardSetup = {}): string | undefined =>
    refuseAnyPlan(board({ ...setup, ...more }), 'HBE', run)?.rule
  const trains = (three: string, two: string) =>
    plan([
      [3, three],
      [2, two],
    ])

  it('1873-4.4.3-a: all trains of the railway are named, in any order', () => {
    expect(rule(trains(hbe, derenburg))).toBeUndefined()
    expect(
      rule(
        plan([
          [2, hbe],
          [3, ''],
        ]),
      ),
    ).toBeUndefined()
    expect(rule(plan([[3, hbe]]))).toBe('1873-4.4.3-a')
    expect(
      rule(
        plan([
          [3, hbe],
          [3, ''],
        ]),
      ),
    ).toBe('1873-4.4.3-a')
  })

  it('1873-4.4.3-j: a train of size n runs up to n routes, which hang together', () => {
    expect(rule(trains(`${hbe} ${derenburg} ${thale}`, ''))).toBeUndefined()
    expect(rule(trains('', `${hbe} ${derenburg} ${thale}`))).toBe('1873-4.4.3-j')
    expect(rule(trains(`${derenburg} ${thale}`, hbe))).toBe('1873-4.4.3-j')
    expect(rule(trains(`${west} ${thale}`, hbe))).toBeUndefined()
  })

  it('1873-4.4.3-l, 1873-4.4.3-n: the concession route is among them, and none share track', () => {
    expect(rule(trains(derenburg, ''))).toBe('1873-4.4.3-l')
    expect(rule(trains(hbe, hbe))).toBe('1873-4.4.3-n')
    expect(rule(trains(`${hbe} ${derenburg}`, 'B13-B15-C16'))).toBe('1873-4.4.3-n')
    // without standard trains there is no such duty
    expect(rule(plan([], hbe), { trains: [], diesel: true })).toBeUndefined()
  })

  it('1873-4.4.3-q, 1873-4.4.3-s: a diesel runs if there is one, its routes hang together and share no track', () => {
    const own = (diesel: string, more: BoardSetup = {}): string | undefined =>
      rule(plan([[5, hbe]], diesel), { trains: [5], diesel: true, ...more })
    expect(own(hbe)).toBeUndefined()
    expect(own(hbe, { diesel: false })).toBe('1873-4.4.3-q')
    expect(rule(plan([[5, hbe]]), { trains: [5], diesel: true })).toBe('1873-4.4.3-q')
    expect(own(derenburg)).toBe('1873-4.4.3-q')
    expect(own(`${hbe} ${derenburg} ${thale}`)).toBeUndefined()
    const apart = { markers: { ...setup.markers, E10: 'HBE' } }
    expect(own(`${hbe} D11-E10`, apart)).toBe('1873-4.4.3-q')
    expect(own(`${hbe} ${west} D11-E10`, apart)).toBeUndefined()
    expect(own(`${hbe} ${derenburg} ${derenburg}`)).toBe('1873-4.4.3-s')
  })

  it('1873-4.4.3-e, 1873-4.4.3-g, 1873-4.4.3-r: a diesel route ends at own markers, passes no town and no blocked place', () => {
    const second = (route: string, markers: BoardSetup['markers'] = setup.markers): string | undefined =>
      rule(plan([[5, hbe]], `${hbe} ${route}`), { trains: [5], diesel: true, markers: markers ?? {} })
    expect(second(west)).toBeUndefined()
    expect(second(west, { C16: 'HBE' })).toBe('1873-4.4.3-r')
    expect(second('F15-E16-D15-D13-D11')).toBe('1873-4.4.3-g')
    expect(second('D15-D13-D11-E10', { D11: 'GHE', E10: 'HBE' })).toBe('1873-4.4.3-e')
    expect(second('D15-D13-D11-E10', { E10: 'HBE' })).toBeUndefined()
  })
})
