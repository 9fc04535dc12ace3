import { describe, expect, it } from 'vitest'
import { austria } from '../../data/map.js'
import { region } from '../../data/local-map.js'
import { austria1854 } from '../../title.js'
import { closedBy } from './fit.js'
import { building, tile, tilesFor, tunnel } from './testing-building.js'

/** Linz with track to Ried in the west and Ybbs in the east. */
const linz = { C17: '57:1' }

describe('where tiles go', () => {
  it('1854-track-a, 1854-locals-d: local railways build on the small map, share companies on the other', () => {
    const major = building('KR', { tiles: linz })
    const local = building('3')
    const hexesOf = (table: typeof major) =>
      new Set(table.choices('layTile').map(({ action }) => (action as unknown as { hex: string }).hex))
    expect([...hexesOf(major)].every((hex) => hex in austria)).toBe(true)
    expect([...hexesOf(local)]).toEqual(['L34', 'L36'])
    expect(major.refused('layTile', tile('L34 9:2'))).toBe('1854-locals-d')
    expect(local.refusal('layTile', tile('C15 4:1'))).toMatchObject({
      rule: '1854-locals-d',
      params: { hex: 'C15' },
    })
    expect([...hexesOf(local)].every((hex) => hex in region)).toBe(true)
    expect(local.refused('buildTunnel', tunnel('F12 straight:0'))).toBe('1854-locals-d')
  })

  it('1854-track-b: one tile and one tunnel in a turn, either first', () => {
    const tiles = { C17: '57:0', D16: '58:3' }
    const table = building('KR', { tiles }).act('layTile', tile('B18 58:4'))
    expect(table.refused('layTile', tile('E17 9:2'))).toBe('1854-track-b')
    expect(table.choices('layTile')).toEqual([])
    expect(table.step).toBe('track')
    table.act('buildTunnel', tunnel('E17 straight:2'))
    expect(table.step).not.toBe('track')

    const other = building('KR', { tiles }).act('buildTunnel', tunnel('E17 straight:2'))
    expect(other.refused('buildTunnel', tunnel('E17 curve:4'))).toBe('1854-tunnel-a')
    expect(other.act('layTile', tile('B18 58:4')).state.tiles['B18']).toEqual({ tile: '58', rotation: 4 })
  })

  it('1854-track-b: a tile instead of an upgrade, not both', () => {
    const table = building('KR', { tiles: linz }).act('layTile', tile('C17 15:1'))
    expect(table.state.supply['57']).toBe(6)
    expect(table.refused('layTile', tile('C15 4:1'))).toBe('1854-track-b')
  })

  it('1854-track-c: a hex without track takes only a yellow tile', () => {
    const table = building('KR', { tiles: { C17: '57:2' }, phase: '5' })
    expect(table.refused('layTile', tile('B16 23:5'))).toBe('1854-track-c')
    expect(table.refused('layTile', tile('B16 7:4'))).toBeUndefined()
  })

  it('1854-or-turn-b: need not be laid, but on the home hex', () => {
    const table = building('KR', { tiles: { C17: '57:2' } })
    expect(table.refused('pass')).toBeUndefined()
    table.act('pass')
    expect(table.step).not.toBe('track')
    expect(table.told('passed')).toMatchObject([{ step: 'track', company: 'KR' }])
    const home = building('KR', { tiles: {}, markers: {} })
    expect([home.step, home.refused('pass')]).toEqual(['track', '1854-track-k'])
  })

  it('1854-track-d: no tile on tunnel hexes, red hexes and printed grey hexes', () => {
    const table = building('SB', { tiles: { E13: '57:0' } })
    for (const hex of [
      'F12',
      'F14',
      'F18',
      'G5',
      'G7',
      'G11',
      'G13',
      'G17',
      'D12',
      'A19',
      'C13',
      'H12',
      'A21',
    ])
      expect([hex, table.refused('layTile', tile(`${hex} 9:0`))]).toEqual([hex, '1854-track-d'])
    expect(building('KR', { tiles: linz }).refused('layTile', tile('B16 7:4'))).not.toBe('1854-track-d')
  })

  it('1854-track-e: one small town takes one small station', () => {
    const table = building('KR', { tiles: linz })
    for (const wrong of ['9:1', '57:1', '55:0', '8:4'])
      expect([wrong, table.refused('layTile', tile(`C15 ${wrong}`))]).toEqual([wrong, '1854-track-e'])
    expect(table.refused('layTile', tile('C15 4:1'))).toBeUndefined()
  })

  it('1854-track-f: two small towns take two small stations, of whose tracks one must connect', () => {
    const table = building('KR', { tiles: { C17: '57:2' } })
    for (const wrong of ['9:2', '4:2', '57:2'])
      expect([wrong, table.refused('layTile', tile(`D18 ${wrong}`))]).toEqual([wrong, '1854-track-f'])
    // tracks 2–5 and 3–0: only the first one meets Linz
    expect(table.refused('layTile', tile('D18 55:2'))).toBeUndefined()
    // tracks 0–3 and 1–4 touch nothing
    expect(table.refused('layTile', tile('D18 55:0'))).toBe('1854-track-j')
  })

  it('1854-track-g: a city takes a tile with a circle', () => {
    const table = building('4', { tiles: { J32: '57:1' } })
    for (const wrong of ['9:1', '4:1', '55:0'])
      expect([wrong, table.refused('layTile', tile(`J34 ${wrong}`))]).toEqual([wrong, '1854-track-g'])
    expect(tilesFor(table, 'J34')).toContain('57:1')
  })

  it('1854-track-h: open land takes a tile without stations', () => {
    const table = building('KR', { tiles: { C17: '57:2' } })
    for (const wrong of ['4:2', '5:4', '2:0'])
      expect([wrong, table.refused('layTile', tile(`B16 ${wrong}`))]).toEqual([wrong, '1854-track-h'])
    expect(tilesFor(table, 'B16')).toEqual(['7:4', '7:5'])
  })

  it('1854-track-j: a tile must meet track that the company reaches', () => {
    const table = building('KR', { tiles: { C17: '57:1' } })
    // D16 touches Linz, but not where Linz has track
    expect(table.refused('layTile', tile('D16 4:0'))).toBe('1854-track-j')
    // B18 lies beside it too; track of other companies is no help
    expect(table.refused('layTile', tile('F22 57:0'))).toBe('1854-track-j')
    expect(table.refused('layTile', tile('C19 4:0'))).toBe('1854-track-j')
    expect(table.refused('layTile', tile('C19 4:1'))).toBeUndefined()
  })

  it('1854-track-l: no track over the edge of the map, nor to a red side without printed track', () => {
    const linzNorth = building('KR', { tiles: { C17: '57:2' } })
    expect(linzNorth.refusal('layTile', tile('B16 9:2'))).toMatchObject({
      rule: '1854-track-l',
      params: { edge: 2, against: 'map edge' },
    })
    // the arrow of Brünn looks to B26, not to B24
    const wien = building('FJ', { tiles: { C23: '433:0' } })
    expect(wien.refusal('layTile', tile('B24 9:0'))).toMatchObject({
      rule: '1854-track-l',
      params: { edge: 3, against: 'red hex' },
    })
    // D12: the customs track may be met, as well as the arrow of München
    const salzburg = building('SB', { tiles: { E13: '57:0' } })
    expect(salzburg.refused('layTile', tile('D14 7:0'))).toBeUndefined()
    expect(building('SB').refused('layTile', tile('E13 57:2'))).toBeUndefined()
  })

  it('1854-track-m, R-58: only a tunnel hex lies at the blank side of a grey hex; F14 takes track at any side', () => {
    expect(closedBy('G13', 0)).toBe('grey hex')
    const blank = Object.keys({ ...austria, ...region }).filter((hex) =>
      ([0, 1, 2, 3, 4, 5] as const).some((edge) => closedBy(hex, edge) === 'grey hex'),
    )
    expect(blank.filter((hex) => ({ ...austria, ...region })[hex]?.use === 'build')).toEqual([])
    expect(([0, 1, 2, 3, 4, 5] as const).map((edge) => closedBy('F14', edge))).toEqual(
      Array(6).fill(undefined),
    )
    expect(closedBy('E13', 5)).toBeUndefined()
  })

  it('1854-track-n: track may end at an empty hex, a tunnel hex or the blank side of a tile', () => {
    const salzburg = building('SB', { tiles: { F10: '8:4' } })
    // to F12, a tunnel hex, and to D14, an empty one
    expect(salzburg.refused('layTile', tile('E13 57:0'))).toBeUndefined()
    const linzToRied = building('KR', { tiles: { C17: '5:0', C15: '4:1' } })
    // the track of D16 comes to C15 at a side without track
    expect(linzToRied.refused('layTile', tile('D16 3:2'))).toBeUndefined()
  })

  it('1854-track-o: B22, C21 and D22 keep a track to Wien', () => {
    const table = building('KR', { tiles: { C17: '57:1', C19: '4:1' } })
    expect(table.refusal('layTile', tile('C21 2:0'))).toMatchObject({
      rule: '1854-track-o',
      params: { edge: 4 },
    })
    expect(table.refused('layTile', tile('C21 55:0'))).toBeUndefined()
    for (const [hex, wrong, right] of [
      ['B22', '69:4', '56:4'],
      ['C21', '56:0', '56:1'],
      ['D22', '56:4', '56:0'],
    ] as const) {
      const described = (laid: string) =>
        austria1854.position({ players: ['A', 'B', 'C'], tiles: { [hex]: laid } }).ok
      expect([hex, described(wrong), described(right)]).toEqual([hex, false, true])
    }
  })

  it('1854-track-p: only tiles of the supply', () => {
    const table = building('KR', { tiles: { C17: '57:2', D20: '69:0' } })
    expect(table.refusal('layTile', tile('D18 69:2'))).toEqual({
      rule: '1854-track-p',
      params: { hex: 'D18', tile: '69' },
    })
  })

  it('1854-track-p: a replaced tile returns to the supply, which both maps share', () => {
    const tiles = { J32: '57:1', J30: '69:2' }
    const table = building('4', { tiles })
    expect(table.state.supply['69']).toBe(0)
    table.act('layTile', tile('J30 619:2'))
    expect(table.state.supply).toMatchObject({ '69': 1, '619': 3 })
    expect(table.told('tile-laid')).toEqual([
      { kind: 'tile-laid', company: '4', hex: 'J30', tile: '619', rotation: 2, replaced: '69', cost: 0 },
    ])
  })

  it('1854-track-q: a tile may be turned to every position that fits', () => {
    const table = building('KR', { tiles: { C17: '57:0' } })
    expect(tilesFor(table, 'D16').toSorted()).toEqual(['3:2', '3:3', '4:0', '58:1', '58:3'])
  })

  it('refuses what is no tile, no hex or no rotation', () => {
    const table = building('KR', { tiles: linz })
    for (const wrong of [
      tile('C15 4:7'),
      tile('Z9 4:1'),
      tile('C15 999:1'),
      tile('C15 4:1', { power: false }),
    ])
      expect(table.refused('layTile', wrong)).toBe('engine-malformed')
  })
})

describe('what tiles cost', () => {
  it('1854-track-i: the first tile on mountains and rivers is paid from the treasury to the bank', () => {
    const table = building('KR', { tiles: { C17: '57:2' } }).act('layTile', tile('B16 7:4'))
    expect(table.cash('KR')).toBe(940)
    expect(table.told('tile-laid')[0]?.cost).toBe(60)
    const river = building('KR', { tiles: linz }).act('layTile', tile('C19 4:1'))
    expect(river.cash('KR')).toBe(950)
    const poor = building('KR', { tiles: linz, cash: { KR: 49 } })
    expect(poor.refusal('layTile', tile('C19 4:1'))).toEqual({
      rule: '1854-track-i',
      params: { company: 'KR', hex: 'C19', cost: 50, cash: 49 },
    })
    expect(poor.act('layTile', tile('C15 4:1')).cash('KR')).toBe(49)
  })

  it('1854-upgrade-i: an upgrade costs nothing, on mountains too', () => {
    const table = building('KR', { tiles: { C17: '57:2', B16: '7:4' }, cash: { KR: 0 } })
    table.act('layTile', tile('B16 29:4'))
    expect([table.told('tile-laid')[0]?.cost, table.cash('KR')]).toEqual([0, 0])
    const double = building('KE', { tiles: { C21: '56:1' }, cash: { KE: 0 } })
    expect(double.act('layTile', tile('C21 15:1')).cash('KE')).toBe(0)
  })
})
