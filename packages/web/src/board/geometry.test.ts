import { describe, expect, it } from 'vitest'
import { edges, neighbour, opposite } from '@stellwerk/hex'
import type { Edge } from '@stellwerk/hex'
import { beside, between, cut, line, pathOf, pointOn, reversed, sample } from './curve.js'
import type { Point } from './geometry.js'
import {
  boundsOf,
  centreOf,
  distance,
  edgeCorners,
  edgeMiddle,
  hexTowards,
  inHex,
  inner,
  outer,
  plus,
  shift,
  within,
} from './geometry.js'

/** A board with gaps: rows of every second column, as names have it. */
const hexes = ['B9', 'B13', 'C4', 'C6', 'C8', 'D7', 'D9', 'D11', 'E8', 'E10', 'I4', 'I8']

const near = (a: Point, b: Point): boolean => distance(a, b) < 1e-9

describe('hexes on the plane', () => {
  it('puts neighbours one width apart, with the side between them in the middle of both', () => {
    for (const edge of edges) {
      const other = neighbour('E10', edge)
      expect(distance(centreOf('E10'), centreOf(other))).toBeCloseTo(2 * inner)
      const here = plus(centreOf('E10'), edgeMiddle(edge))
      const there = plus(centreOf(other), edgeMiddle(opposite(edge)))
      expect(near(here, there)).toBe(true)
    }
  })

  it('counts sides clockwise from the south-west', () => {
    const [southWest, west, , , east, southEast] = edges.map(edgeMiddle)
    expect([southWest?.x, southEast?.x].map((x) => Math.round(x ?? 0))).toEqual([-25, 25])
    expect([southWest?.y, southEast?.y].map((y) => (y ?? 0) > 0)).toEqual([true, true])
    expect([west?.x, east?.x].map((x) => Math.round(x ?? 0))).toEqual([-50, 50])
  })

  it('gives each side its two corners', () => {
    for (const edge of edges) {
      const [a, b] = edgeCorners(edge)
      expect(distance(a, b)).toBeCloseTo(outer)
      expect(near({ x: (a.x + b.x) / 2, y: (a.y + b.y) / 2 }, edgeMiddle(edge))).toBe(true)
    }
  })

  it('knows what lies in a hex', () => {
    expect(inHex({ x: 0, y: 57 })).toBe(true)
    expect(inHex({ x: 49, y: 0 })).toBe(true)
    expect(inHex({ x: 49, y: 40 })).toBe(false)
    expect(inHex({ x: 51, y: 0 })).toBe(false)
  })

  it('bounds the board', () => {
    const { left, top, width, height } = boundsOf(hexes, 10)
    for (const hex of hexes) {
      const { x, y } = centreOf(hex)
      expect(x - inner >= left + 10 - 1e-9 && x + inner <= left + width - 10 + 1e-9).toBe(true)
      expect(y - outer >= top + 10 - 1e-9 && y + outer <= top + height - 10 + 1e-9).toBe(true)
    }
  })
})

describe('moving from hex to hex', () => {
  const board = hexes

  it('goes along a row and stops at its end', () => {
    expect(hexTowards('D9', 'right', board)).toBe('D11')
    expect(hexTowards('D9', 'left', board)).toBe('D7')
    expect(hexTowards('C4', 'left', board)).toBeUndefined()
  })

  it('skips gaps', () => {
    expect(hexTowards('I4', 'right', board)).toBe('I8')
    expect(hexTowards('B9', 'right', board)).toBe('B13')
  })

  it('comes back where it went up from', () => {
    const up = hexTowards('E10', 'up', board)
    expect(up).toBe('D9')
    expect(hexTowards(up ?? '', 'down', board)).toBe('E10')
  })

  it('goes by where hexes lie, not by their names', () => {
    // the row I is laid one row above the row C
    const at = (hex: string): Point =>
      hex.startsWith('I') ? plus(centreOf(hex), { x: 0, y: -7 * outer * 1.5 }) : centreOf(hex)
    expect(hexTowards('C4', 'up', board, at)).toBe('I4')
    expect(hexTowards('I4', 'down', board, at)).toBe('C4')
    expect(boundsOf(board, 0, at).height).toBeCloseTo(4 * outer * 1.5 - outer * 1.5 + 2 * outer)
  })
})

describe('track', () => {
  const pairs = edges.flatMap((a) => edges.filter((b) => b !== a).map((b): [Edge, Edge] => [a, b]))

  it.each(pairs)('leads from side %i to side %i and meets both at right angles', (a, b) => {
    const curve = between(a, b)
    expect(near(pointOn(curve, 0), edgeMiddle(a))).toBe(true)
    expect(near(pointOn(curve, 1), edgeMiddle(b))).toBe(true)
    for (const [t, edge] of [
      [1e-4, a],
      [1 - 1e-4, b],
    ] as const) {
      const rim = edgeMiddle(edge)
      const inside = pointOn(curve, t)
      const step = { x: inside.x - rim.x, y: inside.y - rim.y }
      const cosine = (step.x * -rim.x + step.y * -rim.y) / (Math.hypot(step.x, step.y) * inner)
      expect(cosine).toBeCloseTo(1, 3)
    }
    expect(sample(curve, 10).slice(1, -1).every(inHex)).toBe(true)
  })

  it('is cut and turned round without leaving its line', () => {
    const curve = between(0, 2)
    const part = cut(curve, 0.25, 0.75)
    expect(near(pointOn(part, 0.5), pointOn(curve, 0.5))).toBe(true)
    expect(near(pointOn(reversed(curve), 0.25), pointOn(curve, 0.75))).toBe(true)
  })

  it('becomes a path that bends the right way', () => {
    // from the south-west to the west around their corner at the lower left: the curve turns left, anticlockwise
    expect(pathOf(between(0, 1))).toMatch(/^M-25 43\.3A28\.87 28\.87 0 0 0 -50 0$/)
    expect(pathOf(between(1, 0))).toMatch(/^M-50 0A28\.87 28\.87 0 0 1 -25 43\.3$/)
    expect(pathOf(between(1, 4))).toBe('M-50 0L50 0')
  })

  it('has a parallel line on the right-hand side', () => {
    const right = beside(sample(line({ x: 0, y: 0 }, { x: 10, y: 0 }), 2), 3)
    expect(right.map(({ x, y }) => [x, y])).toEqual([
      [0, 3],
      [5, 3],
      [10, 3],
    ])
  })
})

describe('flat hexes', () => {
  const at = (hex: string) => centreOf(hex, 'flat')

  it('lie one width apart, with the side between neighbours in the middle of both', () => {
    for (const edge of edges) {
      const other = neighbour('E10', edge, 'flat')
      expect(distance(at('E10'), at(other))).toBeCloseTo(2 * inner)
      const side = within(at('E10'), edgeMiddle(edge))
      expect(near(side, within(at(other), edgeMiddle(opposite(edge))))).toBe(true)
    }
  })

  it('have their first side at the bottom, and a board as wide as their corners reach', () => {
    const { x, y } = within(at('E10'), edgeMiddle(0))
    expect([x - at('E10').x, y - at('E10').y]).toEqual([expect.closeTo(0), expect.closeTo(inner)])
    expect(boundsOf(['E10'], 0, at)).toMatchObject({ width: expect.closeTo(2 * outer), height: 2 * inner })
    expect(shift(at('A1'))).toMatch(/ rotate\(-30\)$/)
    expect(shift(centreOf('A1'))).not.toMatch(/rotate/)
  })

  it('are gone through by the arrow keys, straight up and down and back where one came from', () => {
    const board = ['C3', 'C5', 'D2', 'D4', 'D6', 'E3', 'E5']
    expect(hexTowards('D4', 'up', board, at)).toBe('D2')
    expect(hexTowards('D4', 'down', board, at)).toBe('D6')
    for (const [there, back] of [
      ['left', 'right'],
      ['right', 'left'],
    ] as const) {
      const next = hexTowards('D4', there, board, at) ?? ''
      expect(['C3', 'C5', 'E3', 'E5']).toContain(next)
      expect(hexTowards(next, back, board, at)).toBe('D4')
    }
  })
})
