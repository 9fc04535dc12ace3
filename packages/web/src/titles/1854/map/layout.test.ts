import { describe, expect, it } from 'vitest'
import type { BoardHex } from '@stellwerk/1854'
import { hexWith, hexes, stopIndex, tiles } from '@stellwerk/1854'
import { edges } from '@stellwerk/hex'
import { pointOn } from '../../../board/curve.js'
import { distance, edgeMiddle, inHex, plus, polar } from '../../../board/geometry.js'
import { circleRadius } from '../../../board/track-layout.js'
import { paperFor } from './cells.js'
import { hasValue, isFar, layoutHex } from './hex-layout.js'
import { trackOf } from './track.js'

const printed = Object.keys(hexes).map((hex) => hexWith(hex, undefined))
/** A hex of the kind that each tile is made for. */
const groundFor = (tile: string): string => {
  const { mark, stops = [] } = tiles[tile] ?? {}
  if (mark) return 'C23'
  return stops.length === 2 ? 'D18' : stops[0]?.kind === 'town' ? 'D16' : stops.length === 1 ? 'C17' : 'C25'
}
const laid = Object.keys(tiles).flatMap((tile) =>
  edges.map((rotation) => hexWith(groundFor(tile), { tile, rotation })),
)
const all = [...printed, ...laid]
const named = ({ hex, laid: tile }: BoardHex): string =>
  `${hex} ${tile ? `${tile.tile}:${tile.rotation}` : 'as printed'}`

describe('track and circles', () => {
  it('every piece leads from its first end to its second', () => {
    for (const board of all) {
      const { pieces, stops } = trackOf(board)
      for (const [i, { ends }] of board.track.entries()) {
        const curve = pieces[i]
        if (!curve) throw new Error('no curve')
        for (const [at, end] of ends.entries()) {
          const wanted = typeof end === 'number' ? edgeMiddle(end) : stops[stopIndex(end) ?? 0]?.middle
          const tip = pointOn(curve, at)
          expect([named(board), i, wanted && distance(tip, wanted) < 1e-6]).toEqual([named(board), i, true])
        }
      }
    }
  })

  it('circles lie inside the hex and not on each other', () => {
    for (const board of all) {
      const circles = trackOf(board).stops.flatMap((stop) => stop.circles)
      for (const [i, circle] of circles.entries()) {
        for (const degrees of [0, 60, 120, 180, 240, 300])
          expect([named(board), inHex(plus(circle, polar(degrees, circleRadius - 1)))]).toEqual([
            named(board),
            true,
          ])
        const touching = circles.slice(i + 1).filter((other) => distance(circle, other) < circleRadius * 1.6)
        expect([named(board), touching]).toEqual([named(board), []])
      }
    }
  })
})

describe('labels', () => {
  it('every hex has room for its names and its value', () => {
    for (const board of all) {
      const { names, value, far } = layoutHex(board)
      const wanted = new Set(board.printed.stops.flatMap(({ name }) => name ?? []))
      expect([named(board), names.length]).toEqual([named(board), wanted.size])
      expect([named(board), (value ?? far) !== undefined]).toEqual([
        named(board),
        isFar(board) || board.stops.some(hasValue),
      ])
      for (const at of [value, far]) if (at) expect(inHex(at)).toBe(true)
    }
  })

  it('the customs sign lies on its track and nothing lies on it', () => {
    const { customs, far } = layoutHex(hexWith('D12', undefined))
    if (!customs || !far) throw new Error('no sign')
    expect(Math.abs(far.y - customs.y)).toBeGreaterThanOrEqual(15)
  })
})

describe('the two maps', () => {
  it('lie on one paper without touching each other', () => {
    const paper = paperFor({ locals: { 1: { owner: null, trains: [], acted: false } } })
    const centres = paper.hexes.map((hex) => paper.at(hex))
    for (const [i, centre] of centres.entries())
      for (const other of centres.slice(i + 1)) expect(distance(centre, other)).toBeGreaterThan(99)
  })

  it('the small map is gone once all local railways are merged', () => {
    expect(paperFor({ locals: {} }).hexes).not.toContain('J32')
  })
})
