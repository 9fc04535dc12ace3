import { expect, test } from 'vitest'
import { centreOf, inner, plus } from './geometry.js'
import { paperOf } from './paper.js'

const shift = { x: 0, y: -500 }
const paper = paperOf([
  { id: 'large', hexes: ['C3', 'C5', 'D4'] },
  { id: 'small', hexes: ['H4'], shift },
])

test('every hex lies where its sheet lies', () => {
  expect(paper.at('C5')).toEqual(centreOf('C5'))
  expect(paper.at('H4')).toEqual(plus(centreOf('H4'), shift))
})

test('a sheet is a part of the paper, counted from its corner', () => {
  const { left = 0, top = 0, width, height } = paper.area('small')
  const { x, y } = paper.onPaper('H4')
  expect([left + width / 2, top + height / 2]).toEqual([expect.closeTo(x), expect.closeTo(y)])
  expect(width).toBeGreaterThan(2 * inner)
  expect(paper.area()).toEqual({ width: paper.bounds.width, height: paper.bounds.height })
})
