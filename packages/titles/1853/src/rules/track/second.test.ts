import { describe, expect, it } from 'vitest'
import type { Description } from '../../position.js'
import type { Table } from '../../testing.js'
import { refuseSecond } from './second.js'
import { building, tile } from './testing-building.js'

// Patna with an exit to the east; Calcutta is printed, with an exit to I27
const eir = (option: 1 | 2, d: Partial<Description> = {}): Table =>
  building('EIR', { tiles: { H24: '6:2' }, ...d, companies: { EIR: { option } } })

// Allahabad with an exit to H18; South Bombay over N10 to N12
const gip = (option: 1 | 2): Table =>
  building('GIP', { tiles: { H20: '6:1', N10: '58:2' }, companies: { GIP: { option } } })

const paid = (table: Table, company: string): number => 1000 - table.cash(company)

describe('a second tile', () => {
  it('1853-4.1.3-c, 1853-4.1.12-a, EX-20: costs the EIR £50 with option 2, besides the river', () => {
    const table = eir(2).act('layTile', tile('H26 9:1'))
    expect([table.step, paid(table, 'EIR')]).toEqual(['track', 40])
    table.act('layTile', tile('I27 3:5'))
    expect([table.step !== 'track', paid(table, 'EIR')]).toEqual([true, 90])
    expect(table.events).toContainEqual(
      expect.objectContaining({ kind: 'money', from: 'EIR', to: 'bank', amount: 50, reason: 'second tile' }),
    )
  })

  it('1853-4.1.3-c, EX-20: costs the GIP £20 in the same case', () => {
    const table = gip(2).act('layTile', tile('H18 4:1')).act('layTile', tile('N12 9:1'))
    expect(paid(table, 'GIP')).toBe(60)
  })

  it('1853-4.1.3-c: costs the same in later phases, and the large BBCI £20 as well', () => {
    const later = eir(2, { phase: '4' }).act('layTile', tile('H26 9:1')).act('layTile', tile('I27 3:5'))
    expect(paid(later, 'EIR')).toBe(90)
    const bbci = building('BBCI', {
      tiles: { H10: '6:2' },
      companies: { BBCI: { option: 2, size: 'large' } },
    })
    bbci.act('layTile', tile('H12 9:1')).act('layTile', tile('L10 4:0'))
    expect(paid(bbci, 'BBCI')).toBe(120 + 20)
  })

  it('1853-4.1.3-b, 1853-1.8-b, EX-20: with option 1 is refused in phase 2 and free from phase 3 on', () => {
    const early = eir(1).act('layTile', tile('H26 9:1'))
    expect(early.step).not.toBe('track')
    const table = eir(1, { phase: '3' }).act('layTile', tile('H26 9:1'))
    table.act('layTile', tile('I27 3:5'))
    expect(paid(table, 'EIR')).toBe(40)
  })

  it('1853-4.1.3-e: no fee for one tile', () => {
    const table = eir(2).act('layTile', tile('H26 9:1')).act('pass')
    expect([table.step !== 'track', paid(table, 'EIR')]).toEqual([true, 40])
  })

  it('1853-4.1.3-d: the fee is paid together with the building cost', () => {
    const table = eir(2, { cash: { EIR: 90 } }).act('layTile', tile('I27 4:2'))
    expect(table.refused('layTile', tile('H26 9:1'))).toBeUndefined()
    const poor = eir(2, { tiles: { H24: '14:1' }, cash: { EIR: 89 } }).act('layTile', tile('I27 4:2'))
    expect(poor.refused('layTile', tile('I25 9:2'))).toBeUndefined()
    expect(poor.refusal('layTile', tile('H26 9:1'))).toMatchObject({
      rule: '1853-4.1.3-d',
      params: { cost: 40, fee: 50, cash: 89 },
    })
    const broke = eir(2, { cash: { EIR: 49 } }).act('layTile', tile('I27 4:2'))
    expect(broke.step).not.toBe('track')
  })

  it('1853-4.1.7-a, 1853-R-27: is reached from another base, over other track than the first', () => {
    const table = eir(2, { tiles: { H24: '14:1' } }).act('layTile', tile('H26 9:1'))
    // I25 is reached from Patna alone, H28 over the first tile alone
    expect(table.refused('layTile', tile('I25 9:2'))).toBe('1853-4.1.7-a')
    expect(table.refused('layTile', tile('H28 3:0'))).toBe('1853-4.1.7-a')
    expect(table.refused('layTile', tile('I27 3:5'))).toBeUndefined()
    expect(table.refused('layTile', tile('I21 9:2'))).toBe('1853-4.1.6-a')
    expect(table.actions('layTile').length).toBeGreaterThan(0)
  })

  it('1853-4.1.7-c: needs two bases on the map', () => {
    const { state } = eir(2)
    expect(refuseSecond(state, 'EIR')).toBeUndefined()
    const { H24: _, ...calcutta } = state.bases
    expect(refuseSecond({ ...state, bases: calcutta }, 'EIR')?.rule).toBe('1853-4.1.7-c')
  })

  it('1853-4.1.2-a, 1853-1.8-c: is not for small companies, in whatever phase', () => {
    const { state } = building('MSM', { phase: '5' })
    expect(refuseSecond(state, 'MSM')?.rule).toBe('1853-4.1.2-a')
    expect(refuseSecond(eir(1).state, 'EIR')?.rule).toBe('1853-4.1.3-b')
  })

  it('1853-4.2.1-a, 1853-R-26: no upgrade beside a yellow tile, no tile beside an upgrade', () => {
    const table = eir(1, { phase: '3' }).act('layTile', tile('H26 9:1'))
    expect(table.refused('layTile', tile('H24 13:0'))).toBe('1853-4.2.1-a')
    const upgraded = eir(1, { phase: '3' }).act('layTile', tile('H24 13:0'))
    expect(upgraded.step).not.toBe('track')
  })
})
