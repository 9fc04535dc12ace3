import { describe, expect, it } from 'vitest'
import { exitsOf } from '../board.js'
import type { Description } from '../position.js'
import type { Table } from '../testing.js'
import { at } from '../testing.js'
import type { LayTile } from '../actions.js'
import type { CompanyId } from '../data/types.js'
import { reachOf } from './reach.js'

const lays = (company: CompanyId, more: Partial<Description> = {}): Table =>
  at({
    cash: { [company]: 100 },
    // no aid in a first turn
    companies: { [company]: { operated: false } },
    at: { round: 'operating', turn: company, step: 'track' },
    ...more,
  })
const lay = (hex: string, tile: string, rotation: number) => ({ hex, tile, rotation })
const offered = (table: Table, hex: string): readonly LayTile[] =>
  table.actions<LayTile>('layTile').filter((action) => action.hex === hex)
/** EX-09: exits NW and SE. */
const line = { B4: 'T03:2' }

describe('laying track', () => {
  it('vierhain-track-a: one tile, then the step is over', () => {
    const table = lays('A', { companies: { A: { trains: ['2'] } } }).act('layTile', lay('B4', 'T03', 2))
    expect(table.step).toBe('use')
    expect(table.refused('layTile', lay('A5', 'T03', 1))).toBe('vierhain-or-c')
  })

  it('vierhain-track-b: plain track and cities each on their hexes, yellow on empty ones', () => {
    const table = lays('A')
    expect([...new Set(offered(table, 'B4').map(({ tile }) => tile))]).toEqual(['T01', 'T02', 'T03'])
    expect(table.refused('layTile', lay('B4', 'S03', 2))).toBe('vierhain-track-b')
    const city = lays('B')
    expect([...new Set(offered(city, 'B6').map(({ tile }) => tile))]).toEqual(['S01', 'S02', 'S03'])
    expect(city.refused('layTile', lay('B6', 'T03', 1))).toBe('vierhain-track-b')
    // not on yellow ones: a printed home, a tile
    expect(city.refused('layTile', lay('B8', 'S01', 0))).toBe('vierhain-track-b')
    expect(lays('A', { tiles: line }).refused('layTile', lay('B4', 'T03', 2))).toBe('vierhain-track-b')
  })

  it('vierhain-track-b: each rotation once that looks different', () => {
    const straight = offered(lays('A'), 'B4').filter(({ tile }) => tile === 'T03')
    // one of the three straight lines touches the side to Ahornau
    expect(straight.map(({ rotation }) => rotation)).toEqual([2])
    expect(lays('A').refused('layTile', lay('B4', 'T03', 5))).toBeUndefined()
  })

  it('vierhain-track-c, vierhain-run-g, EX-09: Ahornau – Mittmarkt for 50', () => {
    const table = lays('A', { companies: { A: { trains: ['2'] } } })
    expect(table.refused('layTile', lay('B4', 'T03', 0))).toBe('vierhain-track-c')
    table.act('layTile', lay('B4', 'T03', 2))
    expect(table.told('ran')).toEqual([
      { kind: 'ran', company: 'A', runs: [{ train: '2', route: ['A3', 'B4', 'C5'] }], revenue: 50 },
    ])
  })

  it('vierhain-track-c: every offered yellow tile touches the network', () => {
    for (const action of lays('A').actions<LayTile>('layTile')) {
      const side = action.hex === 'B4' ? 2 : 1
      expect(['A5', 'B4']).toContain(action.hex)
      expect(exitsOf(action)).toContain(side)
    }
  })

  it('vierhain-track-d: ways lead on through cities, but not beyond red places', () => {
    const { state } = lays('B', { tiles: { B6: 'S01:3', C7: 'T02:1' } })
    expect([...reachOf(state, 'B').hexes].toSorted()).toEqual(['A7', 'B6', 'B8', 'C5', 'C7'])
    // Mittmarkt leads on to B4 and D4, Hafen not to A5
    expect([...(reachOf(state, 'B').into.get('B4') ?? [])]).toEqual([5])
    expect([...(reachOf(state, 'B').into.get('D4') ?? [])]).toEqual([3])
    expect(reachOf(state, 'B').into.has('A5')).toBe(false)
    expect(lays('B', { tiles: { B6: 'S01:3' } }).refused('layTile', lay('A5', 'T03', 1))).toBe(
      'vierhain-track-c',
    )
  })

  it('vierhain-track-e: not off the map, but against a neighbour without track', () => {
    const table = lays('A')
    // A5: W and NW
    expect(table.refusal('layTile', lay('A5', 'T01', 1))).toMatchObject({
      rule: 'vierhain-track-e',
      params: { edge: 2 },
    })
    // A5: W and SW, where B4 has no track
    expect(table.refused('layTile', lay('A5', 'T01', 0))).toBeUndefined()
    // also against yellow track that has no exit there
    expect(lays('A', { tiles: line }).refused('layTile', lay('A5', 'T01', 0))).toBeUndefined()
  })

  it('vierhain-track-f, vierhain-track-c, EX-10: a hill costs 20 from the treasury', () => {
    const poor = lays('D', { cash: { D: 10 } })
    expect(poor.refusal('layTile', lay('D6', 'T03', 1))).toEqual({
      rule: 'vierhain-track-f',
      params: { company: 'D', hex: 'D6', cost: 20, cash: 10 },
    })
    const table = lays('D', { cash: { D: 20 } })
    expect(table.refused('layTile', lay('D6', 'T03', 0))).toBe('vierhain-track-c')
    for (const action of offered(table, 'D6')) expect(exitsOf(action)).toContain(4)
    table.act('layTile', lay('D6', 'T03', 1))
    expect([table.cash('D'), table.told('tile-laid')[0]?.cost]).toEqual([0, 20])
  })

  it('vierhain-track-f: everything else is free, upgrades of hills too', () => {
    const free = lays('D', { cash: { D: 0 } })
    expect(free.act('layTile', lay('C7', 'T03', 2)).cash('D')).toBe(0)
    const upgrade = lays('D', { cash: { D: 0 }, phase: '2', tiles: { D6: 'T03:1' } })
    expect(upgrade.refused('layTile', lay('D6', 'T013', 1))).toBeUndefined()
  })

  it('vierhain-track-l: nothing need be laid', () => {
    const table = lays('A', { companies: { A: { operated: false } } }).act('pass')
    expect(table.state.tiles).toEqual({})
    expect(table.told('passed')).toEqual([{ kind: 'passed', player: '1', step: 'track', company: 'A' }])
  })
})

describe('upgrading track', () => {
  it('vierhain-track-g, EX-11: not in phase 1; from phase 2 on one more exit in four directions', () => {
    expect(lays('A', { tiles: line }).refused('layTile', lay('B4', 'T013', 2))).toBe('vierhain-track-g')
    const table = lays('A', { phase: '2', tiles: line })
    const added = offered(table, 'B4').map((action) =>
      exitsOf(action).filter((edge) => edge !== 2 && edge !== 5),
    )
    expect(added.flat().toSorted((a, b) => a - b)).toEqual([0, 1, 3, 4])
    expect(added.every((exits) => exits.length === 1)).toBe(true)
  })

  it('vierhain-track-g: keeps the exits, and cities stay cities', () => {
    const table = lays('A', { phase: '2', tiles: line })
    expect(table.refused('layTile', lay('B4', 'T013', 0))).toBe('vierhain-track-g')
    expect(table.refused('layTile', lay('B4', 'S013', 2))).toBe('vierhain-track-g')
    // nor on an empty hex
    expect(table.refused('layTile', lay('A5', 'T012', 0))).toBe('vierhain-track-g')
  })

  it('vierhain-track-h: a home is upgraded and keeps its station', () => {
    const table = lays('A', { phase: '2', companies: { A: { trains: ['2', '3'] } } })
    expect([...new Set(offered(table, 'A3').map(({ tile }) => tile))]).toEqual(['S012'])
    table.act('layTile', lay('A3', 'S012', 4))
    expect([...reachOf(table.state, 'A').into.keys()].toSorted()).toEqual(['A5', 'B2', 'B4'])
    // it is the home as before: a route from it is worth 30 there
    const run = at({
      companies: { A: { trains: ['2'] } },
      phase: '2',
      tiles: { A3: 'S012:4', ...line },
      at: { round: 'operating', turn: 'A', step: 'run' },
    })
    expect(run.state.flow.at(-1)).toMatchObject({ kind: 'use', revenue: 60 })
  })

  it('vierhain-track-i, vierhain-run-g, EX-12: Mittmarkt takes M alone, and M makes the run 80', () => {
    const table = lays('A', { phase: '2', tiles: line, companies: { A: { trains: ['3'] } } })
    expect(offered(table, 'C5').map(({ tile }) => tile)).toEqual(['M'])
    expect(table.refused('layTile', lay('C5', 'S024', 0))).toBe('vierhain-track-i')
    expect(table.refused('layTile', lay('B4', 'M', 0))).toBe('vierhain-track-i')
    expect(lays('A', { tiles: line }).refused('layTile', lay('C5', 'M', 0))).toBe('vierhain-track-g')
    expect(table.act('layTile', lay('C5', 'M', 0)).told('ran')[0]?.revenue).toBe(80)
  })

  it('vierhain-track-j: on the own network, or where it arrives at the side of the new exit', () => {
    // track of others on C7: A comes to Mittmarkt, which leads to the west side of C7
    const tiles = { ...line, C7: 'T01:3' }
    const joins = lays('A', { phase: '2', tiles })
    expect(joins.refused('layTile', lay('C7', 'T013', 3))).toBe('vierhain-track-j')
    expect(joins.refused('layTile', lay('C7', 'T014', 3))).toBeUndefined()
    expect(offered(joins, 'C7').every((action) => exitsOf(action).includes(1))).toBe(true)
    // far away nothing at all
    expect(joins.refused('layTile', lay('E3', 'S012', 2))).toBe('vierhain-track-j')
    // D is at home on that side: every upgrade
    expect(offered(lays('D', { phase: '2', tiles: { C7: 'T03:2' } }), 'C7')).toHaveLength(4)
  })

  it('vierhain-track-k: green tiles and red places stay, and no tile runs out', () => {
    const green = lays('A', { phase: '2', tiles: { B4: 'T013:2' } })
    expect(green.refused('layTile', lay('B4', 'T014', 2))).toBe('vierhain-track-k')
    expect(lays('B', { tiles: { B6: 'S01:3' } }).refused('layTile', lay('A7', 'S01', 0))).toBe(
      'vierhain-track-k',
    )
    const many = { A5: 'T03:1', B4: 'T03:2', D4: 'T03:0', C7: 'T03:2', D6: 'T03:1', D2: 'T03:2', B2: 'T03:0' }
    expect(Object.keys(lays('A', { tiles: many }).state.tiles)).toHaveLength(7)
  })
})
