import { describe, expect, it } from 'vitest'
import { faces, games } from '@stellwerk/titles'
import { contrast, inkOn, lineColour, lineColours, luminance, seatColour, sourceColour } from './colours.js'
import { randomGame } from './testing.js'

const grounds = ['#fffdf8', '#262319']

describe('colours', () => {
  it('are as bright as WCAG says', () => {
    expect(luminance('#ffffff')).toBeCloseTo(1)
    expect(luminance('#000000')).toBe(0)
    expect(contrast('#ffffff', '#000000')).toBeCloseTo(21)
    expect(contrast('#777777', '#ffffff')).toBeCloseTo(4.48, 2)
  })

  it.each(Object.keys(faces))('of the companies of %s have letters that can be read on them', (id) => {
    const [first] = randomGame(games[id]!.title, 1, { most: 0 })
    for (const { colour } of faces[id]!.table(first!.state, null).companies)
      expect(contrast(colour, inkOn(colour))).toBeGreaterThanOrEqual(4.5)
  })

  it('of seats and sources stand out on either ground, no two alike', () => {
    const [seats, sources] = [[0, 1, 2, 3, 4, 5].map(seatColour), [0, 1, 2, 3, 4, 5, 6, 7].map(sourceColour)]
    for (const group of [seats, sources]) {
      expect(new Set(group).size).toBe(group.length)
      for (const colour of group)
        for (const ground of grounds) expect(contrast(colour, ground)).toBeGreaterThanOrEqual(3)
    }
  })

  it('of lines stay where they stand out, and come nearer to the middle where they do not', () => {
    expect(lineColour('#FF0000')).toBe('#ff0000')
    for (const colour of ['#000000', '#ffffff', '#FFFF00', '#2E270D'])
      for (const ground of grounds) expect(contrast(lineColour(colour), ground)).toBeGreaterThanOrEqual(3)
    expect(luminance(lineColour('#000000'))).toBeLessThan(luminance(lineColour('#ffffff')))
  })

  it('of lines differ where those of companies do not', () => {
    const black = ['1', '2', '3'].map((ref) => ({ ref, colour: '#000000' }))
    const lines = [...lineColours(black).values()]
    expect(lines[0]).toBe(lineColour('#000000'))
    expect(new Set(lines).size).toBe(3)
  })
})
