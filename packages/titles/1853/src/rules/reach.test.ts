import { edges } from '@stellwerk/hex'
import { describe, expect, it } from 'vitest'
import type { Gauge } from '../data/types.js'
import type { Description } from '../position.js'
import type { State } from '../state.js'
import { reachOf } from './reach.js'
import { building, tile } from './track/testing-building.js'

const board = (d: Partial<Description>): State => building('NWR', d).state
const into = (state: State, hex: string, gauge: Gauge = 'standard'): readonly number[] =>
  edges.filter((edge) => reachOf(state, 'NWR').leadsToAny(hex, gauge, [edge]))
const stops = (state: State): readonly string[] =>
  [...reachOf(state, 'NWR').stops()].map(({ hex, stop }) => `${hex}/${stop}`)

// from Lahore to the east and back to the west: C11 – C13 – D12 – D10
const chain = { C11: '6:2', C13: '7:0', D12: '8:1', D10: '9:1' }

describe('lines of a company', () => {
  it('1853-4.1.6-a: lead from its bases along continuous track of any length', () => {
    const state = board({ tiles: chain })
    expect(stops(state)).toEqual(['C11/0', 'F14/0'])
    expect([into(state, 'C13'), into(state, 'D12'), into(state, 'D10'), into(state, 'D8')]).toEqual([
      [0, 1],
      [1, 3],
      [4],
      [4],
    ])
    const table = building('NWR', { tiles: chain })
    expect(table.refused('layTile', tile('D8 4:1'))).toBeUndefined()
    expect(table.refused('layTile', tile('D8 4:0'))).toBe('1853-4.1.6-a')
    expect(table.refused('layTile', tile('D6 4:1'))).toBe('1853-4.1.6-a')
  })

  it('1853-4.1.6-a: do not begin at bases of others', () => {
    const table = building('EIR', { tiles: chain, companies: { NWR: { shares: { B: 6 } } } })
    expect(table.refused('layTile', tile('D8 4:1'))).toBe('1853-4.1.6-a')
  })

  it('1853-4.1.6-b, 1853-R-69: keep to one gauge, for which dual track counts as either', () => {
    const standard = building('NWR', { tiles: chain })
    expect(standard.refused('layTile', tile('D8 74:1'))).toBe('1853-4.1.6-b')
    // Lahore in metre gauge, then dual, then standard: neither gauge comes through
    const mixed = { ...chain, C11: '76:2', C13: '234:0', D12: '8:1' }
    const state = board({ tiles: mixed })
    expect([into(state, 'D12', 'metre'), into(state, 'D10'), into(state, 'D10', 'metre')]).toEqual([
      [3],
      [],
      [],
    ])
    const dual = building('NWR', { tiles: { ...mixed, D12: '250:1', D10: '233:1' } })
    expect(dual.refused('layTile', tile('D8 74:1'))).toBeUndefined()
    expect(dual.refused('layTile', tile('D8 4:1'))).toBe('1853-4.1.6-b')
  })

  it('1853-4.1.6-b, 1853-4.1.6-c, 1853-R-69: go over to the other gauge on dual track, if the table plays so', () => {
    const readings = { gauge: 'changes on dual track' }
    // Lahore in metre gauge, then dual, then standard
    const mixed = { ...chain, C11: '76:2', C13: '234:0', D12: '8:1' }
    const state = board({ tiles: mixed, readings })
    expect([into(state, 'D12', 'metre'), into(state, 'D12'), into(state, 'D10')]).toEqual([[3], [1, 3], [4]])
    // track of one gauge comes after it, and the other one is gone
    expect(into(state, 'D10', 'metre')).toEqual([])
    expect(into(state, 'C13')).toEqual([0])
    expect(building('NWR', { tiles: mixed, readings }).refused('layTile', tile('D8 4:1'))).toBeUndefined()
    expect(building('NWR', { tiles: mixed }).refused('layTile', tile('D8 4:1'))).toBe('1853-4.1.6-a')
    // a station that is not dual changes nothing
    const through = { C11: '69:0', D10: '8:1', D8: '58:4', E7: '716:2' }
    expect(into(board({ tiles: through, phase: '3', readings }), 'F6', 'metre')).toEqual([])
    // the same board by the other reading
    expect(into({ ...state, readings: {} }, 'D10')).toEqual([])
  })

  it('1853-4.1.6-c, 1853-4.1.6-b: begin in either gauge at a base, and nowhere else', () => {
    // 716 at Lahore: standard to the east and north-west, metre to the south-east and south-west
    const base = building('NWR', { tiles: { C11: '716:1' }, phase: '3' })
    expect(base.refused('layTile', tile('C13 9:1'))).toBeUndefined()
    expect(base.refused('layTile', tile('D12 9:2'))).toBe('1853-4.1.6-b')
    expect(base.refused('layTile', tile('B10 76:5'))).toBe('1853-4.1.6-b')
    expect(base.refused('layTile', tile('D10 79:0'))).toBeUndefined()
    // the same tile at Multan: a line that comes in by one gauge does not go on by the other
    const through = { C11: '69:0', D10: '8:1', D8: '58:4', E7: '716:2' }
    const state = board({ tiles: through, phase: '3' })
    expect([into(state, 'E7'), into(state, 'F6'), into(state, 'F6', 'metre')]).toEqual([[3], [], []])
    const own = board({ tiles: through, phase: '3', bases: { E7: ['NWR'] } })
    expect(['F6', 'E5', 'E9'].map((hex) => into(own, hex, 'metre'))).toEqual([[3], [4], [1]])
  })

  it('1853-4.1.6-f: go on through towns, junctions and open stations, and end in blocked ones', () => {
    const towns = { C11: '69:0', D10: '8:1', D8: '58:4', E7: '5:0' }
    const nobody = board({ tiles: { ...towns, E7: '6:1' } })
    expect([stops(nobody), into(nobody, 'E5')]).toEqual([['C11/0', 'D8/0', 'E7/0', 'F14/0'], [4]])
    const others = { bases: { E7: ['EIR'] }, companies: { EIR: { shares: { B: 6 } } } }
    const held = board({ tiles: { ...towns, E7: '6:1' }, ...others })
    expect([stops(held), into(held, 'E5')]).toEqual([['C11/0', 'D8/0', 'E7/0', 'F14/0'], []])
    const two = board({ tiles: { ...towns, E7: '14:0' }, ...others })
    expect(into(two, 'E5')).toEqual([4])
    const junction = board({ tiles: { C11: '69:0', D10: '106:0' } })
    expect([into(junction, 'C9'), into(junction, 'D12'), into(junction, 'E9')]).toEqual([[5], [1], [3]])
  })

  it('1853-4.1.6-f: leave by an exit of the very station in which the base stands', () => {
    // Delhi: the NWR has the station to the north-west
    const state = board({})
    expect(stops(state)).toEqual(['C11/0', 'F14/0'])
    expect([into(state, 'E13'), into(state, 'F16'), into(state, 'G13')]).toEqual([[5], [], []])
  })

  it('1853-4.1.6-f: pass two towns on one line, in their gauge', () => {
    // tile 71: metre gauge from the south-west through both towns to the east
    const tiles = { C11: '69:0', E13: '72:4', E15: '71:3' }
    const state = board({ tiles })
    expect(into(state, 'E15', 'metre')).toEqual([1])
    expect(stops(board({ tiles: { ...tiles, E15: '71:1' } }))).toEqual(
      expect.arrayContaining(['E15/0', 'E15/1']),
    )
    expect(into(board({ tiles: { ...tiles, E15: '71:1' } }), 'F16', 'metre')).toEqual([2])
  })

  it('1853-4.1.11-a: end where the next tile has no track at the side, or of another gauge', () => {
    const beside = board({ tiles: { ...chain, C13: '9:2' } })
    expect([into(beside, 'C13'), into(beside, 'D12')]).toEqual([[1], []])
    const other = board({ tiles: { ...chain, C13: '77:0' } })
    expect([into(other, 'C13'), into(other, 'D12'), into(other, 'D12', 'metre')]).toEqual([[1], [], []])
    // such a tile may be laid all the same
    const table = building('NWR', { tiles: { ...chain, D8: '4:0' } })
    expect(table.refused('layTile', tile('C9 8:3'))).toBe('1853-4.1.6-a')
    const against = building('NWR', { tiles: { C11: '6:2', D12: '79:0' } })
    expect(against.refused('layTile', tile('C13 7:0'))).toBeUndefined()
  })

  it('are found once for tiles and bases that stay the same', () => {
    const state = board({ tiles: chain })
    expect(reachOf({ tiles: state.tiles, bases: state.bases }, 'NWR')).toBe(reachOf(state, 'NWR'))
    expect([...reachOf({ ...state, bases: {} }, 'NWR').stops()]).toEqual([])
    expect(reachOf({ ...state, tiles: {} }, 'NWR')).not.toBe(reachOf(state, 'NWR'))
  })
})
