import { expect, test, vi } from 'vitest'
import { lastFound, remembered, rememberedBy } from './remembered.js'

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

test('the last result for a key is kept while it is asked for with the same objects', () => {
  const last = lastFound<string, number>()
  const [tiles, others, markers] = [{}, {}, {}]
  const find = vi.fn<() => number>(() => 7)
  expect([last('a', [tiles, markers], find), last('a', [tiles, markers], find)]).toEqual([7, 7])
  expect(find).toHaveBeenCalledTimes(1)
  last('b', [tiles, markers], find)
  last('a', [others, markers], find)
  last('a', [tiles, markers], find)
  expect(find).toHaveBeenCalledTimes(4)
})
