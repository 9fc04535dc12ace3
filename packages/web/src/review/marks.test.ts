import { expect, test } from 'vitest'
import { placeOf, spread, valueAt } from './marks.js'

const chart = { samples: [0, 10, 30].map((at) => ({ at, label: String(at) })) }

test('a moment lies between the samples before and after it', () => {
  expect([0, 5, 10, 20, 30, 99].map((at) => placeOf(chart, at))).toEqual([0, 0.5, 1, 1.5, 2, 2])
})

test('a line has a height between its samples', () => {
  expect([0, 0.5, 1.25, 2].map((place) => valueAt([100, 200, 400], place))).toEqual([100, 150, 250, 400])
})

test('labels keep their distance and their order', () => {
  expect(spread([50, 10, 52, 90], 14)).toEqual([50, 10, 64, 90])
  expect(spread([7, 7, 7], 10)).toEqual([7, 17, 27])
})
