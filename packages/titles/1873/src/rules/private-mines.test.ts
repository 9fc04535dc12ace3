import { describe, expect, it } from 'vitest'
import type { LayTile } from '../actions.js'
import type { Description } from '../position.js'
import { at, newGame } from '../testing.js'
import type { Table } from '../testing.js'
import { refuseLay } from './railways/track.js'

type Mine = NonNullable<Description['mines']>[string]

/** The turn of A's mine; B's mine 15 follows. */
const turn = (mine: number, described: Mine, more: Partial<Description> = {}): Table =>
  at({
    players: ['A', 'B'],
    phase: '2',
    mines: { [mine]: { owner: 'A', ...described }, 15: { owner: 'B', machine: 5 } },
    at: { round: 'operating', turn: `mine:${mine}` },
    ...more,
  })

const top = (table: Table) => ({ step: table.step, operation: table.state.flow.at(-1)?.['operation'] })
const lays = (table: Table, hex: string): LayTile[] =>
  table.actions<LayTile>('layTile').filter((a) => a.hex === hex)
const layOf = (table: Table, hex: string) => {
  const [first] = lays(table, hex)
  return { hex, tile: first?.tile ?? 'none', rotation: first?.rotation ?? 0 }
}

describe('the turn of a private mine', () => {
  it('1873-4.2-a goes through track, production, profit, purchases and closing in this order', () => {
    const table = turn(9, {}, { cash: { 'mine:9': 300 } })
    expect(top(table)).toEqual({ step: 'mine-track', operation: 'mine:9' })
    expect(table.players).toEqual(['A'])
    expect(table.cash('A')).toBe(0)
    for (const [type, own] of [
      ['buyMachine', { mines: [9] }],
      ['buySwitcher', { from: 'bank', size: 2, price: 50 }],
      ['closeMine', {}],
    ] as const)
      expect(table.refused(type, own)).toBe('engine-step')
    table.act('pass')
    expect(table.events.map((e) => e.kind)).toEqual(['passed', 'produced', 'money', 'money'])
    expect([table.cash('A'), table.cash('mine:9')]).toEqual([30, 330])
    expect(top(table)).toEqual({ step: 'mine-purchases', operation: 'mine:9' })
    table.act('buyMachine', { mines: [9] })
    table.act('closeMine')
    expect([table.cash('A'), table.cash('mine:9')]).toEqual([30 + 180, 0])
    expect(top(table)).toEqual({ step: 'mine-purchases', operation: 'mine:15' })
  })

  it('1873-4.2-a without closing the turn ends with the purchases', () => {
    const table = turn(9, {}, { cash: { 'mine:9': 300 } })
      .act('pass')
      .act('pass')
    expect(table.state.mines[9]?.open).toBe(true)
    expect(top(table)).toEqual({ step: 'mine-purchases', operation: 'mine:15' })
  })

  it('1873-4.2-b every mine begins the game with an empty treasury', () => {
    const table = newGame(4)
    const treasuries = Object.entries(table.state.cash).filter(([purse]) => purse.startsWith('mine:'))
    expect(treasuries).toHaveLength(15)
    expect(treasuries.map(([, cash]) => cash)).toEqual(Array(15).fill(0))
    table.act('buyItem', { item: 'mine:9', price: 290 })
    expect(table.cash('mine:9')).toBe(0)
  })
})

describe('track of a private mine', () => {
  it('1873-4.2.1-a one tile in an operating round, then production follows', () => {
    const table = turn(5, {}, { phase: '3', cash: { 'mine:5': 1000 }, mhe: { train: 5 } })
    const lay = layOf(table, 'D13')
    table.act('layTile', lay)
    expect(table.state.tiles).toEqual({ D13: { tile: lay.tile, rotation: lay.rotation } })
    expect(table.told('produced')).toMatchObject([{ operation: 'mine:5' }])
    expect(top(table)).toEqual({ step: 'mine-purchases', operation: 'mine:5' })
    expect(table.state.mines[5]?.connected).toBe(false)
    expect(table.refused('layTile', lay)).toBe('1873-4.2.1-c')
    // in the second operating round of the set it may lay again
    table.passUntil('mine-track')
    expect(table.state.round.operating).toBe(2)
    expect(top(table)).toEqual({ step: 'mine-track', operation: 'mine:5' })
    expect(table.choices('layTile').length).toBeGreaterThan(0)
  })

  it('1873-4.2.1-a it may also do nothing', () => {
    const table = turn(9, {}, { cash: { 'mine:9': 300 } })
    table.act('pass')
    expect(table.state.tiles).toEqual({})
    expect(table.step).toBe('mine-purchases')
  })

  it('1873-4.2.1-a from phase 3 on it may upgrade a tile instead', () => {
    const laid = { tiles: { D13: '956:1' }, cash: { 'mine:5': 300 } }
    expect(lays(turn(5, {}, { ...laid, phase: '2' }), 'D13')).toEqual([])
    const table = turn(5, {}, { ...laid, phase: '3' })
    const lay = layOf(table, 'D13')
    table.act('layTile', lay)
    expect(table.told('tile-laid')).toMatchObject([{ operation: 'mine:5', hex: 'D13', replaced: '956' }])
    expect(table.step).toBe('mine-purchases')
  })

  it('1873-4.2.1-a nobody is asked where the mine can lay nothing', () => {
    expect(turn(9, {}, { cash: { 'mine:9': 149 } }).step).toBe('mine-purchases')
    expect(turn(9, {}, { cash: { 'mine:9': 150 } }).step).toBe('mine-track')
  })

  it('1873-4.2.1-c a connected mine lays no track', () => {
    const open = turn(9, {}, { cash: { 'mine:9': 300 } })
    const lay = layOf(open, 'G2')
    const table = turn(9, { connected: true }, { cash: { 'mine:9': 300 } })
    expect(top(table)).toEqual({ step: 'mine-purchases', operation: 'mine:9' })
    expect(table.refused('layTile', lay)).toBe('1873-4.2.1-c')
    expect(refuseLay(table.state, { kind: 'mine', mine: 9 }, lay)).toMatchObject({
      rule: '1873-4.2.1-c',
      params: { because: 'connected' },
    })
    expect(refuseLay(open.state, { kind: 'mine', mine: 9 }, lay)).toBeUndefined()
  })

  it('1873-4.2.1-c neither does a mine of a public mine', () => {
    const lay = layOf(turn(9, {}, { cash: { 'mine:9': 300 } }), 'G2')
    const table = at({
      players: ['A', 'B'],
      phase: '2',
      publicMines: { CO: { mines: [9, 3], shares: { A: 2 } } },
      cash: { CO: 500 },
      at: { round: 'operating' },
    })
    expect(top(table)).toEqual({ step: 'payout', operation: 'CO' })
    table.act('payOut', { how: 'full' })
    expect(table.refused('layTile', lay)).toBe('1873-4.3-b')
    expect(refuseLay(table.state, { kind: 'mine', mine: 9 }, lay)).toMatchObject({
      rule: '1873-4.2.1-c',
      params: { because: 'public mine' },
    })
  })

  it('1873-4.2.1-c a closed mine has no turn and lays no track', () => {
    const lay = layOf(turn(9, {}, { cash: { 'mine:9': 300 } }), 'G2')
    const table = at({
      players: ['A', 'B'],
      phase: '2',
      mines: { 15: { owner: 'B' } },
      at: { round: 'operating' },
    })
    expect(table.state.mines[9]?.open).toBe(false)
    expect(top(table)).toEqual({ step: 'mine-purchases', operation: 'mine:15' })
    expect(refuseLay(table.state, { kind: 'mine', mine: 9 }, lay)).toMatchObject({
      rule: '1873-4.2.1-c',
      params: { because: 'closed' },
    })
  })
})

describe('purchases of a private mine', () => {
  it('1873-4.2.4-a machines, switchers and scrapping in any order and number, paid by the treasury', () => {
    const table = turn(9, { connected: true }, { cash: { 'mine:9': 1000, A: 77 }, units: { 2: 1 } })
    // production: 60, half of it for each
    expect([table.cash('A'), table.cash('mine:9')]).toEqual([107, 1030])
    table
      .act('buySwitcher', { from: 'bank', size: 2, price: 50 })
      .act('buyMachine', { mines: [9] })
      .act('scrapSwitcher', { size: 2 })
      .act('buySwitcher', { from: 'bank', size: 2, price: 50 })
      .act('buySwitcher', { from: 'bank', size: 2, price: 50 })
      .act('buyMachine', { mines: [9] })
      .act('scrapSwitcher', { size: 2 })
    expect(table.state.mines[9]).toMatchObject({ machine: 3, switcher: null })
    expect([table.cash('A'), table.cash('mine:9')]).toEqual([107, 1030 - 3 * 50 - 150 - 300])
    expect(top(table)).toEqual({ step: 'mine-purchases', operation: 'mine:9' })
  })

  it('1873-4.2.4-a what the treasury cannot pay is refused, however rich the owner', () => {
    const table = (treasury: number) =>
      turn(
        4,
        { connected: false },
        {
          cash: { A: 5000, 'mine:4': treasury },
          at: { round: 'operating', turn: 'mine:4', step: 'mine-purchases' },
        },
      )
    expect(table(149).refused('buyMachine', { mines: [4] })).toBe('1873-4.2.4-a')
    expect(table(149).choices('buyMachine')).toEqual([])
    expect(
      table(150)
        .act('buyMachine', { mines: [4] })
        .cash('mine:4'),
    ).toBe(0)
    expect(table(49).refused('buySwitcher', { from: 'bank', size: 2, price: 50 })).toBe('1873-4.2.4-a')
    expect(table(50).act('buySwitcher', { from: 'bank', size: 2, price: 50 }).cash('mine:4')).toBe(0)
  })

  it('1873-4.2.4-a it is the owner who decides', () => {
    const table = turn(9, { connected: true }, { cash: { 'mine:9': 1000 } })
    expect(table.players).toEqual(['A'])
    expect(table.refused('buyMachine', { mines: [9] }, 'B')).toBe('engine-turn')
  })
})

describe('closing a private mine', () => {
  const full: Mine = { connected: true, machine: 3, switcher: 2 }

  it('1873-4.2.5-a the owner receives the whole treasury and gives the certificate to the bank', () => {
    const table = turn(9, full, {
      cash: { A: 10, 'mine:9': 400 },
      at: { round: 'operating', turn: 'mine:9', step: 'mine-purchases' },
    })
    table.act('closeMine')
    expect([table.cash('A'), table.cash('mine:9')]).toEqual([410, 0])
    expect(table.state.mines[9]?.owner).toBe('bank')
    expect(table.told('mine-closed')).toMatchObject([{ mine: 9, forced: false }])
  })

  it('1873-4.2.5-b in a forced closing the owner receives nothing', () => {
    const table = turn(7, { connected: true }, { phase: 'D', cash: { A: 10, 'mine:7': 99 } })
    // 50 - 150
    expect(table.state.mines[7]).toMatchObject({ open: false, owner: 'bank' })
    expect([table.cash('A'), table.cash('mine:7')]).toEqual([10, 0])
  })

  it('1873-4.2.5-c a closed mine has a size-1 machine, no switcher and no treasury', () => {
    const closed = { open: false, owner: 'bank', machine: 1, switcher: null, connected: true }
    const chosen = turn(9, full, {
      cash: { 'mine:9': 400 },
      at: { round: 'operating', turn: 'mine:9', step: 'mine-purchases' },
    }).act('closeMine')
    expect(chosen.state.mines[9]).toEqual(closed)
    expect(chosen.cash('mine:9')).toBe(0)
    expect(chosen.state.units).toEqual({ 1: 0, 2: 9, 3: 7, 4: 3, 5: null })
    // 80 - 150 in phase D
    const forced = turn(
      2,
      { connected: true, machine: 2, switcher: 2 },
      { phase: 'D', cash: { 'mine:2': 69 } },
    )
    expect(forced.state.mines[2]).toEqual(closed)
    expect(forced.cash('mine:2')).toBe(0)
    const spared = turn(
      2,
      { connected: true, machine: 2, switcher: 2 },
      { phase: 'D', cash: { 'mine:2': 70 } },
    )
    expect(spared.state.mines[2]).toMatchObject({ open: true, owner: 'player:A', machine: 2, switcher: 2 })
  })

  it('1873-4.2.5-d a closed mine may be bought by a public mine at face value, never by a player', () => {
    const company = (round: Description['at']): Table =>
      at({
        players: ['A', 'B'],
        phase: '2',
        mines: { 4: { owner: 'A' } },
        publicMines: { CO: { mines: [2, 3], denomination: 20, shares: { A: 5 } } },
        cash: { A: 1000, CO: 1000 },
        ...(round ? { at: round } : {}),
      })
    const purchase = company({ round: 'operating', turn: 'CO', step: 'mine-purchase' })
    expect(purchase.refused('buyMine', { mine: 9, price: 180 })).toBe('1873-4.3.4-c')
    purchase.act('buyMine', { mine: 9, price: 190 })
    expect(purchase.state.mines[9]).toMatchObject({ open: true, owner: 'CO' })
    expect(purchase.cash('CO')).toBe(810)
    expect(company({ round: 'auction' }).refused('openAuction', { item: 'mine:9', bid: 190 })).toBe(
      '1873-3.1-n',
    )
    expect(company({ round: 'stock' }).refused('formPublicMine', { company: 'MO', mines: [4, 9] })).toBe(
      '1873-3.2.5-d',
    )
  })
})
