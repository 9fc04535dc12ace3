import { localAgs, localRailways, majors } from '@stellwerk/1854'
import { describe, expect, it } from 'vitest'
import { contrast, seatColour } from '../../../story/colours.js'
import { paintOf } from '../chip.js'
import { lineOf, sourceColours } from './colours.js'

const companies = [...Object.keys(majors), ...Object.keys(localRailways), ...Object.keys(localAgs)]
const seats = [0, 1, 2, 3, 4, 5].map(seatColour)

describe('colours', () => {
  it.each(companies)('the letters of %s can be read on its colour', (company) => {
    const { colour, ink } = paintOf(company)
    expect(contrast(colour, ink)).toBeGreaterThanOrEqual(4.5)
  })

  it.each([
    ...companies.map((company) => [company, lineOf(company)]),
    ...seats.map((colour, seat) => [`seat ${seat}`, colour]),
    ...Object.entries(sourceColours),
  ])('the line of %s stands out on the light and on the dark ground', (_, colour) => {
    expect(contrast(colour as string, '#fffdf8')).toBeGreaterThanOrEqual(3)
    expect(contrast(colour as string, '#262319')).toBeGreaterThanOrEqual(3)
  })

  it('tells companies, seats and sources apart', () => {
    for (const group of [companies.map(lineOf), seats, Object.values(sourceColours)])
      expect(new Set(group).size).toBe(group.length)
  })
})
