import { expect, test } from 'vitest'
import { centreOf, inner, outer, plus } from './geometry.js'
import { paperOf } from './paper.js'

const paper = paperOf([
  { id: 'large', pointy: true, hexes: ['C3', 'C5', 'D4'] },
  { id: 'small', pointy: true, hexes: ['H4'], offset: { rows: -4, columns: 3 } },
])

test('every hex lies where its sheet lies', () => {
  expect(paper.at('C5')).toEqual(centreOf('C5'))
  expect(paper.at('H4')).toEqual(plus(centreOf('H4'), { x: 3 * inner, y: -6 * outer }))
})

test('a sheet is a part of the paper, counted from its corner', () => {
  const { left = 0, top = 0, width, height } = paper.area('small')
  const { x, y } = paper.onPaper('H4')
  expect([left + width / 2, top + height / 2]).toEqual([expect.closeTo(x), expect.closeTo(y)])
  expect(width).toBeGreaterThan(2 * inner)
  expect(paper.area()).toEqual({ width: paper.bounds.width, height: paper.bounds.height })
})

test('a flat sheet may lie beside a pointy one', () => {
  const { at } = paperOf([
    { id: 'pointy', pointy: true, hexes: ['C3'] },
    { id: 'flat', pointy: false, hexes: ['H4'], offset: { rows: 2, columns: 1 } },
  ])
  expect(at('C3').flat).toBeUndefined()
  const { x, y } = centreOf('H4', 'flat')
  expect(at('H4')).toEqual({ x: x + 1.5 * outer, y: y + 2 * inner, flat: true })
})
