import { expect, test } from 'vitest'
import { namer } from './names.js'

test('ids of seats become names, whole words only', () => {
  const named = namer({ 'seat-1': 'Anna', 'seat-10': 'Ben' })
  expect(named('seat-1 buys from seat-10, not from seat-100 or myseat-1.')).toBe(
    'Anna buys from Ben, not from seat-100 or myseat-1.',
  )
  expect(named('seat-1の手番')).toBe('Annaの手番')
})
