import { plainWeights } from '@stellwerk/ledger'
import { describe, expect, it } from 'vitest'
import type { TuningStep } from './tuning.js'
import { isBetter, nextTry, tuned } from './tuning.js'

const step = (more: Partial<TuningStep>): TuningStep => ({
  step: 1,
  weight: 'growth',
  from: 1,
  to: 1.25,
  games: 8,
  wins: 5,
  fortunes: [20_000, 18_000],
  taken: true,
  ...more,
})

describe('a search for weights', () => {
  it('tries the same again for the same seed and step, one weight at a time', () => {
    for (let at = 1; at <= 20; at++) {
      const one = nextTry(plainWeights, 3, at)
      expect(nextTry(plainWeights, 3, at)).toEqual(one)
      const changed = Object.entries(one.weights).filter(
        ([name, value]) => value !== plainWeights[name as keyof typeof plainWeights],
      )
      expect(changed.map(([name]) => name)).toEqual([one.weight])
    }
    const all = Array.from({ length: 20 }, (_, at) => nextTry(plainWeights, 3, at).weight)
    expect(new Set(all).size).toBeGreaterThan(3)
  })

  it('takes what wins more than half and is richer', () => {
    expect(isBetter(step({}))).toBe(true)
    expect(isBetter(step({ wins: 4 }))).toBe(false)
    expect(isBetter(step({ fortunes: [17_000, 18_000] }))).toBe(false)
  })

  it('goes on from the steps that were taken', () => {
    const steps = [
      step({}),
      step({ step: 2, weight: 'rivals', to: 0.1, taken: false }),
      step({ step: 3, to: 1.5 }),
    ]
    expect(tuned(plainWeights, steps)).toEqual({ ...plainWeights, growth: 1.5 })
  })
})
