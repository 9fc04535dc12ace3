import { describe, expect, it } from 'vitest'
import type { Table } from '../testing.js'
import { at } from '../testing.js'

const players = ['A', 'B', 'C']
const cash = { A: 1000, B: 1000, C: 1000 }
const pricesOf = (table: Table, company: string) => table.state.railways[company]?.price
const sharesIn = (table: Table, company: string) => table.state.railways[company]?.shares

describe('turns of a stock round', () => {
  it('1873-3.2-a begins with the first player of the order, whoever acted last in the auction round', () => {
    const table = at({ players, order: ['C', 'A', 'B'], cash, at: { round: 'auction', turn: 'B' } })
    table.act('pass').act('pass')
    expect(table.player).toBe('A')
    table.act('pass')
    expect([table.step, table.player]).toEqual(['stock-round', 'C'])
  })

  it('1873-3.2-a goes round in the player order over and over', () => {
    const table = at({ players, order: ['C', 'A', 'B'], cash })
    const turns: string[] = []
    for (let i = 0; i < 7; i++) {
      turns.push(table.player)
      table.act('buyShare', { company: 'MHE', from: 'pool' })
    }
    expect(turns.join('')).toBe('CABCABC')
  })

  it('1873-3.2-a refuses an action of a player who is not on turn', () => {
    const table = at({ players, order: ['C', 'A', 'B'], cash })
    expect(table.refused('buyShare', { company: 'MHE', from: 'pool' }, 'A')).toBe('engine-turn')
  })

  it('1873-3.2-b after a sale a player may buy one share, and only one', () => {
    const table = at({
      players,
      cash,
      mhe: { shares: { A: 3 } },
      railways: { HBE: { price: 100, shares: { B: 2 } } },
    })
    table.act('sellShares', { company: 'MHE', count: 1 })
    expect(table.player).toBe('A')
    table.act('buyShare', { company: 'HBE', from: 'pool' })
    expect(table.player).toBe('B')
    expect(sharesIn(table, 'HBE')).toEqual({ 'player:A': 1, 'player:B': 2, pool: 2 })
    expect(table.refused('buyShare', { company: 'HBE', from: 'pool' }, 'A')).toBe('engine-turn')
  })

  it('1873-3.2-b after a sale a player may found a railway instead', () => {
    const table = at({ players, mhe: { shares: { A: 1 } }, concessions: { GHE: 'A' } })
    expect(table.refused('foundRailway', { railway: 'GHE', price: 150, count: 1 })).toBe('1873-3.2.4-c')
    table.act('sellShares', { company: 'MHE', count: 1 })
    table.act('foundRailway', { railway: 'GHE', price: 150, count: 1 })
    expect([table.player, table.cash('A')]).toEqual(['B', 0])
  })

  it('1873-3.2-b after a sale a player may form a public mine instead', () => {
    const table = at({ players, mhe: { shares: { A: 1 } }, mines: { 1: { owner: 'A' }, 2: { owner: 'A' } } })
    table
      .act('sellShares', { company: 'MHE', count: 1 })
      .act('formPublicMine', { company: 'CO', mines: [1, 2] })
    expect([table.player, table.cash('A')]).toEqual(['B', 150])
    expect(table.state.publicMines['CO']?.director).toBe('A')
  })

  it('1873-3.2-b after a sale a player may use a purchase option instead', () => {
    const table = at({
      players,
      mhe: { shares: { A: 1 } },
      railways: { HBE: { price: 150 } },
      options: { HBE: 'A' },
    })
    table.act('sellShares', { company: 'MHE', count: 1 }).act('useOption', { company: 'HBE', count: 1 })
    expect([table.player, table.cash('A')]).toEqual(['B', 0])
    expect(table.state.railways['HBE']?.director).toBe('A')
  })

  it('1873-3.2-c no sale follows the action of the turn', () => {
    const table = at({ players, cash, mhe: { shares: { A: 2 } } })
    expect(table.refused('sellShares', { company: 'MHE', count: 1 })).toBeUndefined()
    table.act('buyShare', { company: 'MHE', from: 'pool' })
    expect(table.refused('sellShares', { company: 'MHE', count: 1 }, 'A')).toBe('engine-turn')
  })

  it('1873-3.2-d who can do nothing still has to pass, and is not skipped', () => {
    const table = at({ players: ['A', 'B'], cash: { A: 149, B: 150 } })
    expect(table.choices().map((c) => c.action)).toEqual([{ type: 'pass', player: 'A' }])
    table.act('pass')
    expect(table.told('passed')).toMatchObject([{ player: 'A', step: 'stock-round' }])
    expect(table.choices().map((c) => c.action)).toEqual([
      { type: 'buyShare', player: 'B', company: 'MHE', from: 'pool' },
      { type: 'pass', player: 'B' },
    ])
  })

  it('1873-3.2-d a turn with a sale and nothing more is no pass', () => {
    const table = at({ players: ['A', 'B'], mhe: { shares: { A: 2 } } })
    table.act('pass').act('pass')
    expect(table.step).not.toBe('stock-round')

    const again = at({ players: ['A', 'B'], mhe: { shares: { B: 2 } } })
    again.act('pass').act('sellShares', { company: 'MHE', count: 1 }).act('pass')
    expect(again.told('passed')).toEqual([])
    expect([again.step, again.player]).toEqual(['stock-round', 'A'])
    again.act('pass')
    expect([again.step, again.player]).toEqual(['stock-round', 'B'])
    again.act('pass')
    expect(again.step).not.toBe('stock-round')
  })

  it('1873-3.2-e who passed may act on a later turn of the same round', () => {
    const table = at({ players: ['A', 'B'], cash: { A: 150, B: 150 } })
    table.act('pass').act('buyShare', { company: 'MHE', from: 'pool' })
    table.act('buyShare', { company: 'MHE', from: 'pool' })
    expect(table.state.mhe.shares).toEqual({ 'player:A': 1, 'player:B': 1, pool: 8 })
  })
})

describe('selling shares', () => {
  it('1873-3.2.2-a no shares are sold in stock round 1, those of the MHE included', () => {
    const first = {
      players,
      mhe: { shares: { A: 1 } },
      railways: { HBE: { floated: false, operated: false, shares: { A: 2, issue: 3 } } },
    }
    const table = at({ ...first, trading: 1 })
    expect(table.refused('sellShares', { company: 'HBE', count: 1 })).toBe('1873-3.2.2-a')
    expect(table.refused('sellShares', { company: 'MHE', count: 1 })).toBe('1873-3.2.2-a')
    expect(table.choices('sellShares')).toEqual([])
    const second = at({ ...first, trading: 2 })
    expect(second.actions('sellShares')).toEqual([
      { type: 'sellShares', player: 'A', company: 'MHE', count: 1 },
      { type: 'sellShares', player: 'A', company: 'HBE', count: 1 },
    ])
  })

  it('1873-3.2.2-b one company is finished before the next, and not taken up again in the same turn', () => {
    const table = at({
      players,
      railways: {
        HBE: { price: 100, denomination: 10, shares: { A: 3, B: 4 } },
        GHE: { price: 200, denomination: 10, shares: { A: 1, C: 3 } },
      },
    })
    table.act('sellShares', { company: 'HBE', count: 1 }).act('sellShares', { company: 'GHE', count: 1 })
    expect(table.cash('A')).toBe(300)
    expect(table.refused('sellShares', { company: 'HBE', count: 1 })).toBe('1873-3.2.2-b')
    expect(table.choices('sellShares')).toEqual([])
    table.act('pass').act('pass').act('pass')
    expect(table.player).toBe('A')
    table.act('sellShares', { company: 'HBE', count: 2 })
    expect(table.cash('A')).toBe(300 + 2 * 85)
    expect(sharesIn(table, 'HBE')).toEqual({ 'player:B': 4, pool: 6 })
  })

  it('1873-3.2.2-c 1873-3.2.2-e 1873-3.2.2-j EX-09 a packet is paid at the price before the sale, then the price falls one step per share', () => {
    const table = at({
      players: ['A', 'B', 'C'],
      railways: {
        HBE: { price: 220, denomination: 10, shares: { A: 3, B: 4 } },
        GHE: { price: 180, shares: { C: 3 } },
      },
    })
    table.act('sellShares', { company: 'HBE', count: 3 })
    expect(table.cash('A')).toBe(660)
    expect(table.state.railways['HBE']?.price).toBe(180)
    expect(table.state.market[180]).toEqual(['GHE', 'HBE'])
    expect(table.told('shares-moved')).toMatchObject([
      { company: 'HBE', from: 'player:A', to: 'pool', count: 3, reason: 'sale' },
    ])
    expect(table.told('price-moved')).toMatchObject([{ company: 'HBE', from: 220, to: 180 }])
    expect(table.events).toContainEqual({
      kind: 'money',
      from: 'bank',
      to: 'player:A',
      amount: 660,
      reason: 'shares',
    })
  })

  it('1873-3.2.2-c the denomination does not matter for what a share brings', () => {
    const table = at({
      players,
      publicMines: { CO: { price: 160, mines: [1, 2], shares: { A: 1, B: 1 }, director: 'B' } },
    })
    table.act('sellShares', { company: 'CO', count: 1 })
    expect(table.cash('A')).toBe(160)
    expect(table.state.publicMines['CO']?.price).toBe(150)
  })

  it('1873-3.2.2-d 1873-3.2.2-f 1873-3.2.2-j EX-10 before its first operating round a share brings the next lower value, and the price stays', () => {
    const table = at({
      players,
      railways: {
        HBE: { startPrice: 120, operated: false, shares: { A: 3 } },
        GHE: { price: 120, shares: { B: 2 } },
      },
      stacks: { 120: ['HBE', 'GHE'] },
    })
    table.act('sellShares', { company: 'HBE', count: 1 })
    expect(table.cash('A')).toBe(110)
    expect(pricesOf(table, 'HBE')).toBe(120)
    expect(table.state.market).toEqual({ 120: ['GHE', 'HBE'] })
    expect(table.told('price-moved')).toEqual([])
  })

  it('1873-3.2.2-d 1873-3.2.2-f the lower value counts for each share of the packet, of a public mine too', () => {
    const railway = at({
      players,
      railways: { NWE: { startPrice: 300, operated: false, shares: { A: 3 } } },
      phase: '3',
    })
    railway.act('sellShares', { company: 'NWE', count: 2 })
    expect([railway.cash('A'), pricesOf(railway, 'NWE')]).toEqual([560, 300])
    const mine = at({
      players,
      publicMines: { CO: { price: 190, operated: false, mines: [1, 2], shares: { A: 2 } } },
    })
    mine.act('sellShares', { company: 'CO', count: 1 })
    expect([mine.cash('A'), mine.state.publicMines['CO']?.price]).toEqual([180, 190])
  })

  it('1873-3.2.2-g the price never falls below 50', () => {
    const table = at({ players, railways: { HBE: { price: 85, denomination: 10, shares: { A: 5, B: 5 } } } })
    table.act('sellShares', { company: 'HBE', count: 5 })
    expect([table.cash('A'), pricesOf(table, 'HBE')]).toEqual([425, 50])
  })

  it('1873-3.2.2-g 1873-3.2.2-j at 50 the price stays, and its marker goes to the bottom of the stack', () => {
    const table = at({
      players,
      railways: { HBE: { price: 50, shares: { A: 2, B: 2 } }, GHE: { price: 50, shares: { C: 3 } } },
      stacks: { 50: ['HBE', 'GHE'] },
    })
    table.act('sellShares', { company: 'HBE', count: 1 })
    expect([table.cash('A'), pricesOf(table, 'HBE')]).toEqual([50, 50])
    expect(table.state.market).toEqual({ 50: ['GHE', 'HBE'] })
  })

  it('1873-3.2.2-k the director of a railway that has not operated keeps 20%, even if another holds more', () => {
    const table = at({
      players,
      railways: { HBE: { operated: false, director: 'A', shares: { A: 2, B: 3 } } },
    })
    expect(table.refused('sellShares', { company: 'HBE', count: 2 })).toBe('1873-3.2.2-k')
    expect(table.refusal('sellShares', { company: 'HBE', count: 2 })?.params).toEqual({
      company: 'HBE',
      left: 0,
      keep: 20,
    })
    table.act('sellShares', { company: 'HBE', count: 1 })
    expect(sharesIn(table, 'HBE')).toEqual({ 'player:A': 1, 'player:B': 3, pool: 1 })
    const later = at({ players, railways: { HBE: { operated: true, shares: { A: 2, B: 2 } } } })
    expect(later.refused('sellShares', { company: 'HBE', count: 2 })).toBeUndefined()
  })

  it('1873-3.2.2-k a railway that has not floated has not operated either', () => {
    const table = at({
      players,
      railways: { HBE: { floated: false, operated: false, shares: { A: 1, B: 1, issue: 3 } } },
    })
    expect(table.refused('sellShares', { company: 'HBE', count: 1 })).toBe('1873-3.2.2-k')
  })

  it('1873-3.2.2-l any other director may sell everything if another player holds at least 20%', () => {
    const table = at({
      players,
      railways: { HBE: { denomination: 10, price: 100, shares: { A: 3, B: 2, C: 1 } } },
    })
    table.act('sellShares', { company: 'HBE', count: 3 })
    expect([table.cash('A'), table.state.railways['HBE']?.director]).toEqual([300, 'B'])
    expect(sharesIn(table, 'HBE')).toEqual({ 'player:B': 2, 'player:C': 1, pool: 7 })
  })

  it('1873-3.2.2-m the director keeps 20% if nobody else holds 20%, however many hold 10%', () => {
    const table = at({
      players,
      railways: { HBE: { denomination: 10, price: 100, shares: { A: 4, B: 1, C: 1 } } },
    })
    expect(table.refused('sellShares', { company: 'HBE', count: 3 })).toBe('1873-3.2.2-m')
    expect(table.actions('sellShares').map((a) => (a as unknown as { count: number }).count)).toEqual([1, 2])
    table.act('sellShares', { company: 'HBE', count: 2 })
    expect(table.state.railways['HBE']?.director).toBe('A')
  })

  it('1873-3.2.2-l 1873-3.2.2-m EX-13 of two 50% shares the only holder keeps one; with a partner both may be sold', () => {
    const alone = at({ players, publicMines: { CO: { price: 220, mines: [1, 2], shares: { A: 2 } } } })
    expect(alone.refused('sellShares', { company: 'CO', count: 2 })).toBe('1873-3.2.2-m')
    alone.act('sellShares', { company: 'CO', count: 1 })
    expect([alone.cash('A'), alone.state.publicMines['CO']?.price]).toEqual([220, 200])
    expect(alone.state.publicMines['CO']?.director).toBe('A')
    // 1873-3.2.2-k is for railways only
    const both = at({
      players,
      publicMines: { CO: { price: 220, operated: false, mines: [1, 2], shares: { A: 1, B: 1 } } },
    })
    both.act('sellShares', { company: 'CO', count: 1 })
    expect(both.state.publicMines['CO']?.director).toBe('B')
  })

  it('1873-3.2.2-n who is not director may sell everything', () => {
    const table = at({
      players,
      at: { round: 'stock', turn: 'B' },
      railways: { HBE: { operated: false, director: 'A', shares: { A: 1, B: 3 } } },
    })
    table.act('sellShares', { company: 'HBE', count: 3 })
    expect(sharesIn(table, 'HBE')).toEqual({ 'player:A': 1, pool: 4 })
    expect(table.state.railways['HBE']?.director).toBe('A')
  })

  it('1873-3.2.2-o after a sale the player with the most becomes director at once', () => {
    const table = at({ players, railways: { HBE: { denomination: 10, shares: { A: 4, B: 2, C: 3 } } } })
    table.act('sellShares', { company: 'HBE', count: 1 })
    expect(table.state.railways['HBE']?.director).toBe('A')
    table.act('pass').act('pass').act('pass').act('sellShares', { company: 'HBE', count: 1 })
    expect(table.state.railways['HBE']?.director).toBe('C')
    expect(table.told('director-changed')).toMatchObject([{ company: 'HBE', from: 'A', to: 'C' }])
  })

  it('1873-3.2.1-e 1873-3.2.2-o 1873-3.2.2-p EX-12 of equal holders the next after the old director takes over; a tie with the director changes nothing', () => {
    const position = {
      players,
      order: ['A', 'C', 'B'],
      railways: { HBE: { price: 100, shares: { A: 2, B: 1, C: 1 } } },
    }
    const all = at(position).act('sellShares', { company: 'HBE', count: 2 })
    expect(all.state.railways['HBE']?.director).toBe('C')
    expect(sharesIn(all, 'HBE')).toEqual({ 'player:B': 1, 'player:C': 1, pool: 3 })
    const one = at(position).act('sellShares', { company: 'HBE', count: 1 })
    expect(one.state.railways['HBE']?.director).toBe('A')
  })

  it('1873-3.2.2-p the search for the next director wraps round the player order', () => {
    const shares = { A: 2, B: 2, C: 3, D: 1 }
    const four = ['A', 'B', 'C', 'D']
    const fromC = (order: string[]) =>
      at({
        players: four,
        order,
        at: { round: 'stock', turn: 'C' },
        railways: { HBE: { denomination: 10, shares } },
      }).act('sellShares', { company: 'HBE', count: 3 }).state.railways['HBE']?.director
    expect(fromC(['A', 'B', 'C', 'D'])).toBe('A')
    expect(fromC(['B', 'A', 'D', 'C'])).toBe('B')
    expect(fromC(['A', 'C', 'B', 'D'])).toBe('B')
  })

  it('1873-3.2.2-q a sale changes no director while the concession protects its owner', () => {
    const position = { players, railways: { HBE: { operated: false, shares: { A: 2, B: 2 } } } }
    const table = at(position).act('sellShares', { company: 'HBE', count: 1 })
    expect(table.state.railways['HBE']?.director).toBe('A')
    const unprotected = at({ players, railways: { HBE: { shares: { A: 2, B: 2 } } } })
    unprotected.act('sellShares', { company: 'HBE', count: 1 })
    expect(unprotected.state.railways['HBE']?.director).toBe('B')
  })

  it('1873-3.2.2-r up to 80% come into the pool through sales, with no other limit', () => {
    const table = at({ players, railways: { HBE: { price: 100, shares: { A: 5 } } } })
    expect(table.refused('sellShares', { company: 'HBE', count: 5 })).toBe('1873-3.2.2-m')
    table.act('sellShares', { company: 'HBE', count: 4 })
    expect(sharesIn(table, 'HBE')).toEqual({ 'player:A': 1, pool: 4 })
    const full = at({
      players,
      at: { round: 'stock', turn: 'B' },
      railways: { HBE: { denomination: 10, shares: { A: 2, B: 1 } } },
    })
    full.act('sellShares', { company: 'HBE', count: 1 })
    expect(sharesIn(full, 'HBE')).toEqual({ 'player:A': 2, pool: 8 })
  })

  it('1873-3.2.2-r an insolvency brings 100% into the pool', () => {
    const table = at({
      players,
      phase: '4',
      publicMines: { CO: { price: 200, mines: [1, 2], shares: { A: 1, B: 1 } } },
      at: { round: 'operating', turn: 'CO' },
    })
    expect(table.state.publicMines['CO']?.shares).toEqual({ pool: 5 })
  })

  it('1873-3.2.2-s refuses to sell none, less than none, or more than the player has', () => {
    const table = at({ players, mhe: { shares: { A: 2 } }, railways: { HBE: { shares: { B: 3, C: 2 } } } })
    expect(table.refused('sellShares', { company: 'MHE', count: 0 })).toBe('1873-3.2.2-s')
    expect(table.refused('sellShares', { company: 'MHE', count: -1 })).toBe('1873-3.2.2-s')
    expect(table.refused('sellShares', { company: 'MHE', count: 3 })).toBe('1873-3.2.2-s')
    expect(table.refusal('sellShares', { company: 'MHE', count: 3 })?.params).toEqual({
      company: 'MHE',
      count: 3,
      held: 2,
    })
    expect(table.refused('sellShares', { company: 'MHE', count: 2 })).toBeUndefined()
    expect(table.refused('sellShares', { company: 'HBE', count: 1 })).toBe('1873-3.2.2-s')
    expect(table.refused('sellShares', { company: 'GHE', count: 1 })).toBe('1873-3.2.2-s')
  })
})

describe('the end of a stock round', () => {
  it('1873-3.2.8-a ends when all players have passed in a row, the last one to act included', () => {
    const table = at({ players, cash })
    table.act('pass').act('pass').act('buyShare', { company: 'MHE', from: 'pool' })
    table.act('pass').act('pass')
    expect([table.step, table.player]).toEqual(['stock-round', 'C'])
    table.act('pass')
    expect(table.told('order-set')).toHaveLength(1)
    expect(table.step).not.toBe('stock-round')
  })

  it('1873-3.2.8-b a concession whose railway is not founded goes back unpaid and is offered again', () => {
    const table = at({ players, cash, concessions: { HBE: 'B', GHE: 'gone' } })
    table.act('pass').act('pass').act('pass')
    expect(table.told('concession-returned')).toMatchObject([{ railway: 'HBE', player: 'B' }])
    expect(table.state.concessions['HBE']).toBe('bank')
    expect(table.cash('B')).toBe(1000)
    expect(table.step).toBe('auction-round')
    expect(table.actions('openAuction')).toMatchObject([{ item: 'concession:HBE' }])
  })

  it('1873-3.2.8-c the concession of a founded railway that has not floated stays', () => {
    const table = at({
      players,
      railways: { HBE: { floated: false, operated: false, shares: { B: 1, issue: 4 } } },
      concessions: { GHE: 'gone' },
    })
    table.act('pass').act('pass').act('pass')
    expect(table.told('concession-returned')).toEqual([])
    expect(table.state.concessions['HBE']).toBe('player:B')
    expect(table.state.concessions['GHE']).toBe('gone')
  })

  it('1873-3.2.8-d every purchase option lapses without payment', () => {
    const table = at({
      players,
      cash,
      phase: '4',
      publicMines: { CO: { mines: [1, 2] } },
      options: { CO: 'B' },
    })
    table.act('pass').act('pass').act('pass')
    expect(table.told('option-lapsed')).toMatchObject([{ company: 'CO', player: 'B' }])
    expect(table.state.options).toEqual({})
    expect(table.cash('B')).toBe(1000)
  })

  it('1873-3.2.8-e the new order goes by cash, the richest first', () => {
    const table = at({ players, cash: { A: 10, B: 30, C: 20 } })
    table.act('pass').act('pass').act('pass')
    expect(table.told('order-set')).toMatchObject([{ order: ['B', 'C', 'A'] }])
    expect(table.state.order).toEqual(['B', 'C', 'A'])
  })

  it('1873-3.2.8-f players with equal cash keep their old relative order', () => {
    const order = ['D', 'B', 'E', 'A', 'C']
    const table = at({ players: ['A', 'B', 'C', 'D', 'E'], order, cash: { A: 5, B: 20, C: 20, D: 5, E: 20 } })
    for (let i = 0; i < 5; i++) table.act('pass')
    expect(table.state.order).toEqual(['B', 'E', 'C', 'D', 'A'])
  })

  it('1873-3.2.8-g the order holds for the next trading round, whatever is earned in between', () => {
    const table = at({ players, cash: { A: 30, B: 20, C: 10 }, mhe: { shares: { C: 10 } } })
    table.act('pass').act('pass').act('pass')
    expect(table.cash('C')).toBe(110)
    expect([table.step, table.player]).toEqual(['auction-round', 'A'])
    table.act('pass').act('pass').act('pass')
    expect([table.step, table.player]).toEqual(['stock-round', 'A'])
    expect(table.state.order).toEqual(['A', 'B', 'C'])
    table.act('pass').act('pass').act('pass')
    expect(table.state.order).toEqual(['C', 'A', 'B'])
  })

  it('1873-3.2.8-g a tie for a directorship in an operating round is decided by that order', () => {
    const director = (order: string[]) =>
      at({
        players,
        order,
        railways: { HBE: { operated: false, director: 'A', shares: { A: 1, B: 2, C: 2 } } },
        cash: { HBE: 600, C: 1 },
        at: { round: 'operating', turn: 'HBE', step: 'railway-purchases' },
      }).act('buyTrain', { from: 'bank', size: 1, price: 100 }).state.railways['HBE']?.director
    expect(director(['A', 'B', 'C'])).toBe('B')
    expect(director(['A', 'C', 'B'])).toBe('C')
  })

  it('1873-3.2.8-h a set of operating rounds follows', () => {
    const table = at({ players, mines: { 15: { owner: 'A' } }, cash: { 'mine:15': 500 } })
    table.act('pass').act('pass').act('pass')
    expect(table.told('round-started')).toMatchObject([{ round: 'operating', number: 1, set: 2, of: 1 }])
    expect([table.step, table.player]).toEqual(['mine-purchases', 'A'])
  })
})
