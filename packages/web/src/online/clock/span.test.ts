import { expect, test } from 'vitest'
import { spanText } from './span.js'
import { clockTexts } from './texts.js'

const minute = 60_000
const hour = 60 * minute

test.each([
  [0, '0:00'],
  [59_999, '0:59'],
  [61_000, '1:01'],
  [59 * minute + 59_000, '59:59'],
  [hour, '1 h 0 min'],
  [3 * hour + 20 * minute, '3 h 20 min'],
  [24 * hour, '1 d 0 h'],
  [52 * hour, '2 d 4 h'],
  [-61_000, '−1:01'],
])('%i milliseconds are %s', (milliseconds, text) =>
  expect(spanText(clockTexts.in('en'), milliseconds)).toBe(text),
)

test('days and hours have their words in every language', () => {
  expect(spanText(clockTexts.in('de'), 52 * hour)).toBe('2 Tage 4 Std.')
  expect(spanText(clockTexts.in('ja'), 52 * hour)).toBe('2日4時間')
})
