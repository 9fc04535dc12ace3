import { expect, test } from 'vitest'
import { wayOf } from './stir.js'

test('which way an amount went', () => {
  expect(wayOf('420 M', '1,170 M')).toBe(1)
  expect(wayOf('1.170 M', '420 M')).toBe(-1)
  expect(wayOf('150マルク', '150マルク')).toBe(0)
  expect(wayOf('none', '3')).toBe(0)
  expect(wayOf('Anna', 'Ben')).toBe(0)
})
