import { describe, expect, it } from 'vitest'
import type { PlayerId } from '@stellwerk/engine'
import { evaluate, plainWeights, reasonBetween } from './evaluate.js'
import type { Ledger } from './ledger.js'

const [anna, ben] = ['Anna', 'Ben'] as unknown as [PlayerId, PlayerId]

const ledger: Ledger = {
  rounds: { now: 2, next: 3 },
  companies: [
    {
      ref: 'HBE',
      parts: { Anna: 0.6, Ben: 0.2 },
      worth: 1000,
      path: 1500,
      profit: { now: 100, next: 200 },
      investment: 50,
      treasury: 30,
      burden: { player: anna, amount: 40 },
    },
  ],
  players: [
    { ref: anna, cash: 100, investable: 80, yield: 0.5, others: { concession: 70 } },
    { ref: ben, cash: 500, investable: 0, yield: 0.5, others: {} },
  ],
}

describe('evaluate', () => {
  it('is one sum with named terms', () => {
    const { total, terms } = evaluate(ledger, anna, { ...plainWeights, rivals: 0 })
    expect(terms).toMatchObject({
      cash: 100,
      shares: 600,
      growth: 300,
      // two rounds at 100 and three at 200
      dividends: 480,
      investment: 30,
      treasury: 18,
      burden: -40,
      opportunity: 40,
      concession: 70,
    })
    expect(total).toBeCloseTo(Object.values(terms).reduce((sum, term) => sum + term, 0))
  })

  it('counts what the others have against a player', () => {
    const own = evaluate(ledger, ben, { ...plainWeights, rivals: 0 }).total
    const { total, terms } = evaluate(ledger, ben, { ...plainWeights, rivals: 0.5 })
    const annas = evaluate(ledger, anna, { ...plainWeights, rivals: 0 }).total
    expect(terms['rivals']).toBeCloseTo(annas / -2)
    expect(total).toBeCloseTo(own - annas / 2)
  })

  it('gives the term in which a choice differs most as the reason', () => {
    const one = { total: 0, terms: { cash: 10, growth: 50, dividends: 5 } }
    const other = { total: 0, terms: { cash: 60, growth: 20, dividends: 0 } }
    expect(reasonBetween(one, other)).toEqual({ term: 'growth', amount: 30 })
    expect(reasonBetween(other, one)).toEqual({ term: 'cash', amount: 50 })
  })
})
