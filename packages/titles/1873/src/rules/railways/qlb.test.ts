import { describe, expect, it } from 'vitest'
import type { Description } from '../../position.js'
import type { Table } from '../../testing.js'
import { at } from '../../testing.js'

const players = ['A', 'B', 'C']

type Step = 'railway-track' | 'railway-station' | 'railway-run' | 'railway-purchases'

/** QLB of A in a later operating round, at this step. */
const qlb = (step: Step, own: object = {}, more: Partial<Description> = {}): Table =>
  at({
    players,
    phase: '4',
    cash: { QLB: 500 },
    at: { round: 'operating', turn: 'QLB', step },
    ...more,
    railways: { QLB: { price: 200, shares: { A: 3 }, ...own }, ...more.railways },
  })

/** QLB in its first operating round; A has the concession, B the most shares. */
const first = (more: Partial<Description> = {}): Table =>
  at({
    players,
    phase: '4',
    cash: { QLB: 600 },
    railways: { QLB: { startPrice: 120, operated: false, director: 'A', shares: { A: 1, B: 2 } } },
    at: { round: 'operating', number: 2, turn: 'QLB' },
    ...more,
  })

const alongE18 = ['E20', 'E18']
const alongC16 = ['C16', 'B15', 'B13']
const revenueOf = (table: Table): number | undefined => table.told('ran')[0]?.revenue

describe('the first operating round of the QLB', () => {
  it('1873-4.4.9-a its only home is Quedlinburg, and no route is built for it', () => {
    const table = first()
    expect(table.state.markers).toEqual({ E20: [[{ railway: 'QLB', active: true }]] })
    expect(table.state.tiles).toEqual({})
    expect(table.cash('QLB')).toBe(600)
  })

  it('1873-4.4.9-h 1873-4.4.1-ag it builds track normally from its first operating round on, two tiles if they are yellow', () => {
    const table = first()
    expect([table.step, table.player]).toEqual(['railway-track', 'A'])
    table.act('layTile', { hex: 'D17', tile: '956', rotation: 2 })
    expect(table.step).toBe('railway-track')
    table.act('layTile', { hex: 'E16', tile: '956', rotation: 1 })
    expect([table.step, table.cash('QLB')]).toEqual(['railway-station', 550])
    expect(Object.keys(table.state.tiles)).toEqual(['D17', 'E16'])
  })

  it('1873-4.4.9-c the local train earns 60 already in the first operating round', () => {
    const table = first().act('pass').act('pass')
    expect(revenueOf(table)).toBe(60)
    expect([table.step, table.player]).toEqual(['payout', 'A'])
    table.act('payOut', { how: 'full' })
    expect([table.cash('A'), table.cash('B'), table.state.railways['QLB']?.price]).toEqual([12, 24, 120])
  })

  it('1873-4.4.9-g the concession goes when the purchase step begins, and the directorship with it', () => {
    const table = first().act('pass').act('pass')
    expect([table.state.concessions['QLB'], table.state.railways['QLB']?.director]).toEqual(['player:A', 'A'])
    table.act('payOut', { how: 'withhold' })
    expect(table.told('concession-gone')).toEqual([{ kind: 'concession-gone', railway: 'QLB' }])
    expect([table.state.concessions['QLB'], table.state.railways['QLB']?.director]).toEqual(['gone', 'B'])
    expect([table.step, table.players]).toEqual(['railway-purchases', ['B']])
  })

  it('1873-4.4.9-g a director whom nobody outdoes stays', () => {
    const table = first({
      railways: { QLB: { startPrice: 120, operated: false, director: 'A', shares: { A: 2, B: 2 } } },
    })
    table.act('pass').act('pass').act('payOut', { how: 'withhold' })
    expect([table.state.concessions['QLB'], table.players]).toEqual(['gone', ['A']])
  })

  it('1873-4.4.9-g the purchase step of another railway leaves the concession where it is', () => {
    const table = first({
      railways: {
        HBE: { price: 300, shares: { C: 3 }, trains: [4] },
        QLB: { startPrice: 120, operated: false, director: 'A', shares: { A: 1, B: 2 } },
      },
      at: { round: 'operating', turn: 'HBE', step: 'railway-purchases' },
    })
    expect([table.step, table.player]).toEqual(['railway-purchases', 'C'])
    expect([table.state.concessions['QLB'], table.state.railways['QLB']?.director]).toEqual(['player:A', 'A'])
  })

  it('1873-4.4.9-b it needs no compulsory train: it may end the step, rich or poor, and is not insolvent', () => {
    for (const QLB of [0, 5000]) {
      const table = first({ cash: { QLB } }).passUntil('payout').act('payOut', { how: 'full' })
      expect(table.refused('buySwitcher', { from: 'bank', size: 4, price: 150 })).toBe(
        QLB === 0 ? '1873-4.2.4-a' : undefined,
      )
      table.act('pass')
      expect(table.told('insolvent')).toEqual([])
      expect(table.state.railways['QLB']).toMatchObject({
        receivership: false,
        director: 'B',
        trains: [],
        operated: true,
      })
    }
  })
})

describe('the local train', () => {
  it('1873-4.4.9-b it runs without any other train and costs no maintenance, in phase D neither', () => {
    const table = qlb('railway-station', {}, { phase: 'D', cash: { QLB: 100 }, tiles: { E20: '987:0' } }).act(
      'pass',
    )
    expect(table.told('ran')).toMatchObject([
      { railway: 'QLB', plan: { trains: [] }, revenue: 90, maintenance: 0 },
    ])
  })

  it('1873-4.4.9-b it cannot be scrapped or sold', () => {
    const own = qlb('railway-purchases')
    expect(own.refused('scrapTrain', { size: 1 })).toBe('1873-4.4.7-j')
    expect(own.choices('scrapTrain')).toEqual([])
    const other = qlb(
      'railway-purchases',
      {},
      {
        railways: { HBE: { price: 100, shares: { B: 3 }, trains: [4] } },
        cash: { HBE: 1000 },
        at: { round: 'operating', turn: 'HBE', step: 'railway-purchases' },
      },
    )
    expect(other.refused('buyTrain', { from: 'QLB', size: 1, price: 1, maintenance: 'buyer' })).toBe(
      '1873-4.1-i',
    )
    expect(other.actions('buyTrain').map((a) => (a as { from?: string }).from)).toEqual(['bank'])
  })

  it('1873-4.4.9-c it earns 90 once Quedlinburg is brown', () => {
    const revenue = (tiles: NonNullable<Description['tiles']>): number | undefined =>
      revenueOf(qlb('railway-station', {}, { phase: '5', cash: { QLB: 100 }, tiles }).act('pass'))
    expect([revenue({}), revenue({ E20: '987:0' })]).toEqual([60, 90])
  })

  it('1873-4.4.9-d another train that calls at Quedlinburg counts the town a second time', () => {
    const table = qlb('railway-run', { trains: [4] }).act('run', {
      plan: { trains: [{ size: 4, routes: [alongE18] }] },
    })
    expect(table.told('ran')).toMatchObject([{ revenue: 60 + 60 + 10 + 40, maintenance: 0 }])
  })

  it('1873-4.4.9-d two trains there do not count it a third time', () => {
    const table = qlb(
      'railway-run',
      { trains: [4, 3] },
      {
        phase: '5',
        tiles: { E20: '987:0', D19: '78:5', D17: '956:1' },
        markers: { D17: ['QLB'] },
      },
    )
    const trains = [
      { size: 4, routes: [alongE18] },
      { size: 3, routes: [['E20', 'D19', 'D17']] },
    ]
    table.act('run', { plan: { trains } })
    expect(table.told('ran')).toMatchObject([{ revenue: 90 + 90 + 10 + 40 + 20 }])
  })

  it('1873-4.4.9-d the other trains need not call at Quedlinburg, which then counts once', () => {
    const table = qlb(
      'railway-run',
      { trains: [1] },
      { phase: '3', tiles: { B15: '78:5' }, markers: { C16: ['QLB'] } },
    )
    table.act('run', { plan: { trains: [{ size: 1, routes: [alongC16] }] } })
    expect(table.told('ran')).toMatchObject([{ revenue: 60 + 30 + 10 + 60, maintenance: 50 }])
  })

  it('1873-4.4.9-e a diesel without a legal route earns 10 for Quedlinburg alone', () => {
    const table = qlb('railway-run', { diesel: true }, { phase: 'D' }).act('run', {
      plan: { trains: [], diesel: [] },
    })
    expect(table.told('ran')).toMatchObject([{ revenue: 60 + 10 }])
  })

  it('1873-4.4.9-e its diesel routes hang together with Quedlinburg', () => {
    const table = qlb(
      'railway-run',
      { diesel: true },
      {
        phase: 'D',
        tiles: { B15: '78:5' },
        markers: { C16: ['QLB'], B13: ['QLB'] },
      },
    )
    expect(table.refused('run', { plan: { trains: [], diesel: [alongC16] } })).toBe('1873-4.4.9-e')
    table.act('run', { plan: { trains: [], diesel: [] } })
    expect(table.told('ran')).toMatchObject([{ revenue: 60 + 10 }])
    const linked = qlb('railway-run', { diesel: true }, { phase: 'D', markers: { E18: ['QLB'] } })
    expect(linked.refused('run', { plan: { trains: [], diesel: [] } })).toBe('1873-4.4.3-t')
    linked.act('run', { plan: { trains: [], diesel: [alongE18] } })
    expect(linked.told('ran')).toMatchObject([{ revenue: 60 + 10 + 10 }])
  })

  it('1873-4.4.9-f it may scrap or sell all its other standard trains', () => {
    const own = qlb('railway-purchases', { trains: [4] }).act('scrapTrain', { size: 4 })
    expect(own.state.railways['QLB']?.trains).toEqual([])
    const table = qlb(
      'railway-purchases',
      { trains: [4] },
      {
        railways: { HBE: { price: 100, shares: { B: 3 }, trains: [4] } },
        cash: { HBE: 100, QLB: 0 },
        at: { round: 'operating', turn: 'HBE', step: 'railway-purchases' },
      },
    )
    table.act('buyTrain', { from: 'QLB', size: 4, price: 100 }).act('accept', {}, 'A')
    expect([table.state.railways['QLB']?.trains, table.state.railways['HBE']?.trains]).toEqual([[], [4, 4]])
    expect(table.cash('QLB')).toBe(100)
  })
})
