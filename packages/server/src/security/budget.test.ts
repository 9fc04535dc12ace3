import { expect, it } from 'vitest'
import { Budget } from './budget.js'

const second = 1000

it('gives so much in a minute, all at once or bit by bit, for each key', () => {
  let now = 0
  const budget = new Budget(60, () => now)
  expect(budget.take('a', 60)).toBe(0)
  expect(budget.take('a', 1)).toBe(second)
  expect(budget.take('b', 1)).toBe(0)
  now += second
  expect(budget.take('a', 1)).toBe(0)
  expect(budget.take('a', 5)).toBe(5 * second)
  now += 600 * second
  expect(budget.take('a', 60)).toBe(0)
  expect(budget.take('a', 0.5)).toBe(second / 2)
})

it('lets somebody who waited have what costs more than a minute gives, and then nothing for longer', () => {
  let now = 0
  const budget = new Budget(60, () => now)
  expect(budget.take('a', 120)).toBe(0)
  expect(budget.take('a', 1)).toBe(61 * second)
  now += 61 * second
  expect(budget.take('a', 1)).toBe(0)
})

it('does not grow without bounds', () => {
  const budget = new Budget(1, () => 0)
  for (let i = 0; i <= 50_000; i++) budget.take(`key ${i}`, 1)
  // the first ones were forgotten, the last ones were not
  expect([budget.take('key 50000', 1) > 0, budget.take('key 0', 1) > 0]).toEqual([true, false])
})
