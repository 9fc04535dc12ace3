import { describe, expect, it } from 'vitest'
import { elo, quantile, wilson } from './statistics.js'

describe('statistics of a match', () => {
  it('gives the range of Wilson, which is never empty and never beyond certainty', () => {
    const { low, high } = wilson(50, 100)
    expect([low.toFixed(3), high.toFixed(3)]).toEqual(['0.404', '0.596'])
    expect(wilson(10, 10).high).toBe(1)
    expect(wilson(10, 10).low).toBeCloseTo(0.722, 3)
    expect(wilson(0, 0)).toEqual({ low: 0, high: 1 })
  })

  it('measures Elo against the chance among equals', () => {
    expect(elo(0.5, 0.5)).toBe(0)
    expect(elo(10 / 11, 0.5)).toBeCloseTo(400)
    // one against three: a quarter of the games is even
    expect(elo(0.25, 0.25)).toBe(0)
    expect(elo(1, 0.5)).toBe(800)
  })

  it('finds the value below which a part of the others lie', () => {
    expect(quantile([5, 1, 4, 2, 3], 0.5)).toBe(3)
    expect(quantile([5, 1, 4, 2, 3], 1)).toBe(5)
    expect(quantile([], 0.5)).toBe(0)
  })
})
