import { expect, it } from 'vitest'
import { worthOfStops } from './stops.js'

it('the best stops count in full, in whatever order they are told, and the others in part', () => {
  const six = [60, 40, 40, 40, 30, 30]
  expect(worthOfStops(six, 6)).toBe(240)
  const more = worthOfStops([10, ...six], 6)
  expect(more).toBe(worthOfStops([...six, 10], 6))
  expect(more).toBeGreaterThan(240)
  expect(more).toBeLessThan(250)
})
