import { reveals } from '@stellwerk/engine'
import { describe, expect, it } from 'vitest'
import type { CityName } from '../data/types.js'
import type { Description } from '../position.js'
import type { Table } from '../testing.js'
import { at } from '../testing.js'
import { india1853 } from '../title.js'

const players = ['A', 'B', 'C']
const both: readonly CityName[] = ['Ajmer', 'Bombay', 'Delhi', 'Nagpur']
/** The last pass of the first stock round. */
const ending = (change: Partial<Description> = {}): Table =>
  at({ players, round: { stock: 1 }, at: { round: 'stock', idle: 2, turn: 'C' }, ...change }).act('pass')
const bbci = (cities: readonly CityName[], shares: Record<string, number> = { A: 4, B: 2 }): Table =>
  ending({ contracts: { A: { bond: 200, cities } }, companies: { BBCI: { shares } } })

describe('the end of the first stock round', () => {
  it('1853-2.6.1-a, 1853-2.6.2-a, 1853-2.6.2-b: a BBCI whose director has Ajmer and Bombay is large, with a second home', () => {
    const table = bbci(both)
    expect(table.told('bbci-settled')).toEqual([{ kind: 'bbci-settled', size: 'large' }])
    expect(table.state.companies.BBCI).toMatchObject({ size: 'large', director: 'A', token: false })
    expect(table.state.bases['H10']).toEqual([['BBCI']])
    expect(table.state.bases['M9']).toEqual([['BBCI'], []])
  })

  it('1853-2.6.3-a, 1853-2.6.3-b: in every other case it is small, and no circle in Bombay is its own', () => {
    const others: [readonly CityName[], Record<string, number>][] = [
      [['Ajmer', 'Jaipur', 'Delhi', 'Nagpur'], { A: 4, B: 2 }],
      [both, { A: 2, B: 4 }],
      [both, { A: 1, B: 1, C: 1 }],
      [both, { A: 3 }],
    ]
    for (const [cities, shares] of others) {
      const table = bbci(cities, shares)
      expect(table.told('bbci-settled')).toEqual([{ kind: 'bbci-settled', size: 'small' }])
      expect(table.state.companies.BBCI).toMatchObject({ size: 'small', token: true })
      expect(table.state.bases['M9']).toBeUndefined()
    }
  })

  it('1853-2.6.3-a: under a manager it is small', () => {
    const table = ending({
      players: ['A', 'B', 'C', 'D', 'E', 'F'],
      contracts: { A: { bond: 200, cities: both } },
      companies: { BBCI: { shares: { A: 1, B: 1, C: 1, D: 1 } } },
      at: { round: 'stock', idle: 5, turn: 'F' },
    })
    expect(table.state.companies.BBCI).toMatchObject({ operating: true, director: null, size: 'small' })
  })

  it('1853-2.5.11-n: the last pass tells of the contract of its director, be the BBCI large or small', () => {
    const tells = (cities: readonly CityName[], shares: Record<string, number>, stock = 1): boolean => {
      const table = at({
        players,
        contracts: { A: { bond: 200, cities } },
        companies: { BBCI: { shares, ...(stock > 1 && { size: 'small' }) } },
        round: { stock },
        at: { round: 'stock', idle: 2, turn: 'C' },
      })
      const { state } = table
      return reveals(india1853, state, table.act('pass').state)
    }
    const small: readonly CityName[] = ['Ajmer', 'Jaipur', 'Delhi', 'Nagpur']
    for (const cities of [both, small]) {
      expect(tells(cities, { A: 4, B: 2 })).toBe(true)
      // without a director it is small, whatever anybody has named
      expect(tells(cities, { A: 3, B: 2 })).toBe(false)
    }
    // later nothing depends on it
    expect(tells(small, { A: 4, B: 2 }, 2)).toBe(false)
  })

  it('1853-2.6.1-a: the size never changes', () => {
    const table = bbci(['Ajmer', 'Jaipur', 'Delhi', 'Nagpur']).passUntil('stock')
    table.passUntil('elephant').act('keepElephant')
    expect(table.state.companies.BBCI.size).toBe('small')
    expect(table.told('bbci-settled')).toEqual([])
  })

  it('1853-2.5.11-f, 1853-2.5.11-g: the others learn the size and no city', () => {
    for (const cities of [both, ['Ajmer', 'Jaipur', 'Delhi', 'Nagpur']] as const) {
      const table = bbci(cities)
      for (const viewer of ['B', null]) expect(table.seenBy(viewer).contracts['A']?.cities).toBeNull()
      expect(JSON.stringify(table.events)).not.toMatch(/Ajmer|Bombay|Delhi|Jaipur|Nagpur/)
    }
  })

  it('1853-2.8.4-a, 1853-2.8.4-b: with a small company in operation the supply has more trains; a small BBCI counts', () => {
    const supply = (companies: Description['companies'], cities: readonly CityName[] = []) => {
      const { state } = ending({ companies: companies ?? {}, contracts: { A: { bond: 200, cities } } })
      const { 2: twos, '2/1M': cards, '2M': second, '3M': third } = state.trains
      return [twos, cards, second, third, state.doubleCards]
    }
    const usual = [6, 0, 2, 3, false]
    const more = [0, 7, 3, 4, true]
    expect(supply({ EIR: { shares: { A: 6 } } })).toEqual(usual)
    expect(supply({ EIR: { shares: { A: 6 } }, SIR: { shares: { B: 6 } } })).toEqual(more)
    expect(supply({ SIR: { shares: { B: 5 } } })).toEqual(usual)
    expect(supply({ BBCI: { shares: { A: 6 } } })).toEqual(more)
    expect(supply({ BBCI: { shares: { A: 6 } } }, both)).toEqual(usual)
  })

  it('1853-2.8.4-c: small companies that start later bring no 1M', () => {
    const table = ending({
      companies: { EIR: { shares: { A: 6 } }, SIR: { shares: { B: 5 } } },
      cash: { A: 500 },
    })
    table.passUntil('stock')
    table.act('buyShare', { company: 'SIR', from: 'offer' })
    expect(table.state.companies.SIR.operating).toBe(true)
    expect(table.state.doubleCards).toBe(false)
  })

  it('1853-2.9.1-a: offices, size, capital and bases, trains, elephant: in this order', () => {
    const table = ending({
      contracts: { A: { bond: 200, cities: both } },
      companies: { EIR: { shares: { B: 6 } }, BBCI: { shares: { A: 6 } }, SIR: { shares: { C: 6 } } },
      at: { round: 'stock', idle: 2, turn: 'C', lastBuyer: 'A' },
    })
    const told = table.events.flatMap(({ kind, company }) => {
      const wanted = ['director-changed', 'bbci-settled', 'in-operation', 'supply-changed', 'elephant-moved']
      return wanted.includes(kind) ? [typeof company === 'string' ? `${kind} ${company}` : kind] : []
    })
    expect(told).toEqual([
      'director-changed EIR',
      'director-changed BBCI',
      'director-changed SIR',
      'bbci-settled',
      'in-operation EIR',
      'in-operation BBCI',
      'in-operation SIR',
      'supply-changed',
      'elephant-moved',
    ])
    expect([table.step, table.player]).toEqual(['elephant', 'B'])
  })
})
