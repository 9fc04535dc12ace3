import { workOn } from '@stellwerk/engine'
import { describe, expect, it } from 'vitest'
import { companies, companyOrder } from '../data/companies.js'
import { hexes } from '../data/map.js'
import type { CompanyId } from '../data/types.js'
import type { Description } from '../position.js'
import type { Table } from '../testing.js'
import { at } from '../testing.js'
import { isInHomeArea } from './home-area.js'
import { homesKept, homesOf, placeHomeBases } from './homes.js'

/** A share of a company that A buys brings it into operation. */
const starting = (company: CompanyId, d: Partial<Description> = {}): Table =>
  at({
    players: ['A', 'B', 'C'],
    ...d,
    companies: { ...d.companies, [company]: { shares: { A: 3, B: 2 }, ...d.companies?.[company] } },
    cash: { A: 300 },
    at: { round: 'stock', turn: 'A' },
  }).act('buyShare', { company, from: 'offer' })

describe('home bases', () => {
  it('1853-1.8-f, 1853-1.8-b, 1853-1.8-c: two for the large companies, one for the small ones', () => {
    const { state } = at({ players: ['A', 'B', 'C'] })
    const named = companyOrder.map((company) => [
      company,
      ...homesOf(state, company).map(({ hex }) => hexes[hex]?.stops[0]?.name),
    ])
    expect(named).toEqual([
      ['EIR', 'Calcutta', 'Patna'],
      ['GIP', 'Allahabad', 'Bombay'],
      ['NWR', 'Delhi', 'Lahore'],
      ['BNR', 'Calcutta', 'Nagpur'],
      ['BBCI', 'Ajmer'],
      ['MSM', 'Madras'],
      ['SIR', 'Trichinopoly'],
      ['ECR', 'Waltair'],
    ])
  })

  it('1853-1.8-g, 1853-R-30: lie in the home area', () => {
    for (const company of companyOrder)
      for (const { hex } of companies[company].homes)
        expect([hex, isInHomeArea(company, hex)]).toEqual([hex, true])
  })

  it('1853-3.3.2-a, 1853-R-21: are placed as soon as the company is in operation, free of charge', () => {
    const table = starting('GIP')
    expect(table.told('base-placed')).toEqual([
      { kind: 'base-placed', company: 'GIP', hex: 'H20', stop: 0, cost: 0, home: true },
      { kind: 'base-placed', company: 'GIP', hex: 'M9', stop: 1, cost: 0, home: true },
    ])
    expect(table.cash('GIP')).toBe(960)
    expect(table.state.bases).toEqual({ H20: [['GIP']], M9: [[], ['GIP']] })
  })

  it('1853-3.3.2-b: also where no tile lies yet', () => {
    expect(starting('SIR').state.bases).toEqual({ T16: [['SIR']] })
  })

  it('1853-3.3.2-a, 1853-4.2.9-b: go to the station that took the place of theirs', () => {
    expect(starting('GIP', { phase: '4', tiles: { M9: '105:3' } }).state.bases['M9']).toEqual([['GIP']])
    expect(starting('BNR', { phase: '4', tiles: { J28: 'CD-brown:5' } }).state.bases['J28']).toEqual([
      [],
      ['BNR'],
      [],
      [],
      [],
    ])
  })

  it('1853-2.6.2-b: a large BBCI has one in North Bombay as well', () => {
    const { state } = at({
      players: ['A', 'B', 'C'],
      companies: { BBCI: { operating: false, size: 'large' } },
    })
    const work = workOn(state)
    placeHomeBases(work, 'BBCI')
    expect(work.state.bases).toEqual({ H10: [['BBCI']], M9: [['BBCI'], []] })
    expect(starting('BBCI').state.bases).toEqual({ H10: [['BBCI']] })
  })
})

describe('homes that are kept free', () => {
  const kept = (d: Partial<Description>, hex: string, stop: number): readonly CompanyId[] =>
    homesKept(at({ players: ['A', 'B', 'C'], ...d }).state, hex, stop)

  it('1853-4.4.7-a: for companies that are not in operation, each in its station', () => {
    expect([0, 1, 2].map((stop) => kept({}, 'J28', stop))).toEqual([['EIR'], ['BNR'], []])
    expect(kept({ companies: { EIR: { shares: { A: 6 } } } }, 'J28', 0)).toEqual([])
    expect(kept({}, 'H22', 0)).toEqual([])
  })

  it('1853-4.2.9-b: move with the upgrade', () => {
    const brown = { phase: '4' as const, tiles: { J28: 'CD-brown:5' } }
    expect([0, 1, 2, 3, 4].map((stop) => kept(brown, 'J28', stop))).toEqual([[], ['BNR'], [], ['EIR'], []])
  })

  it('1853-2.6.3-b, 1853-R-56: none in North Bombay', () => {
    expect([kept({}, 'M9', 0), kept({}, 'M9', 1)]).toEqual([[], ['GIP']])
  })
})
