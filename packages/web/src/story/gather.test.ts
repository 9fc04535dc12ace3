import { describe, expect, it } from 'vitest'
import type { State } from '@stellwerk/1873'
import { harzbahn } from '@stellwerk/1873'
import { gathering } from './gather.js'
import { randomGame } from './testing.js'

describe('what is gathered over a game', () => {
  const moments = randomGame(harzbahn, 3, { options: { edition: 'R' } })

  it('costs one step for one more action, and none for one taken back', () => {
    let steps = 0
    const numbers = gathering<State, number>(
      () => 0,
      (_, { at }) => {
        steps++
        return at
      },
    )
    expect(numbers(moments.slice(0, -1))).toBe(moments.length - 2)
    expect(steps).toBe(moments.length - 2)
    expect(numbers(moments)).toBe(moments.length - 1)
    expect(steps).toBe(moments.length - 1)
    expect(numbers(moments.slice(0, 50))).toBe(49)
    expect(steps).toBe(moments.length - 1)
  })

  it('starts afresh for a game that begins with a state of another', () => {
    const numbers = gathering<State, number>(
      () => 0,
      (soFar) => soFar + 1,
    )
    expect(numbers(moments)).toBe(moments.length - 1)
    expect(numbers(moments.slice(20))).toBe(moments.length - 21)
    expect(numbers(moments.slice(20, 21))).toBe(0)
  })

  it('sees each moment after the one before it', () => {
    const chained = gathering<State, boolean>(
      () => true,
      (soFar, { before, moment, at }) => soFar && moments[at - 1] === before && moments[at] === moment,
    )
    expect(chained(moments)).toBe(true)
  })
})
