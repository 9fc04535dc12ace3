import type { RecordedWork } from '@stellwerk/engine'
import { recordedWorkOn } from '@stellwerk/engine'
import { describe, expect, it } from 'vitest'
import type { RunPlan } from '../../../actions.js'
import type { State } from '../../../state.js'
import { receivershipPlan, refusePlan, revenueOf } from './index.js'
import type { BoardSetup } from './testing-board.js'
import { board, plan } from './testing-board.js'

const hbe = 'B19-B17-C16-D15'
const north = { B15: '78:5', E16: '76:0' }
const west = { D13: '956:1', D11: '76:4', E10: '956:0' }

function run(setup: BoardSetup, random = 1): { run: RunPlan; lots: unknown[]; random: number | null } {
  const { railway = 'HBE' } = setup
  const work: RecordedWork<State> = recordedWorkOn({ ...board(setup), random })
  const made = receivershipPlan(work, railway)
  return { run: made, lots: work.events.map(({ kind, of }) => [kind, of]), random: work.state.random }
}

describe('running in receivership', () => {
  it('1873-6.2-h: the largest standard train runs the concession route', () => {
    expect(run({ trains: [3, 2, 1] }).run).toEqual(
      plan([
        [3, hbe],
        [2, ''],
        [1, ''],
      ]),
    )
  })

  it('1873-6.2-i: the route that raises the revenue most is added until none is possible', () => {
    const setup = { tiles: { ...north, ...west }, markers: { C16: 'HBE' }, phase: '3' } as const
    // D15-D13-D11-E10: three mines and three villages, more than Thale or Derenburg
    const { run: two } = run({ ...setup, trains: [2] })
    expect(two).toEqual(plan([[2, `${hbe} D15-D13-D11-E10`]]))
    const { run: five } = run({ ...setup, trains: [5] })
    expect(five.trains[0]?.routes.length).toBe(4)
    // the routes of a train hang together, but a later train may start elsewhere
    const apart = { tiles: { G12: '956:2' }, markers: { F11: 'HBE', H13: 'HBE' } }
    expect(run({ ...apart, trains: [3] }).run).toEqual(plan([[3, hbe]]))
    expect(run({ ...apart, trains: [3, 1] }).run).toEqual(
      plan([
        [3, hbe],
        [1, 'F11-G12-H13'],
      ]),
    )
  })

  it('1873-6.2-i: a route that adds nothing is still run', () => {
    // a ring Blankenburg - Westerhausen - Weddersleben - Timmenrode: its last piece leads to nothing new
    const tiles = { D15: '986:1', D17: '76:5', E16: '76:2' }
    const setup = { trains: [5], tiles, markers: { D17: 'HBE', E16: 'HBE' }, open: [], phase: '5' } as const
    const state = board(setup)
    const made = run(setup).run
    const routes = made.trains[0]?.routes ?? []
    expect(routes.map((route) => route.length).toSorted((a, b) => a - b)).toEqual([2, 4, 4])
    const fewer = { trains: [{ size: 5 as const, routes: routes.slice(0, 2) }] }
    expect(revenueOf(state, 'HBE', made).total).toBe(revenueOf(state, 'HBE', fewer).total)
  })

  it('1873-6.2-i: a route is run to its end, also where that adds nothing', () => {
    const tiles = { E16: '977:0', D17: '75:5' }
    const setup = {
      railway: 'QLB',
      trains: [2],
      tiles,
      markers: { E16: 'QLB', E18: 'QLB' },
      phase: '5',
    } as const
    const { run: made, lots } = run(setup)
    expect(made).toEqual(plan([[2, 'E20-E18-D17-E16-F15 D15-E16-E18']]))
    expect(lots).toEqual([])
  })

  it('1873-6.2-j: the other standard trains follow in descending size', () => {
    const setup = { trains: [2, 1], tiles: { ...north, D13: '956:1' }, phase: '3' } as const
    expect(run(setup).run).toEqual(
      plan([
        [2, `${hbe} D15-E16-F15`],
        [1, 'D13-D15'],
      ]),
    )
  })

  it('1873-6.2-k, EX-61: between routes of equal revenue the recorded lot decides', () => {
    const tiles = { D15: '974:3', E14: '78:1', E12: '78:2', D11: '75:5', D13: '956:1', E16: '76:0' }
    const setup = { trains: [3], tiles, phase: '5', markers: { F15: 'HBE' }, open: [4, 5, 12] } as const
    const state = board(setup)
    const gain = (route: string): number =>
      revenueOf(state, 'HBE', plan([[3, `${hbe} ${route}`]])).total -
      revenueOf(state, 'HBE', plan([[3, hbe]])).total
    const [mine, thale, sump] = ['D11-E12-E14-D15', 'D15-E16-F15', 'D13-D15'] as const
    expect([mine, thale, sump].map(gain)).toEqual([70, 70, 40])
    const drawn = [1, 2, 3, 4, 5, 6, 7, 8].map((seed) => run(setup, seed))
    for (const { lots } of drawn) expect(lots).toEqual([['lot-drawn', 2]])
    // the lot is taken from the recorded source, and only where there is one to draw
    expect(run(setup, 4).random).not.toBe(4)
    expect(run({ ...setup, open: [5, 12] }, 4)).toMatchObject({ lots: [], random: 4 })
    const orders = new Set(drawn.map(({ run: made }) => JSON.stringify(made)))
    const both = [`${hbe} ${mine} ${thale}`, `${hbe} ${thale} ${mine}`].map((routes) =>
      JSON.stringify(plan([[3, routes]])),
    )
    expect([...orders].toSorted()).toEqual(both.toSorted())
    expect(run(setup, 4)).toEqual(run(setup, 4))
  })

  it('1873-6.2-l: the NWE gives both concession routes to its largest train', () => {
    expect(run({ railway: 'NWE', trains: [3, 2] }).run).toEqual(
      plan([
        [3, 'B9-C8-D7-E6-F5-G6 G6-H7-H9-I8-J7'],
        [2, ''],
      ]),
    )
  })

  it('1873-6.2-m: the QLB starts with its other trains and the local train earns as always', () => {
    const setup = { railway: 'QLB', trains: [1], phase: '4' } as const
    const { run: made } = run(setup)
    expect(made).toEqual(plan([[1, 'E18-E20']]))
    expect(revenueOf(board(setup), 'QLB', made).parts.local).toBe(60)
    expect(run({ railway: 'QLB', phase: '4' }).run).toEqual(plan([]))
  })

  it('1873-6.2-n: the diesel runs the legal set that earns most, between equals the lot decides', () => {
    // at Timmenrode one route can pass: to Thale, which is not reached otherwise, or to Weddersleben, which is
    const tiles = { D15: '986:1', D17: '76:5', E16: '101:0' }
    const setup = {
      trains: [1],
      diesel: true,
      phase: 'D',
      tiles,
      markers: { F15: 'HBE', E18: 'HBE' },
    } as const
    const state = board(setup)
    const poor = plan([[1, hbe]], `${hbe} D15-D17-E18 D15-E16-E18`)
    expect(refusePlan(state, 'HBE', poor)).toBeUndefined()
    expect(revenueOf(state, 'HBE', poor).parts.diesel.length).toBe(6)
    const drawn = [1, 2, 3, 4, 5, 6, 7, 8].map((seed) => run(setup, seed))
    for (const { run: made, lots } of drawn) {
      expect(refusePlan(state, 'HBE', made)).toBeUndefined()
      expect(revenueOf(state, 'HBE', made).parts.diesel.length).toBe(7)
      expect(lots).toEqual([['lot-drawn', 2]])
    }
    expect(new Set(drawn.map(({ run: made }) => JSON.stringify(made.diesel))).size).toBe(2)
    expect(run({ railway: 'QLB', diesel: true, phase: 'D' }).run).toEqual(plan([], ''))
  })

  it('1873-6.2-o: the procedure is not improved afterwards, be it against the greatest number of routes', () => {
    const setup = { trains: [3], tiles: west, markers: { D11: 'HBE' } } as const
    const state = board(setup)
    const { run: made } = run(setup)
    expect(made).toEqual(plan([[3, `${hbe} D15-D13-D11-E10`]]))
    expect(refusePlan(state, 'HBE', made)?.rule).toBe('1873-4.4.3-o')
  })
})
