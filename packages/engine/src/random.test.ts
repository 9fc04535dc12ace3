import { describe, expect, it } from 'vitest'
import { Random, nextRandom } from './random.js'

describe('random source', () => {
  it('gives the same numbers for the same seed', () => {
    const draw = (seed: number): number[] => {
      const random = new Random(seed)
      return Array.from({ length: 20 }, () => random.below(1000))
    }
    expect(draw(7)).toEqual(draw(7))
    expect(draw(7)).not.toEqual(draw(8))
  })

  it('stays within its bounds and reaches all of them', () => {
    const random = new Random(1)
    const seen = new Set(Array.from({ length: 500 }, () => random.below(6)))
    expect([...seen].toSorted((a, b) => a - b)).toEqual([0, 1, 2, 3, 4, 5])
  })

  it('never repeats a state at once, even from 0', () => {
    const { value, state } = nextRandom(0)
    expect(state).not.toBe(0)
    expect(nextRandom(state).value).not.toBe(value)
  })

  it('shuffles without losing anything', () => {
    const items = [1, 2, 3, 4, 5, 6, 7]
    const shuffled = new Random(3).shuffle(items)
    expect(shuffled.toSorted((a, b) => a - b)).toEqual(items)
    expect(shuffled).not.toEqual(items)
  })

  it('draws in proportion to weights and never what weighs nothing', () => {
    const random = new Random(5)
    const drawn = Array.from({ length: 3000 }, () =>
      random.weighted(['a', 'b', 'c'], (x) => ({ a: 1, b: 0, c: 9 })[x] ?? 0),
    )
    const count = (x: string): number => drawn.filter((d) => d === x).length
    expect(count('b')).toBe(0)
    expect(count('a')).toBeGreaterThan(200)
    expect(count('a')).toBeLessThan(400)
  })
})
