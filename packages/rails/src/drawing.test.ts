import { describe, expect, it } from 'vitest'
import { drawn, stopOn } from './testing-lines.js'

// three hexes in a row from west to east, and one further on that no track joins
const row = drawn(
  {
    C2: { kind: 'city', edges: [4] },
    C4: { kind: 'track', pieces: [[1, 4]] },
    C6: { kind: 'town', edges: [1, 2] },
    C8: { kind: 'city', edges: [4] },
  },
  'C2',
)

describe('a drawing', () => {
  it('has all track that hangs together, and no more', () => {
    expect([...row.within.keys()]).toEqual(['C2', 'C4', 'C6'])
    expect(row.hexes).toEqual(['C2', 'C4', 'C6', 'C6'])
    expect(stopOn(row, 'C8')).toBe(-1)
  })

  it('has one switch for the side between two hexes, with a face for each of them', () => {
    const { points, segments } = row.network
    const [inCity, between] = segments
    expect(between?.from).toBe(inCity?.to)
    expect(points[inCity?.to ?? -1]?.kind).toBe('switch')
    expect(new Set([inCity?.toFace, between?.fromFace])).toEqual(new Set([0, 1]))
  })

  it('lets all routes together use a side once, and a route a place once', () => {
    const { points, things, limits } = row.network
    expect(things).toBe(row.sides.size)
    expect(points.flatMap((point) => point.things)).toEqual(Array.from({ length: things }, (_, i) => i))
    expect(limits).toBe(2)
    expect(points.flatMap((point) => point.limits)).toEqual([0, 1])
  })

  it('tells where each stop and each segment lies', () => {
    expect(row.stops[stopOn(row, 'C6')]).toEqual({ hex: 'C6', stop: 0 })
    for (const [hex, segments] of row.within)
      for (const segment of segments) expect(row.hexes[segment]).toBe(hex)
  })
})
