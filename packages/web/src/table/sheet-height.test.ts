import { expect, test } from 'vitest'
import { nextHeight, restingHeight } from './sheet-height.js'

test('a sheet that is let go rests at the nearest height', () => {
  expect(restingHeight(0.2, 0)).toBe('peek')
  expect(restingHeight(0.45, 0)).toBe('half')
  expect(restingHeight(0.9, 0)).toBe('full')
})

test('a flick carries it on', () => {
  expect(restingHeight(0.5, 2)).toBe('full')
  expect(restingHeight(0.5, -2)).toBe('peek')
})

test('keys move by one height and stop at the ends, a tap goes round', () => {
  expect(nextHeight('half', 1)).toBe('full')
  expect(nextHeight('full', 1)).toBe('full')
  expect(nextHeight('peek', -1)).toBe('peek')
  expect(nextHeight('full', 'round')).toBe('peek')
})
