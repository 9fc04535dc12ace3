import { describe, expect, it } from 'vitest'
import { drawSample } from './sample.mjs'

const items = Array.from({ length: 100 }, (_, index) => index)

describe('a sample', () => {
  it('is the same for the same seed and another for another', () => {
    expect(drawSample(items, 20, 7)).toEqual(drawSample(items, 20, 7))
    expect(drawSample(items, 20, 7)).not.toEqual(drawSample(items, 20, 8))
  })

  it('has no member twice, keeps the order and is never larger than the whole', () => {
    const sample = drawSample(items, 60, 1)
    expect(new Set(sample).size).toBe(60)
    expect(sample).toEqual(sample.toSorted((a, b) => a - b))
    expect(drawSample(items, 500, 1)).toEqual(items)
  })

  it('takes every member about equally often', () => {
    const hits = items.map(() => 0)
    for (let seed = 0; seed < 2000; seed++) for (const item of drawSample(items, 10, seed)) hits[item]++
    expect(Math.min(...hits)).toBeGreaterThan(140)
    expect(Math.max(...hits)).toBeLessThan(260)
  })
})
