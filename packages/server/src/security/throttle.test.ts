import { expect, it } from 'vitest'
import { throttle } from './throttle.js'

it('lets so many through in each span, for each key', () => {
  let now = 0
  const { take, giveBack } = throttle(2, 100, () => now)
  expect([take('a'), take('a'), take('a'), take('b')]).toEqual([true, true, false, true])
  now = 99
  expect(take('a')).toBe(false)
  now = 100
  expect([take('a'), take('a'), take('a')]).toEqual([true, true, false])
  giveBack('a')
  giveBack('nobody')
  expect([take('a'), take('a')]).toEqual([true, false])
})

it('does not grow without bounds', () => {
  const { take } = throttle(1, 100, () => 0)
  for (let i = 0; i < 50_001; i++) take(`key ${i}`)
  // the first ones were forgotten, the last ones were not
  expect([take('key 50000'), take('key 0')]).toEqual([false, true])
})
