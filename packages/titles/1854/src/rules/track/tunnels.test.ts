import { describe, expect, it } from 'vitest'
import { boardHex } from '../../board.js'
import { reachOf } from '../reach.js'
import { building, tile, tilesFor, tunnel } from './testing-building.js'

/** Linz, Wels and a line that leads into the mountain hex E17 over its edge 2. */
const wels = { C17: '57:0', D16: '58:3' }
/** Salzburg with track into F12 over its edge 3. */
const salzburg = { E13: '57:0' }

describe('building tunnels', () => {
  it('1854-tunnel-a: one in a turn for 100 G, whatever the terrain', () => {
    const table = building('KR', { tiles: wels }).act('buildTunnel', tunnel('E17 straight:2'))
    expect(table.cash('KR')).toBe(900)
    expect(table.told('tunnel-built')).toEqual([
      { kind: 'tunnel-built', company: 'KR', hex: 'E17', tunnel: 'straight', rotation: 2, cost: 100 },
    ])
    expect(table.refused('buildTunnel', tunnel('F18 straight:2'))).toBe('1854-tunnel-a')
  })

  it('1854-tunnel-b: on empty hexes, dark grey hexes, printed track and tiles of both maps', () => {
    expect(building('KR', { tiles: wels }).refused('buildTunnel', tunnel('E17 straight:2'))).toBeUndefined()
    const dark = building('SB', { tiles: salzburg })
    expect(dark.refused('buildTunnel', tunnel('F12 straight:0'))).toBeUndefined()
    // F14 has printed track at its side 4
    const printed = building('SB', { tiles: { E13: '57:2' } })
    expect(printed.refused('buildTunnel', tunnel('F14 curve:2'))).toBe('1854-tunnel-d')
    expect(printed.refused('buildTunnel', tunnel('F14 curve:0'))).toBeUndefined()
    const laid = building('SB', { tiles: { ...salzburg, D14: '9:1' } })
    expect(laid.refused('buildTunnel', tunnel('D14 straight:0'))).toBeUndefined()
    const small = building('3', { tiles: { L34: '9:2' } })
    expect(small.refused('buildTunnel', tunnel('L36 curve:0'))).toBeUndefined()
  })

  it('1854-tunnel-b: the supply of each shape is limited', () => {
    const curves = { G5: ['curve:0', 'curve:3'], G7: ['curve:0', 'curve:3'], G11: ['curve:2'] }
    const table = building('SB', { tiles: salzburg, tunnels: curves })
    expect(table.refusal('buildTunnel', tunnel('F12 curve:3'))).toEqual({
      rule: '1854-tunnel-b',
      params: { tunnel: 'curve' },
    })
    expect(table.act('buildTunnel', tunnel('F12 straight:0')).state.tunnelSupply).toEqual({
      straight: 4,
      curve: 0,
    })
  })

  it('1854-tunnel-c: not under a city, nor in a red hex', () => {
    const table = building('SB', { tiles: { E13: '57:2', F22: '57:0', D20: '14:0' } })
    for (const hex of ['F22', 'D20', 'C17', 'C23', 'D12', 'A19'])
      expect([hex, table.refused('buildTunnel', tunnel(`${hex} straight:1`))]).toEqual([hex, '1854-tunnel-c'])
    const because = (hex: string) =>
      table.refusal('buildTunnel', tunnel(`${hex} straight:1`))?.params['because']
    expect([because('F22'), because('A19')]).toEqual(['city', 'red hex'])
  })

  it('1854-tunnel-d, 1854-tunnel-f, EX-56: a tunnel crosses the track of its tile, but shares no side with it', () => {
    // over E11 and the customs track of D12 Salzburg comes into D14 at its side 1
    const table = building('SB', { tiles: { E13: '6:1', E11: '15:3', D14: '9:0' } })
    expect(table.refusal('buildTunnel', tunnel('D14 curve:1'))).toMatchObject({
      rule: '1854-tunnel-d',
      params: { edge: 3 },
    })
    table.act('buildTunnel', tunnel('D14 straight:1'))
    expect(reachOf(table.state, 'SB').into.get('D16')).toEqual(new Set([1]))
  })

  it('1854-tunnel-e: it continues track that the company reaches, at one end at least', () => {
    const table = building('KR', { tiles: wels })
    expect(table.refusal('buildTunnel', tunnel('E17 straight:0'))).toEqual({
      rule: '1854-tunnel-e',
      params: { company: 'KR', hex: 'E17', tunnel: 'straight', rotation: 0 },
    })
    expect(table.refused('buildTunnel', tunnel('F12 straight:0'))).toBe('1854-tunnel-e')
    expect(table.refused('buildTunnel', tunnel('E17 curve:0'))).toBeUndefined()
    // the next one continues the first
    const next = building('KR', { tiles: wels, tunnels: { E17: ['straight:2'] } })
    expect(next.refused('buildTunnel', tunnel('F18 straight:2'))).toBeUndefined()
  })

  it('1854-tunnel-e, R-25: a tile of the same step may lead to it, and a tunnel to a tile', () => {
    const table = building('SB', { tiles: salzburg })
    expect(table.refused('buildTunnel', tunnel('F10 straight:1'))).toBe('1854-tunnel-e')
    table.act('buildTunnel', tunnel('F12 curve:1'))
    expect(table.refused('layTile', tile('F10 9:1'))).toBeUndefined()
    const other = building('KR', { tiles: { C17: '57:0' } }).act('layTile', tile('D16 58:3'))
    expect(other.refused('buildTunnel', tunnel('E17 straight:2'))).toBeUndefined()
  })

  it('1854-tunnel-f, EX-56: two tunnels may lie in one hex if they do not cross and share no side', () => {
    // E11 leads into F12 over its edge 2, Salzburg over 3
    const tiles = { E13: '5:0', E11: '2:3' }
    const both = building('SB', { tiles, tunnels: { F12: ['curve:3'] } })
    both.act('buildTunnel', tunnel('F12 curve:0'))
    expect(boardHex(both.state, 'F12').tunnels).toEqual([
      [3, 5],
      [0, 2],
    ])
    const third = building('SB', { tiles, tunnels: { F12: ['curve:3', 'curve:0'] } })
    expect(third.refusal('buildTunnel', tunnel('F12 straight:1'))).toMatchObject({
      rule: '1854-tunnel-f',
      params: { because: 'third' },
    })
    const crossed = building('SB', { tiles: salzburg, tunnels: { F12: ['straight:0'] } })
    expect(crossed.refusal('buildTunnel', tunnel('F12 straight:1'))).toMatchObject({
      rule: '1854-tunnel-f',
      params: { because: 'crossing' },
    })
    expect(crossed.refusal('buildTunnel', tunnel('F12 curve:1'))).toMatchObject({
      rule: '1854-tunnel-f',
      params: { because: 'shared side' },
    })
    const curves = building('SB', { tiles: salzburg, tunnels: { F12: ['curve:0'] } })
    expect(curves.refusal('buildTunnel', tunnel('F12 curve:5'))).toMatchObject({
      rule: '1854-tunnel-f',
      params: { because: 'crossing' },
    })
  })

  it('1854-tunnel-g: the other end follows the rules for track', () => {
    const table = building('SB', { tiles: salzburg, tunnels: { F12: ['curve:3'] } })
    expect(building('KR', { tiles: wels }).refused('buildTunnel', tunnel('E17 straight:2'))).toBeUndefined()
    // from F12 into G13; its side 0 is the blank one of Lienz
    expect(table.refusal('buildTunnel', tunnel('G13 curve:0'))).toMatchObject({
      rule: '1854-tunnel-g',
      params: { edge: 0, against: 'grey hex' },
    })
    const inn = building('NT', { tiles: { F8: '57:2' } })
    // south of G7 the map ends, north of E7 too
    expect(
      building('NT', { tiles: { F8: '57:0' } }).refusal('buildTunnel', tunnel('G7 straight:0')),
    ).toMatchObject({
      rule: '1854-tunnel-g',
      params: { against: 'map edge' },
    })
    expect(inn.refusal('buildTunnel', tunnel('E7 straight:2'))).toMatchObject({ rule: '1854-tunnel-g' })
  })

  it('1854-tunnel-h: a tunnel joins neither track nor stations of its tile', () => {
    const table = building('SB', {
      tiles: { E13: '57:0', D14: '9:0', E15: '9:2' },
      tunnels: { D14: ['straight:2'] },
    })
    const { into } = reachOf(table.state, 'SB')
    expect(into.get('C15')).toEqual(new Set([0]))
    expect(into.has('E15')).toBe(false)
    expect(boardHex(table.state, 'D14').leads.map((ends) => ends.join())).toEqual([
      '3',
      '',
      '5',
      '0',
      '',
      '2',
    ])
  })

  it('1854-tunnel-i: a double town with a tunnel becomes a city with one, under which none may be built', () => {
    // exits 2, 5, 3, 0 and the tunnel 1–4
    const d = {
      tiles: { C17: '57:1', C19: '58:5', D20: '55:2' },
      tunnels: { D20: ['straight:1'] },
    }
    const table = building('KR', d)
    expect(tilesFor(table, 'D20')).toEqual(['14:2'])
    table.act('layTile', tile('D20 14:2'))
    expect(boardHex(table.state, 'D20')).toMatchObject({ mouths: [1, 4], exits: [0, 2, 3, 5] })
    const late = building('KR', { tiles: { ...d.tiles, D20: '14:2' } })
    expect(late.refused('buildTunnel', tunnel('D20 straight:1'))).toBe('1854-tunnel-c')
  })

  it('1854-tunnel-k, 1854-upgrade-k: an upgrade leaves the tunnel as it is and keeps off its sides', () => {
    const table = building('SB', { tiles: { ...salzburg, D14: '9:0' }, tunnels: { D14: ['straight:1'] } })
    for (const wrong of ['20:0', '23:0'])
      expect([wrong, table.refused('layTile', tile(`D14 ${wrong}`))]).toEqual([wrong, '1854-upgrade-k'])
    table.act('layTile', tile('D14 26:0'))
    expect(table.state.tunnels).toEqual({ D14: [{ tunnel: 'straight', rotation: 1 }] })
  })

  it('1854-tunnel-l: the treasury pays alone', () => {
    const rich = building('KR', { tiles: wels, cash: { KR: 100 } })
    expect(rich.refused('buildTunnel', tunnel('E17 straight:2'))).toBeUndefined()
    const table = building('KR', { tiles: wels, cash: { KR: 99, Ada: 500 } })
    expect(table.refusal('buildTunnel', tunnel('E17 straight:2'))).toEqual({
      rule: '1854-tunnel-l',
      params: { company: 'KR', hex: 'E17', cost: 100, cash: 99 },
    })
    expect(table.choices('buildTunnel')).toEqual([])
  })

  it('1854-tunnel-m: a first tile has no exit where a tunnel comes out', () => {
    const table = building('SB', { tiles: salzburg, tunnels: { D14: ['straight:1'] } })
    expect(table.refused('layTile', tile('D14 8:4'))).toBe('1854-tunnel-m')
    expect(table.refused('layTile', tile('D14 9:0'))).toBeUndefined()
  })

  it('1854-tunnel-n: in the hexes west of Wien none comes out towards Wien', () => {
    expect(building('FJ').refused('buildTunnel', tunnel('B22 straight:2'))).toBe('1854-tunnel-n')
    expect(building('KR', { tiles: wels }).refused('buildTunnel', tunnel('E17 straight:2'))).toBeUndefined()
    expect(building('KE').refused('buildTunnel', tunnel('C21 straight:1'))).toBe('1854-tunnel-n')
    expect(building('SD').refused('buildTunnel', tunnel('D22 straight:0'))).toBe('1854-tunnel-n')
  })
})
