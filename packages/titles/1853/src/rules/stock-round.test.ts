import { describe, expect, it } from 'vitest'
import type { Redeem } from '../actions.js'
import type { Description } from '../position.js'
import type { Table } from '../testing.js'
import { at } from '../testing.js'

/** A later stock round of A, B, C in this order. */
const later = (rest: Partial<Description>): Table =>
  at({ players: ['A', 'B', 'C'], cash: { A: 1000, B: 1000, C: 1000 }, at: { round: 'stock' }, ...rest })

const gip = { shares: { A: 3, B: 2, pool: 1 }, price: 109 }

describe('turns', () => {
  it('1853-3.0-a: in seating order, beginning with the elephant', () => {
    const table = later({ companies: { GIP: gip }, elephant: 'B' })
    const turns = [table.player]
    for (let i = 0; i < 2; i++) turns.push(table.act('pass').player)
    expect(turns).toEqual(['B', 'C', 'A'])
  })

  it('1853-3.0-b, 1853-3.1.6-a: sales and one purchase, in any order', () => {
    const table = later({ companies: { GIP: gip, MSM: { shares: { A: 2, B: 4 } } } })
    table.act('sellShares', { company: 'GIP', count: 1 })
    table.act('buyShare', { company: 'MSM', from: 'offer' })
    expect(table.refused('buyShare', { company: 'MSM', from: 'offer' })).toBe('1853-3.1.6-a')
    expect(table.refused('sellShares', { company: 'GIP', count: 1 })).toBeUndefined()
    expect(table.player).toBe('A')
  })

  it('1853-3.0-c, 1853-3.0-d, 1853-3.0-e, EX-14: the last buyer gets one more turn; a sale does not keep the round going', () => {
    const table = later({ companies: { GIP: gip, MSM: { shares: { C: 2, B: 4 } } } })
    table.act('buyShare', { company: 'GIP', from: 'offer' }).act('pass')
    table.act('pass')
    table.act('sellShares', { company: 'MSM', count: 1 }).act('pass')
    expect([table.step, table.player]).toEqual(['stock', 'A'])
    table.act('pass')
    // B sits to the left of the last buyer
    expect([table.step, table.state.elephant]).toEqual(['elephant', 'B'])
    const again = later({ companies: { GIP: gip } })
    again.act('pass').act('buyShare', { company: 'GIP', from: 'offer' }).act('pass').act('pass')
    expect(again.player).toBe('A')
    expect(again.refused('buyShare', { company: 'GIP', from: 'offer' })).toBeUndefined()
  })

  it('1853-3.0-c: without any purchase it is over after one turn of each', () => {
    const table = later({ companies: { GIP: gip } })
    table.act('pass').act('pass').act('pass')
    expect(table.step).toBe('elephant')
  })

  it('1853-3.0-f: a turn ends when the player says so; only an empty one is a pass', () => {
    const table = later({ companies: { GIP: gip } })
    table.act('buyShare', { company: 'GIP', from: 'pool' })
    expect(table.player).toBe('A')
    expect(table.act('pass').told('passed')).toEqual([])
    expect(table.act('pass').told('passed')).toMatchObject([{ player: 'B' }])
  })

  it('1853-3.1.1-a: all dealing is with the bank', () => {
    const table = later({ companies: { GIP: gip } })
    expect(table.refused('buyShare', { company: 'GIP', from: 'player:B' })).toBe('engine-malformed')
    expect(new Set(table.choices().map(({ action }) => action.type))).toEqual(
      new Set(['sellShares', 'buyShare', 'pass', 'proposeEnd']),
    )
  })
})

describe('prices', () => {
  it('1853-3.1.4-a, 1853-3.1.7-a: par from the offer, the market price from the pool, whatever the market', () => {
    const table = later({ companies: { GIP: gip } })
    table.act('buyShare', { company: 'GIP', from: 'offer' })
    expect(table.cash('A')).toBe(1000 - 96)
    const pool = later({ companies: { GIP: gip } })
    pool.act('buyShare', { company: 'GIP', from: 'pool' })
    expect(pool.cash('A')).toBe(1000 - 109)
    expect(pool.refused('buyShare', { company: 'GIP', from: 'pool' })).toBe('1853-3.1.6-a')
    pool.act('pass')
    expect(pool.refused('buyShare', { company: 'GIP', from: 'pool' })).toBe('1853-3.1.7-a')
    expect(
      later({ companies: { GIP: gip } })
        .act('sellShares', { company: 'GIP', count: 1 })
        .cash('A'),
    ).toBe(1000 + 109)
  })

  it('1853-3.1.7-b: without a market price the pool trades at par', () => {
    const table = later({ companies: { MSM: { shares: { A: 2, pool: 1 } } } })
    table.act('sellShares', { company: 'MSM', count: 1 })
    expect(table.cash('A')).toBe(1080)
    table.act('pass').act('buyShare', { company: 'MSM', from: 'pool' })
    expect(table.cash('B')).toBe(920)
  })

  it('1853-3.1.7-c, 1853-3.1.7-d: no sale moves a price, and the pool holds any number', () => {
    const table = later({ companies: { GIP: { shares: { A: 5, B: 3 }, price: 109 } } })
    table.act('sellShares', { company: 'GIP', count: 5 })
    expect(table.state.companies.GIP).toMatchObject({ price: 109, shares: { pool: 5 } })
    table.act('pass').act('sellShares', { company: 'GIP', count: 3 })
    expect(table.state.companies.GIP.shares).toMatchObject({ pool: 8 })
  })

  it('1853-3.1.5-a: sold shares go to the pool, and one of another company may be bought', () => {
    const table = later({ companies: { GIP: gip, MSM: { shares: { B: 6 } } } })
    table.act('sellShares', { company: 'GIP', count: 2 })
    expect(table.state.companies.GIP.shares['pool']).toBe(3)
    expect(table.refused('buyShare', { company: 'MSM', from: 'offer' })).toBeUndefined()
  })
})

describe('what may not be traded', () => {
  it('1853-3.1.9-a, 1853-3.1.9-b: nothing of a company that one sold in this round, nor both ways in one turn', () => {
    const table = later({ companies: { GIP: gip } })
    table.act('sellShares', { company: 'GIP', count: 1 })
    expect(table.refused('buyShare', { company: 'GIP', from: 'pool' })).toBe('1853-3.1.9-b')
    table.act('pass').act('buyShare', { company: 'GIP', from: 'offer' })
    expect(table.refused('sellShares', { company: 'GIP', count: 1 })).toBe('1853-3.1.9-b')
    table.act('pass').act('pass')
    expect([table.player, table.refused('buyShare', { company: 'GIP', from: 'pool' })]).toEqual([
      'A',
      '1853-3.1.9-a',
    ])
  })

  it('1853-3.1.8-a: a company that went into operation in this round is not sold until its end', () => {
    const table = later({ companies: { MSM: { shares: { A: 3, B: 2 } } } })
    expect(table.refused('sellShares', { company: 'MSM', count: 4 })).toBe('1853-3.1.8-a')
    expect(table.refused('sellShares', { company: 'MSM', count: 3 })).toBeUndefined()
    table.act('buyShare', { company: 'MSM', from: 'offer' }).act('pass')
    expect(table.told('in-operation')).toEqual([])
    expect(table.state.companies.MSM.operating).toBe(true)
    expect(table.refused('sellShares', { company: 'MSM', count: 1 })).toBe('1853-3.1.8-a')
  })

  it('1853-3.1.2-b, 1853-3.1.2-d, EX-17: six players, four shares of one company on three papers', () => {
    const players = ['A', 'B', 'C', 'D', 'E', 'F']
    const table = at({
      players,
      cash: { A: 1000 },
      companies: { GIP: { shares: { A: 4, B: 1 }, price: 96 } },
      at: { round: 'stock' },
    })
    expect(table.refusal('buyShare', { company: 'GIP', from: 'offer' })).toMatchObject({
      rule: '1853-3.1.2-b',
      params: { held: 4, most: 4 },
    })
    expect(table.refused('buyShare', { company: 'GIP', from: 'offer' }, 'B')).toBe('engine-turn')
    table.act('pass')
    expect(table.player).toBe('B')
    expect(table.refused('buyShare', { company: 'GIP', from: 'offer' })).not.toBe('1853-3.1.2-b')
  })

  it('1853-3.1.2-c: shares at £40 or less count for no limit', () => {
    const company = (price: number) => ({ GIP: { shares: { A: 6, B: 2, pool: 1 }, price } })
    expect(
      later({ companies: company(40) }).refused('buyShare', { company: 'GIP', from: 'pool' }),
    ).toBeUndefined()
    expect(later({ companies: company(49) }).refused('buyShare', { company: 'GIP', from: 'pool' })).toBe(
      '1853-3.1.2-b',
    )
  })

  it('1853-3.1.3-b, EX-41: the thirtieth share of the first group brings the others on offer', () => {
    const whole = { A: 4, B: 4, C: 2 }
    const table = later({
      companies: { EIR: { shares: whole }, GIP: { shares: whole }, NWR: { shares: { A: 4, B: 4, C: 1 } } },
    })
    expect(table.refused('buyShare', { company: 'BNR', from: 'offer' })).toBe('1853-3.1.3-a')
    table.act('buyShare', { company: 'NWR', from: 'offer' })
    expect(table.told('group-on-sale')).toEqual([
      expect.objectContaining({ companies: ['BNR', 'BBCI', 'MSM', 'SIR', 'ECR'] }),
    ])
    table.act('pass')
    expect(table.refused('buyShare', { company: 'BNR', from: 'offer' })).toBeUndefined()
  })

  it('1853-3.1.10-a: shares in the pool count as issued', () => {
    const table = later({ companies: { MSM: { shares: { A: 3, pool: 2 } } } })
    table.act('buyShare', { company: 'MSM', from: 'offer' })
    expect(table.state.companies.MSM.operating).toBe(true)
    const fewer = later({ companies: { MSM: { shares: { A: 3, pool: 1 } } } })
    fewer.act('buyShare', { company: 'MSM', from: 'offer' })
    expect(fewer.state.companies.MSM.operating).toBe(false)
  })
})

describe('unredeemed shares', () => {
  const owing = (cash: number): Table =>
    later({
      cash: { A: cash, B: 500, C: 500 },
      companies: { GIP: gip, MSM: { shares: { A: 3 }, unredeemed: { A: 2 } } },
    })

  it('1853-2.7.4-a, 1853-2.7.4-e: they are redeemed before anything is bought; nobody must redeem who does not buy', () => {
    const table = owing(1000)
    expect(table.refused('buyShare', { company: 'GIP', from: 'pool' })).toBe('1853-2.7.4-a')
    expect(table.refused('pass')).toBeUndefined()
    table.act('redeem', { company: 'MSM', count: 1 })
    expect(table.refused('buyShare', { company: 'GIP', from: 'pool' })).toBe('1853-2.7.4-a')
    table.act('redeem', { company: 'MSM', count: 1 })
    expect(table.refused('buyShare', { company: 'GIP', from: 'pool' })).toBeUndefined()
  })

  it('1853-2.7.4-b: at par whatever the price, to the bank, in the own turn', () => {
    const table = owing(1000)
    table.act('redeem', { company: 'MSM', count: 2 })
    expect(table.cash('A')).toBe(1000 - 160)
    expect(owing(159).refused('redeem', { company: 'MSM', count: 2 })).toBe('1853-1.6-d')
    expect(owing(1000).refused('redeem', { company: 'MSM', count: 3 })).toBe('1853-2.7.4-b')
    expect(owing(1000).refused('redeem', { company: 'MSM', count: 1 }, 'B')).toBe('engine-turn')
  })

  it('1853-2.7.4-b, 1853-R-13: any number of them is offered that the player can pay', () => {
    const offered = (cash: number) =>
      owing(cash)
        .actions<Redeem>('redeem')
        .map(({ count }) => count)
    expect(offered(1000)).toEqual([1, 2])
    expect(offered(159)).toEqual([1])
    expect(offered(79)).toEqual([])
  })

  it('1853-2.7.4-c: redeeming is no purchase: it uses up none, and does not keep the round going', () => {
    const table = owing(1000)
    expect(table.actions<Redeem>('redeem').map(({ count }) => count)).toEqual([1, 2])
    table.act('redeem', { company: 'MSM', count: 2 })
    expect(table.refused('buyShare', { company: 'GIP', from: 'pool' })).toBeUndefined()
    table.act('pass').act('pass').act('pass')
    expect(table.step).toBe('elephant')
    expect(table.state.elephant).toBe('A')
  })

  it('1853-2.7.3-b, 1853-2.7.4-d: they are issued, count against the limits, and cannot be sold', () => {
    const table = owing(1000)
    expect(table.refused('sellShares', { company: 'MSM', count: 2 })).toBe('1853-2.7.4-d')
    expect(table.refused('sellShares', { company: 'MSM', count: 1 })).toBeUndefined()
    const limit = later({
      companies: { GIP: { shares: { A: 6, B: 2 }, unredeemed: { A: 1 }, price: 96 } },
    })
    limit.act('redeem', { company: 'GIP', count: 1 })
    expect(limit.refused('buyShare', { company: 'GIP', from: 'offer' })).toBe('1853-3.1.2-b')
    expect(limit.state.companies.GIP.director).toBe('A')
  })
})
