import { describe, expect, it } from 'vitest'
import { nextStops, nextStopsOf } from './next-stops.js'
import { drawn, stopOn } from './testing-lines.js'

const hexesOf = (lines: ReturnType<typeof drawn>, from: string, gauge?: string) =>
  [
    ...nextStops(
      lines.network,
      stopOn(lines, from),
      ({ gauges }) => !gauges || gauge === undefined || gauges.includes(gauge),
    ),
  ]
    .map((point) => lines.stops[point]?.hex ?? '')
    .toSorted()

describe('the next stops', () => {
  it('are those without another in between', () => {
    const row = drawn(
      {
        C2: { kind: 'city', edges: [4] },
        C4: { kind: 'town', edges: [1, 4] },
        C6: { kind: 'city', edges: [1] },
      },
      'C2',
    )
    expect(hexesOf(row, 'C2')).toEqual(['C4'])
    expect(hexesOf(row, 'C4')).toEqual(['C2', 'C6'])
  })

  it('lie behind a junction in every direction', () => {
    const star = drawn(
      {
        C2: { kind: 'city', edges: [4] },
        C4: { kind: 'junction', edges: [1, 3, 4] },
        C6: { kind: 'city', edges: [1] },
        B5: { kind: 'town', edges: [0] },
      },
      'C2',
    )
    expect(hexesOf(star, 'C2')).toEqual(['B5', 'C6'])
  })

  it('are not reached by turning back at a side', () => {
    // C4 branches from its western edge to C6 and to B5: from C6 nothing leads to B5
    const branch = drawn(
      {
        C2: { kind: 'city', edges: [4] },
        C4: {
          kind: 'track',
          pieces: [
            [1, 4],
            [1, 3],
          ],
        },
        C6: { kind: 'city', edges: [1] },
        B5: { kind: 'town', edges: [0] },
      },
      'C2',
    )
    expect(hexesOf(branch, 'C2')).toEqual(['B5', 'C6'])
    expect(hexesOf(branch, 'C6')).toEqual(['C2'])
  })

  it('are joined by usable track alone, whoever asks of one stop or of several', () => {
    const metre = drawn(
      {
        C2: { kind: 'city', edges: [4] },
        C4: { kind: 'track', pieces: [[1, 4]], gauge: 'metre' },
        C6: { kind: 'city', edges: [1] },
      },
      'C2',
    )
    expect(hexesOf(metre, 'C2', 'metre')).toEqual(['C6'])
    expect(hexesOf(metre, 'C2', 'standard')).toEqual([])
    const both = nextStopsOf(metre.network, () => true)
    expect(['C2', 'C6'].map((hex) => [...both(stopOn(metre, hex))])).toEqual([
      [stopOn(metre, 'C6')],
      [stopOn(metre, 'C2')],
    ])
  })
})
