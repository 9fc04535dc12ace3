import { describe, expect, it } from 'vitest'
import type { Description } from '../position.js'
import { at } from '../testing.js'
import { fortuneOf, ranking } from './ranking.js'

const result = (change: Partial<Description>, player = 'A') =>
  fortuneOf(at({ players: ['A', 'B', 'C'], ...change }).state, player as never)

describe('the result', () => {
  it('1853-5.2.1-a, 1853-5.2.1-b, 1853-5.2.1-c, EX-40: 1230 and 1100 and 160; unredeemed shares and an open bond count nothing', () => {
    const fortune = result({
      cash: { A: 1230 },
      contracts: { A: { bond: 90, cities: ['Lahore', 'Multan', 'Karachi', 'Nagpur'] } },
      companies: {
        EIR: { shares: { A: 5, B: 1 }, price: 220 },
        MSM: { shares: { A: 2, B: 4 }, price: 80 },
        ECR: { shares: { A: 1 }, unredeemed: { A: 1 } },
      },
    })
    expect(fortune).toEqual({
      cash: 1230,
      shares: [
        { company: 'EIR', count: 5, value: 1100 },
        { company: 'MSM', count: 2, value: 160 },
      ],
      total: 2490,
    })
  })

  it('1853-5.2.1-c: of several shares of a company only those not paid for are lost', () => {
    expect(result({ companies: { EIR: { shares: { A: 3 }, unredeemed: { A: 1 } } } }).total).toBe(200)
  })

  it('1853-5.2.1-d: paid shares of a company that is not in operation count par', () => {
    expect(result({ companies: { GIP: { shares: { A: 2 } } } }).total).toBe(192)
  })

  it('1853-5.2.2-a: money and trains of companies count nothing', () => {
    expect(
      result({ cash: { EIR: 900 }, companies: { EIR: { shares: { A: 6 }, trains: ['2'] } } }).total,
    ).toBe(600)
  })

  it('1853-5.1.3-b: the last price counts', () => {
    expect(result({ companies: { EIR: { shares: { A: 6 }, price: 400 } } }).total).toBe(2400)
  })

  it('1853-5.2.3-a: the richest wins, equal players share the place', () => {
    const { state } = at({ players: ['A', 'B', 'C'], cash: { A: 5, B: 10, C: 10 } })
    expect(ranking(state).map(({ player, rank }) => [player, rank])).toEqual([
      ['B', 1],
      ['C', 1],
      ['A', 3],
    ])
  })
})
