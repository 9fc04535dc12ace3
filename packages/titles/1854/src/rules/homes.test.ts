import { recordedWorkOn, workOn } from '@stellwerk/engine'
import { describe, expect, it } from 'vitest'
import type { Description } from '../position.js'
import type { GameWork, State } from '../state.js'
import { Table } from '../testing.js'
import { home as procedure } from './homes.js'
import { stationsOf } from './reach.js'
import { refuseLay } from './track/lay.js'
import { stepOf, tile } from './track/testing-building.js'

const first = (company: string, d: Partial<Description> = {}) => {
  const majors = { [company]: { acted: false } }
  const locals = { [company]: { acted: false } }
  const own = company >= 'A' ? { majors } : { locals }
  return stepOf(company as 'KR', 'home', { phase: '1', ...own, ...d })
}

describe('the home marker', () => {
  it('1854-or-turn-c, 1854-token-h: on track that lies there it is placed at the start of step 2, for nothing', () => {
    const table = first('KR', { tiles: { C17: '57:1' } })
    expect([table.step, table.state.markers['C17'], table.cash('KR')]).toEqual(['track', [['KR']], 1000])
    // the tile of the turn is still to be had
    expect(table.refused('layTile', tile('C15 4:1'))).toBeUndefined()
  })

  it('1854-track-k: printed track and tiles of others are enough', () => {
    for (const [company, hex, markers] of [
      ['KE', 'C23', [[], ['KE'], []]],
      ['SD', 'C23', [['SD'], [], []]],
      ['FJ', 'C23', [[], [], ['FJ']]],
      ['3', 'M35', [['3']]],
      ['5', 'J28', [['5']]],
      ['6', 'L28', [['6']]],
    ] as const) {
      const table = first(company)
      expect([company, table.state.markers[hex], table.step]).toEqual([company, markers, 'track'])
      expect(table.refused('pass')).toBeUndefined()
    }
    const poelten = { '1': { acted: false }, '2': { acted: false } }
    expect(first('1', { locals: poelten }).state.markers['J38']).toEqual([['1'], []])
    expect(first('2', { locals: poelten }).state.markers['J38']).toEqual([[], ['2']])
  })

  it('1854-track-k, 1854-or-turn-c: without track a tile comes first, and the marker at once on it', () => {
    const table = first('KR')
    expect([table.step, table.state.markers['C17']]).toEqual(['track', undefined])
    expect(table.refused('pass')).toBe('1854-track-k')
    expect(table.refused('layTile', tile('C15 4:1'))).toBe('1854-track-k')
    expect(new Set(table.choices().map(({ action }) => (action as unknown as { hex: string }).hex))).toEqual(
      new Set(['C17']),
    )
    table.act('layTile', tile('C17 57:1'))
    expect(table.state.markers['C17']).toEqual([['KR']])
    expect(table.told('marker-placed')).toMatchObject([{ company: 'KR', cost: 0, home: true }])
    // it was the tile of this turn
    expect(table.refused('layTile', tile('C15 4:1'))).not.toBeUndefined()
    expect(table.state.tiles).toEqual({ C17: { tile: '57', rotation: 1 } })
    const local = first('4').act('layTile', tile('J32 57:1'))
    expect(local.state.markers['J32']).toEqual([['4']])
  })

  it('1854-or-turn-c, R-26: in a Wien of joined stations it goes where the printed track leads', () => {
    // 451:2 joins 0 and 1 in its third station, 2 and 5 in its first
    const table = first('SD', { phase: '5', tiles: { C23: '451:2' } })
    expect(table.state.markers['C23']).toEqual([[], [], ['SD']])
    expect(first('FJ', { phase: '5', tiles: { C23: '451:2' } }).state.markers['C23']).toEqual([
      ['FJ'],
      [],
      [],
    ])
  })

  it('is placed once', () => {
    const table = stepOf('KR', 'home', { tiles: { C17: '15:1' } })
    expect(table.state.markers['C17']).toEqual([['KR']])
  })
})

describe('the home of a local AG', () => {
  const ags = { A: { acted: false } }
  const home = (d: Partial<Description> = {}) => stepOf('A', 'home', { ags, ...d })

  it('1854-local-ags-e: the director chooses Steyr or Sankt Pölten', () => {
    const table = home()
    expect([table.step, table.player]).toEqual(['home', 'Ada'])
    const hexes = table.actions('placeHome').map((action) => (action as unknown as { hex: string }).hex)
    expect(new Set(hexes)).toEqual(new Set(['D18', 'D20']))
    expect(table.refused('placeHome', tile('F2 15:0'))).toBe('1854-local-ags-e')
    expect(table.refused('pass')).toBe('1854-local-ags-e')
    table.act('placeHome', tile('D20 619:0'))
    expect([table.state.markers['D20'], table.cash('ag:A')]).toEqual([[['A']], 1000])
  })

  it('1854-local-ags-f: an empty hex becomes green at once, as the tile of this turn', () => {
    const table = home()
    expect(table.refused('placeHome', { hex: 'D18' })).toBe('1854-local-ags-f')
    expect(table.refused('placeHome', tile('D18 55:0'))).toBe('1854-local-ags-f')
    expect(table.refused('placeHome', tile('D18 611:0'))).toBe('1854-local-ags-f')
    // 14 has three looks, 15 and 619 have six each
    expect(table.choices('placeHome')).toHaveLength(2 * (3 + 6 + 6))
    table.act('placeHome', tile('D18 15:0'))
    expect(table.state.tiles).toEqual({ D18: { tile: '15', rotation: 0 } })
    expect(table.state.supply['15']).toBe(6)
    expect(table.told('tile-laid')).toMatchObject([{ company: 'A', hex: 'D18', replaced: null, cost: 0 }])
    expect(table.step).toBe('track')
    expect(table.choices('layTile')).toEqual([])
    expect(table.refused('layTile', tile('D16 4:1'))).toBe('1854-track-b')
    expect(table.choices('buildTunnel').length).toBeGreaterThan(0)
  })

  it('1854-local-ags-f: by the other reading the home tile is extra', () => {
    const table = home({ readings: { localAgHomeTile: 'extra tile' } })
    table.act('placeHome', tile('D18 15:0'))
    expect(table.step).toBe('track')
    expect(table.choices('layTile').length).toBeGreaterThan(0)
    table.act('layTile', tile('D16 4:1'))
    expect(table.refused('layTile', tile('C19 4:1'))).toBe('1854-track-b')
  })

  it('1854-local-ags-f: a yellow tile keeps its exits, a tunnel its sides', () => {
    const yellow = home({ tiles: { D18: '56:0', D20: '55:0' } })
    const offered = yellow.actions('placeHome').map(({ type: _, player: __, ...own }) => own)
    expect(offered).toEqual([tile('D18 15:0'), tile('D20 14:0')])
    expect(yellow.refused('placeHome', tile('D18 15:1'))).toBe('1854-upgrade-c')
    yellow.act('placeHome', tile('D18 15:0'))
    expect(yellow.state.supply['56']).toBe(2)
    const dug = home({ tunnels: { D18: ['straight:0'] } })
    expect(dug.refused('placeHome', tile('D18 14:0'))).toBe('1854-tunnel-m')
    // exits 1, 2, 4, 5 alone keep off 0 and 3
    const left = dug
      .actions('placeHome')
      .filter((action) => (action as unknown as { hex: string }).hex === 'D18')
    expect(left).toMatchObject([tile('D18 14:1')])
  })

  it('1854-local-ags-g: on a city the marker takes a free circle and the tile is still to be had', () => {
    const table = home({ tiles: { D18: '15:0' } })
    expect(table.refused('placeHome', tile('D18 611:0'))).toBe('1854-local-ags-g')
    table.act('placeHome', { hex: 'D18' })
    expect([table.state.markers['D18'], table.step]).toEqual([[['A']], 'track'])
    expect(table.refused('layTile', tile('D18 611:0'))).toBeUndefined()
  })

  it('1854-local-ags-g: without a free circle it must be the other hex', () => {
    const others = { B: { director: 'Ben', acted: true }, C: { director: 'Cid', acted: true } }
    const table = home({
      ags: { ...others, ...ags },
      tiles: { D18: '15:0', D20: '14:0' },
      markers: { D18: ['B', 'C'] },
    })
    expect(table.refused('placeHome', { hex: 'D18' })).toBe('1854-local-ags-g')
    expect(table.actions('placeHome')).toEqual([{ type: 'placeHome', player: 'Ada', hex: 'D20' }])
  })

  it('1854-local-ags-s: where no tile fits it places none, builds nothing and has not acted', () => {
    const tunnels = { D18: ['curve:0', 'curve:3'], D20: ['curve:0', 'curve:3'] }
    const table = home({ tunnels })
    expect(table.step).not.toBe('home')
    expect(table.step).not.toBe('track')
    expect(refuseLay(table.state, 'A', { hex: 'D16', tile: '4', rotation: 1 })?.rule).toBe('1854-local-ags-s')
    const work: GameWork = recordedWorkOn(table.state)
    expect(procedure.advance(work, { kind: 'home', company: 'A' })).toBe(true)
    expect(work.events).toEqual([{ kind: 'no-home', company: 'A' }])
    expect(work.state.markers).toBe(table.state.markers)
    // it goes through all rounds of the set like this, and has not acted
    table.passUntil('stock')
    expect([...stationsOf(table.state, 'A')]).toEqual([])
    expect(table.state.ags.A?.acted).toBe(false)
  })

  it('1854-local-ags-s, 1854-track-p: the same where the supply has no tile for it', () => {
    const { state } = home()
    const none: State = { ...state, supply: { ...state.supply, '14': 0, '15': 0, '619': 0 } }
    const table = new Table({ ...none, supply: { ...none.supply, '619': 1 } })
    expect(table.refused('placeHome', tile('D18 15:0'))).toBe('1854-track-p')
    expect(table.choices('placeHome')).toHaveLength(2 * 6)
    expect(table.refused('placeHome', tile('D18 619:6'))).toBe('engine-malformed')
    expect(procedure.advance(workOn(none), { kind: 'home', company: 'A' })).toBe(true)
    expect(procedure.advance(workOn(state), { kind: 'home', company: 'A' })).toBe(false)
  })

  it('1854-or-turn-c: it comes before all building', () => {
    expect(home().refused('layTile', tile('D16 4:1'))).toBe('1854-or-turn-c')
  })
})
