import { describe, expect, it } from 'vitest'
import type { Edge, Orientation } from './index.js'
import {
  distancesFrom,
  edgeBetween,
  edges,
  neighbour,
  opposite,
  position,
  sideName,
  steps,
  turn,
} from './index.js'

const orientations: readonly Orientation[] = ['pointy', 'flat']

describe('edges', () => {
  it('have an opposite, and turn clockwise', () => {
    expect(edges.map(opposite)).toEqual([3, 4, 5, 0, 1, 2])
    expect(turn(4, 3)).toBe(1)
    expect(edges.map((edge) => turn(edge, 6))).toEqual(edges)
  })
})

describe('names', () => {
  it('tell row and column: of a flat hex the letter is the column', () => {
    expect(position('D15')).toEqual({ row: 4, column: 15 })
    expect(position('D15', 'flat')).toEqual({ row: 15, column: 4 })
  })

  it('of the hexes around a pointy one, clockwise from the south-west', () => {
    expect(edges.map((edge) => neighbour('D15', edge))).toEqual(['E14', 'D13', 'C14', 'C16', 'D17', 'E16'])
  })

  it('of the hexes around a flat one, clockwise from the south', () => {
    expect(edges.map((edge) => neighbour('D15', edge, 'flat'))).toEqual([
      'D17',
      'C16',
      'C14',
      'D13',
      'E14',
      'E16',
    ])
  })
})

describe.each(orientations)('%s hexes', (orientation) => {
  it('lead back over the opposite edge, and call a side by one name from both', () => {
    for (const edge of edges) {
      const other = neighbour('H12', edge, orientation)
      expect(neighbour(other, opposite(edge), orientation)).toBe('H12')
      expect(edgeBetween('H12', other, orientation)).toBe(edge)
      expect(sideName('H12', edge, orientation)).toBe(sideName(other, opposite(edge), orientation))
    }
    expect(edgeBetween('H12', 'A1', orientation)).toBeUndefined()
  })

  it('have six neighbours in a ring: each step leads to the next', () => {
    const around = steps[orientation]
    expect(new Set(around.map(String)).size).toBe(6)
    for (const edge of edges) {
      const [[x, y], [a, b]] = [around[edge], around[opposite(edge)]] as const
      expect([x + a, y + b]).toEqual([0, 0])
      // the next neighbour is a neighbour of this one too
      const [c, d] = around[turn(edge, 1)] as readonly [number, number]
      expect(around.map(String)).toContain(String([c - x, d - y]))
    }
  })
})

describe('distances', () => {
  it('count the hexes from the nearest start, as far as the map goes', () => {
    const map = ['A1', 'A3', 'A5', 'A7', 'A9']
    const across = (hex: string, edge: Edge): string | undefined => {
      const next = neighbour(hex, edge)
      return map.includes(next) ? next : undefined
    }
    expect(Object.fromEntries(distancesFrom(['A1', 'A9'], across))).toEqual({
      A1: 0,
      A3: 1,
      A5: 2,
      A7: 1,
      A9: 0,
    })
  })
})
