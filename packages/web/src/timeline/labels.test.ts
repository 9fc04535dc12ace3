import { expect, test } from 'vitest'
import type { Band } from '../story/bands.js'
import { labelled } from './labels.js'

/** Rounds of these lengths, one after the other. */
const bandsOf = (...lengths: readonly number[]): readonly Band[] => {
  let from = 0
  return lengths.map((length) => {
    const band = { from, to: from + length - 1, label: '', kind: 'stock', phase: '1', colour: '' } as const
    from += length
    return band
  })
}

test('every round of a short game is named', () => {
  expect([...labelled(bandsOf(20, 30, 10))].toSorted((a, b) => a - b)).toEqual([0, 20, 50])
})

test('of many rounds those are named that leave the next name its room, the latest first', () => {
  const named = [...labelled(bandsOf(...Array.from({ length: 40 }, () => 5)))]
  expect(named.length).toBe(10)
  expect(named[0]).toBe(180)
})

test('a round that has just begun leaves its place to the name before it', () => {
  expect([...labelled(bandsOf(99, 1))]).toEqual([0])
})

test('no rounds, no names', () => {
  expect(labelled([]).size).toBe(0)
})
