import { describe, expect, it } from 'vitest'
import type { RunPlan } from '../../../actions.js'
import type { EditionId } from '../../../editions.js'
import { refusePlan, revenueOf, suggestPlans } from './index.js'
import type { BoardSetup } from './testing-board.js'
import { board, plan } from './testing-board.js'

const hbe = 'B19-B17-C16-D15'
/** Derenburg joined to Langenstein, Thale to Blankenburg. */
const north = { B15: '78:5', E16: '76:0' }
/** Blankenburg - Braunesumpf - Hüttenrode - Rübeland, where the track ends. */
const west = { D13: '956:1', D11: '76:4', E10: '956:0' }

function refusedBy(setup: BoardSetup, run: RunPlan): string | undefined {
  const { railway = 'HBE' } = setup
  return refusePlan(board(setup), railway, run)?.rule
}

describe('routes', () => {
  it('1873-4.4.3-a: the director runs the standard trains of the railway, no others and none fewer', () => {
    expect(refusedBy({ trains: [2] }, plan([[2, hbe]]))).toBeUndefined()
    expect(refusedBy({ trains: [2] }, plan([]))).toBe('1873-4.4.3-a')
    expect(refusedBy({ trains: [2] }, plan([[3, hbe]]))).toBe('1873-4.4.3-a')
    expect(refusedBy({ trains: [] }, plan([[1, hbe]]))).toBe('1873-4.4.3-a')
    expect(refusedBy({ trains: [] }, plan([]))).toBeUndefined()
  })

  it('1873-4.4.3-b, 1873-M-c: a switcher does not run and state track is no part of a route', () => {
    const state = board({ trains: [2] })
    const company = state.railways['HBE']
    if (!company) throw new Error('no HBE')
    const switched = { ...state, railways: { HBE: { ...company, switchers: [2 as const] } } }
    expect(refusePlan(switched, 'HBE', plan([[2, hbe]]))).toBeUndefined()
    expect(
      refusePlan(
        switched,
        'HBE',
        plan([
          [2, hbe],
          [2, ''],
        ]),
      )?.rule,
    ).toBe('1873-4.4.3-a')
    expect(refusePlan(state, 'HBE', plan([[2, `${hbe} B19-C20-D21-E20`]]))).toEqual({
      rule: '1873-4.4.3-b',
      params: { route: 'B19-C20-D21-E20', train: 2 },
    })
    expect(refusedBy({ trains: [2], tiles: north }, plan([[2, `${hbe} F15-F17-F19-E20`]]))).toBe(
      '1873-4.4.3-b',
    )
  })

  it('1873-4.4.3-c: a route is a line of track between two ends, markers or open works', () => {
    const setup: BoardSetup = { trains: [3], tiles: north }
    for (const bad of [
      'D15-D17',
      'B19-B17',
      'B17-C16',
      'D15-F15',
      'D15',
      'Z99-D15',
      'D15-__proto__',
      'D15-E16',
      'D15--E16',
    ])
      expect([bad, refusedBy(setup, plan([[3, `${hbe} ${bad}`]]))]).toEqual([bad, '1873-4.4.3-c'])
    expect(refusePlan(board(setup), 'HBE', { trains: [{ size: 3, routes: [[]] }] })?.rule).toBe(
      '1873-4.4.3-c',
    )
    expect(refusedBy({ trains: [2], tiles: north }, plan([[2, `${hbe} D15-E16-F15`]]))).toBeUndefined()
    expect(
      refusedBy(
        { trains: [2], tiles: north, open: [], markers: { F15: 'HBE' } },
        plan([[2, `${hbe} F15-E16-D15`]]),
      ),
    ).toBeUndefined()
  })

  it('1873-4.4.3-c: track that branches off at the other circle of a village does not go on', () => {
    const tiles = { E6: '956:0' }
    expect(refusedBy({ railway: 'NWE', trains: [3], tiles }, plan([[3, 'G6-F5-F7']]))).toBe('1873-4.4.3-c')
  })

  it('1873-4.4.3-d: a route between two works needs an own marker on its way', () => {
    const run = plan([[3, `${hbe} D15-D13 D13-D11-E10`]])
    expect(refusedBy({ trains: [3], tiles: west }, run)).toBe('1873-4.4.3-d')
    expect(refusedBy({ trains: [3], tiles: west, markers: { D11: 'HBE' } }, run)).toBeUndefined()
  })

  it('1873-4.4.3-e: a blocked place is neither passed nor an end, not even at its mine, but on the own concession route', () => {
    const passing = { trains: [2], tiles: north, markers: { E16: 'GHE' } } as const
    expect(refusePlan(board(passing), 'HBE', plan([[2, `${hbe} D15-E16-F15`]]))).toEqual({
      rule: '1873-4.4.3-e',
      params: { route: 'D15-E16-F15', train: 2, hex: 'E16' },
    })
    const ending = { trains: [2], tiles: { D13: '956:1' }, markers: { D13: 'GHE' } } as const
    expect(refusedBy(ending, plan([[2, `${hbe} D15-D13`]]))).toBe('1873-4.4.3-e')
    expect(refusedBy({ trains: [2], markers: { C16: 'GHE' } }, plan([[2, hbe]]))).toBeUndefined()
  })

  it('1873-4.4.3-f: a place is blocked if all circles on the track hold markers of others, one of its own frees it', () => {
    const run = plan([[2, `${hbe} D15-E16-F15`]])
    const at = (E16: string, tile = '76:0'): string | undefined =>
      refusedBy({ trains: [2], tiles: { E16: tile }, markers: { E16 } }, run)
    expect(at('GHE')).toBe('1873-4.4.3-e')
    expect(at('GHE', '976:5')).toBeUndefined()
    expect(at('GHE QLB', '976:5')).toBe('1873-4.4.3-e')
    expect(at('GHE HBE', '976:5')).toBeUndefined()
  })

  it('1873-4.4.3-f: the free circle of a village that is not on the track does not help', () => {
    const run = plan([[3, 'B9-C8-D7-E6-F5-G6 G6-H7-H9-I8-J7 F5-F7']])
    const at = (tile: string | undefined): string | undefined =>
      refusedBy(
        {
          railway: 'NWE',
          trains: [3],
          tiles: tile ? { F5: tile } : {},
          markers: { 'F5/0': 'NWE', 'F7/0': 'HBE' },
        },
        run,
      )
    expect(at(undefined)).toBe('1873-4.4.3-e')
  })

  it('1873-4.4.3-w: an inactive marker blocks like an active one', () => {
    const setup = { trains: [2], tiles: north, markers: { E16: 'GHE*' } } as const
    expect(refusedBy(setup, plan([[2, `${hbe} D15-E16-F15`]]))).toBe('1873-4.4.3-e')
  })

  it('1873-4.4.3-g: a route never passes a town', () => {
    const setup = { trains: [2], tiles: north, markers: { C16: 'HBE' } } as const
    expect(refusePlan(board(setup), 'HBE', plan([[2, 'C16-D15-E16-F15']]))).toEqual({
      rule: '1873-4.4.3-g',
      params: { route: 'C16-D15-E16-F15', train: 2, hex: 'D15' },
    })
  })

  it('1873-4.4.3-h: no place twice, and two unconnected circles are one place', () => {
    expect(refusedBy({ trains: [2] }, plan([[2, 'D15-C16-D15']]))).toBe('1873-4.4.3-h')
    const tiles = { F7: '976:0', E6: '976:3' }
    const setup = { railway: 'NWE', trains: [3], tiles, markers: { 'F5/0': 'NWE' } } as const
    expect(refusePlan(board(setup), 'NWE', plan([[3, 'F5-F7-E6-F5-G6']]))).toEqual({
      rule: '1873-4.4.3-h',
      params: { route: 'F5-F7-E6-F5-G6', train: 3, hex: 'F5' },
    })
  })

  it('1873-4.4.3-i: a route is run to its possible end', () => {
    const setup = { trains: [2], tiles: west } as const
    expect(refusePlan(board(setup), 'HBE', plan([[2, `${hbe} D15-D13-D11`]]))).toEqual({
      rule: '1873-4.4.3-i',
      params: { route: 'D15-D13-D11', train: 2, longer: 'D15-D13-D11-E10' },
    })
    expect(refusedBy(setup, plan([[2, `${hbe} D11-D13-D15`]]))).toBe('1873-4.4.3-i')
    expect(refusedBy(setup, plan([[2, `${hbe} D15-D13-D11-E10`]]))).toBeUndefined()
    // where nothing lies beyond that could be an end, the route ends
    expect(refusedBy({ ...setup, open: [4, 5] }, plan([[2, `${hbe} D15-D13-D11`]]))).toBeUndefined()
    expect(
      refusedBy({ ...setup, markers: { E10: 'GHE' } }, plan([[2, `${hbe} D15-D13-D11`]])),
    ).toBeUndefined()
  })

  it('1873-4.4.3-i: track of the other routes is no way to go on', () => {
    const setup = { trains: [3], tiles: west, markers: { D11: 'HBE' } } as const
    expect(refusedBy(setup, plan([[3, `${hbe} D15-D13-D11 D11-E10`]]))).toBeUndefined()
  })

  it('1873-4.4.3-y: a town is the end of a route only with an own marker or an open work', () => {
    const setup: BoardSetup = { trains: [2], tiles: { E16: '76:2' } }
    const run = plan([[2, `${hbe} D15-E16-E18-E20`]])
    expect(refusePlan(board(setup), 'HBE', run)).toEqual({
      rule: '1873-4.4.3-y',
      params: { route: 'D15-E16-E18-E20', train: 2, hex: 'E20' },
    })
    expect(refusedBy({ ...setup, markers: { E20: 'HBE' } }, run)).toBeUndefined()
    // nor does a line into that town keep a route from ending before it
    expect(refusedBy(setup, plan([[2, `${hbe} D15-E16-E18`]]))).toBeUndefined()
  })

  it('1873-4.4.4-g: a closed mine is no end of a route', () => {
    expect(refusedBy({ trains: [2], tiles: north, open: [12] }, plan([[2, `${hbe} D15-E16-F15`]]))).toBe(
      '1873-4.4.4-g',
    )
    const { parts } = revenueOf(board({ trains: [2], open: [] }), 'HBE', plan([[2, hbe]]))
    expect(parts.works).toEqual([])
  })
})

describe('a line that crosses its own track', () => {
  // Stiege G12 and the works at Eisfelder Talmühle, over a loop by F9 that crosses itself on G10
  const tiles = { H11: '77:1', G10: '961:1', F9: '75:5', G8: '77:3', G12: '956:1' }
  const loop = 'H9-H11-G10-F9-G8-G10-G12'
  const crossing = (edition: EditionId) =>
    ({ edition, railway: 'QLB', trains: [1], tiles, markers: { H9: 'QLB', G12: 'QLB' } }) as const

  const offered = (edition: EditionId): string[] =>
    suggestPlans(board(crossing(edition)), 'QLB', 5).plans.map(({ trains }) =>
      trains.flatMap(({ routes }) => routes.map((route) => route.join('-'))).join(' '),
    )

  it('1873-4.4.3-z: in R a hex without place may be crossed twice on different track', () => {
    expect(refusedBy(crossing('R'), plan([[1, loop]]))).toBeUndefined()
    expect(offered('R')).toEqual(['E18-E20', 'G12-G10-G8-F9-G10-H11-H9'])
  })

  it.each(['S', '2022'] as const)('1873-4.4.3-aa: in %s no hex is entered again', (edition) => {
    const refused = refusePlan(board(crossing(edition)), 'QLB', plan([[1, loop]]))
    expect(refused).toEqual({
      rule: '1873-4.4.3-aa',
      params: { route: loop, train: 1, hex: 'G10' },
    })
    expect(offered(edition)).toEqual(['E18-E20'])
  })

  it('1873-4.4.3-aa, 1873-4.4.3-i: a route is not lengthened into a hex that it has been in', () => {
    const marked = (edition: EditionId) => ({
      ...crossing(edition),
      markers: { H9: 'QLB', F9: 'QLB', G12: 'QLB' },
    })
    const short = plan([[1, 'H9-H11-G10-F9']])
    expect(refusedBy(marked('R'), short)).toBe('1873-4.4.3-i')
    expect(refusedBy(marked('S'), short)).toBeUndefined()
  })

  it('1873-4.4.3-aa: a diesel keeps to it too', () => {
    const diesel = (edition: EditionId) => ({ ...crossing(edition), diesel: true, phase: 'D' }) as const
    const by = (edition: EditionId) => refusedBy(diesel(edition), plan([[1, 'E18-E20']], loop))
    // Quedlinburg lies elsewhere: only that is wrong in R
    expect([by('R'), by('S')]).toEqual(['1873-4.4.9-e', '1873-4.4.3-aa'])
  })
})
