import { describe, expect, it } from 'vitest'
import { Memory, contentNumber } from './memory.js'

describe('a memory', () => {
  it('finds a value once, and again when it had too many', () => {
    const memory = new Memory<number>(2)
    let found = 0
    const ask = (key: string): number => memory.of(key, () => ++found)
    expect([ask('a'), ask('a'), ask('b'), ask('a')]).toEqual([1, 1, 2, 1])
    expect([ask('c'), ask('a')]).toEqual([3, 4])
  })

  it('numbers objects by what they say', () => {
    const one = { a: 1 }
    expect(contentNumber(one)).toBe(contentNumber({ a: 1 }))
    expect(contentNumber({ a: 2 })).not.toBe(contentNumber(one))
  })
})
