import { describe, expect, it } from 'vitest'
import { at, newGame } from '../testing.js'
import { saleValue } from './trading.js'

describe('buying', () => {
  it('vierhain-trade-a, vierhain-trade-h, EX-03: the bank gets the money, and the price stays', () => {
    const table = newGame().act('found', { company: 'A', price: 60 }).act('pass').act('pass').act('pass')
    table.act('buyShare', { company: 'A' })
    expect([table.cash('1'), table.cash('A'), table.price('A')]).toEqual([0, 120, 60])
    expect([table.shares('A', '1'), table.shares('A', 'bank')]).toEqual([3, 2])
  })

  it('vierhain-trade-a: a company that is not founded has no shares on sale', () => {
    expect(newGame().refused('buyShare', { company: 'A' })).toBe('vierhain-trade-a')
  })

  it('vierhain-trade-b: not without the money, not without a share', () => {
    const poor = at({ cash: { 1: 59 }, companies: { A: { shares: { 1: 1, 2: 2 } } } })
    expect(poor.refusal('buyShare', { company: 'A' })?.params).toEqual({
      company: 'A',
      price: 60,
      cash: 59,
      left: 2,
    })
    const soldOut = at({ cash: { 1: 200 }, companies: { A: { shares: { 1: 1, 2: 2, 3: 2 } } } })
    expect(soldOut.refused('buyShare', { company: 'A' })).toBe('vierhain-trade-b')
    expect(
      at({ cash: { 1: 60 }, companies: { A: { shares: { 1: 1, 2: 2 } } } })
        .act('buyShare', { company: 'A' })
        .cash('1'),
    ).toBe(0)
  })

  it('vierhain-trade-c, EX-04: not more than three', () => {
    const table = at({ cash: { 1: 200 }, companies: { A: { shares: { 1: 3 } } } })
    expect(table.refused('buyShare', { company: 'A' })).toBe('vierhain-trade-c')
  })

  it('vierhain-trade-c: two players may hold all of a company', () => {
    const table = at({ players: ['1', '2'], cash: { 1: 200 }, companies: { A: { shares: { 1: 4 } } } })
    expect(table.act('buyShare', { company: 'A' }).shares('A', '1')).toBe(5)
  })

  it('vierhain-trade-f: not what was sold in the same round, but in the next one', () => {
    const start = { cash: { 1: 200, 2: 200 }, companies: { A: { shares: { 1: 2, 2: 1 } } } }
    const table = at(start).act('sellShares', { company: 'A', count: 1 })
    expect(table.refused('buyShare', { company: 'A' })).toBe('vierhain-trade-f')
    table.act('pass').act('buyShare', { company: 'A' })
    expect(table.refused('buyShare', { company: 'A' }, '1')).toBe('vierhain-trade-f')
    const next = at(start)
    expect(next.refused('buyShare', { company: 'A' })).toBeUndefined()
  })
})

describe('selling', () => {
  it('vierhain-trade-d, vierhain-trade-f, vierhain-director-b, EX-05: one after another at falling prices', () => {
    const table = at({
      cash: { 2: 200 },
      companies: { A: { price: 83, shares: { 1: 3, 2: 1 } }, B: { price: 20, shares: { 2: 2 } } },
    })
    expect(saleValue(table.state, 'A', 2)).toBe(83 + 71)
    table.act('sellShares', { company: 'A', count: 2 })
    expect([table.cash('1'), table.price('A'), table.director('A')]).toEqual([83 + 71, 60, '1'])
    expect(table.told('share-sold').map(({ price }) => price)).toEqual([83, 71])
    expect(table.refused('buyShare', { company: 'A' })).toBe('vierhain-trade-f')
  })

  it('vierhain-trade-d: nobody sells what he does not hold', () => {
    const table = at({ cash: { 1: 200 }, companies: { A: { shares: { 1: 1, 2: 2 } } } })
    for (const count of [-1, 0, 2])
      expect(table.refused('sellShares', { company: 'A', count })).toBe('vierhain-trade-d')
    expect(table.refused('sellShares', { company: 'B', count: 1 })).toBe('vierhain-trade-d')
  })

  it('vierhain-trade-e: not before the company has had a turn', () => {
    const table = (operated: boolean) =>
      at({ cash: { 1: 200 }, companies: { A: { shares: { 1: 3 }, operated } } })
    expect(table(false).refused('sellShares', { company: 'A', count: 1 })).toBe('vierhain-trade-e')
    expect(table(true).refused('sellShares', { company: 'A', count: 1 })).toBeUndefined()
  })

  it('vierhain-trade-g, vierhain-director-a, EX-07: the last share in players’ hands is kept', () => {
    const table = at({
      cash: { 2: 200 },
      companies: { A: { price: 50, shares: { 1: 2, 2: 1 } }, B: { price: 71, shares: { 2: 2 } } },
    })
    table.act('sellShares', { company: 'A', count: 2 })
    expect([table.cash('1'), table.price('A'), table.director('A')]).toEqual([50 + 41, 33, '2'])
    expect(table.refused('sellShares', { company: 'A', count: 1 }, '2')).toBe('engine-turn')
    table.act('pass')
    expect(table.refused('sellShares', { company: 'A', count: 1 })).toBe('vierhain-trade-g')
    const alone = at({ cash: { 1: 200 }, companies: { A: { shares: { 1: 3 } } } })
    expect(alone.refused('sellShares', { company: 'A', count: 3 })).toBe('vierhain-trade-g')
    expect(alone.refused('sellShares', { company: 'A', count: 2 })).toBeUndefined()
  })

  it('vierhain-trade-i: there is no trade between players', () => {
    const table = at({ cash: { 1: 200 }, companies: { A: { shares: { 1: 1, 2: 2 } } } })
    expect([...new Set(table.choices().map(({ action }) => action.type))]).toEqual([
      'found',
      'buyShare',
      'sellShares',
      'pass',
    ])
    expect(table.refused('buyShare', { company: 'A', from: '2' })).toBe('engine-malformed')
  })
})

describe('the director', () => {
  it('vierhain-director-a, vierhain-director-d, EX-06: who holds more takes over, and the company keeps what it has', () => {
    const table = at({
      cash: { 2: 60, A: 77 },
      companies: { A: { shares: { 1: 2, 2: 2 }, trains: ['2'] } },
      tiles: { B4: 'T03:2' },
      at: { round: 'stock', turn: '2' },
    })
    expect(table.director('A')).toBe('1')
    const { tiles } = table.state
    table.act('buyShare', { company: 'A' })
    expect([table.director('A'), table.told('director-changed')]).toEqual([
      '2',
      [{ kind: 'director-changed', company: 'A', from: '1', to: '2' }],
    ])
    expect([table.cash('A'), table.trains('A'), table.state.tiles]).toEqual([77, ['2'], tiles])
  })

  it('vierhain-director-b: a tie changes nothing', () => {
    const table = at({
      cash: { 2: 60 },
      companies: { A: { shares: { 1: 2, 2: 1 } } },
      at: { round: 'stock', turn: '2' },
    })
    expect(table.act('buyShare', { company: 'A' }).director('A')).toBe('1')
  })

  it.each([
    ['1', '2'],
    ['3', '4'],
    ['4', '1'],
  ])('vierhain-director-c: of equals the next one after %s in seat order is %s', (old, next) => {
    const others = ['1', '2', '3', '4'].filter((seat) => seat !== old).slice(0, 2)
    const equals = others.includes(next) ? others : [next, ...others].slice(0, 2)
    const shares = { [old]: 2, ...Object.fromEntries(equals.map((seat) => [seat, 1])) }
    const table = at({ companies: { A: { shares, director: old } }, at: { round: 'stock', turn: old } })
    expect(table.act('sellShares', { company: 'A', count: 2 }).director('A')).toBe(next)
  })
})
