import { describe, expect, it } from 'vitest'
import type { CompanyId } from '../data/types.js'
import type { Description } from '../position.js'
import { refuseStation } from './stations.js'
import { building, stepOf } from './track/testing-building.js'

const ben = { director: 'Ben', certificates: { Ben: 1 } }
/** Wien – Krems – Ybbs – Linz. */
const westbahn = { C21: '55:1', C19: '4:1', C17: '15:1' }
const linz = { hex: 'C17', stop: 0 }

/** The refusal of a marker; where none can be placed at all, nobody is asked. */
function refused(company: CompanyId, d: Partial<Description>, hex: string, stop = 0) {
  return refuseStation(building(company, d).state, company, { hex, stop })
}

describe('station markers', () => {
  it('1854-token-a: one in the turn, on a free circle', () => {
    const table = stepOf('KE', 'station', { tiles: westbahn })
    expect(table.actions('buildStation')).toEqual([{ type: 'buildStation', player: 'Ada', ...linz }])
    table.act('buildStation', linz)
    expect(table.state.markers['C17']).toEqual([['KE']])
    expect(table.step).not.toBe('station')
    expect(table.told('marker-placed')).toEqual([
      { kind: 'marker-placed', company: 'KE', hex: 'C17', stop: 0, cost: 40, home: false },
    ])
    expect(stepOf('KE', 'station', { tiles: westbahn }).act('pass').step).not.toBe('station')
  })

  it('1854-token-a, 1854-token-b, EX-30: on the first turn home and the one for 40 G', () => {
    const table = stepOf('KE', 'home', { tiles: westbahn, majors: { KE: { acted: false } } })
    expect(table.state.markers['C23']).toEqual([[], ['KE'], []])
    expect(table.cash('KE')).toBe(1000)
    table.act('pass').act('buildStation', linz)
    expect(table.cash('KE')).toBe(960)
  })

  it('1854-token-b, 1854-token-e, EX-30: home 0, then 40, 100, 100, and no fifth one', () => {
    const tiles = { ...westbahn, F22: '57:0', E13: '15:3', F8: '15:0' }
    const cost = (...hexes: string[]): number => {
      const markers = Object.fromEntries(hexes.map((hex) => [hex, ['KE']]))
      return 1000 - stepOf('KE', 'station', { tiles, markers }).act('buildStation', linz).cash('KE')
    }
    expect([cost(), cost('F22'), cost('F22', 'E13')]).toEqual([40, 100, 100])
    const markers = { F22: ['KE'], E13: ['KE'], F8: ['KE'] }
    expect(refused('KE', { tiles, markers }, 'C17')).toMatchObject({
      rule: '1854-token-e',
      params: { because: 'all used', markers: 4 },
    })
  })

  it('1854-token-b: out of the treasury, or not at all', () => {
    expect(refused('KE', { tiles: westbahn, cash: { KE: 40 } }, 'C17')).toBeUndefined()
    expect(refused('KE', { tiles: westbahn, cash: { KE: 39, Ada: 500 } }, 'C17')).toEqual({
      rule: '1854-token-b',
      params: { company: 'KE', cost: 40, cash: 39 },
    })
    const poor = building('KE', { tiles: westbahn, cash: { KE: 39, Ada: 500 } }).act('pass')
    expect(poor.step).not.toBe('station')
  })

  it('1854-token-b, 1854-locals-i, 1854-local-ags-h: local railways and local AGs have one more, for 40 G', () => {
    const small = { J32: '57:1', J34: '57:1' }
    const local = stepOf('4', 'station', { tiles: small }).act('buildStation', { hex: 'J34', stop: 0 })
    expect(local.cash('4')).toBe(960)
    const further = { ...small, J30: '14:0' }
    expect(refused('4', { tiles: further, markers: { J34: ['4'] } }, 'J30')).toMatchObject({
      rule: '1854-token-e',
      params: { because: 'all used', markers: 2 },
    })
    const ags = {
      B: { director: 'Ben', acted: true },
      C: { director: 'Cid', acted: true },
      A: { acted: true },
    }
    const tiles = { D18: '15:1', C17: '15:4' }
    const ag = stepOf('A', 'station', { ags, tiles, markers: { D18: ['A'] } })
    expect(ag.act('buildStation', linz).cash('ag:A')).toBe(960)
    expect(refused('A', { ags, tiles, markers: { D18: ['A'], F22: ['A'] } }, 'C17')).toMatchObject({
      rule: '1854-token-e',
    })
  })

  it('1854-token-c: the company must reach the city', () => {
    expect(refused('KE', { tiles: { ...westbahn, F22: '57:0' } }, 'F22')).toEqual({
      rule: '1854-token-c',
      params: { company: 'KE', hex: 'F22', stop: 0 },
    })
    expect(refused('KE', { tiles: { ...westbahn, C21: '56:4' } }, 'C17')?.rule).toBe('1854-token-c')
  })

  it('1854-token-d, EX-54: one marker in each city, and Wien and Sankt Pölten are one each', () => {
    const tiles = { ...westbahn, C23: '433:0' }
    expect(refused('KE', { tiles: westbahn }, 'C17')).toBeUndefined()
    for (const stop of [0, 1, 3, 4]) expect(refused('KE', { tiles }, 'C23', stop)?.rule).toBe('1854-token-d')
    expect(refused('1', { tiles: { J36: '55:0' } }, 'J38', 1)?.rule).toBe('1854-token-d')
    expect(refused('KE', { tiles: westbahn, markers: { C17: ['KE'] } }, 'C17')?.rule).toBe('1854-token-d')
  })

  it('1854-token-e: not in a small town, a far destination, nor on an occupied circle', () => {
    const d = { tiles: { ...westbahn, F22: '57:0' }, majors: { NT: ben }, markers: { F22: ['NT'] } }
    for (const [hex, stop] of [
      ['C19', 0],
      ['A19', 0],
      ['C17', 1],
      ['B16', 0],
    ] as const)
      expect(refused('KE', d, hex, stop)).toMatchObject({
        rule: '1854-token-e',
        params: { because: 'no circle' },
      })
    expect(refused('KE', d, 'F22')).toMatchObject({
      rule: '1854-token-e',
      params: { because: 'occupied', companies: ['NT'] },
    })
  })

  it('1854-token-f, EX-30: the last free circle of Linz is kept for KR, in operation or not', () => {
    const kept = { rule: '1854-token-f', params: { company: 'KE', hex: 'C17', stop: 0, companies: ['KR'] } }
    expect(refused('KE', { tiles: { ...westbahn, C17: '57:1' } }, 'C17')).toEqual(kept)
    const floated = { majors: { KR: { ...ben, acted: false } } }
    expect(refused('KE', { tiles: { ...westbahn, C17: '57:1' }, ...floated }, 'C17')).toEqual(kept)
    const taken = { tiles: westbahn, majors: { NT: ben }, markers: { C17: ['NT'] } }
    expect(refused('KE', taken, 'C17')).toEqual(kept)
    expect(refused('KE', { tiles: westbahn, majors: { KR: ben } }, 'C17')).toBeUndefined()
  })

  it('1854-token-f, EX-54: in Wien each home keeps its own station; the new ones are open to all', () => {
    const majors = { SD: ben, FJ: ben }
    // KR comes over Ybbs and Krems to the station of KE
    expect(refused('KR', { tiles: westbahn, majors }, 'C23', 1)).toMatchObject({
      rule: '1854-token-f',
      params: { companies: ['KE'] },
    })
    // and from Graz over D24 to a new one
    const tiles = { C17: '57:1', F22: '57:0', E23: '9:0', D24: '58:0', C23: '433:4' }
    expect(refused('KR', { tiles, majors, markers: { F22: ['KR'] } }, 'C23', 1)).toBeUndefined()
    expect(refused('KR', { tiles, majors, markers: { F22: ['KR'] } }, 'C23', 3)?.rule).toBe('1854-token-f')
  })

  it('1854-token-f: Sankt Pölten as one city keeps both circles for 1 and 2', () => {
    const tiles = { J32: '57:1', J34: '57:1', J36: '55:0', J38: '15:5' }
    const locals = { '1': { acted: false }, '2': { acted: false } }
    expect(refused('4', { tiles, locals }, 'J38')).toMatchObject({
      rule: '1854-token-f',
      params: { companies: ['1', '2'] },
    })
  })

  it('1854-token-g, EX-30: Steyr and Sankt Pölten wait for the first turns of all local AGs', () => {
    const tiles = { C21: '1:0', D20: '15:0' }
    const two = { A: { director: 'Ben', acted: true }, B: { director: 'Ben', acted: true } }
    const markers = { D18: ['A', 'B'] }
    const d = { tiles: { ...tiles, D18: '14:0' }, phase: '5' as const, markers }
    expect(refused('KE', { tiles }, 'D20')).toMatchObject({
      rule: '1854-token-g',
      params: { companies: ['A', 'B', 'C'] },
    })
    expect(refused('KE', { ...d, ags: two }, 'D20')).toMatchObject({
      rule: '1854-token-g',
      params: { companies: ['C'] },
    })
    const all = { ...two, C: { director: 'Cid', acted: true } }
    const placed = { D18: ['A', 'B'], D20: ['C'] }
    expect(refused('KE', { ...d, ags: all, markers: placed }, 'D20')).toBeUndefined()
    // the second marker of an AG waits too
    expect(refused('A', { ...d, ags: two }, 'D20')?.rule).toBe('1854-token-g')
  })

  it('1854-locals-d: each kind of company keeps to its map', () => {
    expect(refused('KE', { tiles: westbahn }, 'J34')?.rule).toBe('1854-locals-d')
    expect(refused('4', { tiles: { ...westbahn, J32: '57:1' } }, 'C17')?.rule).toBe('1854-locals-d')
  })

  it('1854-or-turn-a: no way back to the track', () => {
    const table = stepOf('KE', 'station', { tiles: westbahn })
    expect(table.refused('layTile', { hex: 'C23', tile: '433', rotation: 0 })).toBe('1854-or-turn-a')
  })
})
