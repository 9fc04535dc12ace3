import type { Edge } from '@stellwerk/hex'
import { describe, expect, it } from 'vitest'
import { tilePatterns, turnedEnds } from './tile-patterns.js'

describe('tiles as they are turned', () => {
  it('edges turn with the tile, stops stay what they are', () => {
    expect(turnedEnds([4, 's0'], 3)).toEqual([1, 's0'])
    expect(turnedEnds([0, 2], 5)).toEqual([5, 1])
  })

  it('each is made once, and what else a piece of track has stays with it', () => {
    const tile = { stops: ['a town'], track: [{ ends: [0, 's0'] as [Edge, 's0'], gauge: 'metre' }] }
    const patternOf = tilePatterns({ 3: tile }, (stops, track) => ({ stops, track }))
    const found = patternOf({ tile: '3', rotation: 2 })
    expect(found).toEqual({ stops: ['a town'], track: [{ ends: [2, 's0'], gauge: 'metre' }] })
    expect(patternOf({ tile: '3', rotation: 2 })).toBe(found)
    expect(patternOf({ tile: '3', rotation: 1 })).not.toEqual(found)
    expect(() => patternOf({ tile: '4', rotation: 0 })).toThrow('no tile 4')
  })
})
