import { describe, expect, it } from 'vitest'
import type { Description } from '../position.js'
import { at } from '../testing.js'
import { stepOf } from './track/testing-building.js'

const first = (d: Partial<Description> = {}) =>
  stepOf('GIP', 'option', { companies: { GIP: { option: null } }, ...d })

describe('the option of a large company', () => {
  it('1853-4.1.3-a: is chosen in its first turn before anything else, even if nothing is laid', () => {
    const table = first()
    expect([table.step, table.player]).toEqual(['option', 'A'])
    expect(table.choices().map(({ action }) => action)).toEqual([
      { type: 'chooseOption', player: 'A', option: 1 },
      { type: 'chooseOption', player: 'A', option: 2 },
    ])
    for (const [type, own] of [
      ['pass', {}],
      ['layTile', { hex: 'H20', tile: '6', rotation: 0 }],
      ['placeBase', { hex: 'H22', stop: 0 }],
    ] as const)
      expect(table.refused(type, own)).toBe('1853-4.1.3-a')
    table.act('chooseOption', { option: 2 })
    expect([table.step, table.state.companies.GIP.option]).toEqual(['track', 2])
    expect(table.told('option-chosen')).toEqual([{ kind: 'option-chosen', company: 'GIP', option: 2 }])
  })

  it('1853-4.1.3-a: is one of two, and final', () => {
    const table = first({ phase: '4' })
    for (const option of [0, 3, null])
      expect(table.refused('chooseOption', { option })).toBe('engine-malformed')
    table.act('chooseOption', { option: 1 })
    expect(table.refused('chooseOption', { option: 2 })).toBe('1853-4.1.3-a')
    const later = at({
      players: ['A', 'B', 'C'],
      companies: { GIP: { shares: { A: 6 }, option: 2 } },
      cash: { GIP: 1000 },
      at: { round: 'operating', turn: 'GIP' },
    })
    expect(later.step).toBe('track')
  })

  it('1853-1.8-b, 1853-1.8-c, 1853-1.8-d: is that of large companies alone', () => {
    const start = (company: 'EIR' | 'BBCI' | 'MSM', size?: 'large' | 'small') =>
      at({
        players: ['A', 'B', 'C'],
        companies: { [company]: { shares: { A: 6 }, option: null, ...(size ? { size } : {}) } },
        cash: { [company]: 1000 },
        at: { round: 'operating', turn: company },
      }).step
    expect([start('EIR'), start('BBCI', 'large'), start('BBCI', 'small'), start('MSM')]).toEqual([
      'option',
      'option',
      'track',
      'track',
    ])
  })

  it('1853-4.0-b: is chosen by the manager where there is no director', () => {
    const table = first({ companies: { GIP: { option: null, shares: { B: 1, pool: 5 } } } })
    expect(table.player).toBe('B')
  })
})
