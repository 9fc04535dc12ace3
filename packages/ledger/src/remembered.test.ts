import { expect, test, vi } from 'vitest'
import { remembered } from './remembered.js'

test('a figure is worked out once for a thing and a key', () => {
  const once = remembered()
  const [one, other] = [{}, {}]
  const find = vi.fn<() => number>(() => 7)
  expect([once(one, 'a', find), once(one, 'a', find)]).toEqual([7, 7])
  expect(find).toHaveBeenCalledTimes(1)
  once(one, 'b', find)
  once(other, 'a', find)
  expect(find).toHaveBeenCalledTimes(3)
})
