import { describe, expect, it } from 'vitest'
import type { StationSite } from './stations.js'
import {
  carryOutStation,
  markersLeft,
  placeHomeMarkers,
  reactivateMarkers,
  refuseStation,
  stationChoices,
} from './stations.js'
import type { Board } from './testing-board.js'
import { boardState, boardWork } from './testing-board.js'

/** HBE has built its route and holds its homes; Langenstein (C16) lies between them. */
const start = {
  tiles: { B17: ['78', 4] },
  markers: { B19: [['HBE']], D15: [['HBE']] },
  railways: { HBE: {}, GHE: {} },
} as const satisfies Board
const langenstein: StationSite = { hex: 'C16', stop: 0 }

const rule = (at: StationSite, board: Board = start): string | undefined =>
  refuseStation(boardState(board), 'HBE', at)?.rule

describe('markers', () => {
  it('1873-4.4.2-a all inactive markers of the railway turn active, free of charge', () => {
    const work = boardWork({
      ...start,
      markers: { C16: [['-HBE']], E16: [['-GHE']], D15: [['HBE']], F5: [[], ['-HBE']] },
    })
    reactivateMarkers(work, 'HBE')
    expect(work.state.markers).toEqual({
      C16: [[{ railway: 'HBE', active: true }]],
      E16: [[{ railway: 'GHE', active: false }]],
      D15: [[{ railway: 'HBE', active: true }]],
      F5: [[], [{ railway: 'HBE', active: true }]],
    })
    expect(work.events).toEqual([
      { kind: 'marker-turned', railway: 'HBE', hex: 'C16', stop: 0, active: true },
      { kind: 'marker-turned', railway: 'HBE', hex: 'F5', stop: 1, active: true },
    ])
    expect(work.state.cash['HBE']).toBe(1000)
  })

  it('1873-4.4.2-c, 1873-T1-c at denomination 20 the smaller number of markers, homes included', () => {
    expect(markersLeft(boardState(start), 'HBE')).toBe(6)
    const tens = { ...start, railways: { HBE: { denomination: 10 } } } as const
    expect(markersLeft(boardState(tens), 'HBE')).toBe(10)
    const eight = { B19: [['HBE']], B13: [['HBE']], D15: [['HBE']], E18: [['-HBE']], F5: [['HBE']] }
    const all = { ...eight, F7: [['HBE']], H9: [['HBE']], H13: [['HBE']] }
    expect(rule(langenstein, { ...start, markers: all })).toBe('1873-4.4.2-c')
    expect(rule(langenstein, { ...tens, markers: all })).toBeUndefined()
  })

  it('1873-4.4.2-m, 1873-4.4.2-n, 1873-3.2.3.1-d home markers are placed free and active', () => {
    const work = boardWork({ markers: { B9: [['WBE']] } })
    placeHomeMarkers(work, 'NWE')
    expect(work.state.markers).toEqual({
      B9: [
        [
          { railway: 'WBE', active: true },
          { railway: 'NWE', active: true },
        ],
      ],
      J7: [[{ railway: 'NWE', active: true }]],
      G6: [[{ railway: 'NWE', active: true }]],
    })
    expect(work.state.cash['NWE']).toBe(1000)
    expect(work.events).toContainEqual({ kind: 'marker-placed', railway: 'NWE', hex: 'G6', stop: 0, cost: 0 })
  })
})

describe('building a station', () => {
  it('1873-4.4.2-b, 1873-4.4.2-d into an empty circle it costs 100 to the bank', () => {
    expect(rule(langenstein)).toBeUndefined()
    expect(rule(langenstein, { ...start, cash: { HBE: 99 } })).toBe('1873-4.4.2-b')
    expect(rule(langenstein, { ...start, cash: { HBE: 100 } })).toBeUndefined()
    const work = boardWork(start)
    carryOutStation(work, 'HBE', langenstein)
    expect(work.state.cash['HBE']).toBe(900)
    expect(work.events).toEqual([
      { kind: 'money', from: 'HBE', to: 'bank', amount: 100, reason: 'station' },
      { kind: 'marker-placed', railway: 'HBE', hex: 'C16', stop: 0, cost: 100 },
    ])
  })

  it('1873-4.4.2-d where there is no circle nothing is built', () => {
    expect(rule({ hex: 'C16', stop: 1 })).toBe('1873-4.4.2-d')
    expect(rule({ hex: 'C16', stop: -1 })).toBe('1873-4.4.2-d')
    expect(rule({ hex: 'C16', stop: 0.5 })).toBe('1873-4.4.2-d')
    expect(rule({ hex: 'E16', stop: 0 })).toBe('1873-4.4.2-d')
    expect(rule({ hex: 'C6', stop: 0 })).toBe('1873-4.4.2-d')
    expect(rule({ hex: 'Z1', stop: 0 })).toBe('engine-malformed')
  })

  it('1873-4.4.2-n a new marker lies with its active side up', () => {
    const work = boardWork(start)
    carryOutStation(work, 'HBE', langenstein)
    expect(work.state.markers['C16']).toEqual([[{ railway: 'HBE', active: true }]])
  })

  it('1873-4.4.2-e, EX-40 an inactive marker of another railway gives way for 50', () => {
    const inactive = { ...start, markers: { ...start.markers, C16: [['-GHE']] } }
    const at = { ...langenstein, replaces: 'GHE' } as const
    expect(rule(at, inactive)).toBeUndefined()
    expect(rule(at, { ...inactive, cash: { HBE: 49 } })).toBe('1873-4.4.2-b')
    const work = boardWork({ ...inactive, cash: { HBE: 50 } })
    const before = markersLeft(work.state, 'GHE')
    carryOutStation(work, 'HBE', at)
    expect(work.state.cash['HBE']).toBe(0)
    expect(work.state.cash['GHE']).toBe(1050)
    expect(markersLeft(work.state, 'GHE')).toBe(before + 1)
    expect(work.state.markers['C16']).toEqual([[{ railway: 'HBE', active: true }]])
    expect(work.events.slice(1)).toEqual([
      { kind: 'marker-removed', railway: 'GHE', hex: 'C16', stop: 0 },
      { kind: 'marker-placed', railway: 'HBE', hex: 'C16', stop: 0, cost: 50 },
    ])
    const active = { ...start, markers: { ...start.markers, C16: [['GHE']] } }
    expect(rule(at, active)).toBe('1873-4.4.2-e')
    expect(rule({ ...langenstein, replaces: 'NWE' }, inactive)).toBe('1873-4.4.2-e')
    expect([...stationChoices(boardState(active), 'HBE')]).not.toContainEqual(at)
  })

  it('1873-4.4.2-e only the replaced marker leaves a place with several circles', () => {
    const tiles = { ...start.tiles, C16: ['977', 0] } as const
    const work = boardWork({ ...start, tiles, markers: { ...start.markers, C16: [['-GHE', 'NWE']] } })
    carryOutStation(work, 'HBE', { ...langenstein, replaces: 'GHE' })
    expect(work.state.markers['C16']).toEqual([
      [
        { railway: 'NWE', active: true },
        { railway: 'HBE', active: true },
      ],
    ])
  })

  it('1873-4.4.2-f the circle must be reached; only the replaced one may be blocked', () => {
    expect(rule({ hex: 'H17', stop: 0 })).toBe('1873-4.4.2-f')
    const behind = { ...start, markers: { B19: [['HBE']], C16: [['-GHE']] } }
    expect(rule({ ...langenstein, replaces: 'GHE' }, behind)).toBeUndefined()
    expect(rule({ hex: 'F15', stop: 0 }, { ...behind, tiles: { ...start.tiles, E16: ['76', 0] } })).toBe(
      '1873-4.4.2-f',
    )
    expect(
      rule({ hex: 'F15', stop: 0 }, { ...start, tiles: { ...start.tiles, E16: ['76', 0] } }),
    ).toBeUndefined()
    // State track joins Halberstadt with Quedlinburg.
    expect(rule({ hex: 'E20', stop: 0 }, { ...start, railways: { HBE: {}, QLB: {} } })).toBe('1873-4.4.2-f')
  })

  it('1873-4.4.2-g one marker per hex, also where a second circle is not connected', () => {
    const tiles = { ...start.tiles, C16: ['977', 0] } as const
    expect(rule(langenstein, { ...start, tiles, markers: { ...start.markers, C16: [['HBE']] } })).toBe(
      '1873-4.4.2-g',
    )
    expect(rule({ hex: 'F5', stop: 1 }, { ...start, markers: { F5: [['HBE'], []] } })).toBe('1873-4.4.2-g')
  })

  it('1873-4.4.2-h a place on the route of a railway that has not operated keeps a circle on the route', () => {
    // Sorge (F5): the NWE runs through the second circle.
    const sorge = (stop: number, from: Board['markers'], railways: Board['railways'] = { HBE: {} }) =>
      rule({ hex: 'F5', stop }, { railways, markers: from ?? {} })
    expect(sorge(1, { G6: [['HBE']] })).toBe('1873-4.4.2-h')
    expect(sorge(1, { G6: [['HBE']] }, { HBE: {}, NWE: { operated: false } })).toBe('1873-4.4.2-h')
    expect(sorge(1, { G6: [['HBE']] }, { HBE: {}, NWE: {} })).toBeUndefined()
    expect(sorge(0, { F7: [['HBE'], []] })).toBeUndefined()
    // Eisfelder Talmühle (H9) has two circles.
    const tiles = { H7: ['78', 2] } as const
    const talmuehle = { hex: 'H9', stop: 0 }
    expect(rule(talmuehle, { railways: { HBE: {} }, tiles, markers: { G6: [['HBE']] } })).toBeUndefined()
    const oneLeft = { G6: [['HBE']], H9: [['GHE']] }
    expect(rule(talmuehle, { railways: { HBE: {} }, tiles, markers: oneLeft })).toBe('1873-4.4.2-h')
    expect(rule(talmuehle, { railways: { HBE: {}, NWE: {} }, tiles, markers: oneLeft })).toBeUndefined()
  })

  it('1873-4.4.2-h circles of the reserved tile count, if they are on the route', () => {
    const at = { hex: 'D7', stop: 0 }
    const board = (tile: [string, number], reserved: [string, number]): Board => ({
      railways: { HBE: {} },
      tiles: { E8: ['75', 1], D7: tile },
      reserved: { D7: reserved },
      markers: { E8: [['HBE']] },
    })
    expect(rule(at, board(['75', 5], ['962', 0]))).toBe('1873-4.4.2-h')
    expect(rule(at, board(['75', 4], ['968', 3]))).toBeUndefined()
    expect(rule(at, board(['100', 3], ['976', 3]))).toBeUndefined()
  })

  it('1873-4.4.2-i a home circle is kept until its railway floats; further circles are free', () => {
    const benneckenstein = { hex: 'G6', stop: 0 }
    const sorge = { F5: [[], ['HBE']] }
    expect(rule(benneckenstein, { railways: { HBE: {} }, markers: sorge })).toBe('1873-4.4.2-i')
    expect(rule(benneckenstein, { railways: { HBE: {}, NWE: { floated: false } }, markers: sorge })).toBe(
      '1873-4.4.2-i',
    )
    const brown = { railways: { HBE: {} }, tiles: { G6: ['980', 2] }, markers: sorge } as const
    expect(rule(benneckenstein, brown)).toBeUndefined()
    const half = { ...brown, markers: { ...sorge, G6: [['GHE']] } }
    expect(rule(benneckenstein, half)).toBe('1873-4.4.2-i')
    expect(rule(benneckenstein, { ...half, railways: { HBE: {}, NWE: {} } })).toBeUndefined()
    const wernigerode = {
      railways: { GHE: {} },
      tiles: { C8: ['79', 0], D7: ['956', 0] },
      markers: { D7: [['GHE']] },
    } as const
    expect(refuseStation(boardState(wernigerode), 'GHE', { hex: 'B9', stop: 0 })).toEqual({
      rule: '1873-4.4.2-i',
      params: { hex: 'B9', stop: 0, railways: ['NWE', 'WBE'] },
    })
  })

  it('1873-4.4.2-j replacing is not limited by a route of another railway', () => {
    const board = { railways: { HBE: {}, GHE: {} }, markers: { G6: [['HBE']], F5: [[], ['-GHE']] } }
    expect(rule({ hex: 'F5', stop: 1, replaces: 'GHE' }, board)).toBeUndefined()
    expect(rule({ hex: 'F5', stop: 1 }, { ...board, markers: { G6: [['HBE']] } })).toBe('1873-4.4.2-h')
  })

  it('1873-4.4.2-k no station choice takes a marker of the railway itself away', () => {
    const board = { ...start, markers: { ...start.markers, C16: [['-HBE']] } }
    const choices = [...stationChoices(boardState(board), 'HBE')]
    expect(choices.filter(({ replaces }) => replaces === 'HBE')).toEqual([])
    expect(rule({ ...langenstein, replaces: 'HBE' }, board)).toBe('1873-4.4.2-g')
  })

  it('1873-4.4.2-l the circle of the MHE in Thale is closed, the other one is not', () => {
    const board = { ...start, tiles: { ...start.tiles, E16: ['76', 0] } } as const
    expect(rule({ hex: 'F15', stop: 1 }, board)).toBe('1873-4.4.2-l')
    expect(rule({ hex: 'F15', stop: 0 }, board)).toBeUndefined()
  })

  it('1873-4.4.2-o a circle taken by a marker is not empty', () => {
    expect(rule(langenstein, { ...start, markers: { ...start.markers, C16: [['GHE']] } })).toBe(
      '1873-4.4.2-o',
    )
    expect(rule(langenstein, { ...start, markers: { ...start.markers, C16: [['-GHE']] } })).toBe(
      '1873-4.4.2-o',
    )
    expect(
      [...stationChoices(boardState(start), 'HBE')].filter(
        (at) => !refuseStation(boardState(start), 'HBE', at),
      ),
    ).toEqual([langenstein])
  })
})
