import { describe, expect, it } from 'vitest'
import type { Description } from '../../position.js'
import type { Table } from '../../testing.js'
import { at } from '../../testing.js'
import { markersLeft } from './stations.js'

const players = ['A', 'B', 'C']

/** Whose turn it is and in which step. */
const now = (table: Table): string => `${table.state.flow.at(-1)?.['operation'] as string} ${table.step}`

/** HBE with its route built, in a later operating round. */
const hbe = (own: object, more: Partial<Description> = {}): Table =>
  at({
    players,
    phase: '2',
    cash: { HBE: 500 },
    tiles: { B17: '78:4' },
    at: { round: 'operating', turn: 'HBE' },
    ...more,
    railways: { HBE: { price: 200, shares: { A: 3, B: 2 }, trains: [2], ...own }, ...more.railways },
  })

/** A railway in its first operating round, after the mine of C has operated. */
const first = (railway: string, startPrice: number, more: Partial<Description> = {}): Table =>
  at({
    players,
    phase: '3',
    mines: { 15: { owner: 'C' } },
    cash: { [railway]: 5 * startPrice },
    at: { round: 'operating', turn: 'mine:15', step: 'mine-purchases' },
    ...more,
    railways: { [railway]: { startPrice, shares: { A: 3 }, operated: false }, ...more.railways },
  }).act('pass')

const straight = { size: 2, routes: [['B19', 'B17', 'C16', 'D15']] }

describe('the steps of a turn', () => {
  it('1873-4.4-a the director goes through track, station, running, profit, purchases and issue in this order', () => {
    const table = hbe({}, { mines: { 15: { owner: 'C' } } })
    const station = { hex: 'C16', stop: 0 }
    const tile = { hex: 'B15', tile: '78', rotation: 5 }
    expect([now(table), table.players]).toEqual(['HBE railway-track', ['A']])
    expect(table.refused('layTile', tile, 'B')).toBe('engine-turn')
    expect(table.refused('buildStation', station)).toBe('engine-step')
    expect(table.refused('buyTrain', { from: 'bank', size: 2, price: 250 })).toBe('engine-step')
    table.act('layTile', tile)
    const another = table.choices('layTile')[0]?.action
    table.act('pass')
    expect(now(table)).toBe('HBE railway-station')
    expect(table.refused('layTile', another)).toBe('1873-4.4-a')
    // what the step of track itself has against it is said first
    expect(table.refused('layTile', tile)).toBe('1873-4.4.1-a')
    expect(table.refused('run', { plan: { trains: [straight] } })).toBe('engine-step')
    table.act('pass')
    expect(now(table)).toBe('HBE railway-run')
    expect(table.refused('layTile', another)).toBe('1873-4.4-a')
    expect(table.refused('buildStation', station)).toBe('1873-4.4-a')
    expect(table.refused('pass')).toBe('1873-4.4.3-a')
    table.act('run', { plan: { trains: [straight] } })
    expect(now(table)).toBe('HBE payout')
    expect(table.refused('buyTrain', { from: 'bank', size: 2, price: 250 })).toBe('engine-step')
    table.act('payOut', { how: 'full' })
    expect(now(table)).toBe('HBE railway-purchases')
    expect(table.refused('issueShares')).toBe('engine-step')
    table.act('pass')
    expect(now(table)).toBe('HBE issue')
    expect(table.refused('buyTrain', { from: 'bank', size: 2, price: 250 })).toBe('engine-step')
    table.act('pass')
    expect(table.step).toBe('auction-round')
  })
})

describe('track through the turn', () => {
  it('1873-4.4.1-aa 1873-4.4.1-ad 1873-4.6-a the first operating round builds the concession route and nothing else', () => {
    const table = first('GHE', 150)
    expect(table.told('tile-laid')).toEqual([
      { kind: 'tile-laid', operation: 'GHE', hex: 'H19', tile: '78', rotation: 1, replaced: null, cost: 0 },
    ])
    expect(table.told('route-built')).toEqual([{ kind: 'route-built', railway: 'GHE', cost: 150 }])
    expect(table.state.tiles).toEqual({ H19: { tile: '78', rotation: 1 } })
    expect(table.cash('GHE')).toBe(600)
    // H17 leads on to I16, but this operating round is for the route only
    expect(now(table)).toBe('GHE railway-station')
    expect(table.refused('layTile', { hex: 'I16', tile: '76', rotation: 1 })).toBe('1873-4.4-a')
  })

  it('1873-4.4.1-ab all tiles of a route are placed at once, on a printed D15 the green B tile', () => {
    const table = first('WBE', 120, { phase: '4' })
    expect(table.state.tiles).toEqual({
      C10: { tile: '78', rotation: 2 },
      C12: { tile: '956', rotation: 1 },
      C14: { tile: '76', rotation: 5 },
      D15: { tile: '974', rotation: 5 },
    })
    expect(table.cash('WBE')).toBe(600)
    expect(now(table)).toBe('WBE railway-station')
  })

  it('1873-4.4.1-ab 1873-4.4.1-ac 1873-4.6-a a hex built otherwise takes its reserved tile, and the full cost of the table is due', () => {
    const table = first('NWE', 240, {
      phase: '2',
      tiles: { D7: '76:3', E6: '956:0' },
      reserved: { D7: '962:0' },
    })
    expect(table.state.tiles).toEqual({
      C8: { tile: '79', rotation: 0 },
      D7: { tile: '962', rotation: 0 },
      E6: { tile: '956', rotation: 0 },
      H7: { tile: '78', rotation: 2 },
      I8: { tile: '956', rotation: 0 },
    })
    expect(table.state.reserved).toEqual({})
    expect(table.told('tile-laid').map((t) => t.hex)).toEqual(['C8', 'D7', 'H7', 'I8'])
    expect(table.cash('NWE')).toBe(700)
    expect(table.cash('A')).toBe(0)
  })

  it('1873-4.4.1-ae a railway whose route is complete pays all the same and builds normally in this step', () => {
    const table = first('GHE', 150, { tiles: { H19: '78:1' } })
    expect(table.told('route-built')).toEqual([])
    expect(table.cash('GHE')).toBe(600)
    expect(now(table)).toBe('GHE railway-track')
    table.act('layTile', { hex: 'I16', tile: '76', rotation: 1 })
    expect(table.state.tiles['I16']).toEqual({ tile: '76', rotation: 1 })
    expect(table.cash('GHE')).toBe(500)
  })

  it('1873-4.4.1-af the dearest route leaves 100 M to a railway of the lowest start price', () => {
    expect(first('NWE', 120).cash('NWE')).toBe(100)
  })

  it('1873-4.4.1-ag 1873-4.4.1-ah later it places no tile, one, or two yellow ones', () => {
    expect(now(hbe({}).act('pass'))).toBe('HBE railway-station')
    expect(hbe({}).act('pass').cash('HBE')).toBe(500)
    const table = hbe({}).act('layTile', { hex: 'B15', tile: '78', rotation: 5 })
    expect([now(table), table.cash('HBE')]).toEqual(['HBE railway-track', 450])
    expect(now(hbe({}).act('layTile', { hex: 'B15', tile: '78', rotation: 5 }).act('pass'))).toBe(
      'HBE railway-station',
    )
    table.act('layTile', { hex: 'E16', tile: '76', rotation: 0 })
    expect(table.state.tiles).toMatchObject({ B15: { tile: '78' }, E16: { tile: '76' } })
    expect([now(table), table.cash('HBE')]).toEqual(['HBE railway-station', 400])
  })

  it('1873-4.4.1-ag 1873-4.4.1-aa a route is built once only: nothing is paid for it in later operating rounds', () => {
    const table = hbe(
      {},
      {
        players,
        at: { round: 'operating', turn: 'GHE' },
        cash: { GHE: 150 },
        tiles: { H19: '78:1' },
        railways: { GHE: { price: 150, shares: { A: 3 }, trains: [2] } },
      },
    )
    expect([now(table), table.cash('GHE')]).toEqual(['GHE railway-track', 150])
  })

  it('1873-4.4.1-ah after a green tile of one piece no second tile is laid', () => {
    const table = hbe({}, { phase: '3' }).act('layTile', { hex: 'D15', tile: '974', rotation: 5 })
    expect(now(table)).toBe('HBE railway-station')
    expect(table.refused('layTile', { hex: 'B15', tile: '78', rotation: 5 })).toBe('1873-4.4-a')
  })

  it('1873-4.4.1-aj a second tile of another kind is refused', () => {
    const table = hbe({}, { phase: '3' }).act('layTile', { hex: 'B15', tile: '78', rotation: 5 })
    expect(table.refused('layTile', { hex: 'D15', tile: '974', rotation: 5 })).toBe('1873-4.4.1-aj')
    expect(table.refused('layTile', { hex: 'E16', tile: '76', rotation: 0 })).toBeUndefined()
    expect(table.actions('layTile').length).toBeGreaterThan(0)
    expect(table.choices('layTile').some((c) => JSON.stringify(c.action).includes('"D15"'))).toBe(false)
  })

  it('1873-4.4.1-ai 1873-4.4.1-aj both tiles may go on one hex, the second judged with the first in place', () => {
    const table = hbe({}, { phase: '3', tiles: { B17: '78:4', D13: '75:4', E14: '78:2' } })
    const green = { hex: 'E16', tile: '966', rotation: 0 }
    expect(table.refused('layTile', green)).toBe('1873-4.4.1-a')
    table.act('layTile', { hex: 'E16', tile: '76', rotation: 0 }).act('layTile', green)
    expect(table.state.tiles['E16']).toEqual({ tile: '966', rotation: 0 })
    expect([now(table), table.cash('HBE')]).toEqual(['HBE railway-station', 450])
  })
})

describe('the station step', () => {
  it('1873-4.4.2-a its inactive markers turn active when the step begins, free and without using up the station', () => {
    const table = hbe(
      {},
      { markers: { H9: ['-HBE', '-GHE'] }, railways: { GHE: { price: 100, shares: { B: 3 } } } },
    )
    expect(table.state.markers['H9']?.[0]?.map((m) => m.active)).toEqual([false, false])
    table.act('pass')
    expect(table.state.markers['H9']).toEqual([
      [
        { railway: 'HBE', active: true },
        { railway: 'GHE', active: false },
      ],
    ])
    expect(table.told('marker-turned')).toEqual([
      { kind: 'marker-turned', railway: 'HBE', hex: 'H9', stop: 0, active: true },
    ])
    expect(table.cash('HBE')).toBe(500)
    table.act('buildStation', { hex: 'C16', stop: 0 })
    expect(table.state.markers['C16']).toEqual([[{ railway: 'HBE', active: true }]])
  })

  it('1873-4.4.2-b one station is built at most', () => {
    const table = hbe({}, { tiles: { B17: '78:4', B15: '78:5' } }).act('pass')
    expect(table.refused('buildStation', { hex: 'B13', stop: 0 })).toBeUndefined()
    table.act('buildStation', { hex: 'C16', stop: 0 })
    expect([now(table), table.cash('HBE')]).toEqual(['HBE railway-run', 400])
    expect(table.refused('buildStation', { hex: 'B13', stop: 0 })).toBe('1873-4.4-a')
  })

  it('1873-4.4.2-b it needs the money', () => {
    expect(now(hbe({}, { cash: { HBE: 100 } }).act('pass'))).toBe('HBE railway-station')
    expect(now(hbe({}, { cash: { HBE: 99 } }).act('pass'))).toBe('HBE railway-run')
  })

  it('1873-4.4.2-b it needs an unused marker', () => {
    const ghe = (markers: NonNullable<Description['markers']>): string =>
      now(
        at({
          players,
          phase: '2',
          cash: { GHE: 500 },
          tiles: { H19: '78:1' },
          markers,
          railways: { GHE: { price: 150, shares: { A: 3 }, trains: [2] } },
          at: { round: 'operating', turn: 'GHE', step: 'railway-station' },
        }),
      )
    expect(ghe({ B13: ['GHE'], C16: ['GHE'], E18: ['GHE'] })).toBe('GHE railway-station')
    expect(ghe({ B13: ['GHE'], C16: ['GHE'], E18: ['GHE'], H9: ['GHE'] })).toBe('GHE railway-run')
  })
})

describe('profit and price', () => {
  const payout = (profit: number, own: object, stacks: Description['stacks'] = {}): Table =>
    hbe(own, {
      stacks: stacks ?? {},
      railways: { GHE: { price: 200, shares: { C: 3 } } },
      at: { round: 'operating', turn: 'HBE', step: 'payout', profit },
    })

  it('1873-4.4.5-a what is withheld goes into the treasury, and the price falls one step', () => {
    const table = payout(150, {}).act('payOut', { how: 'withhold' })
    expect([table.cash('HBE'), table.cash('A'), table.cash('B')]).toEqual([650, 0, 0])
    expect(table.state.railways['HBE']?.price).toBe(190)
  })

  it('1873-4.4.5-a half is kept and half distributed, rounded up on the whole holding, nothing for the pool', () => {
    const table = payout(150, { denomination: 10, shares: { A: 3, B: 2, C: 1 } }).act('payOut', {
      how: 'half',
    })
    expect([table.cash('HBE'), table.cash('A'), table.cash('B'), table.cash('C')]).toEqual([575, 23, 15, 8])
  })

  it('1873-4.4.5-a 1873-4.4.6-a a full payout counts with the part of the pool for the price', () => {
    const table = payout(200, { shares: { A: 2, B: 1 } }).act('payOut', { how: 'full' })
    expect([table.cash('HBE'), table.cash('A'), table.cash('B')]).toEqual([500, 80, 40])
    expect(table.state.railways['HBE']?.price).toBe(220)
  })

  it('1873-4.4.6-a the price rises one step for each time the payout covers it, three at most', () => {
    const price = (profit: number): number | undefined =>
      payout(profit, {}).act('payOut', { how: 'full' }).state.railways['HBE']?.price
    expect([190, 200, 390, 400, 590, 600, 800].map(price)).toEqual([200, 220, 220, 240, 240, 260, 260])
  })

  it('1873-4.4.6-a the marker goes to the bottom of its box even if the price stays', () => {
    const table = payout(190, {}, { 200: ['HBE', 'GHE'] })
    expect(table.state.market[200]).toEqual(['HBE', 'GHE'])
    table.act('payOut', { how: 'full' })
    expect(table.state.market[200]).toEqual(['GHE', 'HBE'])
  })

  it('1873-4.4.6-b a railway without a train earns nothing and falls one step before its compulsory train', () => {
    const table = first('GHE', 150).act('pass')
    expect(table.told('ran')).toMatchObject([{ railway: 'GHE', revenue: 0, maintenance: 0 }])
    expect(table.told('paid-out')).toEqual([{ kind: 'paid-out', company: 'GHE', how: 'withhold', profit: 0 }])
    expect(now(table)).toBe('GHE railway-purchases')
    expect(table.state.railways['GHE']).toMatchObject({ price: 140, trains: [] })
    expect(table.state.market).toEqual({ 140: ['GHE'] })
  })
})

describe('issuing shares', () => {
  const issuing = (own: object): Table =>
    hbe(own, { at: { round: 'operating', turn: 'HBE', step: 'issue' }, players: ['A', 'B', 'C', 'D', 'E'] })

  it('1873-4.4.8-a all shares must be with players, and the director must hold 40%', () => {
    expect(now(issuing({ shares: { A: 2, B: 2, C: 1 } }))).toBe('HBE issue')
    expect(issuing({ shares: { A: 2, B: 2 } }).step).toBe('auction-round')
    expect(issuing({ shares: { A: 2, B: 2, issue: 1 } }).step).toBe('auction-round')
    expect(issuing({ shares: { A: 1, B: 1, C: 1, D: 1, E: 1 } }).step).toBe('auction-round')
  })

  it('1873-4.4.8-a a railway of denomination 10 issues nothing more', () => {
    expect(issuing({ denomination: 10, shares: { A: 5, B: 5 } }).step).toBe('auction-round')
  })

  it('1873-4.4.8-b five new 10% shares lie in the issue field, and their price will go into the treasury', () => {
    const table = hbe(
      { shares: { A: 3, B: 2 } },
      { cash: { A: 1000, B: 0, HBE: 500 }, at: { round: 'operating', turn: 'HBE', step: 'issue' } },
    )
    table.act('issueShares')
    expect(table.state.railways['HBE']).toMatchObject({
      denomination: 10,
      price: 200,
      shares: { 'player:A': 3, 'player:B': 2, issue: 5 },
    })
    expect(table.cash('HBE')).toBe(500)
    table.passUntil('stock-round').act('buyShare', { company: 'HBE', from: 'issue' })
    expect([table.cash('HBE'), table.cash('A')]).toEqual([700, 800])
    expect(table.state.railways['HBE']?.shares).toEqual({ 'player:A': 4, 'player:B': 2, issue: 4 })
  })

  it('1873-4.4.8-c with the issue it receives its remaining markers', () => {
    const gained = (railway: string): number => {
      const table = at({
        players,
        phase: '4',
        railways: { [railway]: { shares: { A: 5 }, trains: [4] } },
        at: { round: 'operating', turn: railway as 'HBE', step: 'issue' },
      })
      const before = markersLeft(table.state, railway as 'HBE')
      return markersLeft(table.act('issueShares').state, railway as 'HBE') - before
    }
    expect(['HBE', 'GHE', 'NWE', 'SHE', 'KEZ', 'WBE', 'QLB'].map(gained)).toEqual([4, 3, 3, 2, 2, 2, 2])
  })
})
