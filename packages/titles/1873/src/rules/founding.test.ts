import { describe, expect, it } from 'vitest'
import type { Description } from '../position.js'
import type { Table } from '../testing.js'
import { at } from '../testing.js'

const players = ['A', 'B', 'C']
const cash = { A: 1000, B: 1000, C: 1000 }
const railway = (table: Table, id: string) => table.state.railways[id]
const sharesIn = (table: Table, id: string) => railway(table, id)?.shares

/** A railway of which two founding shares are sold, and B is on turn. */
function beforeFloating(id: string, startPrice: number, more: Partial<Description> = {}): Table {
  return at({
    players,
    phase: '4',
    cash,
    railways: { [id]: { startPrice, floated: false, operated: false, shares: { A: 2, issue: 3 } } },
    at: { round: 'stock', turn: 'B' },
    ...more,
  })
}

const markersOf = (table: Table, id: string) =>
  Object.entries(table.state.markers).flatMap(([hex, stops]) =>
    stops.flatMap((stop) => stop.filter((m) => m.railway === id).map((m) => `${hex} ${m.active}`)),
  )

describe('founding a railway', () => {
  it('1873-3.2.4-a only the owner of the concession founds, and only once', () => {
    const table = at({ players, cash, concessions: { HBE: 'A', GHE: 'bank' } })
    const found = (id: string) => table.refused('foundRailway', { railway: id, price: 120, count: 1 })
    expect([found('GHE'), found('NWE'), found('CO')]).toEqual(Array(3).fill('1873-3.2.4-a'))
    expect(found('HBE')).toBeUndefined()
    table.act('pass')
    expect(found('HBE')).toBe('1873-3.2.4-a')
    const founded = at({ players, cash, concessions: { HBE: 'A' } })
    founded.act('foundRailway', { railway: 'HBE', price: 120, count: 1 }).act('pass').act('pass')
    expect(founded.player).toBe('A')
    expect(founded.refused('foundRailway', { railway: 'HBE', price: 120, count: 1 })).toBe('1873-3.2.4-a')
    expect(founded.choices('foundRailway')).toEqual([])
  })

  it('1873-3.2.4-b the start price is one of five values', () => {
    const table = at({ players, cash, concessions: { HBE: 'A' } })
    const found = (price: number) => table.refused('foundRailway', { railway: 'HBE', price, count: 1 })
    expect([120, 150, 190, 240, 300].map(found)).toEqual(Array(5).fill(undefined))
    expect([0, 100, 110, 130, 200, 330].map(found)).toEqual(Array(6).fill('1873-3.2.4-b'))
    expect(table.actions('foundRailway').map((a) => Object.values(a).slice(2))).toEqual([
      ['HBE', 120, 1],
      ['HBE', 120, 2],
      ['HBE', 150, 1],
      ['HBE', 150, 2],
      ['HBE', 190, 1],
      ['HBE', 190, 2],
      ['HBE', 240, 1],
      ['HBE', 240, 2],
      ['HBE', 300, 1],
      ['HBE', 300, 2],
    ])
  })

  it('1873-3.2.4-c refuses a start price above the cash of the founder', () => {
    const short = at({ players, cash: { A: 189 }, concessions: { HBE: 'A' } })
    expect(short.refused('foundRailway', { railway: 'HBE', price: 190, count: 1 })).toBe('1873-3.2.4-c')
    expect(short.refusal('foundRailway', { railway: 'HBE', price: 190, count: 1 })?.params).toEqual({
      price: 190,
      cash: 189,
    })
    const enough = at({ players, cash: { A: 190 }, concessions: { HBE: 'A' } })
    enough.act('foundRailway', { railway: 'HBE', price: 190, count: 1 })
    expect(enough.cash('A')).toBe(0)
  })

  it('1873-3.2.4-d the price marker goes to the bottom of the box of the start price', () => {
    const table = at({
      players,
      cash,
      concessions: { HBE: 'A' },
      railways: { GHE: { price: 190, shares: { B: 2 } } },
    })
    table.act('foundRailway', { railway: 'HBE', price: 190, count: 1 })
    expect(table.state.market).toEqual({ 190: ['GHE', 'HBE'] })
    expect(railway(table, 'HBE')).toMatchObject({ price: 190, startPrice: 190 })
  })

  it('1873-3.2.4-e 1873-3.2.4-f of five 20% shares the founder buys one or two, paid to the bank', () => {
    const one = at({ players, cash, concessions: { HBE: 'A' } }).act('foundRailway', {
      railway: 'HBE',
      price: 190,
      count: 1,
    })
    expect(railway(one, 'HBE')).toMatchObject({ denomination: 20, shares: { 'player:A': 1, issue: 4 } })
    expect([one.cash('A'), one.cash('HBE')]).toEqual([810, 0])
    expect(one.told('railway-founded')).toMatchObject([{ player: 'A', railway: 'HBE', price: 190 }])
    expect(one.told('shares-moved')).toMatchObject([
      { company: 'HBE', from: 'new', to: 'issue', count: 5, reason: 'founding' },
      { company: 'HBE', from: 'issue', to: 'player:A', count: 1, reason: 'founding' },
    ])
    expect(one.events).toContainEqual({
      kind: 'money',
      from: 'player:A',
      to: 'bank',
      amount: 190,
      reason: 'shares',
    })
    const two = at({ players, cash, concessions: { HBE: 'A' } }).act('foundRailway', {
      railway: 'HBE',
      price: 190,
      count: 2,
    })
    expect(sharesIn(two, 'HBE')).toEqual({ 'player:A': 2, issue: 3 })
    expect([two.cash('A'), two.cash('HBE')]).toEqual([620, 0])
  })

  it('1873-3.2.4-f refuses none, a third, and a second one that the cash left does not cover', () => {
    const table = at({ players, cash, concessions: { HBE: 'A' } })
    const found = (count: number) => table.refused('foundRailway', { railway: 'HBE', price: 120, count })
    expect([-1, 0, 1, 2, 3].map(found)).toEqual([
      '1873-3.2.4-f',
      '1873-3.2.4-f',
      undefined,
      undefined,
      '1873-3.2.4-f',
    ])
    const short = at({ players, cash: { A: 239 }, concessions: { HBE: 'A' } })
    expect(short.refused('foundRailway', { railway: 'HBE', price: 120, count: 2 })).toBe('1873-3.2.4-f')
    expect(short.refused('foundRailway', { railway: 'HBE', price: 120, count: 1 })).toBeUndefined()
    const enough = at({ players, cash: { A: 240 }, concessions: { HBE: 'A' } })
    enough.act('foundRailway', { railway: 'HBE', price: 120, count: 2 })
    expect(enough.cash('A')).toBe(0)
  })

  it('1873-3.2.4-f 1873-3.2.3.1-b S: both shares are bought at once and paid to the bank, and the treasury is five times the start price', () => {
    const table = at({ players, cash, edition: 'S', concessions: { HBE: 'A' } })
    table.act('foundRailway', { railway: 'HBE', price: 150, count: 2 })
    expect([table.player, table.cash('A'), table.cash('HBE')]).toEqual(['B', 700, 0])
    table.act('buyShare', { company: 'HBE', from: 'issue' })
    expect([table.cash('B'), table.cash('HBE')]).toEqual([850, 750])
    expect(table.player).toBe('C')
  })

  it('1873-3.2.4-g founding alone never floats; the railway may float in the same round', () => {
    const table = at({ players, cash, concessions: { HBE: 'A' } })
    table.act('foundRailway', { railway: 'HBE', price: 120, count: 2 })
    expect(railway(table, 'HBE')?.floated).toBe(false)
    expect([table.player, markersOf(table, 'HBE')]).toEqual(['B', []])
    table.act('buyShare', { company: 'HBE', from: 'issue' })
    expect(railway(table, 'HBE')?.floated).toBe(true)
  })

  it('1873-3.2.4-g the railway may float in any later round', () => {
    const table = at({ players, cash, concessions: { HBE: 'A', GHE: 'gone' } })
    table.act('foundRailway', { railway: 'HBE', price: 120, count: 2 }).act('pass').act('pass').act('pass')
    expect([table.step, table.state.round.trading]).toEqual(['stock-round', 3])
    table.act('buyShare', { company: 'HBE', from: 'issue' })
    expect(railway(table, 'HBE')?.floated).toBe(true)
    expect(table.cash('HBE')).toBe(600)
  })

  it('1873-3.2.4-h a railway may be founded in stock round 1', () => {
    const table = at({ players, cash, trading: 1, concessions: { HBE: 'A' } })
    table.act('foundRailway', { railway: 'HBE', price: 120, count: 1 })
    expect(railway(table, 'HBE')).toMatchObject({ director: 'A', operated: false, receivership: false })
  })
})

describe('floating of a railway', () => {
  it('1873-3.2.3.1-a floats with the third share out of the issue field, not with the second', () => {
    const table = at({
      players,
      cash,
      railways: { HBE: { startPrice: 120, floated: false, operated: false, shares: { A: 1, issue: 4 } } },
      at: { round: 'stock', turn: 'B' },
    })
    table.act('buyShare', { company: 'HBE', from: 'issue' })
    expect(railway(table, 'HBE')?.floated).toBe(false)
    expect(table.told('railway-floated')).toEqual([])
    table.act('buyShare', { company: 'HBE', from: 'issue' })
    expect(railway(table, 'HBE')?.floated).toBe(true)
    expect(table.told('railway-floated')).toMatchObject([{ railway: 'HBE', treasury: 600 }])
  })

  it('1873-3.2.3.1-a shares bought from the pool do not count', () => {
    const table = at({
      players,
      cash,
      railways: {
        HBE: { startPrice: 120, floated: false, operated: false, shares: { A: 1, pool: 1, issue: 3 } },
      },
      at: { round: 'stock', turn: 'B' },
    })
    table.act('buyShare', { company: 'HBE', from: 'pool' })
    expect(railway(table, 'HBE')?.floated).toBe(false)
    expect(table.cash('HBE')).toBe(0)
    table.act('buyShare', { company: 'HBE', from: 'issue' })
    expect(railway(table, 'HBE')?.floated).toBe(true)
  })

  it('1873-3.2.3.1-a a railway that has floated does not float again when it has issued more shares', () => {
    const table = at({
      players,
      cash,
      railways: { HBE: { price: 100, denomination: 10, shares: { A: 7, issue: 3 } } },
      at: { round: 'stock', turn: 'B' },
    })
    table.act('buyShare', { company: 'HBE', from: 'issue' })
    expect(table.cash('HBE')).toBe(100)
    expect(sharesIn(table, 'HBE')).toEqual({ 'player:A': 7, 'player:B': 1, issue: 2 })
  })

  it('1873-3.2.3.1-b 1873-3.2.3.1-c 1873-3.2.3.1-d in this order: five times the start price, two shares to the pool, the markers', () => {
    const table = beforeFloating('HBE', 150)
    table.act('buyShare', { company: 'HBE', from: 'issue' })
    expect(table.events.slice(2)).toMatchObject([
      { kind: 'railway-floated', railway: 'HBE', treasury: 750 },
      { kind: 'money', from: 'bank', to: 'HBE', amount: 750, reason: 'float' },
      { kind: 'shares-moved', company: 'HBE', from: 'issue', to: 'pool', count: 2, reason: 'floating' },
      { kind: 'marker-placed', railway: 'HBE', hex: 'B19', stop: 0, cost: 0 },
      { kind: 'marker-placed', railway: 'HBE', hex: 'D15', stop: 0, cost: 0 },
    ])
    expect(table.player).toBe('C')
  })

  it('1873-3.2.3.1-b the treasury is 600, 750, 950, 1200 or 1500', () => {
    const treasury = (price: number) =>
      beforeFloating('HBE', price).act('buyShare', { company: 'HBE', from: 'issue' }).cash('HBE')
    expect([120, 150, 190, 240, 300].map(treasury)).toEqual([600, 750, 950, 1200, 1500])
  })

  it('1873-3.2.3.1-c the two shares left lie in the pool and are bought from there', () => {
    const table = beforeFloating('HBE', 120).act('buyShare', { company: 'HBE', from: 'issue' })
    expect(sharesIn(table, 'HBE')).toEqual({ 'player:A': 2, 'player:B': 1, pool: 2 })
    expect(table.refused('buyShare', { company: 'HBE', from: 'issue' })).toBe('1873-3.2.3-a')
    table.act('buyShare', { company: 'HBE', from: 'pool' })
    expect([table.cash('C'), table.cash('HBE')]).toEqual([880, 600])
  })

  it('1873-3.2.3.1-d an active marker is placed on each home station: two, NWE three, QLB one', () => {
    const homes = (id: string) =>
      markersOf(beforeFloating(id, 120).act('buyShare', { company: id, from: 'issue' }), id).toSorted()
    expect(homes('HBE')).toEqual(['B19 true', 'D15 true'])
    expect(homes('GHE')).toEqual(['G20 true', 'I18 true'])
    expect(homes('NWE')).toEqual(['B9 true', 'G6 true', 'J7 true'])
    expect(homes('SHE')).toEqual(['E4 true', 'I2 true'])
    expect(homes('KEZ')).toEqual(['G4 true', 'I4 true'])
    expect(homes('WBE')).toEqual(['B9 true', 'D15 true'])
    expect(homes('QLB')).toEqual(['E20 true'])
  })

  it('1873-3.2.3.1-e the owner of the concession keeps it and stays director with fewer shares', () => {
    const table = at({
      players,
      cash,
      railways: {
        HBE: {
          startPrice: 120,
          floated: false,
          operated: false,
          director: 'A',
          shares: { A: 1, B: 1, issue: 3 },
        },
      },
      at: { round: 'stock', turn: 'B' },
    })
    table.act('buyShare', { company: 'HBE', from: 'issue' })
    expect(railway(table, 'HBE')).toMatchObject({ director: 'A', floated: true })
    expect(table.state.concessions['HBE']).toBe('player:A')
  })

  it('1873-3.2.3.1-f it operates for the first time in the operating round that follows', () => {
    const table = beforeFloating('HBE', 120, { phase: '1', concessions: { GHE: 'gone' } })
    table.act('buyShare', { company: 'HBE', from: 'issue' })
    expect(railway(table, 'HBE')?.operated).toBe(false)
    table.act('pass').act('pass').act('pass')
    expect(table.told('round-started')).toMatchObject([{ round: 'operating', number: 1 }])
    expect(table.state.flow.at(-1)).toMatchObject({ operation: 'HBE' })
    expect(table.player).toBe('A')
    table
      .passUntil('railway-purchases')
      .act('buyTrain', { from: 'bank', size: 1, price: 100 })
      .passUntil('stock-round')
    expect(railway(table, 'HBE')?.operated).toBe(true)
  })

  it('1873-3.2.3.1-g a railway that has not floated does not operate and has no treasury and no markers', () => {
    const table = beforeFloating('HBE', 120, { phase: '1', concessions: { GHE: 'gone' } })
    table.act('pass').act('pass').act('pass')
    expect(table.told('round-started').map(({ round }) => round)).toEqual(['operating', 'auction', 'stock'])
    expect(railway(table, 'HBE')).toMatchObject({
      floated: false,
      operated: false,
      price: 120,
      director: 'A',
    })
    expect([table.cash('HBE'), markersOf(table, 'HBE')]).toEqual([0, []])
  })
})
