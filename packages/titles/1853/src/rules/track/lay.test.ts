import { describe, expect, it } from 'vitest'
import type { LayTile } from '../../actions.js'
import { boardHex } from '../../board.js'
import { hexes } from '../../data/map.js'
import type { Table } from '../../testing.js'
import { building, tile, tilesFor } from './testing-building.js'

const hexesOffered = (table: Table): readonly string[] => [
  ...new Set(table.actions<LayTile>('layTile').map(({ hex }) => hex)),
]
const lahore = { C11: '6:2' } // exits to Rawalpindi (north-west) and to C13 (east)

describe('yellow tiles', () => {
  it('1853-4.1.1-a, 1853-4.0-d: may be laid as the first step, or not', () => {
    const table = building('NWR', { tiles: lahore })
    expect([table.step, table.player]).toEqual(['track', 'A'])
    expect(table.refused('pass')).toBeUndefined()
    table.act('layTile', tile('C13 9:1'))
    expect(building('SIR', { phase: '3' }).act('layTile', tile('T16 6:0')).step).not.toBe('track')
    expect(boardHex(table.state, 'C13').laid).toEqual({ tile: '9', rotation: 1 })
    expect(table.told('tile-laid')).toEqual([
      { kind: 'tile-laid', company: 'NWR', hex: 'C13', tile: '9', rotation: 1, replaced: null, cost: 80 },
    ])
    expect(table.state.supply['9']).toBe(13)
  })

  it('1853-4.0-c: come before everything else of the turn', () => {
    const table = building('NWR', { tiles: lahore })
    expect(table.refused('placeBase', { hex: 'E7', stop: 0 })).toBe('1853-4.0-c')
    expect(table.refused('run', { runs: [] })).toBe('1853-4.0-c')
  })

  it('1853-4.1.2-a, 1853-1.8-c: a small company lays one', () => {
    const table = building('SIR', { phase: '3' })
    table.act('layTile', tile('T16 6:0'))
    expect(table.step).not.toBe('track')
  })

  it('1853-4.1.4-a: are the only ones on empty hexes, and go nowhere else', () => {
    const table = building('NWR', { tiles: lahore, phase: '3' })
    expect(table.refused('layTile', tile('C13 233:1'))).toBe('1853-4.1.4-a')
    expect(table.refused('layTile', tile('C11 6:1'))).toBe('1853-4.1.4-a')
    expect(table.refused('layTile', tile('C13 9:1'))).toBeUndefined()
  })

  it('1853-4.1.4-b: never on a city with printed track', () => {
    const table = building('NWR', { tiles: lahore, phase: '3' })
    for (const [hex, { mark }] of Object.entries(hexes))
      if (mark) expect(table.refused('layTile', tile(`${hex} 6:0`))).toBe('1853-4.1.4-b')
    expect(tilesFor(table, 'F14')).toEqual([])
    expect(table.refused('layTile', tile('C13 9:1'))).toBeUndefined()
  })

  it('1853-4.1.5-a: of both gauges, from the start', () => {
    const table = building('SIR')
    expect(tilesFor(table, 'T16')).toEqual(expect.arrayContaining(['6:0', '76:0']))
    expect(table.refused('layTile', tile('T16 76:0'))).toBeUndefined()
  })

  it('1853-4.1.8-a, 1853-4.1.6-d: the home hex needs no line, and is no duty', () => {
    const table = building('SIR')
    expect(hexesOffered(table)).toEqual(['T16'])
    expect(table.refused('pass')).toBeUndefined()
    // Delhi is printed: the NWR has nothing to lay there
    expect(hexesOffered(building('NWR'))).toEqual(['C11', 'E13'])
  })

  it('1853-3.3.2-b: the home base moves to the tile when one is laid', () => {
    const table = building('SIR')
    expect(table.state.bases['T16']).toEqual([['SIR']])
    table.act('layTile', tile('T16 6:0'))
    expect(table.state.bases['T16']).toEqual([['SIR']])
  })

  it('1853-4.1.9-a: have the stations of the hex', () => {
    const table = building('NWR', { tiles: { ...lahore, E13: '58:3' } })
    const refusals = ['C13 4:1', 'C13 6:2', 'C13 55:1', 'B10 9:2', 'B10 4:2', 'B10 1:0'].map((lay) =>
      table.refused('layTile', tile(lay)),
    )
    expect(new Set(refusals)).toEqual(new Set(['1853-4.1.9-a']))
    expect(table.refused('layTile', tile('D14 9:0'))).toBe('1853-4.1.9-a')
    expect(table.refused('layTile', tile('D14 1:0'))).toBe('1853-4.1.9-a')
    expect(table.refused('layTile', tile('E15 4:0'))).toBe('1853-4.1.9-a')
    expect(table.refused('layTile', tile('D14 4:0'))).toBeUndefined()
    expect(table.refused('layTile', tile('C13 9:1'))).toBeUndefined()
    expect(table.refused('layTile', tile('B10 6:5'))).toBeUndefined()
  })

  it('1853-4.1.9-b: with two small stations one of the two tracks is enough', () => {
    // the western track of E15 goes on from E13, the other one from nothing
    const table = building('NWR', { tiles: { ...lahore, E13: '3:4' } })
    expect(table.refused('layTile', tile('E15 56:1'))).toBeUndefined()
    expect(table.refused('layTile', tile('E15 2:4'))).toBeUndefined()
    expect(table.refused('layTile', tile('E15 2:2'))).toBe('1853-4.1.6-a')
  })

  it('1853-4.1.10-a: do not lead off the map', () => {
    const table = building('NWR', { tiles: lahore })
    expect(table.refused('layTile', tile('B10 6:3'))).toBe('1853-4.1.10-a')
    expect(table.refusal('layTile', tile('B10 6:3'))?.params).toMatchObject({ hex: 'B10', edge: 3 })
    expect(table.refused('layTile', tile('B10 69:5'))).toBeUndefined()
  })

  it('1853-1.4-a: are limited by the supply', () => {
    const used = { I5: '69:0', I7: '69:0' }
    const table = building('NWR', { tiles: { ...lahore, ...used } })
    expect(table.refused('layTile', tile('B10 69:5'))).toBe('1853-1.4-a')
    expect(
      building('NWR', { tiles: { ...lahore, I5: '69:0' } }).refused('layTile', tile('B10 69:5')),
    ).toBeUndefined()
    expect(tilesFor(table, 'B10')).not.toContain('69:5')
  })

  it('what is no hex, tile or rotation at all is malformed', () => {
    const table = building('NWR', { tiles: lahore })
    for (const lay of [
      { hex: 'Z9', tile: '9', rotation: 1 },
      { hex: 'C13', tile: '57', rotation: 1 },
    ])
      expect(table.refused('layTile', lay)).toBe('engine-malformed')
    for (const rotation of [-1, 6, 1.5])
      expect(table.refused('layTile', { hex: 'C13', tile: '9', rotation })).toBe('engine-malformed')
  })

  it('1853-4.1.15-a, 1853-4.1.6-e, 1853-1.8-e: are laid outside the home area as well', () => {
    // C15 is no part of the area of the NWR
    const table = building('NWR', { tiles: { ...lahore, C13: '9:1' } })
    table.act('layTile', tile('C15 7:0'))
    expect(table.told('tile-laid')[0]).toMatchObject({ hex: 'C15', cost: 240 })
  })
})
