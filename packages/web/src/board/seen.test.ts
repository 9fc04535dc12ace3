import { expect, test } from 'vitest'
import { inner } from './geometry.js'
import { paperOf } from './paper.js'
import { areSeen, isSeen, isWhole } from './seen.js'
import { fitted } from './viewpoint.js'

const window = { width: 1000, height: 700 }
const paper = paperOf([
  { id: 'large', pointy: true, hexes: ['C3', 'C5', 'D4', 'E5', 'F6', 'G7'] },
  { id: 'small', pointy: true, hexes: ['H4'], offset: { rows: -20, columns: 60 } },
])

test('a sheet is seen while its middle is, and the whole while nothing is cut off', () => {
  const all = fitted(paper.area(), window)
  expect(['large', 'small'].map((id) => isSeen(paper.area(id), all, window))).toEqual([true, true])
  expect(isWhole(paper.bounds, all, window)).toBe(true)
  const large = fitted(paper.area('large'), window)
  expect(['large', 'small'].map((id) => isSeen(paper.area(id), large, window))).toEqual([true, false])
  expect(isWhole(paper.bounds, large, window)).toBe(false)
})

test('few hexes are shown with their neighbours, and no nearer than one can use', () => {
  const near = fitted(paper.around(['D4']), window)
  expect(2 * inner * near.scale).toBeCloseTo(90)
  const area = paper.around(['D4'])
  expect(area.width).toBeGreaterThanOrEqual(2 * inner * 2)
})

test('hexes are seen while none of them lies outside', () => {
  const points = ['D4', 'G7'].map(paper.onPaper)
  expect(areSeen(points, fitted(paper.around(['D4', 'G7']), window), window)).toBe(true)
  expect(areSeen(points, fitted({ ...paper.around(['D4']), most: 4 }, window), window)).toBe(false)
})
