import { isBeyondRedLine, priceAt } from '@stellwerk/1854'
import { describe, expect, it } from 'vitest'
import { middleOf, redLine, spaces, width } from './sheet.js'

describe('the sheet of the market', () => {
  it('has a space for every price', () => {
    expect(spaces).toHaveLength(80)
    expect(spaces.map(priceAt).every((price) => price >= 54)).toBe(true)
  })

  it('lies as the rows do: a column runs down to the left', () => {
    const [upper, lower] = [middleOf('R2C5'), middleOf('R3C5')]
    expect(lower.x).toBe(upper.x - width / 2)
    expect(lower.y).toBeGreaterThan(upper.y)
  })

  it('has the red line between the spaces before and beyond it', () => {
    const points = redLine.split(' ').map((point) => point.split(',').map(Number) as [number, number])
    for (const space of spaces) {
      const { x, y } = middleOf(space)
      const beside = points.filter(([, py]) => Math.abs(py - y) < width / 2)
      if (beside.length === 0) continue
      const isRight = beside.every(([px]) => x > px)
      expect([space, isRight]).toEqual([space, isBeyondRedLine(space)])
    }
  })
})
