import { expect, test } from 'vitest'
import { ago } from './ago.js'

const now = Date.UTC(2030, 4, 20, 12)
const minute = 60_000

test('recent times are told as distances', () => {
  expect(ago('en', now - 1000, now)).toBe('just now')
  expect(ago('en', now - 5 * minute, now)).toBe('5 minutes ago')
  expect(ago('de', now - 3 * 60 * minute, now)).toBe('vor 3 Stunden')
  expect(ago('en', now - 24 * 60 * minute, now)).toBe('yesterday')
  expect(ago('ja', now - 5 * 24 * 60 * minute, now)).toBe('5 日前')
})

test('older times are told as dates, times to come as just now', () => {
  expect(ago('en', now - 30 * 24 * 60 * minute, now)).toBe('Apr 20, 2030')
  expect(ago('en', now + 5 * minute, now)).toBe('just now')
})
