import type { PlayerId } from '@stellwerk/engine'
import { describe, expect, it } from 'vitest'
import type { BuyMachine, RunPlan } from './actions.js'
import type { Edition, EditionId } from './editions.js'
import { editionIds, editions } from './editions.js'
import { harzbahn } from './index.js'
import type { Description } from './position.js'
import { firstRouteRevenue, refuseAnyPlan } from './rules/railways/free-runs.js'
import type { Revenue } from './rules/railways/running/index.js'
import { revenueOf } from './rules/railways/running/index.js'
import { at, newGame } from './testing.js'
import type { Table } from './testing.js'

const players = ['A', 'B', 'C']
const peer = '18xx.games' as const
const both: readonly EditionId[] = ['S', peer]

/** The same position in edition S and as 18xx.games plays it. */
const inBoth = (
  description: Omit<Description, 'players' | 'edition'> & { readonly players?: string[] },
): [Table, Table] => both.map((edition) => at({ players, ...description, edition })) as [Table, Table]

const tiles = { B17: '78:4' }

/** The names of what two editions play differently. */
const differences = (a: EditionId, b: EditionId): string[] =>
  (Object.keys(editions[a]) as (keyof Edition)[])
    .filter((name) => JSON.stringify(editions[a][name]) !== JSON.stringify(editions[b][name]))
    .toSorted()

describe('the editions', () => {
  it('are named, and only differ in what is named', () => {
    expect(editionIds).toEqual(['R', 'S', '2022', '18xx.games', '18xx.games-aag'])
    expect(harzbahn.options).toEqual({ edition: editionIds })
    const named = Object.keys(editions.R).toSorted()
    for (const id of editionIds) expect(Object.keys(editions[id]).toSorted()).toEqual(named)
  })

  it('the first one is what a table plays that chooses none', () => {
    expect(harzbahn.options['edition']?.[0]).toBe('R')
  })

  it('ED-12 ED-15 ED-16: 2022 differs from S in its box and its map alone', () => {
    expect(differences('S', '2022')).toEqual(['buildingCosts', 'withoutTiles', 'yellowTiles'])
  })

  it('ED-08 ED-10 ED-15 ED-16: what S has in common with R', () => {
    const { machineMarkers, insolventScrapping, yellowTiles, withoutTiles } = editions.S
    expect({ machineMarkers, insolventScrapping, yellowTiles, withoutTiles }).toEqual({
      machineMarkers: 'up to',
      insolventScrapping: 'after',
      yellowTiles: 'counted',
      withoutTiles: ['914'],
    })
    expect(differences('R', 'S')).toEqual([
      'factoryValues',
      'insolventTreasury',
      'mheStartPrice',
      'premium',
      'reentry',
      'spareMarkers',
    ])
  })
})

describe('the way of 18xx.games', () => {
  it('PEER-01 1873-2.1-v: without a bid the order is that of passing, the last one first', () => {
    const [s, there] = both.map((edition) => newGame(3, edition).act('pass').act('pass').act('pass')) as [
      Table,
      Table,
    ]
    expect(s.state.order).toEqual(['A', 'C', 'B'])
    expect(there.state.order).toEqual(['C', 'B', 'A'])
    expect([there.player, there.refused('pass')]).toEqual(['C', '1873-2.1-x'])
  })

  it('PEER-02 1873-3.1-e 1873-3.1-f: bids in auctions need not be multiples of 10', () => {
    const [s, there] = inBoth({
      concessions: { GHE: 'bank' },
      cash: { A: 500, B: 500 },
      at: { round: 'auction', turn: 'A' },
    })
    expect(s.refused('openAuction', { item: 'concession:GHE', bid: 105 })).toBe('1873-3.1-e')
    there.act('openAuction', { item: 'concession:GHE', bid: 105 })
    expect([there.refused('bid', { bid: 114 }), there.refused('bid', { bid: 117 })]).toEqual([
      '1873-3.1-f',
      undefined,
    ])
    expect(there.choices('bid')[0]?.range).toMatchObject({ min: 115, step: 1 })
  })

  it('PEER-03 1873-3.2.2-b: shares of a company can be sold twice in a turn', () => {
    const [s, there] = inBoth({ railways: { HBE: { price: 200, denomination: 10, shares: { A: 5, B: 4 } } } })
    for (const table of [s, there]) table.act('sellShares', { company: 'HBE', count: 1 })
    expect(s.refused('sellShares', { company: 'HBE', count: 1 })).toBe('1873-3.2.2-b')
    there.act('sellShares', { company: 'HBE', count: 1 })
    expect(there.cash('A')).toBe(200 + 190)
  })

  it('PEER-04 PEER-05 1873-3.2.3-e 1873-3.2.4-f: founding shares fill the treasury, one after the other', () => {
    const [s, there] = inBoth({ concessions: { HBE: 'A' }, cash: { A: 1000, B: 1000 } })
    s.act('foundRailway', { railway: 'HBE', price: 120, count: 2 })
    expect([s.cash('HBE'), s.player]).toEqual([0, 'B'])
    expect(there.refused('foundRailway', { railway: 'HBE', price: 120, count: 2 })).toBe('1873-3.2.4-f')
    there.act('foundRailway', { railway: 'HBE', price: 120, count: 1 })
    expect([there.cash('HBE'), there.player]).toEqual([120, 'A'])
    expect(there.refused('buyShare', { company: 'MHE', from: 'pool' })).toBe('1873-3.2-b')
    expect(there.refused('sellShares', { company: 'HBE', count: 1 })).toBe('1873-3.2-b')
    there.act('buyShare', { company: 'HBE', from: 'issue' })
    expect([there.cash('HBE'), there.player]).toEqual([240, 'B'])
    for (const table of [s, there]) table.act('buyShare', { company: 'HBE', from: 'issue' })
    expect([s.cash('HBE'), there.cash('HBE')]).toEqual([600, 600])
  })

  it('PEER-05 1873-3.2-d: who founds a railway and then passes has acted', () => {
    const table = at({ players, edition: peer, concessions: { HBE: 'A' }, cash: { A: 1000 } })
    table.act('foundRailway', { railway: 'HBE', price: 120, count: 1 }).act('pass').act('pass').act('pass')
    expect(table.step).toBe('stock-round')
    const poor = at({ players, edition: peer, concessions: { HBE: 'A' }, cash: { A: 130 } })
    expect(poor.act('foundRailway', { railway: 'HBE', price: 120, count: 1 }).player).toBe('B')
  })

  it('PEER-05 1873-3.2.6-b: an option buys 20% first, then share by share up to 40%', () => {
    const [s, there] = inBoth({
      cash: { A: 2000 },
      options: { HBE: 'A' },
      railways: { HBE: { price: 100, denomination: 10, receivership: true, trains: [2] } },
    })
    expect(s.actions('useOption')).toHaveLength(3)
    expect(there.refused('useOption', { company: 'HBE', count: 3 })).toBe('1873-3.2.6-b')
    there.act('useOption', { company: 'HBE', count: 2 })
    expect([there.player, there.state.railways['HBE']?.director]).toEqual(['A', 'A'])
    there.act('buyShare', { company: 'HBE', from: 'pool' }).act('buyShare', { company: 'HBE', from: 'pool' })
    expect([there.player, there.cash('A')]).toEqual(['B', 1600])
  })

  it('PEER-06 1873-4.3.3-d: a price marker that does not move stays in its stack', () => {
    const [s, there] = inBoth({
      railways: {
        HBE: { price: 150, shares: { A: 5 }, trains: [2] },
        GHE: { price: 150, shares: { B: 5 }, trains: [2] },
      },
      stacks: { 150: ['HBE', 'GHE'] },
      at: { round: 'operating', turn: 'HBE', step: 'payout', profit: 100 },
    })
    for (const table of [s, there]) table.act('payOut', { how: 'full' })
    expect([s.state.market['150'], there.state.market['150']]).toEqual([
      ['GHE', 'HBE'],
      ['HBE', 'GHE'],
    ])
  })

  it('PEER-07 1873-4.1-n: private mines buy machines from phase 2 on', () => {
    const [s, there] = inBoth({
      units: { 1: 0 },
      cash: { 'mine:15': 500 },
      mines: { 15: { owner: 'A' } },
      at: { round: 'operating', turn: 'mine:15', step: 'mine-purchases' },
    })
    expect([s.refused('buyMachine', { mines: [15] }), there.refused('buyMachine', { mines: [15] })]).toEqual([
      undefined,
      '1873-4.1-n',
    ])
  })

  it('PEER-08 1873-4.3.5-h: a public mine says which mine gets or gives a switcher', () => {
    const position: Omit<Description, 'players'> = {
      phase: '2',
      cash: { CO: 500 },
      mines: { 13: {}, 15: { switcher: 2 } },
      publicMines: { CO: { mines: [13, 15], shares: { A: 2 } } },
      at: { round: 'operating', turn: 'CO', step: 'public-mine-purchases' },
    }
    const [s, there] = inBoth(position)
    const bought = { from: 'bank', size: 2, price: 50 }
    expect(s.refused('buySwitcher', { ...bought, mine: 13 })).toBe('engine-malformed')
    expect(there.refused('buySwitcher', bought)).toBe('1873-4.3.5-h')
    expect(there.refused('buySwitcher', { ...bought, mine: 14 })).toBe('1873-4.3.5-h')
    expect(there.refused('scrapSwitcher', { size: 2, mine: 13 })).toBe('1873-4.2.4-j')
    there.act('buySwitcher', { ...bought, mine: 15 })
    expect(there.told('switcher-scrapped')).toHaveLength(1)
    there.act('buySwitcher', { ...bought, mine: 13 }).act('scrapSwitcher', { size: 2, mine: 15 })
    expect([13, 15].map((mine) => there.state.mines[mine]?.switcher)).toEqual([2, null])
    const seller = at({
      players,
      edition: peer,
      ...position,
      railways: { HBE: { price: 70, shares: { A: 5 }, trains: [2] } },
      cash: { HBE: 300 },
      tiles,
      at: { round: 'operating', turn: 'HBE', step: 'railway-purchases' },
    })
    const trade = { from: 'CO', size: 2, price: 10 }
    expect(seller.refused('buySwitcher', trade)).toBe('1873-4.3.5-h')
    seller.act('buySwitcher', { ...trade, fromMine: 15 })
    expect([seller.state.railways['HBE']?.switchers, seller.cash('CO')]).toEqual([[2], 10])
  })

  it('PEER-09 1873-4.4.7-o: whoever wants buys from a company in receivership', () => {
    const [s, there] = inBoth({
      phase: '3',
      cash: { HBE: 300 },
      tiles: { ...tiles, H19: '78:1' },
      railways: {
        HBE: { price: 100, shares: { A: 5 }, trains: [2] },
        GHE: { price: 70, receivership: true, trains: [3, 2] },
      },
      at: { round: 'operating', turn: 'HBE', step: 'railway-purchases' },
    })
    const trade = { from: 'GHE', size: 3, price: 100 }
    expect(s.refused('buyTrain', trade)).toBe('1873-4.4.7-o')
    there.act('buyTrain', trade)
    expect([there.state.railways['HBE']?.trains, there.cash('GHE')]).toEqual([[3, 2], 100])
  })

  it('PEER-10 1873-4.4.1-ab 1873-4.4.1-ac: the concession route is built and paid tile by tile', () => {
    const [s, there] = inBoth({
      phase: '2',
      cash: { SHE: 600 },
      tiles: { F3: '956:0' },
      concessions: { SHE: 'A' },
      railways: { SHE: { price: 120, shares: { A: 2, B: 1 }, operated: false } },
      at: { round: 'operating', turn: 'SHE' },
    })
    expect([s.step, s.cash('SHE')]).toEqual(['railway-station', 300])
    expect([there.step, there.cash('SHE'), there.refused('pass')]).toEqual([
      'railway-track',
      600,
      '1873-4.4.1-aa',
    ])
    expect(there.actions('layTile')).toEqual([
      { type: 'layTile', player: 'A', hex: 'G2', tile: '956', rotation: 0 },
    ])
    expect(there.refused('layTile', { hex: 'G2', tile: '956', rotation: 1 })).toBe('1873-4.4.1-ab')
    expect(there.refused('layTile', { hex: 'F3', tile: '956', rotation: 0 })).toBe('1873-4.4.1-ab')
    // turned by half, the tile looks the same
    there.act('layTile', { hex: 'G2', tile: '956', rotation: 3 })
    expect([there.step, there.cash('SHE'), there.state.tiles['G2']?.rotation]).toEqual([
      'railway-station',
      300,
      3,
    ])
    expect(
      there.events.filter(({ kind }) => kind === 'money').map((event) => [event['amount'], event['reason']]),
    ).toEqual([
      [150, 'concession route'],
      [150, 'concession route'],
    ])
  })

  it('PEER-11 1873-4.4.1-q: track is reached from inactive markers too', () => {
    const [s, there] = inBoth({
      phase: '3',
      cash: { HBE: 300 },
      tiles,
      markers: { B13: ['-HBE'] },
      railways: { HBE: { price: 100, shares: { A: 5 }, trains: [2] } },
      at: { round: 'operating', turn: 'HBE', step: 'railway-track' },
    })
    const beyond = { hex: 'C14', tile: '76', rotation: 1 }
    const reaches = (table: Table): boolean =>
      table.actions('layTile').some((lay) => (lay as unknown as { hex: string }).hex === beyond.hex)
    expect([reaches(s), reaches(there)]).toEqual([false, true])
  })

  it('PEER-12 1873-4.4.2-a: inactive markers turn active when they are run to, not before', () => {
    const [s, there] = inBoth({
      phase: '3',
      cash: { HBE: 0 },
      tiles: { ...tiles, B15: '78:5' },
      markers: { B13: ['-HBE'], C16: ['HBE'] },
      railways: { HBE: { price: 100, shares: { A: 5 }, trains: [2] } },
      at: { round: 'operating', turn: 'HBE', step: 'railway-station' },
    })
    const active = (table: Table): boolean | undefined => table.state.markers['B13']?.[0]?.[0]?.active
    expect([active(s), active(there)]).toEqual([true, false])
    there.act('run', {
      plan: {
        trains: [
          {
            size: 2,
            routes: [
              ['B19', 'B17', 'C16', 'D15'],
              ['C16', 'B15', 'B13'],
            ],
          },
        ],
      },
    })
    expect(active(there)).toBe(true)
  })

  it('PEER-13 1873-4.4.3-v: a marker in a hex of the own route never turns, whatever its circle', () => {
    const built = { C8: '79:0', D7: '956:0', E6: '956:0', H7: '78:2', I8: '956:0' }
    const [s, there] = inBoth({
      phase: '3',
      tiles: built,
      markers: { F5: [['NWE'], []] },
      railways: { NWE: { price: 100, shares: { A: 5 }, trains: [2] } },
      at: { round: 'operating', turn: 'NWE', step: 'railway-run' },
    })
    const plan: RunPlan = {
      trains: [
        {
          size: 2,
          routes: [
            ['B9', 'C8', 'D7', 'E6', 'F5', 'G6'],
            ['G6', 'H7', 'H9', 'I8', 'J7'],
          ],
        },
      ],
    }
    for (const table of [s, there]) table.act('run', { plan })
    const active = (table: Table): boolean | undefined => table.state.markers['F5']?.[0]?.[0]?.active
    expect([active(s), active(there)]).toEqual([false, true])
  })

  it('PEER-14 1873-4.4.3-i 1873-4.4.3-o 1873-4.4.3-t: fewer and shorter routes than possible may be run', () => {
    const [s, there] = inBoth({
      phase: '3',
      tiles: { ...tiles, B15: '78:5' },
      markers: { B13: ['HBE'], C16: ['HBE'] },
      railways: { HBE: { price: 100, shares: { A: 5 }, trains: [3, 2] } },
      at: { round: 'operating', turn: 'HBE', step: 'railway-run' },
    })
    const concession = ['B19', 'B17', 'C16', 'D15']
    const few: RunPlan = {
      trains: [
        { size: 3, routes: [concession] },
        { size: 2, routes: [] },
      ],
    }
    expect([s.refused('run', { plan: few }), there.refused('run', { plan: few })]).toEqual([
      '1873-4.4.3-o',
      undefined,
    ])
    const turned = {
      trains: [
        { size: 2, routes: [concession] },
        { size: 3, routes: [['C16', 'B15', 'B13']] },
      ],
    }
    expect([s.refused('run', { plan: turned }), there.refused('run', { plan: turned })]).toEqual([
      '1873-4.4.3-a',
      undefined,
    ])
    const none = {
      trains: [
        { size: 3, routes: [['C16', 'B15', 'B13']] },
        { size: 2, routes: [] },
      ],
    }
    expect(there.refused('run', { plan: none })).toBe('1873-4.4.3-l')
    const twice = {
      trains: [
        { size: 3, routes: [concession] },
        { size: 2, routes: [concession] },
      ],
    }
    expect(there.refused('run', { plan: twice })).toBe('1873-4.4.3-n')
    const long = {
      trains: [
        { size: 3, routes: [concession] },
        { size: 2, routes: [concession, concession, concession] },
      ],
    }
    expect(there.refused('run', { plan: long })).toBe('1873-4.4.3-j')
    const loose = {
      trains: [
        { size: 3, routes: [concession, ['I2', 'I4']] },
        { size: 2, routes: [] },
      ],
    }
    expect(there.refused('run', { plan: loose })).toBe('1873-4.4.3-b')
    expect(there.refused('run', { plan: { ...few, diesel: [] } })).toBe('1873-4.4.3-q')
    expect(refuseAnyPlan(there.state, 'HBE', few)).toBeUndefined()
  })

  it('PEER-14 1873-4.4.3-q 1873-4.4.3-r: a diesel runs the concession route and ends at own markers', () => {
    const table = at({
      players,
      edition: peer,
      phase: 'D',
      tiles: { ...tiles, B15: '78:5' },
      markers: { B13: ['HBE'] },
      railways: { HBE: { price: 100, shares: { A: 5 }, trains: [5], diesel: true } },
      at: { round: 'operating', turn: 'HBE', step: 'railway-run' },
    })
    const concession = ['B19', 'B17', 'C16', 'D15']
    const trains = [{ size: 5, routes: [concession] }]
    const refused = (diesel: string[][]): string | undefined =>
      table.refused('run', { plan: { trains, diesel } })
    expect(refused([])).toBe('1873-4.4.3-q')
    expect(refused([concession])).toBeUndefined()
    expect(refused([concession, ['D15', 'C16', 'B15', 'B13']])).toBe('1873-4.4.3-s')
    expect(refused([concession, ['C16', 'B15', 'B13']])).toBe('1873-4.4.3-r')
    table.act('run', { plan: { trains, diesel: [concession] } })
    expect(table.told('ran')[0]).toMatchObject({ revenue: 60 + 10 + 40 + 3 * 10 })
  })

  it('PEER-15 1873-4.4.4-a 1873-4.4.4-c: of the two circles of a village the first route counts', () => {
    const { state } = at({
      players,
      edition: peer,
      phase: '3',
      tiles: { C8: '79:0', D7: '956:0', E6: '956:0', H7: '78:2', I8: '956:0' },
      markers: { F5: [['NWE'], []] },
      mines: { 11: { owner: 'B' } },
      railways: { NWE: { price: 100, shares: { A: 5 }, trains: [2, 2] } },
    })
    const routes = [
      ['B9', 'C8', 'D7', 'E6', 'F5', 'G6'],
      ['G6', 'H7', 'H9', 'I8', 'J7'],
    ]
    // Sorge: the concession route has a circle without a marker, the way to Tanne the one with it
    const trains = [
      { size: 2 as const, routes },
      { size: 2 as const, routes: [['F5', 'F7']] },
    ]
    const sorge = (revenue: Revenue) => revenue.parts.places.filter(({ hex }) => hex === 'F5')
    expect(sorge(revenueOf(state, 'NWE', { trains }))).toEqual([{ hex: 'F5', value: 20 }])
    expect(sorge(firstRouteRevenue(state, 'NWE', { trains }))).toEqual([{ hex: 'F5', value: 10 }])
    expect(sorge(firstRouteRevenue(state, 'NWE', { trains: trains.toReversed() }))).toEqual([
      { hex: 'F5', value: 20 },
    ])
    const { total, parts } = firstRouteRevenue(state, 'NWE', { trains })
    expect(parts.works).toEqual([
      { hex: 'H9', work: 'SB-H9', value: 50 },
      { hex: 'F7', work: 'mine:11', value: 40 },
    ])
    // Wernigerode, two stops and Sorge; Benneckenstein; the works and two stops; Nordhausen; Tanne
    expect(total).toBe(80 + 30 + 40 + 50 + 20 + 80 + 10 + 40)
  })

  it('PEER-15 1873-4.4.4-f: a mine counts for the first of the largest trains that call', () => {
    const { state } = at({
      players,
      edition: peer,
      phase: '3',
      tiles: { ...tiles, E16: '76:0' },
      mines: { 12: { owner: 'B' } },
      markers: { F15: ['HBE'] },
      railways: { HBE: { price: 100, shares: { A: 5 }, trains: [3, 1] } },
    })
    const trains = [
      { size: 1 as const, routes: [['B19', 'B17', 'C16', 'D15']] },
      { size: 3 as const, routes: [['D15', 'E16', 'F15']] },
    ]
    expect(firstRouteRevenue(state, 'HBE', { trains }).parts.works).toEqual([
      { hex: 'D15', work: 'mine:12', value: 60 },
    ])
  })

  it('PEER-16 PEER-17 1873-6.2-c 1873-6.2-h: in receivership any player enters runs and switchers', () => {
    const [s, there] = inBoth({
      phase: '3',
      tiles,
      cash: { CO: 100, HBE: 100 },
      mines: { 13: { switcher: 2 }, 15: {} },
      publicMines: { CO: { price: 200, mines: [13, 15], receivership: true } },
      railways: { HBE: { price: 100, receivership: true, trains: [3] } },
      at: { round: 'operating', turn: 'CO' },
    })
    expect(s.state.round.trading).toBe(3)
    expect([there.step, there.players]).toEqual(['public-mine-receivership', players])
    there.act('assignSwitchers', { sizes: [2, 0] }, 'B')
    expect([there.step, there.players]).toEqual(['railway-receivership', players])
    there.act('run', there.actions('run')[0], 'C')
    expect(there.cash('HBE')).toBe(100 + 60 + 10 + 40)
  })

  it('PEER-18 1873-6.1-l: a grant must exceed the price to move it', () => {
    const insolvent = (edition: EditionId, price: number): Table =>
      at({
        players,
        edition,
        phase: '5',
        units: { 4: 0 },
        cash: { SHE: 500 },
        tiles: { F3: '956:0', G2: '956:0' },
        concessions: { SHE: 'A' },
        railways: { SHE: { price, denomination: 10, startPrice: 120, shares: { A: 3 }, operated: false } },
        at: { round: 'operating', turn: 'SHE', step: 'railway-purchases' },
      }).act('pass')
    // 1200 for the train, 500 there, nothing to sell: the grant is 700
    const priceAfter = (edition: EditionId, price: number) =>
      insolvent(edition, price).state.railways['SHE']?.price
    expect([priceAfter('S', 700), priceAfter(peer, 700)]).toEqual([750, 700])
    expect([priceAfter('S', 650), priceAfter(peer, 650)]).toEqual([700, 700])
  })

  it('PEER-19 1873-4.2.1-a: steps in which nothing can be done wait', () => {
    const [s, there] = inBoth({
      cash: { 'mine:7': 0 },
      mines: { 7: { owner: 'A' } },
      at: { round: 'operating', turn: 'mine:7' },
    })
    expect([s.step, there.step]).toEqual(['mine-purchases', 'mine-track'])
  })

  it('ED-12 1873-4.4.1-r, 1873-4.4.1-ao: on the map of All-Aboard Games Tanne costs 100', () => {
    const cost = (edition: EditionId): number => {
      const table = at({
        players,
        edition,
        phase: '5',
        cash: { 'mine:11': 500 },
        mines: { 11: { owner: 'A' } },
        at: { round: 'operating', turn: 'mine:11' },
      })
      const lay = table
        .actions('layTile')
        .find((action) => (action as unknown as { hex: string }).hex === 'F7')
      table.act('layTile', lay)
      return table.told('tile-laid')[0]?.cost ?? 0
    }
    expect(editionIds.map(cost)).toEqual([50, 50, 100, 50, 100])
  })

  it('PEER-21 1873-4.3.5-e: all markers of a machine that fit must be used', () => {
    const [s, there] = inBoth({
      phase: '2',
      cash: { CO: 500 },
      publicMines: { CO: { mines: [13, 15], shares: { A: 2 } } },
      at: { round: 'operating', turn: 'CO', step: 'public-mine-purchases' },
    })
    const sets = (table: Table): unknown[] =>
      table.actions('buyMachine').map((action) => (action as unknown as BuyMachine).mines)
    expect(sets(s)).toEqual([[13], [15], [13, 15]])
    expect(sets(there)).toEqual([[13, 15]])
    expect(there.refused('buyMachine', { mines: [13] })).toBe('1873-4.3.5-e')
  })

  it('PEER-22 1873-6.1-q 1873-6.1-ad: an insolvent company scraps first and buys then', () => {
    const [s, there] = inBoth({
      phase: '3',
      units: { 3: 0 },
      cash: { CO: 0 },
      mines: { 1: { switcher: 2, connected: false }, 2: { connected: false } },
      publicMines: { CO: { price: 110, mines: [1, 2], shares: { A: 2 } } },
      at: { round: 'operating', turn: 'CO' },
    })
    for (const table of [s, there]) table.act('assignSwitchers', { sizes: [2, 0] })
    const switchers = (table: Table) => [1, 2].map((mine) => table.state.mines[mine]?.switcher)
    expect([s.state.phase, there.state.phase]).toEqual(['4', '4'])
    expect([switchers(s), switchers(there)]).toEqual([
      [null, null],
      [2, null],
    ])
  })

  it('PEER-23 1873-4.4.3-z 1873-4.4.3-aa: a route may cross a hex without place twice', () => {
    const [s, there] = inBoth({
      phase: '4',
      tiles: { H11: '77:1', G10: '961:1', F9: '75:5', G8: '77:3', G12: '956:1' },
      markers: { H9: ['QLB'], G12: ['QLB'] },
      railways: { QLB: { price: 100, shares: { A: 5 }, trains: [1] } },
      at: { round: 'operating', turn: 'QLB', step: 'railway-run' },
    })
    const plan: RunPlan = { trains: [{ size: 1, routes: [['H9', 'H11', 'G10', 'F9', 'G8', 'G10', 'G12']] }] }
    expect([s.refused('run', { plan }), there.refused('run', { plan })]).toEqual(['1873-4.4.3-aa', undefined])
  })

  it('a player may be called constructor', () => {
    const name = 'constructor' as PlayerId
    const table = at({ players: [name, 'B'], cash: { [name]: 500 }, mhe: { shares: { [name]: 1 } } })
    table.act('sellShares', { company: 'MHE', count: 1 })
    expect(table.refused('buyShare', { company: 'MHE', from: 'pool' })).toBe('1873-3.2.3-b')
  })
})
