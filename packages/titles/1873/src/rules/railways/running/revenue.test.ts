import { describe, expect, it } from 'vitest'
import type { PhaseId, Size } from '../../../data/types.js'
import type { EditionId } from '../../../editions.js'
import { editionIds } from '../../../editions.js'
import { calledMarkers, refusePlan, revenueOf, suggestPlans } from './index.js'
import { board, plan } from './testing-board.js'

const hbe = 'B19-B17-C16-D15'
const ghe = 'G20-H19-H17-I18'
const nwe = ['B9-C8-D7-E6-F5-G6', 'G6-H7-H9-I8-J7'] as const
const valueAt = (
  list: readonly { readonly hex: string; readonly value: number }[],
  hex: string,
): number | undefined => list.find((item) => item.hex === hex)?.value

describe('revenue', () => {
  it('1873-4.4.4-a: a place with an own marker counts its value once', () => {
    const state = board({ trains: [3], tiles: { B15: '78:5', E16: '76:0' }, markers: { C16: 'HBE' } })
    const { parts } = revenueOf(state, 'HBE', plan([[3, `${hbe} C16-B15-B13 D15-E16-F15`]]))
    expect(parts.places.filter(({ hex }) => hex === 'C16')).toEqual([{ hex: 'C16', value: 30 }])
    expect(parts.places.filter(({ hex }) => hex === 'D15')).toEqual([{ hex: 'D15', value: 40 }])
  })

  it('1873-4.4.4-b: a printed hex with several values counts by the phase', () => {
    const at = (phase: PhaseId): number | undefined =>
      valueAt(
        revenueOf(board({ railway: 'GHE', trains: [1], phase }), 'GHE', plan([[1, ghe]])).parts.places,
        'I18',
      )
    expect((['1', '2', '3', '4', '5', 'D'] as const).map(at)).toEqual([30, 30, 40, 40, 60, 70])
  })

  it('1873-4.4.4-c: a place without an own marker counts 10 once, and a village with two circles once in all', () => {
    const tiles = { F7: '976:0', E6: '976:3', F3: '956:1' }
    const markers = { F7: 'NWE', E6: 'NWE' }
    const state = board({ railway: 'NWE', trains: [3], tiles, markers, open: [] })
    const both = plan([[3, `${nwe.join(' ')} E6-F7`]])
    expect(refusePlan(state, 'NWE', both)).toBeUndefined()
    expect(valueAt(revenueOf(state, 'NWE', both).parts.places, 'F5')).toBe(10)
    const circles = board({ railway: 'NWE', trains: [3, 1], markers: { 'F5/0': 'NWE' } })
    const run = plan([
      [3, nwe.join(' ')],
      [1, 'F5-F7'],
    ])
    expect(refusePlan(circles, 'NWE', run)).toBeUndefined()
    // one village: the circle with the own marker counts, the other one adds nothing
    expect(revenueOf(circles, 'NWE', run).parts.places.filter(({ hex }) => hex === 'F5')).toEqual([
      { hex: 'F5', value: 20 },
    ])
    // its marker is not called at on the other circle
    expect(
      valueAt(
        revenueOf(
          circles,
          'NWE',
          plan([
            [3, nwe.join(' ')],
            [1, ''],
          ]),
        ).parts.places,
        'F5',
      ),
    ).toBe(10)
    expect(
      calledMarkers(
        circles,
        'NWE',
        plan([
          [3, nwe.join(' ')],
          [1, ''],
        ]),
      ).has('F5/0'),
    ).toBe(false)
  })

  it('1873-4.4.4-d, 1873-4.6-j: blocked places of the own concession route and works there count nothing, for diesels too', () => {
    const markers = { H9: 'HBE GHE', I8: 'HBE', C16: 'GHE' }
    const state = board({ railway: 'NWE', trains: [2], diesel: true, phase: 'D', markers })
    const run = plan([[2, nwe.join(' ')]], nwe.join(' '))
    expect(refusePlan(state, 'NWE', run)).toBeUndefined()
    expect(suggestPlans(state, 'NWE', 1)).toMatchObject({ plans: [run], proven: true })
    const { parts } = revenueOf(state, 'NWE', run)
    expect(parts.places.filter(({ value }) => value === 0).map(({ hex }) => hex)).toEqual(['H9', 'I8'])
    expect(parts.works).toEqual([
      { hex: 'H9', work: 'SB-H9', value: 0 },
      { hex: 'I8', work: 'mine:8', value: 0 },
    ])
    expect([valueAt(parts.diesel, 'H9'), valueAt(parts.diesel, 'I8'), valueAt(parts.diesel, 'G6')]).toEqual([
      0, 0, 10,
    ])
    const free = revenueOf(
      board({ railway: 'NWE', trains: [2], phase: '3' }),
      'NWE',
      plan([[2, nwe.join(' ')]]),
    )
    expect(free.parts.works).toEqual([
      { hex: 'H9', work: 'SB-H9', value: 50 },
      { hex: 'I8', work: 'mine:8', value: 40 },
    ])
  })

  it('1873-4.4.4-e: a diesel earns 10 for each place once, also beside standard trains', () => {
    const tiles = { B15: '78:5' }
    const state = board({ trains: [1], diesel: true, phase: 'D', tiles, markers: { C16: 'HBE', B13: 'HBE' } })
    const { total, parts } = revenueOf(state, 'HBE', plan([[1, hbe]], `${hbe} C16-B15-B13`))
    expect(parts.diesel).toEqual(['B19', 'C16', 'D15', 'B13'].map((hex) => ({ hex, value: 10 })))
    expect(total).toBe(60 + 30 + 40 + 20 + 40)
  })

  it('1873-4.4.4-f: a mine counts once with the largest train that calls there', () => {
    const tiles = { D13: '956:1', D11: '76:4', E10: '956:0' }
    const state = board({ trains: [3, 2], tiles, markers: { D11: 'HBE' } })
    const small = revenueOf(
      state,
      'HBE',
      plan([
        [3, `${hbe}`],
        [2, 'D15-D13-D11 D11-E10'],
      ]),
    )
    expect(small.parts.works).toEqual([
      { hex: 'D15', work: 'mine:12', value: 60 },
      { hex: 'D13', work: 'mine:5', value: 20 },
      { hex: 'D11', work: 'mine:4', value: 40 },
      { hex: 'E10', work: 'mine:6', value: 40 },
    ])
    const mixed = revenueOf(
      state,
      'HBE',
      plan([
        [3, 'D11-E10'],
        [2, `${hbe} D15-D13-D11`],
      ]),
    )
    expect(mixed.parts.works.find(({ hex }) => hex === 'D11')?.value).toBe(60)
    expect(mixed.parts.works.find(({ hex }) => hex === 'D15')?.value).toBe(40)
  })

  it('1873-4.4.4-h: a route calls at the works it passes', () => {
    const tiles = { D13: '956:1', D11: '76:4', E10: '956:0' }
    const { parts } = revenueOf(board({ trains: [2], tiles }), 'HBE', plan([[2, `${hbe} D15-D13-D11-E10`]]))
    expect(parts.works.map(({ work }) => work)).toEqual(['mine:12', 'mine:5', 'mine:4', 'mine:6'])
  })

  it('1873-4.4.4-k: Derenburg is 60 in R, and 70 on the published boards', () => {
    const at = { railway: 'QLB', trains: [2], tiles: { B15: '78:5' }, markers: { C16: 'QLB' } } as const
    const derenburg = (edition: EditionId): unknown =>
      revenueOf(board({ ...at, edition }), 'QLB', plan([[2, 'C16-B15-B13']])).parts.works
    const pays = (value: number): unknown => [{ hex: 'B13', work: 'ZW', value }]
    expect(editionIds.map(derenburg)).toEqual([60, 70, 70, 70, 70].map(pays))
  })

  it('1873-4.4.4-i, 1873-4.4.4-j, 1873-4.4.4-k: a factory counts its printed value whatever the train', () => {
    const earn = (
      size: Size,
      tiles: Record<string, string>,
      markers: Record<string, string>,
      run: string,
    ): unknown =>
      revenueOf(board({ railway: 'QLB', trains: [size], tiles, markers }), 'QLB', plan([[size, run]])).parts
        .works
    for (const size of [1, 5] as const) {
      expect(earn(size, {}, {}, 'E20-E18')).toEqual([{ hex: 'E18', work: 'PM', value: 40 }])
      expect(earn(size, { B15: '78:5' }, { C16: 'QLB' }, 'C16-B15-B13')).toEqual([
        { hex: 'B13', work: 'ZW', value: 60 },
      ])
      expect(earn(size, { G12: '956:2' }, { H13: 'QLB' }, 'F11-G12-H13')).toEqual([
        { hex: 'F11', work: 'SM', value: 50 },
      ])
      expect(earn(size, { H11: '77:1', G10: '79:2', F9: '956:2' }, { F9: 'QLB' }, 'F9-G10-H11-H9')).toEqual([
        { hex: 'H9', work: 'SB-H9', value: 50 },
      ])
      expect(earn(size, { D5: '75:2' }, { D5: 'QLB' }, 'C6-D5')).toEqual([
        { hex: 'C6', work: 'SB-C6', value: 60 },
      ])
    }
  })

  it('1873-4.4.4-l: Knaupsholz has no place, so only the quarry counts', () => {
    const state = board({ railway: 'QLB', trains: [1], tiles: { D5: '75:2' }, markers: { D5: 'QLB' } })
    const run = plan([[1, 'C6-D5']])
    expect(refusePlan(state, 'QLB', run)).toBeUndefined()
    const { parts } = revenueOf(state, 'QLB', run)
    expect(parts.places).toEqual([{ hex: 'D5', value: 20 }])
  })

  it('1873-4.4.9-c: the local train earns the value of Quedlinburg, also without other trains', () => {
    expect(revenueOf(board({ railway: 'QLB', phase: '4' }), 'QLB', plan([])).total).toBe(60)
    const brown = board({ railway: 'QLB', phase: '5', tiles: { E20: '987:0' } })
    expect(revenueOf(brown, 'QLB', plan([]))).toEqual({
      total: 90,
      parts: { places: [], works: [], diesel: [], local: 90 },
    })
    expect(revenueOf(board({ trains: [1] }), 'HBE', plan([[1, hbe]])).parts.local).toBe(0)
  })

  it('1873-4.4.9-d: Quedlinburg counts a second time if other standard trains call there, never a third', () => {
    const tiles = { E20: '987:0', D19: '78:5', D17: '956:1' }
    const state = board({
      railway: 'QLB',
      phase: '5',
      trains: [1, 1],
      tiles,
      markers: { E18: 'QLB', D17: 'QLB' },
    })
    const run = plan([
      [1, 'E20-E18'],
      [1, 'E20-D19-D17'],
    ])
    expect(refusePlan(state, 'QLB', run)).toBeUndefined()
    const { total, parts } = revenueOf(state, 'QLB', run)
    expect(parts.places).toEqual([
      { hex: 'E20', value: 90 },
      { hex: 'E18', value: 30 },
      { hex: 'D17', value: 20 },
    ])
    expect(total).toBe(90 + 90 + 30 + 40 + 20)
    const apart = board({ railway: 'QLB', trains: [1], tiles: { G12: '956:2' }, markers: { H13: 'QLB' } })
    expect(
      revenueOf(apart, 'QLB', plan([[1, 'F11-G12-H13']])).parts.places.some(({ hex }) => hex === 'E20'),
    ).toBe(false)
  })
})

describe('worked examples', () => {
  const total = (setup: Parameters<typeof board>[0], ...routes: string[]): number => {
    const state = board(setup)
    const { railway = 'HBE', trains = [] } = setup
    const run = plan([[trains[0] ?? 1, routes.join(' ')]])
    expect(refusePlan(state, railway, run)).toBeUndefined()
    return revenueOf(state, railway, run).total
  }

  it('EX-33: HBE on its concession route', () => {
    expect(total({ trains: [1] }, hbe)).toBe(130)
    expect(total({ trains: [2] }, hbe)).toBe(150)
    expect(total({ trains: [1], open: [] }, hbe)).toBe(110)
  })

  it('EX-34: GHE on its concession route', () => {
    expect(total({ railway: 'GHE', trains: [2], phase: '2' }, ghe)).toBe(160)
    expect(total({ railway: 'GHE', trains: [2], phase: '3' }, ghe)).toBe(170)
    expect(total({ railway: 'GHE', trains: [2], phase: '3', markers: { H17: 'GHE' } }, ghe)).toBe(190)
  })

  it('EX-36: SHE on its concession route', () => {
    expect(total({ railway: 'SHE', trains: [3], phase: '3' }, 'E4-F3-G2-H1-I2')).toBe(250)
  })

  it('EX-37: QLB with and without a train', () => {
    expect(revenueOf(board({ railway: 'QLB', phase: '4' }), 'QLB', plan([])).total).toBe(60)
    const { parts } = revenueOf(
      board({ railway: 'QLB', trains: [4], phase: '4' }),
      'QLB',
      plan([[4, 'E20-E18']]),
    )
    expect(parts.local + (valueAt(parts.places, 'E20') ?? 0)).toBe(120)
  })

  it('EX-65: WBE on its concession route', () => {
    expect(total({ railway: 'WBE', trains: [4], phase: '4' }, 'B9-C10-C12-C14-D15')).toBe(240)
  })
})
