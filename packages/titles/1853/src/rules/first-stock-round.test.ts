import { describe, expect, it } from 'vitest'
import type { Description } from '../position.js'
import type { Table } from '../testing.js'
import { at } from '../testing.js'

const first = (rest: Partial<Description>): Table =>
  at({
    players: ['A', 'B', 'C'],
    cash: { A: 1000, B: 1000, C: 1000 },
    round: { stock: 1 },
    at: { round: 'stock' },
    ...rest,
  })

describe('the first stock round', () => {
  it('1853-2.8.2-a, 1853-2.8.3-a, 1853-2.8.3-b, 1853-2.8.3-h, 1853-2.8.3-i, EX-12: a share brings par less 5 and costs par', () => {
    const table = at({
      players: ['A', 'B', 'C', 'D'],
      cash: { A: 500, B: 500 },
      round: { stock: 1 },
      companies: { MSM: { shares: { A: 2, B: 1 } } },
      at: { round: 'stock' },
    })
    table.act('sellShares', { company: 'MSM', count: 1 })
    expect(table.cash('A')).toBe(575)
    const second = at({
      players: ['A', 'B', 'C', 'D'],
      cash: { A: 500 },
      companies: { MSM: { shares: { A: 3, B: 2 }, price: 109 } },
      at: { round: 'stock' },
    })
    expect(second.act('sellShares', { company: 'MSM', count: 1 }).cash('A')).toBe(500 + 109)
    expect(table.refused('buyShare', { company: 'MSM', from: 'pool' })).toBe('1853-3.1.9-b')
    table.act('pass').act('buyShare', { company: 'MSM', from: 'pool' })
    expect(table.cash('B')).toBe(420)
    table.act('pass').act('pass').act('pass')
    expect([table.player, table.refused('buyShare', { company: 'MSM', from: 'offer' })]).toEqual([
      'A',
      '1853-3.1.9-a',
    ])
  })

  it('1853-2.8.3-c, 1853-2.8.3-d, 1853-2.8.3-e, 1853-2.8.3-f, 1853-2.8.3-g, EX-13: paid contract shares in the first turn after, and only then', () => {
    const table = first({
      companies: { GIP: { shares: { A: 2, B: 3 }, contract: { A: 1, B: 2 } } },
    })
    expect(table.refused('sellShares', { company: 'GIP', count: 2 })).toBeUndefined()
    table.act('buyShare', { company: 'GIP', from: 'offer' })
    // the buyer's own turn does not count for him
    expect(table.refused('sellShares', { company: 'GIP', count: 1 })).toBe('1853-3.1.9-b')
    table.act('pass')
    expect(table.refused('sellShares', { company: 'GIP', count: 3 })).toBe('1853-2.8.3-g')
    expect(table.refused('sellShares', { company: 'GIP', count: 2 })).toBeUndefined()
    const sold = table.act('sellShares', { company: 'GIP', count: 1 })
    expect(sold.cash('B')).toBe(1000 + 91)
    table.act('pass').act('pass')
    // A's own next turn is his chance, one contract share of three
    expect(table.refused('sellShares', { company: 'GIP', count: 2 })).toBe('1853-2.8.3-g')
    expect(table.refused('sellShares', { company: 'GIP', count: 1 })).toBeUndefined()
    table.act('buyShare', { company: 'GIP', from: 'offer' }).act('pass')
    expect(table.refused('sellShares', { company: 'GIP', count: 1 })).toBe('1853-2.8.3-e')
  })

  it('1853-2.7.5-a, 1853-2.8.3-f: contract shares alone may reach the threshold; then it is the first turn of all', () => {
    const table = first({
      companies: { GIP: { shares: { A: 3, B: 3 }, contract: { A: 3, B: 3 } } },
    })
    expect(table.refused('sellShares', { company: 'GIP', count: 3 })).toBeUndefined()
    table.act('pass').act('sellShares', { company: 'GIP', count: 1 }).act('pass')
    table.act('buyShare', { company: 'GIP', from: 'pool' }).act('pass')
    expect([table.player, table.refused('sellShares', { company: 'GIP', count: 1 })]).toEqual([
      'A',
      '1853-2.8.3-e',
    ])
  })

  it('1853-2.8.3-d: shares that were bought in this round are not sold once the company is in operation', () => {
    const table = first({ companies: { GIP: { shares: { A: 5, B: 1 } } } })
    expect(table.refused('sellShares', { company: 'GIP', count: 1 })).toBe('1853-2.8.3-d')
  })

  it('1853-2.8.3-g: what was sold before the company was in operation were the bought shares first', () => {
    const table = first({
      companies: { GIP: { shares: { A: 3, B: 2 }, contract: { A: 2, B: 2 } } },
    })
    table.act('sellShares', { company: 'GIP', count: 1 })
    expect(table.state.companies.GIP.stakes['A']).toMatchObject({ contract: 2 })
    table.act('pass').act('buyShare', { company: 'GIP', from: 'offer' }).act('pass').act('pass')
    expect(table.player).toBe('A')
    expect(table.refused('sellShares', { company: 'GIP', count: 2 })).toBeUndefined()
  })

  it('1853-2.9.1-b: until its end nobody is director; later the office is filled at the threshold', () => {
    const table = first({ companies: { GIP: { shares: { A: 3, B: 2 } } } })
    table.act('buyShare', { company: 'GIP', from: 'offer' })
    expect(table.state.companies.GIP).toMatchObject({ director: null, operating: false, price: null })
    const later = first({ round: { stock: 2 }, companies: { GIP: { shares: { A: 3, B: 2 } } } })
    later.act('buyShare', { company: 'GIP', from: 'offer' })
    expect(later.state.companies.GIP).toMatchObject({ director: 'A', operating: true, price: 96 })
  })

  it('1853-2.9.2-a, 1853-2.9.2-b, 1853-2.9.2-c: most shares, then who has held one longest; a manager where nobody has two', () => {
    const end = (shares: Record<string, number>): Table => {
      const table = first({ companies: { GIP: { shares } } })
      return table.act('pass').act('pass').act('pass')
    }
    expect(end({ A: 2, B: 4 }).state.companies.GIP).toMatchObject({ director: 'B', operating: true })
    // B is told of first: he has held his longest
    expect(end({ B: 3, A: 3 }).state.companies.GIP.director).toBe('B')
    const nobody = end({ A: 1, B: 1, C: 1, pool: 3 })
    expect(nobody.state.companies.GIP).toMatchObject({ director: null, operating: true })
    expect(nobody.told('manager-changed')).toMatchObject([{ company: 'GIP', to: 'A' }])
  })
})
