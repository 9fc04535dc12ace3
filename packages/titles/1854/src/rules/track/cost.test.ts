import { describe, expect, it } from 'vitest'
import type { Description } from '../../position.js'
import { building, tile, tunnel } from './testing-building.js'

const ben = { director: 'Ben', certificates: { Ben: 1 } }
const salzburg = { E13: '57:0' }
const aus = (owner: string, used = false): Partial<Description> => ({ mountains: { AUS: { owner, used } } })
const mur = (owner: string, used = false): Partial<Description> => ({ mountains: { MUR: { owner, used } } })
const wels = { C17: '57:0', D16: '58:3' }

describe('the powers of the mountain railways', () => {
  it('1854-privates-h, EX-28: once 20 G less for the first tile on a mountain', () => {
    const table = building('SB', { tiles: salzburg, ...aus('Ada') })
    table.act('layTile', tile('D14 9:0', { power: true }))
    expect([table.cash('SB'), table.state.mountains.AUS.used]).toEqual([950, true])
    expect(table.told('power-used')).toEqual([{ kind: 'power-used', mountain: 'AUS', company: 'SB' }])
    const full = building('SB', { tiles: salzburg, ...aus('Ada') }).act('layTile', tile('D14 9:0'))
    expect([full.cash('SB'), full.state.mountains.AUS.used]).toEqual([930, false])
  })

  it('1854-privates-o, EX-28: used up, the next mountain is at full price', () => {
    const table = building('SB', { tiles: salzburg, ...aus('Ada', true) })
    expect(table.refused('layTile', tile('D14 9:0', { power: true }))).toBe('1854-privates-o')
    expect(table.act('layTile', tile('D14 9:0')).cash('SB')).toBe(930)
    const dug = building('KR', { tiles: wels, ...mur('Ada', true) })
    expect(dug.refused('buildTunnel', tunnel('E17 straight:2', { power: true }))).toBe('1854-privates-o')
  })

  it('1854-privates-h, EX-28: rivers and upgrades do not qualify', () => {
    const tiles = { E13: '57:1' }
    const table = building('SB', { tiles, ...aus('Ada') })
    expect(table.refusal('layTile', tile('E11 55:0', { power: true }))).toEqual({
      rule: '1854-privates-h',
      params: { hex: 'E11', company: 'SB' },
    })
    expect(table.act('layTile', tile('E11 55:0')).cash('SB')).toBe(950)
    const again = building('SB', { tiles: { ...salzburg, D14: '9:0' }, ...aus('Ada') })
    expect(again.refused('layTile', tile('D14 20:0', { power: true }))).toBe('1854-privates-h')
  })

  it('1854-privates-e, 1854-privates-m: powers work for companies of the owner, while it is open', () => {
    const other = building('SB', { tiles: salzburg, ...aus('Ben') })
    expect(other.refused('layTile', tile('D14 9:0', { power: true }))).toBe('1854-privates-e')
    const closed = building('SB', { tiles: salzburg, mountains: { AUS: { owner: 'Ada', open: false } } })
    expect(closed.refused('layTile', tile('D14 9:0', { power: true }))).toBe('1854-privates-m')
    // his local railways too
    const local = building('5', { ...aus('Ada'), cash: { 5: 40 } })
    expect(local.refused('layTile', tile('K29 9:2'))).toBe('1854-track-i')
    expect(local.act('layTile', tile('K29 9:2', { power: true })).cash('5')).toBe(0)
  })

  it('1854-privates-f, 1854-privates-n, EX-28: the home hex is free for the owner alone, until it closes', () => {
    const bregenz = { tiles: { E13: '57:0', E3: '15:3' }, majors: { VB: ben }, markers: { E3: ['SB'] } }
    const cost = (d: Partial<Description>): number =>
      1000 -
      building('SB', { ...bregenz, ...d })
        .act('layTile', tile('E5 9:1'))
        .cash('SB')
    expect(cost(aus('Ada'))).toBe(0)
    expect(cost(aus('Ada', true))).toBe(0)
    expect(cost(aus('Ben'))).toBe(100)
    expect(cost({ mountains: { AUS: { owner: 'Ada', open: false } } })).toBe(100)
    const free = building('SB', { ...bregenz, ...aus('Ada') })
    expect(free.refused('layTile', tile('E5 9:1', { power: true }))).toBe('1854-privates-h')
  })

  it('1854-privates-f: each mountain railway has its home hex', () => {
    const at = (company: 'SB' | 'KR', mountain: string, lay: string, d: Partial<Description>): number =>
      1000 -
      building(company, { ...d, mountains: { [mountain]: { owner: 'Ada' } } })
        .act('layTile', tile(lay))
        .cash(company)
    expect(
      at('KR', 'SEM', 'E23 9:0', { tiles: { C17: '57:1', F22: '57:0' }, markers: { F22: ['KR'] } }),
    ).toBe(0)
    expect(
      at('KR', 'GKB', 'F20 9:1', { tiles: { C17: '57:1', F22: '57:1' }, markers: { F22: ['KR'] } }),
    ).toBe(0)
    expect(
      at('SB', 'ARL', 'F4 9:1', { tiles: { E13: '57:0', F8: '57:1', F6: '4:1' }, markers: { F8: ['SB'] } }),
    ).toBe(0)
    expect(
      at('SB', 'MUR', 'F16 9:1', {
        tiles: { E13: '57:0', F22: '57:1', F20: '9:1' },
        tunnels: { F18: ['straight:1'] },
        markers: { F22: ['SB'] },
      }),
    ).toBe(0)
  })

  it('1854-privates-g, EX-29: neither a second tile nor a free tunnel on the home hex', () => {
    const d = {
      tiles: { C17: '57:1', F22: '57:0' },
      markers: { F22: ['KR'] },
      mountains: { SEM: { owner: 'Ada' } },
    }
    const table = building('KR', d)
    expect(table.act('buildTunnel', tunnel('E23 straight:0')).cash('KR')).toBe(900)
    const laid = building('KR', d).act('layTile', tile('E23 9:0'))
    expect(laid.refused('layTile', tile('C15 4:1'))).toBe('1854-track-b')
  })

  it('1854-privates-i, 1854-tunnel-a, EX-29: one tunnel for 60 G, later ones for 100 G', () => {
    const table = building('KR', { tiles: wels, ...mur('Ada') })
    table.act('buildTunnel', tunnel('E17 straight:2', { power: true }))
    expect([table.cash('KR'), table.state.mountains.MUR.used]).toEqual([940, true])
    const later = building('KR', { tiles: wels, ...mur('Ada', true) })
    expect(later.act('buildTunnel', tunnel('E17 straight:2')).cash('KR')).toBe(900)
    const poor = building('KR', { tiles: wels, cash: { KR: 60 }, ...mur('Ada') })
    expect(poor.refused('buildTunnel', tunnel('E17 straight:2'))).toBe('1854-tunnel-l')
    expect(poor.choices('buildTunnel').every(({ action }) => 'power' in action)).toBe(true)
    expect(poor.act('buildTunnel', tunnel('E17 straight:2', { power: true })).cash('KR')).toBe(0)
  })

  it('1854-tunnel-j, 1854-tunnel-c, EX-29: a tunnel is no first tile, which pays for the mountain later', () => {
    const tiles = { C17: '5:5', D16: '58:3', D18: '56:0' }
    const table = building('KR', { tiles, cash: { KR: 200 } })
    table.act('buildTunnel', tunnel('E17 straight:2'))
    expect(table.cash('KR')).toBe(100)
    table.act('layTile', tile('E17 7:3'))
    expect([table.cash('KR'), table.told('tile-laid')[0]?.cost]).toEqual([0, 100])
    expect(building('KR', { tiles }).refused('buildTunnel', tunnel('F22 straight:0'))).toBe('1854-tunnel-c')
  })
})
