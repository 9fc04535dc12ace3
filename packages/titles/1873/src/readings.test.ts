import { workOn } from '@stellwerk/engine'
import { describe, expect, it } from 'vitest'
import type { MineId } from './data/types.js'
import type { readings } from './readings.js'
import { isConnected } from './rules/connection.js'
import type { Board } from './rules/railways/testing-board.js'
import { boardState } from './rules/railways/testing-board.js'
import { refusePlan, revenueOf, stopUse } from './rules/railways/running/index.js'
import { board, plan } from './rules/railways/running/testing-board.js'
import type { Builder } from './rules/railways/track.js'
import { carryOutLay, layChoices, refuseLay } from './rules/railways/track.js'
import { railwayReach } from './rules/reach.js'
import type { GameWork, State } from './state.js'
import { at } from './testing.js'

type Values = { readonly [N in keyof typeof readings]?: (typeof readings)[N]['values'][number] }

const boardBy = (values: Values, position: Board): State => ({ ...boardState(position), readings: values })
const mine = (id: MineId): Builder => ({ kind: 'mine', mine: id })
const hbe: Builder = { kind: 'railway', railway: 'HBE' }

describe('a turn with only a sale (RUL-05)', () => {
  const sellsOnly = (values: Values) =>
    at({ players: ['A', 'B'], readings: values, mhe: { shares: { B: 2 } } })
      .act('pass')
      .act('sellShares', { company: 'MHE', count: 1 })
      .act('pass')

  it('1873-3.2-d: it is no pass, and the round goes on', () => {
    const table = sellsOnly({})
    expect([table.step, table.player]).toEqual(['stock-round', 'A'])
  })

  it('1873-3.2-d: by the other reading it is one, and the round is over', () => {
    const table = sellsOnly({ saleAlone: 'a pass' })
    expect(table.step).not.toBe('stock-round')
    expect(table.told('passed')).toMatchObject([{ player: 'B' }])
  })
})

describe('mines and blocked places (RUL-14)', () => {
  const tiles = { B17: ['78', 4], D13: ['956', 1] } as const
  const interrupt: Values = { mineConnection: 'markers interrupt' }
  const connected = (values: Values, markers: Board['markers']): boolean =>
    isConnected(boardBy(values, { tiles, markers: markers ?? {} }), 5)

  it.each([{}, interrupt])('1873-4.2.1-b: free circles on the way connect a mine, %o', (values) => {
    expect(connected(values, { D15: [['HBE']], B19: [['HBE']] })).toBe(true)
  })

  it('1873-4.2.1-b: a place full of markers does not interrupt, or does by the other reading', () => {
    const full = { C16: [['GHE']] }
    expect([connected({}, full), connected(interrupt, full)]).toEqual([true, false])
  })

  it('1873-4.2.1-b: by either reading the hex of the mine and the end of the state track interrupt nothing', () => {
    const ends = { D13: [['GHE']], B19: [['HBE', 'GHE']] }
    expect([connected({}, ends), connected(interrupt, ends)]).toEqual([true, true])
  })

  it('1873-4.2.1-d: what a mine reaches ends at a full place by the other reading, on the new tile too', () => {
    const position: Board = {
      tiles: { D13: ['956', 1], E16: ['75', 1] },
      phase: '3',
      cash: { 'mine:5': 500 },
    }
    const lay = { hex: 'E16', tile: '100', rotation: 0 }
    const refused = (values: Values, markers: Board['markers']): string | undefined =>
      refuseLay(boardBy(values, { ...position, markers: markers ?? {} }), mine(5), lay)?.rule
    const onTheWay = { D15: [['HBE', 'GHE']] }
    const onTheTile = { E16: [['GHE']] }
    for (const markers of [onTheWay, onTheTile]) {
      expect(refused({}, markers)).toBeUndefined()
      expect(refused(interrupt, markers)).toBe('1873-4.2.1-d')
    }
    expect(refused(interrupt, { D13: [['GHE']] })).toBeUndefined()
    const offered = [...layChoices(boardBy(interrupt, { ...position, markers: onTheWay }), mine(5))]
    expect(offered.map(({ hex }) => hex)).not.toContain('E16')
  })
})

describe('refunded building costs (RUL-15)', () => {
  const all: Values = { refunds: 'all route hexes' }
  const after = (values: Values, builder: Builder, hex: string, tile: string, position: Board): GameWork => {
    const work: GameWork = workOn(boardBy(values, { phase: '5', ...position }))
    carryOutLay(work, builder, { hex, tile, rotation: 2 })
    return work
  }
  const byMine = (values: Values): number | undefined =>
    after(values, mine(3), 'H17', '977', { cash: { 'mine:3': 500 }, tiles: { I16: ['76', 1] } }).state.cash[
      'player:ben'
    ]
  const by = (values: Values, railway: 'HBE' | 'GHE'): number | undefined =>
    after(values, { kind: 'railway', railway }, 'H17', '977', {
      markers: { H17: [[railway]] },
      railways: { [railway]: {} },
    }).state.cash['player:ada']

  it('1873-4.2.1-f: a mine is repaid on H17, with its printed track, by the other reading only', () => {
    expect([byMine({}), byMine(all)]).toEqual([1000, 1100])
  })

  it('1873-4.4.1-t, 1873-4.4.1-u: so is another railway, but never the one whose route it is', () => {
    expect([by({}, 'HBE'), by(all, 'HBE')]).toEqual([1000, 1100])
    expect([by({}, 'GHE'), by(all, 'GHE')]).toEqual([1000, 1000])
  })

  it('1873-4.4.1-t: hexes of the table are repaid by either reading, others by none', () => {
    const paid = (values: Values, hex: string, tile: string, rotation: number): number => {
      const work: GameWork = workOn(
        boardBy(values, { tiles: { E8: ['75', 1] }, markers: { E8: [['HBE']], D15: [['HBE']] } }),
      )
      carryOutLay(work, hbe, { hex, tile, rotation })
      return (work.state.cash['player:ada'] ?? 0) - 1000
    }
    for (const values of [{}, all])
      expect([paid(values, 'D7', '75', 5), paid(values, 'E16', '75', 1)]).toEqual([50, 0])
  })
})

describe('villages with two separate circles (RUL-21)', () => {
  const any: Values = { doubleVillages: 'any circle' }
  // Sorge: the way from F3 to Tanne uses its first circle
  const reached = (values: Values, sorge: readonly (readonly string[])[]): boolean =>
    railwayReach(
      boardBy(values, { tiles: { F3: ['76', 2] }, markers: { F3: [['HBE']], F5: sorge } }),
      'HBE',
      'active markers',
    ).stops.has('F7/0')

  it('1873-4.4.1-p: the circle on the track lets pass, by the other reading any circle of the village', () => {
    const taken = [['GHE'], []]
    expect([reached({}, taken), reached(any, taken)]).toEqual([false, true])
    expect([reached({}, [['GHE'], ['HBE']]), reached(any, [['GHE'], ['HBE']])]).toEqual([false, true])
    expect([reached({}, [['GHE'], ['NWE']]), reached(any, [['GHE'], ['NWE']])]).toEqual([false, false])
    expect([reached({}, [[], ['GHE']]), reached(any, [[], ['GHE']])]).toEqual([true, true])
  })

  it('1873-4.4.1-p, 1873-4.4.3-f: what is known of a board by one reading is not taken for the other', () => {
    const position = boardState({ tiles: { F3: ['76', 2] }, markers: { F3: [['HBE']], F5: [['GHE'], []] } })
    const reaches = (state: State): boolean => railwayReach(state, 'HBE', 'active markers').stops.has('F7/0')
    const passes = (state: State): boolean => stopUse(state, 'HBE', 'F5', 0).passes
    for (const known of [reaches, passes])
      expect([known(position), known({ ...position, readings: any }), known(position)]).toEqual([
        false,
        true,
        false,
      ])
  })

  const nwe = 'B9-C8-D7-E6-F5-G6 G6-H7-H9-I8-J7'
  const toTanne = plan([
    [2, nwe],
    [1, 'F5-F7'],
  ])
  const tanne = (values: Values, second: string): State => ({
    ...board({
      railway: 'NWE',
      trains: [2, 1],
      markers: { 'F5/0': 'NWE', 'F7/0': 'HBE', ...(second ? { 'F7/1': second } : {}) },
    }),
    readings: values,
  })

  it('1873-4.4.3-f: a route ends at Tanne where its other circle is free, by the other reading', () => {
    const refused = (values: Values, second = ''): string | undefined =>
      refusePlan(tanne(values, second), 'NWE', toTanne)?.rule
    expect([refused({}), refused(any)]).toEqual(['1873-4.4.3-e', undefined])
    expect([refused({}, 'GHE'), refused(any, 'GHE')]).toEqual(['1873-4.4.3-e', '1873-4.4.3-e'])
  })

  it('1873-4.4.4-c, 1873-4.4.4-f: it then counts as a stop, with its mine', () => {
    const { places, works } = revenueOf(tanne(any, ''), 'NWE', toTanne).parts
    expect(places).toContainEqual({ hex: 'F7', value: 10 })
    expect(works).toContainEqual({ hex: 'F7', work: 'mine:11', value: 20 })
  })
})

describe('two tiles on one hex (RUL-23)', () => {
  const second = (values: Values): string | undefined =>
    at({
      players: ['A', 'B'],
      readings: values,
      phase: '3',
      cash: { HBE: 500 },
      tiles: { B17: '78:4', D13: '75:4', E14: '78:2' },
      railways: { HBE: { price: 100, shares: { A: 3 }, trains: [2] } },
      at: { round: 'operating', turn: 'HBE', step: 'railway-track' },
    })
      .act('layTile', { hex: 'E16', tile: '76', rotation: 0 })
      .refused('layTile', { hex: 'E16', tile: '966', rotation: 0 })

  it('1873-4.4.1-ai: the second tile may go on the first, or must go on another hex by the other reading', () => {
    expect(second({})).toBeUndefined()
    expect(second({ twoTiles: 'different hexes' })).toBe('1873-4.4.1-ai')
  })

  it('1873-4.4.1-ai: on another hex it may be laid by either reading', () => {
    const table = at({
      players: ['A', 'B'],
      readings: { twoTiles: 'different hexes' },
      cash: { HBE: 500 },
      tiles: { B17: '78:4' },
      railways: { HBE: { price: 100, shares: { A: 3 }, trains: [2] } },
      at: { round: 'operating', turn: 'HBE', step: 'railway-track' },
    }).act('layTile', { hex: 'E16', tile: '76', rotation: 0 })
    expect(table.refused('layTile', { hex: 'B15', tile: '78', rotation: 5 })).toBeUndefined()
  })
})

describe('stations without a train (RUL-29)', () => {
  const stay: Values = { trainlessMarkers: 'stay active' }
  const active = (
    values: Values,
    trains: readonly (1 | 2)[],
    railway: 'KEZ' | 'QLB',
  ): boolean | undefined => {
    const table = at({
      players: ['A', 'B'],
      readings: values,
      phase: '4',
      cash: { [railway]: 1000 },
      tiles: { H3: '78:3', B17: '78:4' },
      markers: { B13: [railway] },
      railways: { [railway]: { price: 100, shares: { A: 3 }, trains, operated: railway === 'QLB' } },
      at: { round: 'operating', turn: railway, step: 'railway-run' },
    })
    if (table.step === 'railway-run') table.act('run', table.actions('run')[0])
    return table.state.markers['B13']?.[0]?.[0]?.active
  }

  it('1873-4.4.3-x: markers turn also without a train, or stay by the other reading', () => {
    expect([active({}, [], 'KEZ'), active(stay, [], 'KEZ')]).toEqual([false, true])
  })

  it('1873-4.4.3-u: with a train they turn by either reading', () => {
    expect([active({}, [2], 'KEZ'), active(stay, [2], 'KEZ')]).toEqual([false, false])
  })

  it('1873-4.4.3-x, 1873-4.4.9-b: the QLB always has its local train', () => {
    expect([active({}, [], 'QLB'), active(stay, [], 'QLB')]).toEqual([false, false])
  })
})
