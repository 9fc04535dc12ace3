import { edges } from '@stellwerk/hex'
import { describe, expect, it } from 'vitest'
import { progressOf } from './contract-progress.js'

const laid = (tiles: { readonly [hex: string]: string }) => ({
  tiles: Object.fromEntries(
    Object.entries(tiles).map(([hex, lay]) => {
      const [tile = '', rotation = '0'] = lay.split(':')
      return [hex, { tile, rotation: Number(rotation) }]
    }),
  ),
})

describe('how far a contract is', () => {
  it('neighbouring cities need a tile on each', () => {
    // Allahabad and Benares lie side by side, and nothing is built
    expect(progressOf(laid({}), ['Allahabad', 'Benares'])).toEqual({
      groups: [
        { cities: ['Allahabad'], missing: 2 },
        { cities: ['Benares'], missing: 2 },
      ],
      missing: 2,
    })
  })

  it('a tile on one of them counts only if it leads there', () => {
    const towards = edges.map((rotation) =>
      progressOf(laid({ H20: `6:${rotation}` }), ['Allahabad', 'Benares']),
    )
    const missing = towards.map((progress) => progress.missing)
    expect(new Set(missing)).toEqual(new Set([1, 2]))
  })

  it('cities that passengers join are one group, and nothing is missing', () => {
    const board = edges.flatMap((a) => edges.map((b) => laid({ H20: `6:${a}`, H22: `6:${b}` })))
    const joined = board.map((each) => progressOf(each, ['Allahabad', 'Benares']))
    expect(joined).toContainEqual({ groups: [{ cities: ['Allahabad', 'Benares'], missing: 0 }], missing: 0 })
  })

  it('the whole is as far as its two ends; each city tells its nearest neighbour', () => {
    const { groups, missing } = progressOf(laid({}), ['Lahore', 'Peshawar', 'Trichinopoly'])
    const nearest = Object.fromEntries(groups.map((group) => [group.cities[0], group.missing]))
    expect(nearest['Peshawar']).toBe(nearest['Lahore'])
    expect(nearest['Trichinopoly']).toBeGreaterThan(10)
    expect(missing).toBeGreaterThanOrEqual(nearest['Trichinopoly'] ?? Infinity)
  })
})
