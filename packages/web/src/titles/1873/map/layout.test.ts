import { describe, expect, it } from 'vitest'
import { hexWith, hexes, publicMines, railways, tiles } from '@stellwerk/1873'
import type { BoardHex } from '@stellwerk/1873'
import { edges } from '@stellwerk/hex'
import { pointOn } from '../../../board/curve.js'
import { distance, edgeMiddle, inHex, plus, polar } from '../../../board/geometry.js'
import { layoutHex } from './hex-layout.js'
import { contrast } from '../../../story/colours.js'
import { readableInk } from '../../../board/contrast.js'
import { circleRadius, layoutTrack } from '../../../board/track-layout.js'

const printed = Object.keys(hexes).map((hex) => hexWith(hex, undefined))
const laid = Object.entries(tiles).flatMap(([tile, { kind }]) => {
  const on = kind === 'plain' ? 'B17' : kind === 'village' ? 'E16' : 'D9'
  return edges.map((rotation) => hexWith(on, { tile, rotation }))
})
const named = (board: BoardHex): string => `${board.hex} ${board.laid?.tile ?? 'as printed'}`

describe('track and circles', () => {
  it.each([...printed, ...laid].map((board) => [named(board), board] as const))(
    'every piece of %s leads from its side to its stop',
    (_, board) => {
      const { pieces, stops } = layoutTrack(board)
      board.track.forEach(({ ends }, i) => {
        const curve = pieces[i]
        if (!curve) throw new Error('no curve')
        const tips = [pointOn(curve, 0), pointOn(curve, 1)]
        for (const end of ends) {
          const wanted = typeof end === 'number' ? edgeMiddle(end) : stops[end === 's0' ? 0 : 1]?.middle
          expect(tips.some((tip) => wanted && distance(tip, wanted) < 1e-6)).toBe(true)
        }
      })
    },
  )

  it('circles lie inside the hex and not on each other', () => {
    for (const board of [...printed, ...laid]) {
      const circles = layoutTrack(board).stops.flatMap((stop) => stop.circles)
      for (const [i, circle] of circles.entries()) {
        for (const degrees of [0, 60, 120, 180, 240, 300])
          expect(inHex(plus(circle, polar(degrees, circleRadius)))).toBe(true)
        const touching = circles.slice(i + 1).filter((other) => distance(circle, other) < circleRadius * 1.6)
        expect([named(board), touching]).toEqual([named(board), []])
      }
    }
  })
})

describe('labels', () => {
  it('every hex has room for its name, its work and its value', () => {
    for (const board of [...printed, ...laid]) {
      const { name, work, value } = layoutHex(board)
      expect(name !== undefined).toBe(board.printed.name !== undefined)
      expect(work !== undefined).toBe((board.printed.mine ?? board.printed.factory) !== undefined)
      expect(value !== undefined).toBe(board.stops.some((stop) => stop.value !== 0))
      for (const at of [work, value]) if (at) expect(inHex(at)).toBe(true)
    }
  })

  it('works and values do not cover circles', () => {
    for (const board of [...printed, ...laid]) {
      const { track, work, value } = layoutHex(board)
      const circles = track.stops.flatMap((stop) => stop.circles)
      const covered = circles.filter((circle) =>
        [work, value].some((at) => at && distance(at, circle) < circleRadius + 6),
      )
      expect([named(board), covered]).toEqual([named(board), []])
    }
  })
})

describe('tile numbers', () => {
  const onTowns = Object.keys(hexes)
    .filter((hex) => hexes[hex]?.place === 'town')
    .flatMap((hex) =>
      Object.keys(tiles)
        .filter((tile) => tiles[tile]?.kind === 'town')
        .flatMap((tile) => edges.map((rotation) => hexWith(hex, { tile, rotation }))),
    )

  it('are not written over names', () => {
    for (const board of onTowns) {
      const { name, number } = layoutHex(board)
      if (!name || !number) continue
      const half = { x: (name.lines[0]?.length ?? 0) * name.size * 0.3, y: name.size / 2 }
      const apart =
        Math.abs(number.x - name.at.x) > half.x + 7 || Math.abs(number.y - name.at.y) > half.y + 3.5
      expect([named(board), apart]).toEqual([named(board), true])
    }
  })

  it('are seldom left out', () => {
    const without = laid.filter((board) => !layoutHex(board).number)
    expect(without.length).toBeLessThan(laid.length / 50)
  })
})

describe('ink', () => {
  it('letters can be read on every company colour', () => {
    for (const paint of [...Object.values(railways), ...Object.values(publicMines)])
      expect(contrast(paint.colour, readableInk(paint))).toBeGreaterThanOrEqual(4.5)
    expect(readableInk(railways.GHE)).toBe('#FFFFFF')
    expect(readableInk(publicMines.CO)).toBe('#000000')
  })
})
