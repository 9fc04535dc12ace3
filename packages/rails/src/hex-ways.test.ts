import { expect, test } from 'vitest'
import { neighbour } from '@stellwerk/hex'
import type { HexTrack } from './hex-ways.js'
import { hexWays } from './hex-ways.js'

// a line of three hexes: plain track in the middle, a stop with one edge at either end
const [west, middle, east] = ['B2', neighbour('B2', 1), neighbour(neighbour('B2', 1), 1)]
const bare: HexTrack = { leads: [[], [], [], [], [], []], stopEdges: [] }
const tracks: { readonly [hex: string]: HexTrack } = {
  [west]: { leads: [[], ['s0'], [], [], [], []], stopEdges: [[1]] },
  [middle]: { leads: [[], [4], [], [], [1], []], stopEdges: [] },
  [east]: { leads: [[], [], [], [], ['s0'], []], stopEdges: [[4]] },
}
const trackOf = (hex: string): HexTrack => tracks[hex] ?? bare
const ways = hexWays(trackOf, (hex, edge) => neighbour(hex, edge))

test('a train begins at a stop and follows the track', () => {
  expect(ways.begins(west)).toBe(true)
  expect(ways.begins(middle)).toBe(false)
  expect(ways.onward(west, undefined)).toEqual([middle])
  expect(ways.onward(middle, west)).toEqual([east])
  expect(ways.onward(east, middle)).toEqual([])
})

test('it stops where the track that it came by leads to a stop', () => {
  expect(ways.stopsIn(east, middle)).toBe(true)
  expect(ways.stopsIn(middle, west)).toBe(false)
})

test('where it may not call, no run begins or stops', () => {
  const passing = hexWays(
    trackOf,
    (hex, edge) => neighbour(hex, edge),
    () => [],
  )
  expect(passing.begins(west)).toBe(false)
  expect(passing.stopsIn(east, middle)).toBe(false)
  expect(passing.onward(middle, west)).toEqual([east])
})
