import { expect, test } from 'vitest'
import {
  formatMarkers,
  formatLines,
  parseMarkers,
  parseLines,
  tileOn,
  turned,
  withMarkers,
  withTile,
} from './lying.js'

test('tiles are typed one hex in a line', () => {
  expect(parseLines('b17 78:4\n\n  H19  78:1 ')).toEqual({ B17: '78:4', H19: '78:1' })
  expect(formatLines({ B17: '78:4', H19: '78:1' })).toBe('B17 78:4\nH19 78:1')
})

test('markers are typed by stop', () => {
  expect(parseMarkers('G6 NWE | -HBE KEZ')).toEqual({ G6: [['NWE'], ['-HBE', 'KEZ']] })
  expect(formatMarkers({ G6: [['NWE'], ['-HBE', 'KEZ']], B9: ['WBE'] })).toBe('G6 NWE | -HBE KEZ\nB9 WBE')
})

test('a tile is laid, read and taken away', () => {
  const laid = withTile({ tiles: { B17: '78:4' } }, 'E12', { tile: '77', rotation: 2 })
  expect(laid.tiles).toEqual({ B17: '78:4', E12: '77:2' })
  expect(tileOn(laid, 'E12')).toEqual({ tile: '77', rotation: 2 })
  expect(tileOn({ tiles: { E12: 'seven' } }, 'E12')).toBeUndefined()
  expect(withTile(laid, 'B17', undefined).tiles).toEqual({ E12: '77:2' })
})

test('markers are written as one would write them', () => {
  expect(withMarkers({}, 'markers', 'G6', [['NWE'], []])).toEqual({ markers: { G6: ['NWE'] } })
  expect(withMarkers({}, 'bases', 'G6', [[], ['-HBE'], []])).toEqual({ bases: { G6: [[], ['-HBE']] } })
  expect(withMarkers({ markers: { G6: ['NWE'] } }, 'markers', 'G6', [[], []])).toEqual({ markers: {} })
})

test('a tile turns through the ways in which it fits, and back', () => {
  expect(turned([0, 4, 5], 4)).toBe(5)
  expect(turned([0, 4, 5], 5)).toBe(0)
  expect(turned([0, 4, 5], 0, -1)).toBe(5)
  expect(turned([], 3)).toBe(3)
})
