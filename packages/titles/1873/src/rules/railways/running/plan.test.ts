import { describe, expect, it } from 'vitest'
import type { RunPlan } from '../../../actions.js'
import { refusePlan, revenueOf, suggestPlans } from './index.js'
import type { BoardSetup } from './testing-board.js'
import { board, north, plan, withDiesel } from './testing-board.js'

const hbe = 'B19-B17-C16-D15'
const nwe = ['B9-C8-D7-E6-F5-G6', 'G6-H7-H9-I8-J7'] as const

function refusedBy(setup: BoardSetup, run: RunPlan): string | undefined {
  const { railway = 'HBE' } = setup
  return refusePlan(board(setup), railway, run)?.rule
}

describe('plans', () => {
  it('1873-4.4.3-j: a train of size n runs up to n routes', () => {
    const setup = { trains: [1], tiles: north } as const
    expect(refusePlan(board(setup), 'HBE', plan([[1, `${hbe} D15-E16-F15`]]))).toEqual({
      rule: '1873-4.4.3-j',
      params: { train: 1, routes: 2 },
    })
    expect(refusedBy(setup, plan([[1, hbe]]))).toBeUndefined()
  })

  /** Two lines of the QLB that do not meet: at Quedlinburg, and at Hasselfelde. */
  const twoLines = { railway: 'QLB', tiles: { G12: '956:2' }, markers: { F11: 'QLB', H13: 'QLB' } } as const

  it('1873-4.4.3-j: all routes of a train hang together', () => {
    const run = plan([[2, 'E20-E18 F11-G12-H13']])
    expect(refusedBy({ ...twoLines, trains: [2] }, run)).toBe('1873-4.4.3-j')
    // a route that only hangs together with another one through a third
    const chain = {
      trains: [4],
      tiles: { D13: '956:1', D11: '76:4', E10: '956:0' },
      markers: { D11: 'HBE' },
    } as const
    expect(refusedBy(chain, plan([[4, `D11-E10 ${hbe} D11-D13 D13-D15`]]))).toBeUndefined()
    const apart = plan([[4, `${hbe} D11-E10`]])
    expect(refusedBy(chain, apart)).toBe('1873-4.4.3-j')
  })

  it('1873-4.4.3-j: two unconnected circles of a village are no link, joined ones are', () => {
    const run = plan([[3, `${nwe.join(' ')} F5-F7`]])
    expect(refusedBy({ railway: 'NWE', trains: [3], markers: { 'F5/0': 'NWE' } }, run)).toBe('1873-4.4.3-j')
    expect(
      refusedBy({ railway: 'NWE', trains: [3], tiles: { F5: '977:1' }, markers: { F5: 'NWE' } }, run),
    ).toBeUndefined()
  })

  it('1873-4.4.3-j, 1873-4.4.3-n: routes may cross, but crossing track is no link', () => {
    const tiles = { G6: '980:5', G8: '79:1', G10: '961:1', G12: '956:1', F9: '956:2', H11: '77:1' }
    const setup = { railway: 'QLB', tiles, markers: { G6: 'QLB', G12: 'QLB', F9: 'QLB' } } as const
    const [one, other] = ['G6-G8-G10-G12', 'F9-G10-H11-H9']
    expect(refusedBy({ ...setup, trains: [2] }, plan([[2, `${one} ${other}`]]))).toBe('1873-4.4.3-j')
    expect(
      refusedBy(
        { ...setup, trains: [1, 1] },
        plan([
          [1, one],
          [1, other],
        ]),
      ),
    ).toBeUndefined()
  })

  it('1873-4.4.3-k: routes of different trains need not hang together', () => {
    expect(
      refusedBy(
        { ...twoLines, trains: [1, 1] },
        plan([
          [1, 'E20-E18'],
          [1, 'F11-G12-H13'],
        ]),
      ),
    ).toBeUndefined()
  })

  it('1873-4.4.3-l, 1873-4.6-k: exactly the concession route is run by a standard train, not by the diesel', () => {
    const setup = { trains: [1], tiles: north, diesel: true, phase: 'D' } as const
    expect(refusePlan(board(setup), 'HBE', plan([[1, 'D15-E16-F15']], hbe))).toEqual({
      rule: '1873-4.4.3-l',
      params: { route: hbe },
    })
    expect(refusedBy(setup, plan([[1, 'D15-C16-B17-B19']], hbe))).toBeUndefined()
    // part of it is not enough
    const marked = { trains: [1], markers: { C16: 'HBE' } } as const
    expect(refusedBy(marked, plan([[1, 'B19-B17-C16']]))).toBe('1873-4.4.3-l')
    expect(refusedBy(marked, plan([[1, '']]))).toBe('1873-4.4.3-l')
  })

  it('1873-4.4.3-m: the NWE runs both of its concession routes, by one train or by two', () => {
    expect(refusedBy({ railway: 'NWE', trains: [2] }, plan([[2, nwe.join(' ')]]))).toBeUndefined()
    for (const first of [0, 1] as const) {
      const byTwo = plan([
        [2, nwe[first]],
        [1, nwe[first === 0 ? 1 : 0]],
      ])
      expect(refusedBy({ railway: 'NWE', trains: [2, 1] }, byTwo)).toBeUndefined()
    }
    expect(refusePlan(board({ railway: 'NWE', trains: [2] }), 'NWE', plan([[2, nwe[0]]]))).toEqual({
      rule: '1873-4.4.3-m',
      params: { route: nwe[1] },
    })
  })

  it('1873-4.4.3-n: no two routes share track and no two trains run the same route; they may meet', () => {
    const setup = { trains: [2, 1], tiles: north } as const
    expect(
      refusedBy(
        setup,
        plan([
          [2, `${hbe} D15-E16-F15`],
          [1, 'F15-E16-D15'],
        ]),
      ),
    ).toBe('1873-4.4.3-n')
    expect(
      refusedBy(
        setup,
        plan([
          [2, hbe],
          [1, hbe],
        ]),
      ),
    ).toBe('1873-4.4.3-n')
    const marked = { trains: [3], tiles: north, markers: { C16: 'HBE' } } as const
    // from Langenstein to Blankenburg the track is that of the concession route
    expect(refusePlan(board(marked), 'HBE', plan([[3, `${hbe} B13-B15-C16-D15`]]))).toEqual({
      rule: '1873-4.4.3-n',
      params: { route: 'B13-B15-C16-D15', train: 3 },
    })
    expect(refusedBy(marked, plan([[3, `${hbe} B13-B15-C16 D15-E16-F15`]]))).toBeUndefined()
  })

  it('1873-4.4.3-o: as many routes as possible are run', () => {
    const setup = { trains: [3], tiles: { ...north, D13: '956:1', D11: '76:4', E10: '956:0' } } as const
    expect(refusePlan(board(setup), 'HBE', plan([[3, `${hbe} D15-E16-F15`]]))).toEqual({
      rule: '1873-4.4.3-o',
      params: { routes: 2, possible: 3 },
    })
    // a long line must be cut at an own marker where a train has room
    const marked = { ...setup, trains: [4], markers: { D11: 'HBE' } } as const
    expect(refusedBy(marked, plan([[4, `${hbe} D15-E16-F15 D15-D13-D11-E10`]]))).toBe('1873-4.4.3-o')
    expect(refusedBy(marked, plan([[4, `${hbe} D15-E16-F15 D15-D13-D11 D11-E10`]]))).toBeUndefined()
    expect(
      refusedBy({ ...marked, trains: [3] }, plan([[3, `${hbe} D15-E16-F15 D15-D13-D11-E10`]])),
    ).toBeUndefined()
  })

  it('1873-4.4.3-o: a route that goes on beyond a work counts where only so the routes hang together', () => {
    // own markers at both ends of D15 - D13 - D11 - E10: one train of size 3 links them at a mine
    const tiles = { D13: '956:1', D11: '76:4', E10: '956:0' }
    const setup = { trains: [3], tiles, markers: { E10: 'HBE' } } as const
    expect(refusedBy(setup, plan([[3, `${hbe} D15-D13-D11-E10`]]))).toBe('1873-4.4.3-o')
    expect(refusedBy(setup, plan([[3, `${hbe} D15-D13-D11 D11-E10`]]))).toBeUndefined()
  })

  it('1873-4.4.3-o: the concession route joins what branches off from it', () => {
    const setup = { trains: [3], tiles: north, markers: { C16: 'HBE' } } as const
    expect(refusePlan(board(setup), 'HBE', plan([[3, `${hbe} C16-B15-B13`]]))).toEqual({
      rule: '1873-4.4.3-o',
      params: { routes: 2, possible: 3 },
    })
  })

  it('1873-4.4.3-o: a train without a possible route stays empty', () => {
    expect(
      refusedBy(
        { trains: [2, 1] },
        plan([
          [2, hbe],
          [1, ''],
        ]),
      ),
    ).toBeUndefined()
    expect(suggestPlans(board({ trains: [2, 1] }), 'HBE', 5)).toMatchObject({
      plans: [
        plan([
          [2, hbe],
          [1, ''],
        ]),
        plan([
          [2, ''],
          [1, hbe],
        ]),
      ],
      complete: true,
      proven: true,
    })
  })

  it('1873-4.4.3-p: the highest revenue need not be chosen', () => {
    const state = board({ trains: [2], tiles: { ...north, D13: '956:1' } })
    const [rich, poor] = [plan([[2, `${hbe} D15-E16-F15`]]), plan([[2, `${hbe} D15-D13`]])]
    expect(revenueOf(state, 'HBE', rich).total).toBe(230)
    expect(revenueOf(state, 'HBE', poor).total).toBe(180)
    expect([refusePlan(state, 'HBE', rich), refusePlan(state, 'HBE', poor)]).toEqual([undefined, undefined])
  })
})

describe('diesels', () => {
  const setup = withDiesel
  const full = `${hbe} C16-B15-B13 D15-E16-F15`
  const by = (diesel: string | undefined, more: BoardSetup = {}): string | undefined =>
    refusedBy({ ...setup, ...more }, plan([[1, hbe]], diesel))

  it('1873-4.4.3-q: a diesel runs the concession route and what hangs together with it, on the track of standard trains too', () => {
    expect(by(full)).toBeUndefined()
    expect(by(undefined)).toBe('1873-4.4.3-q')
    expect(by('C16-B15-B13 D15-E16-F15')).toBe('1873-4.4.3-q')
    expect(refusedBy({ trains: [1] }, plan([[1, hbe]], hbe))).toBe('1873-4.4.3-q')
    const apart = {
      tiles: { ...setup.tiles, G12: '956:2' },
      markers: { ...setup.markers, F11: 'HBE', H13: 'HBE' },
    }
    expect(by(full, apart)).toBeUndefined()
    expect(by(`${full} F11-G12-H13`, apart)).toBe('1873-4.4.3-q')
  })

  it('1873-4.4.3-r: diesel routes begin and end at own markers, works are no ends', () => {
    expect(refusePlan(board(setup), 'HBE', plan([[1, hbe]], `${full} D15-D13`))).toEqual({
      rule: '1873-4.4.3-r',
      params: { route: 'D15-D13', train: 'D', hex: 'D13' },
    })
    expect(by(`${hbe} C16-B15-B13 D15-E16-F15`, { markers: { C16: 'HBE', B13: 'HBE' } })).toBe('1873-4.4.3-r')
    const { parts } = revenueOf(board(setup), 'HBE', plan([[1, hbe]], full))
    expect(parts.works).toEqual([{ hex: 'D15', work: 'mine:12', value: 20 }])
  })

  it('1873-4.4.3-r: blocked places and the rules of all routes hold for diesels', () => {
    expect(by(full, { markers: { ...setup.markers, E16: 'GHE' } })).toBe('1873-4.4.3-e')
    expect(by(`${hbe} D15-C16-D15`)).toBe('1873-4.4.3-h')
    expect(by(`${hbe} D15-D17`)).toBe('1873-4.4.3-c')
  })

  it('1873-4.4.3-s: two diesel routes share no track', () => {
    expect(by(`${full} D15-E16-F15`)).toBe('1873-4.4.3-s')
    expect(by(`${full} B19-B17-C16`)).toBe('1873-4.4.3-s')
  })

  it('1873-4.4.3-t: no diesel route that could be added is left out', () => {
    expect(refusePlan(board(setup), 'HBE', plan([[1, hbe]], `${hbe} C16-B15-B13`))).toEqual({
      rule: '1873-4.4.3-t',
      params: { route: 'D15-E16-F15', train: 'D' },
    })
    expect(by(hbe)).toBe('1873-4.4.3-t')
    // one longer route over an own marker is as good as two
    const line = { tiles: { D13: '956:1', D11: '76:4', E10: '956:0' }, markers: { D11: 'HBE', E10: 'HBE' } }
    expect(by(`${hbe} D15-D13-D11-E10`, line)).toBeUndefined()
    expect(by(`${hbe} D15-D13-D11 D11-E10`, line)).toBeUndefined()
    expect(by(`${hbe} D15-D13-D11`, line)).toBe('1873-4.4.3-t')
  })

  it('1873-4.4.3-t: suggested plans are all there are, unless diesel routes can also be run as one', () => {
    const towns = suggestPlans(board(setup), 'HBE', 10)
    expect(towns.complete).toBe(true)
    expect(towns.plans.map(({ diesel }) => diesel?.length)).toEqual([3])
    const line = { D13: '956:1', D11: '76:4', E10: '956:0' }
    const joined = board({ ...setup, tiles: line, markers: { D11: 'HBE', E10: 'HBE' } })
    expect(suggestPlans(joined, 'HBE', 10).complete).toBe(false)
  })

  it('1873-4.4.9-e: the diesel of the QLB hangs together with Quedlinburg', () => {
    const qlb = { railway: 'QLB', diesel: true, phase: 'D', trains: [] } as const
    const apart = { tiles: { G12: '956:2' }, markers: { F11: 'QLB', H13: 'QLB' } }
    expect(refusedBy({ ...qlb, ...apart }, plan([], 'F11-G12-H13'))).toBe('1873-4.4.9-e')
    expect(refusedBy({ ...qlb, ...apart }, plan([], ''))).toBeUndefined()
    expect(refusedBy({ ...qlb, markers: { E18: 'QLB' } }, plan([], ''))).toBe('1873-4.4.3-t')
    const near = board({ ...qlb, markers: { E18: 'QLB' } })
    expect(refusePlan(near, 'QLB', plan([], 'E20-E18'))).toBeUndefined()
    expect(revenueOf(near, 'QLB', plan([], 'E20-E18')).parts.diesel).toEqual([
      { hex: 'E20', value: 10 },
      { hex: 'E18', value: 10 },
    ])
    expect(revenueOf(board({ ...qlb, ...apart }), 'QLB', plan([], '')).parts.diesel).toEqual([
      { hex: 'E20', value: 10 },
    ])
  })
})
