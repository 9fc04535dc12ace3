import { expect, test } from 'vitest'
import { Unbroken, tied } from './unbroken.js'

test('no line ends between a number and its sign', () => {
  expect(tied('treasury 1,250 M, then 40 M.')).toBe('treasury 1,250\u00a0M, then 40\u00a0M.')
  expect(tied('Buy 2 shares of HBE for 120 M')).toBe('Buy 2 shares of HBE for 120\u00a0M')
  expect(tied('für 1.250 £ kaufen')).toBe('für 1.250\u00a0£ kaufen')
  expect(tied('Mine 3 Mansfeld')).toBe('Mine 3 Mansfeld')
})

test('words with an amount in the middle keep what they say', () => {
  const parts = Unbroken({ text: 'Found HBE at 120 M and buy 2' }) as readonly unknown[]
  expect(parts).toMatchObject(['Found HBE at ', { props: { children: '120 M' } }, ' and buy 2'])
})
