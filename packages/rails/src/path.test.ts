import type { Route } from '@stellwerk/router'
import { describe, expect, it } from 'vitest'
import { hexesAlong, lineAlong, stopsAlong } from './path.js'
import { drawn, stopOn } from './testing-lines.js'

const row = drawn(
  {
    C2: { kind: 'city', edges: [4] },
    C4: { kind: 'track', pieces: [[1, 4]] },
    C6: { kind: 'town', edges: [1, 4] },
    C8: { kind: 'city', edges: [1] },
  },
  'C2',
)
const all = ['C2', 'C4', 'C6', 'C8']
const along = (path: readonly string[]): Route => lineAlong(row, path) ?? { points: [], segments: [] }

describe('a list of hexes', () => {
  it('is a line of track from stop to stop, and back', () => {
    const { points, segments } = along(all)
    expect([points[0], points.at(-1)]).toEqual([stopOn(row, 'C2'), stopOn(row, 'C8')])
    expect(points).toHaveLength(segments.length + 1)
    expect(hexesAlong(row, segments)).toEqual(all)
    expect(along(all.toReversed())).toEqual({ points: points.toReversed(), segments: segments.toReversed() })
  })

  it('names its stops with their places', () => {
    expect(stopsAlong(row, along(all).points, all)).toEqual([
      { point: stopOn(row, 'C2'), place: 0 },
      { point: stopOn(row, 'C6'), place: 2 },
      { point: stopOn(row, 'C8'), place: 3 },
    ])
  })

  it('is no line without track, without a stop at its end, or on one hex alone', () => {
    expect(lineAlong(row, ['C2', 'C6'])).toBeUndefined()
    expect(lineAlong(row, ['C2', 'B3'])).toBeUndefined()
    expect(lineAlong(row, ['C2', 'C4'])).toBeUndefined()
    expect(lineAlong(row, ['C2'])).toBeUndefined()
  })
})
