import { expect, test } from 'vitest'
import { pieces, spokes } from './track-notation.js'

test('a piece of track is written by its two ends', () => {
  expect(pieces('0-3', '1-s0', 's1-5')).toEqual([{ ends: [0, 3] }, { ends: [1, 's0'] }, { ends: ['s1', 5] }])
  expect(pieces()).toEqual([])
})

test('spokes lead to the only stop', () => {
  expect(spokes(0, 4)).toEqual(pieces('0-s0', '4-s0'))
})
