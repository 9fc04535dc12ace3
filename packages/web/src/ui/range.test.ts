import { expect, test } from 'vitest'
import { fitsRange, nearestInRange } from './range.js'

const range = { min: 100, max: 150, step: 10, except: [120] }

test('a number fits between the bounds, on a step, unless it is excepted', () => {
  expect([100, 110, 130, 150].every((n) => fitsRange(range, n))).toBe(true)
  expect([90, 105, 120, 160, NaN].some((n) => fitsRange(range, n))).toBe(false)
})

test('steps pass over excepted numbers and stay between the bounds', () => {
  expect(nearestInRange(range, 120, 1)).toBe(130)
  expect(nearestInRange(range, 120, -1)).toBe(110)
  expect(nearestInRange(range, 500, 1)).toBe(150)
  expect(nearestInRange(range, -5, -1)).toBe(100)
  expect(nearestInRange({ min: 0, max: 25, step: 10 }, 30, 1)).toBe(20)
})

test('at an excepted end the way leads back', () => {
  expect(nearestInRange({ min: 1, max: 3, step: 1, except: [3] }, 3, 1)).toBe(2)
})
