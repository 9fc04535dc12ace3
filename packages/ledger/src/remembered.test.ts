import { expect, test, vi } from 'vitest'
import { remembered, rememberedBy } from './remembered.js'

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

test('what belongs to a key alone is worked out once, also if it is nothing', () => {
  const once = rememberedBy<string | undefined>()
  const find = vi.fn<() => string | undefined>(() => undefined)
  expect([once('a', find), once('a', find)]).toEqual([undefined, undefined])
  expect(find).toHaveBeenCalledTimes(1)
  once('b', find)
  expect(find).toHaveBeenCalledTimes(2)
})
