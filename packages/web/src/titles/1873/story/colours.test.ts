import { publicMines, railways } from '@stellwerk/1873'
import { describe, expect, it } from 'vitest'
import { paintOf } from '../chip.js'
import { contrast, lineOf, luminance, seatColour, sourceColours } from './colours.js'

const companies = [...Object.keys(railways), ...Object.keys(publicMines), 'MHE']

describe('colours', () => {
  it('are as bright as WCAG says', () => {
    expect(luminance('#ffffff')).toBeCloseTo(1)
    expect(luminance('#000000')).toBe(0)
    expect(contrast('#ffffff', '#000000')).toBeCloseTo(21)
    expect(contrast('#777777', '#ffffff')).toBeCloseTo(4.48, 2)
  })

  it.each(companies)('the letters of %s can be read on its colour', (company) => {
    const { colour, ink } = paintOf(company)
    expect(contrast(colour, ink)).toBeGreaterThanOrEqual(4.5)
  })

  it.each([
    ...companies.map((company) => [company, lineOf(company)]),
    ...[0, 1, 2, 3, 4].map((seat) => [`seat ${seat}`, seatColour(seat)]),
    ...Object.entries(sourceColours),
  ])('the line of %s stands out on the light and on the dark ground', (_, colour) => {
    expect(contrast(colour as string, '#fffdf8')).toBeGreaterThanOrEqual(3)
    expect(contrast(colour as string, '#262319')).toBeGreaterThanOrEqual(3)
  })

  it('tells companies, seats and sources apart', () => {
    for (const group of [
      companies.map(lineOf),
      [0, 1, 2, 3, 4].map(seatColour),
      Object.values(sourceColours),
    ])
      expect(new Set(group).size).toBe(group.length)
  })
})
