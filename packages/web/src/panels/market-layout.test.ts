import { expect, test } from 'vitest'
import { faces, games } from '@stellwerk/titles'
import type { Market } from '@stellwerk/table'
import { randomGame } from '../story/testing.js'
import { layoutOf, spaceWidth } from './market-layout.js'

const marketOf = (id: string): Market => {
  const [first] = randomGame(games[id]!.title, 1, { most: 0 })
  return faces[id]!.table(first!.state, null).market!
}

test('every space with a price has a place of its own', () => {
  for (const id of Object.keys(faces)) {
    const market = marketOf(id)
    const { middleOf } = layoutOf(market)
    const priced = market.rows.flat().filter(({ price }) => price !== null)
    const places = priced.map(({ ref }) => JSON.stringify(middleOf(ref)))
    expect(new Set(places).size).toBe(priced.length)
    expect(places).not.toContain(undefined)
  }
})

test('1854-market-a: a column runs down to the left', () => {
  const { middleOf } = layoutOf(marketOf('1854'))
  const [upper, lower] = [middleOf('R2C5')!, middleOf('R3C5')!]
  expect(lower.x).toBe(upper.x - spaceWidth / 2)
  expect(lower.y).toBeGreaterThan(upper.y)
})

test('1854-market-h: the red line lies left of the first spaces beyond it, right of those before', () => {
  const market = marketOf('1854')
  const { middleOf, lines } = layoutOf(market)
  const [line] = lines
  const points = line!.points.split(' ').map((point) => point.split(',').map(Number) as [number, number])
  for (const row of market.rows) {
    const first = row.findIndex(({ zones }) => zones.includes('red'))
    for (const [column, { ref, price }] of row.entries()) {
      if (price === null || first < 0) continue
      const { x, y } = middleOf(ref)!
      const beside = points.filter(([, py]) => Math.abs(py - y) < spaceWidth / 2)
      expect([ref, beside.every(([px]) => x > px)]).toEqual([ref, column >= first])
    }
  }
})
