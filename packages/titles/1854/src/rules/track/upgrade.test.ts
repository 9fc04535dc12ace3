import { describe, expect, it } from 'vitest'
import { hexWith, isBlocked, markersAt } from '../../board.js'
import type { PhaseId } from '../../data/types.js'
import { upgradesOf } from './fit.js'
import { building, tile, tilesFor } from './testing-building.js'

const fitting = (hex: string, text: string): readonly string[] => {
  const [id = '', rotation] = text.split(':')
  return upgradesOf(hexWith(hex, { tile: id, rotation: Number(rotation) })).map(
    (lay) => `${lay.tile}:${lay.rotation}`,
  )
}

/** Salzburg with a line to the north over D14. */
const salzburg = { E13: '57:0', D14: '9:0' }

describe('upgrades', () => {
  it('1854-upgrade-a: green from phase 3, brown from phase 5, grey from phase 7', () => {
    const offered = (laid: string, phase: PhaseId) =>
      tilesFor(building('KR', { tiles: { C17: laid }, phase }), 'C17')
    expect(offered('57:1', '2')).toEqual([])
    expect(offered('57:1', '3')).not.toEqual([])
    expect(offered('14:0', '4')).toEqual([])
    expect(offered('14:0', '5')).toEqual(['611:0', '611:3'])
    expect(offered('611:0', '6')).toEqual([])
    expect(offered('611:0', '7')).toEqual(['915:0'])
    const early = building('KR', { tiles: { C17: '57:1' }, phase: '2' })
    expect(early.refusal('layTile', tile('C17 15:1'))).toMatchObject({
      rule: '1854-upgrade-a',
      params: { colour: 'green', on: 'yellow', phase: '2' },
    })
  })

  it('1854-upgrade-a: no colour is skipped, and none is laid again', () => {
    const table = building('KR', { tiles: { C17: '57:1' }, phase: '7' })
    for (const wrong of ['611:1', '915:1', '6:0', '57:2'])
      expect([wrong, table.refused('layTile', tile(`C17 ${wrong}`))]).toEqual([wrong, '1854-upgrade-a'])
  })

  it('1854-upgrade-b: the company must reach track of the tile', () => {
    const table = building('KR', { tiles: { C17: '57:1', D20: '56:0' } })
    expect(table.refused('layTile', tile('D20 15:0'))).toBe('1854-upgrade-b')
    // C19 leads on to D20, over the edge at which the new tile has track
    const reached = building('KR', { tiles: { C17: '57:1', C19: '3:0', D20: '56:0' } })
    expect(reached.refused('layTile', tile('D20 15:0'))).toBe('1854-upgrade-b')
    const joined = building('KR', { tiles: { C17: '57:1', C19: '58:5', D20: '56:0' } })
    expect(joined.refused('layTile', tile('D20 15:0'))).toBeUndefined()
  })

  it('1854-upgrade-b, R-48: the new track itself need not be reached', () => {
    const table = building('SB', { tiles: salzburg })
    // 1–4 crosses the line of the company and touches nothing of it
    expect(table.refused('layTile', tile('D14 20:0'))).toBeUndefined()
  })

  it('1854-upgrade-b: it may be the new track that is reached', () => {
    // the line 1–4 of D14 is nothing to Salzburg; with a piece to 0 it is
    const table = building('SB', { tiles: { E13: '57:0', D14: '9:1' } })
    expect(tilesFor(table, 'D14')).toContain('24:4')
    expect(tilesFor(table, 'D14')).not.toContain('23:1')
  })

  it('1854-upgrade-c: all track is kept', () => {
    const table = building('SB', { tiles: salzburg })
    expect(table.refused('layTile', tile('D14 23:1'))).toBe('1854-upgrade-c')
    // 0–3 would become two pieces that lead to 2
    expect(table.refused('layTile', tile('D14 19:2'))).toBe('1854-upgrade-c')
    const city = building('KR', { tiles: { C17: '57:1' } })
    expect(city.refused('layTile', tile('C17 15:2'))).toBe('1854-upgrade-c')
  })

  it('1854-upgrade-d: stations match: none on plain track, a city on a city, and no green tile for one town', () => {
    const plain = building('SB', { tiles: salzburg })
    expect(plain.refused('layTile', tile('D14 15:0'))).toBe('1854-upgrade-d')
    const city = building('KR', { tiles: { C17: '57:1', C15: '4:1' } })
    expect(city.refused('layTile', tile('C17 23:1'))).toBe('1854-upgrade-d')
    for (const wrong of ['23:1', '14:1'])
      expect(city.refused('layTile', tile(`C15 ${wrong}`))).toBe('1854-upgrade-d')
    expect(tilesFor(city, 'C15')).toEqual([])
  })

  it('1854-upgrade-e: a double town becomes a green, then a brown and a grey city', () => {
    const line = { C17: '57:2' }
    const yellow = building('KR', { tiles: { ...line, D18: '56:0' } })
    expect(yellow.refused('layTile', tile('D18 23:0'))).toBe('1854-upgrade-e')
    yellow.act('layTile', tile('D18 15:0'))
    expect(yellow.state.tiles['D18']).toEqual({ tile: '15', rotation: 0 })
    expect(tilesFor(building('KR', { tiles: { ...line, D18: '15:0' }, phase: '5' }), 'D18')).toEqual([
      '611:0',
      '611:5',
    ])
    expect(tilesFor(building('KR', { tiles: { ...line, D18: '611:0' }, phase: '7' }), 'D18')).toEqual([
      '915:0',
    ])
  })

  it('1854-upgrade-c, 1854-upgrade-e, EX-52: each double town keeps its exits in one green city only', () => {
    expect(fitting('D20', '56:0')).toEqual(['15:0'])
    expect(fitting('D20', '55:0')).toEqual(['14:0'])
    expect(fitting('D20', '69:0')).toEqual(['619:0'])
  })

  it('1854-upgrade-f: Wien becomes the green, brown and grey tile marked W, which lie nowhere else', () => {
    expect(upgradesOf(hexWith('C23', undefined)).map((lay) => `${lay.tile}:${lay.rotation}`)).toEqual([
      '433:0',
      '433:4',
      '433:5',
    ])
    expect(fitting('C23', '433:0').every((lay) => lay.startsWith('451:'))).toBe(true)
    expect(fitting('C23', '451:2')).toEqual(['456:0'])
    const table = building('KE', { tiles: { C21: '55:1' } })
    expect(table.refused('layTile', tile('C23 15:0'))).toBe('1854-upgrade-f')
    const linz = building('KR', { tiles: { C17: '57:1' } })
    expect(linz.refused('layTile', tile('C17 433:0'))).toBe('1854-upgrade-f')
  })

  it('1854-upgrade-g, 1854-upgrade-h, EX-53: Sankt Pölten on the small map becomes tile 15 with both markers', () => {
    const table = building('2')
    expect(table.refused('layTile', tile('J38 14:0'))).toBe('1854-upgrade-g')
    expect(table.refused('layTile', tile('J38 15:4'))).toBe('1854-track-l')
    expect(tilesFor(table, 'J38')).toEqual(['15:5'])
    expect(table.state.markers['J38']).toEqual([['1'], ['2']])
    table.act('layTile', tile('J38 15:5'))
    expect(table.state.markers['J38']).toEqual([['1', '2']])
    expect((['1', '2', '3', '4'] as const).map((local) => isBlocked(table.state, local, 'J38', 0))).toEqual([
      false,
      false,
      true,
      true,
    ])
  })

  it('1854-upgrade-h: the markers of Wien stay with their track', () => {
    const majors = {
      SD: { director: 'Ben', certificates: { Ben: 1 } },
      FJ: { director: 'Cid', certificates: { Cid: 1 } },
    }
    const table = building('KE', { majors }).act('layTile', tile('C23 433:5'))
    // exits 5, 0, 1, 2, 3 in this order
    expect(table.state.markers['C23']).toEqual([[], ['SD'], ['KE'], ['FJ'], []])
    const brown = building('KE', { majors, tiles: { C23: '433:5' }, phase: '5' })
    expect(brown.state.markers['C23']).toEqual([[], ['SD'], ['KE'], ['FJ'], []])
    // 1–4 with one circle, 2–3 and 5–0 with two
    brown.act('layTile', tile('C23 451:1'))
    expect(brown.state.markers['C23']).toEqual([['KE'], ['FJ'], ['SD']])
  })

  it('1854-upgrade-l, R-51: each joined station of Wien has a circle for its markers', () => {
    const others = { director: 'Ben', certificates: { Ben: 1 } }
    const full = building('KE', {
      majors: { SD: others, FJ: others, NT: others, KR: others },
      tiles: { C23: '433:0' },
      markers: { C23: [[], [], [], ['NT'], ['KR']] },
      phase: '5',
    })
    expect(full.refused('layTile', tile('C23 451:0'))).toBe('1854-upgrade-l')
    // the straight line with one circle ends at 5, where the green tile has no exit
    expect(tilesFor(full, 'C23')).toEqual(['451:2'])
    full.act('layTile', tile('C23 451:2'))
    expect([0, 1, 2].map((stop) => markersAt(full.state, 'C23', stop))).toEqual([
      ['FJ'],
      ['NT', 'KR'],
      ['SD', 'KE'],
    ])
  })

  it('1854-upgrade-l: homes still to come need their circle as well', () => {
    const table = (markers: readonly (readonly string[])[]) =>
      building('SD', {
        majors: { NT: { director: 'Ben', certificates: { Ben: 1 } } },
        tiles: { C23: '433:0' },
        markers: { C23: markers },
        phase: '5',
      })
    // KE, not in operation, has its home at 1, NT stands at 4: the line 1–4 has one circle
    expect(table([[], [], [], [], ['NT']]).refusal('layTile', tile('C23 451:1'))).toMatchObject({
      rule: '1854-upgrade-l',
      params: { companies: ['NT', 'KE'], circles: 1 },
    })
    expect(table([[], [], [], ['NT'], []]).refused('layTile', tile('C23 451:1'))).toBeUndefined()
  })
})
