import { describe, expect, it } from 'vitest'
import { companies } from './companies.js'
import { endPrice, freeOfLimitsUpTo, mostStepsUp, prices } from './market.js'

const after = (price: number, steps: number): number | undefined => prices[prices.indexOf(price) + steps]

describe('market', () => {
  it('M-03 35 spaces, each dearer than the one before', () => {
    expect(prices).toHaveLength(35)
    expect(prices).toEqual([...new Set(prices)].toSorted((a, b) => a - b))
  })

  it('10 is the lowest price and 400, which ends the game, the highest (4.7.3-a, -b)', () => {
    expect([prices[0], prices.at(-1), endPrice]).toEqual([10, 400, 400])
  })

  it('3.1.2-c the limit of 40 is a space, below every par', () => {
    expect(prices.filter((price) => price <= freeOfLimitsUpTo)).toEqual([10, 20, 30, 40])
    expect(Math.min(...Object.values(companies).map(({ par }) => par))).toBeGreaterThan(freeOfLimitsUpTo)
  })

  it('example 30: from 80 one to five steps up and one down (4.7.1-b, -d to -f)', () => {
    expect([1, 2, 3, 4, 5].map((steps) => after(80, steps))).toEqual([84, 88, 92, 96, 100])
    expect([after(80, -1), mostStepsUp]).toEqual([75, 5])
  })

  it('no single operating round takes a company from its par to the end of the game (4.7.1-f)', () => {
    for (const { name, par } of Object.values(companies))
      expect([name, (after(par, mostStepsUp) ?? endPrice) < endPrice]).toEqual([name, true])
  })
})
