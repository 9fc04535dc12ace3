import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { Chart } from '../story/charts.js'
import { extent, heightFor, labelEvery, stacked, ticks, toCsv } from './scale.js'

const chart = (kind: Chart['kind'], ...values: (number | null)[][]): Chart => ({
  id: 'c',
  label: 'c',
  kind,
  samples: (values[0] ?? []).map((_, i) => ({ at: i * 10, label: `OR ${i}` })),
  series: values.map((own, i) => ({ id: String(i), label: `s${i}`, colour: '#000', values: own })),
})

describe('the axis', () => {
  it('covers the values with a handful of round numbers', () => {
    expect(ticks(0, 930)).toEqual([0, 200, 400, 600, 800, 1000])
    expect(ticks(-30, 40)).toEqual([-40, -20, 0, 20, 40])
    fc.assert(
      fc.property(fc.integer({ min: -5000, max: 0 }), fc.integer({ min: 1, max: 60_000 }), (least, most) => {
        const axis = ticks(least, most)
        expect(axis[0]).toBeLessThanOrEqual(least)
        expect(axis.at(-1)).toBeGreaterThanOrEqual(most)
        expect(axis.length).toBeLessThan(14)
      }),
    )
  })
})

describe('the values', () => {
  it('of lines reach from the least to the most, with 0 in between', () => {
    expect(extent(chart('line', [5, null, 9], [3, 12, null]))).toEqual([0, 12])
    expect(extent(chart('line', [-4, 2]))).toEqual([-4, 2])
  })

  it('of a stack add up', () => {
    const stack = chart('stack', [1, 2], [10, 20])
    expect(stacked(stack)).toEqual([
      [
        [0, 1],
        [0, 2],
      ],
      [
        [1, 11],
        [2, 22],
      ],
    ])
    expect(extent(stack)).toEqual([0, 22])
  })
})

it('a chart as CSV has a row for each sample and quotes what needs it', () => {
  const one = chart('line', [1, null])
  const named = { ...one, series: [{ ...(one.series[0] as (typeof one.series)[0]), label: 'Anna, "A"' }] }
  expect(toCsv(named)).toBe('action,label,"Anna, ""A"""\r\n0,OR 0,1\r\n10,OR 1,\r\n')
})

describe('the room of a picture', () => {
  it('is never too low on a phone nor too high on a wide screen', () => {
    expect(heightFor(330)).toBe(220)
    expect(heightFor(640)).toBe(320)
    expect(heightFor(1200)).toBe(460)
  })

  it('has as many labels as fit beside each other', () => {
    for (const width of [240, 400, 900])
      for (const samples of [2, 9, 60]) {
        const labels = Math.ceil(samples / labelEvery(samples, width))
        expect(labels * 50).toBeLessThanOrEqual(Math.max(width, 100))
      }
    expect(labelEvery(5, 600)).toBe(1)
  })
})
