import { describe, expect, it } from 'vitest'
import type { BuySwitcher } from '../actions.js'
import type { Description } from '../position.js'
import type { OperationId } from '../state.js'
import { at } from '../testing.js'
import type { Table } from '../testing.js'
import { switchersOf } from './switchers.js'

type Phase = NonNullable<Description['phase']>

/** B's mine 2 has a size-2 switcher, and A's mine 9 is to buy. */
const table = (phase: Phase, buyer: number, seller: number, more: Partial<Description> = {}): Table =>
  at({
    players: ['A', 'B', 'C'],
    phase,
    mines: { 2: { owner: 'B', switcher: 2, machine: 5 }, 9: { owner: 'A', machine: 5, connected: false } },
    cash: { 'mine:9': buyer, 'mine:2': seller },
    at: { round: 'operating', turn: 'mine:9', step: 'mine-purchases' },
    ...more,
  })

const offer = (price: number, more: object = {}) => ({ from: 'mine:2', size: 2, price, ...more })
const treasuries = (t: Table): [number, number] => [t.cash('mine:9'), t.cash('mine:2')]

describe('price of a traded switcher', () => {
  it('1873-4.2.4-g from another operation it costs 1 M up to twice its face price, paid into the treasury', () => {
    const t = table('3', 500, 30)
    expect(t.refused('buySwitcher', offer(0))).toBe('1873-4.2.4-g')
    expect(t.refused('buySwitcher', offer(101))).toBe('1873-4.2.4-g')
    expect(t.refused('buySwitcher', offer(1))).toBeUndefined()
    expect(t.choices('buySwitcher').find((c) => (c.action as BuySwitcher).from === 'mine:2')).toMatchObject({
      action: { size: 2, price: 1 },
      range: { field: 'price', min: 1, max: 100, step: 1 },
    })
    t.act('buySwitcher', offer(100)).act('accept', {}, 'B')
    expect(treasuries(t)).toEqual([400, 130])
    expect([t.cash('A'), t.cash('B')]).toEqual([0, 0])
    expect([t.state.mines[9]?.switcher, t.state.mines[2]?.switcher]).toEqual([2, null])
    expect(t.told('switcher-bought')).toMatchObject([
      { operation: 'mine:9', from: 'mine:2', size: 2, price: 100 },
    ])
    expect(t.step).toBe('mine-purchases')
  })

  it('1873-4.2.4-g larger switchers have larger bounds', () => {
    const t = table('5', 1000, 0, {
      mines: { 2: { owner: 'B', switcher: 4 }, 9: { owner: 'A', machine: 5, connected: false } },
    })
    expect(t.refused('buySwitcher', { from: 'mine:2', size: 4, price: 300 })).toBeUndefined()
    expect(t.refused('buySwitcher', { from: 'mine:2', size: 4, price: 301 })).toBe('1873-4.2.4-g')
  })

  it('1873-4.2.4-g only if the other side agrees', () => {
    const t = table('3', 500, 30).act('buySwitcher', offer(60))
    expect(t.step).toBe('offer')
    expect([t.state.mines[9]?.switcher, t.cash('mine:9')]).toEqual([null, 500])
    expect(t.refused('accept', {}, 'A')).toBe('engine-turn')
    expect(t.refused('accept', {}, 'C')).toBe('engine-turn')
    t.act('decline', {}, 'B')
    expect([t.state.mines[9]?.switcher, t.cash('mine:9'), t.step]).toEqual([null, 500, 'mine-purchases'])
    expect(t.refused('buySwitcher', offer(60))).toBe('engine-repeated-offer')
    expect(t.refused('buySwitcher', offer(61))).toBeUndefined()
    t.act('buySwitcher', offer(61)).act('withdraw', {}, 'A')
    expect(t.refused('buySwitcher', offer(61))).toBeUndefined()
  })

  it('1873-4.2.4-a the buyer pays from its treasury and not beyond it', () => {
    const t = table('3', 70, 0)
    expect(t.refused('buySwitcher', offer(71))).toBe('1873-4.2.4-a')
    expect(
      t.choices('buySwitcher').find((c) => (c.action as BuySwitcher).from === 'mine:2')?.range?.max,
    ).toBe(70)
    t.act('buySwitcher', offer(70)).act('accept', {}, 'B')
    expect(treasuries(t)).toEqual([0, 70])
  })

  it('1873-4.2.4-i the old switcher of the buyer is scrapped, the seller does not get it', () => {
    const t = table('3', 500, 0, {
      mines: { 2: { owner: 'B', switcher: 3 }, 9: { owner: 'A', machine: 5, switcher: 2, connected: false } },
    })
    t.act('buySwitcher', { from: 'mine:2', size: 3, price: 5 }).act('accept', {}, 'B')
    expect([t.state.mines[9]?.switcher, t.state.mines[2]?.switcher]).toEqual([3, null])
    expect(t.told('switcher-scrapped')).toMatchObject([{ operation: 'mine:9', size: 2 }])
  })
})

describe('maintenance of a traded switcher', () => {
  it('1873-4.2.4-h where maintenance is due somebody must pay it, and only there', () => {
    expect(table('4', 500, 500).refused('buySwitcher', offer(10))).toBe('1873-4.2.4-h')
    expect(table('4', 500, 500).refused('buySwitcher', offer(10, { maintenance: 'buyer' }))).toBeUndefined()
    expect(table('4', 500, 500).refused('buySwitcher', offer(10, { maintenance: 'seller' }))).toBeUndefined()
    expect(table('3', 500, 500).refused('buySwitcher', offer(10, { maintenance: 'buyer' }))).toBe(
      '1873-4.2.4-h',
    )
    expect(table('3', 500, 500).refused('buySwitcher', offer(10, { maintenance: 'seller' }))).toBe(
      '1873-4.2.4-h',
    )
  })

  it('1873-4.2.4-h the buyer pays it beside the price', () => {
    expect(table('4', 79, 5).refused('buySwitcher', offer(60, { maintenance: 'buyer' }))).toBe('1873-4.2.4-h')
    const t = table('4', 80, 5)
      .act('buySwitcher', offer(60, { maintenance: 'buyer' }))
      .act('accept', {}, 'B')
    expect(treasuries(t)).toEqual([0, 65])
    expect(t.events).toContainEqual({
      kind: 'money',
      from: 'mine:9',
      to: 'bank',
      amount: 20,
      reason: 'maintenance',
    })
  })

  it('1873-4.2.4-h the seller may pay it out of the price just received', () => {
    expect(table('4', 80, 5).refused('buySwitcher', offer(14, { maintenance: 'seller' }))).toBe(
      '1873-4.2.4-h',
    )
    const t = table('4', 80, 5)
      .act('buySwitcher', offer(15, { maintenance: 'seller' }))
      .act('accept', {}, 'B')
    expect(treasuries(t)).toEqual([65, 0])
    const rich = table('D', 80, 100)
      .act('buySwitcher', offer(1, { maintenance: 'seller' }))
      .act('accept', {}, 'B')
    expect(treasuries(rich)).toEqual([79, 51])
  })

  it('1873-4.2.4-h the offered prices are those that the payer can afford', () => {
    const range = (buyer: number, seller: number, maintenance: string) =>
      table('4', buyer, seller)
        .choices('buySwitcher')
        .find(
          (c) =>
            (c.action as BuySwitcher).from === 'mine:2' &&
            (c.action as BuySwitcher).maintenance === maintenance,
        )?.range
    expect(range(500, 0, 'buyer')).toMatchObject({ min: 1, max: 100 })
    expect(range(90, 0, 'buyer')).toMatchObject({ min: 1, max: 70 })
    expect(range(90, 0, 'seller')).toMatchObject({ min: 20, max: 90 })
    expect(range(90, 7, 'seller')).toMatchObject({ min: 13, max: 90 })
    expect(range(90, 50, 'seller')).toMatchObject({ min: 1, max: 90 })
    expect(range(20, 50, 'buyer')).toBeUndefined()
    expect(range(19, 0, 'seller')).toBeUndefined()
  })

  it('1873-4.2.4-h it is due even if it was already paid in this operating round', () => {
    const t = at({
      players: ['A', 'B'],
      phase: '4',
      mines: { 2: { owner: 'B', switcher: 2, machine: 5 }, 9: { owner: 'A', machine: 5, connected: true } },
      cash: { 'mine:9': 100, 'mine:2': 100 },
      at: { round: 'operating', turn: 'mine:2', step: 'mine-production' },
    })
    // 40 - 20 of maintenance: 10 for B and 10 for the treasury
    expect([t.cash('B'), t.cash('mine:2')]).toEqual([10, 110])
    t.act('pass')
    expect(t.cash('mine:9')).toBe(190)
    t.act('buySwitcher', offer(30, { maintenance: 'seller' })).act('accept', {}, 'B')
    expect(treasuries(t)).toEqual([160, 120])
  })
})

describe('who trades', () => {
  /** A decides for everything but B's mine 5 and GHE. */
  const all = (turn: OperationId): Table =>
    at({
      players: ['A', 'B'],
      phase: '3',
      mines: {
        1: { owner: 'A', switcher: 2, machine: 5 },
        4: { owner: 'A', machine: 5, connected: false },
        6: { switcher: 2 },
        7: { switcher: 3 },
      },
      publicMines: {
        CO: { mines: [2, 3], denomination: 20, shares: { A: 5 }, price: 300 },
        MO: { mines: [6, 7], denomination: 20, shares: { A: 5 }, price: 280 },
        SN: { mines: [8, 10], price: 100 },
      },
      railways: {
        HBE: { shares: { A: 5 }, trains: [3, 3], switchers: [2], price: 240 },
        KEZ: { shares: { A: 5 }, trains: [3], price: 220 },
        GHE: { trains: [3, 3], switchers: [2], price: 120 },
      },
      cash: { 'mine:4': 500, CO: 500, KEZ: 500 },
      at: {
        round: 'operating',
        turn,
        step:
          turn === 'CO' ? 'public-mine-purchases' : turn === 'KEZ' ? 'railway-purchases' : 'mine-purchases',
      },
    })

  it('1873-4.1-i switchers are traded between all operations', () => {
    for (const buyer of ['mine:4', 'CO', 'KEZ'] as const)
      for (const seller of ['mine:1', 'MO', 'HBE'] as const) {
        const t = all(buyer).act('buySwitcher', { from: seller, size: 2, price: 40 })
        expect(switchersOf(t.state, buyer)).toEqual([2])
        expect(switchersOf(t.state, seller)).toEqual(seller === 'MO' ? [3] : [])
        expect([t.cash(buyer), t.cash(seller)]).toEqual([460, 40])
      }
  })

  it('1873-4.1-i nothing is bought from oneself, from a mine of a company, or from an operation that has no such piece', () => {
    const no = (from: string, size = 2) => all('mine:4').refused('buySwitcher', { from, size, price: 40 })
    expect(no('mine:4')).toBe('1873-4.1-i')
    expect(no('mine:6')).toBe('1873-4.1-i')
    expect(no('mine:15')).toBe('1873-4.1-i')
    expect(no('mine:99')).toBe('1873-4.1-i')
    expect(no('CO')).toBe('1873-4.1-i')
    expect(no('HBE', 3)).toBe('1873-4.1-i')
    expect(no('MHE')).toBe('1873-4.1-i')
    expect(no('player:B')).toBe('1873-4.1-i')
  })

  it('1873-4.1-i 1873-4.4.7-o nobody trades with a company in receivership, which has nobody to agree', () => {
    const t = all('mine:4')
    expect(t.state.railways['GHE']).toMatchObject({ receivership: true, switchers: [2] })
    expect(t.refused('buySwitcher', { from: 'GHE', size: 2, price: 40 })).toBe('1873-4.4.7-o')
    const sellers = t.actions<BuySwitcher>('buySwitcher').map((a) => [a.from, a.size])
    expect(sellers).toEqual([
      ['bank', 3],
      ['mine:1', 2],
      ['MO', 3],
      ['MO', 2],
      ['HBE', 2],
    ])
  })

  it('1873-4.1-i standard trains and diesels are traded only between railways', () => {
    const railway = all('KEZ')
    expect(railway.refused('buyTrain', { from: 'MHE', size: 1, price: 40 })).toBe('1873-4.1-i')
    expect(railway.refused('buyTrain', { from: 'mine:1', size: 2, price: 40 })).toBe('1873-4.1-i')
    expect(railway.refused('buyTrain', { from: 'MO', size: 1, price: 40 })).toBe('1873-4.1-i')
    expect(railway.refused('buyTrain', { from: 'HBE', size: 'D', price: 40 })).toBe('1873-4.1-i')
    railway.act('buyTrain', { from: 'HBE', size: 3, price: 40 })
    expect(railway.state.railways['KEZ']?.trains).toEqual([3, 3])
    expect(railway.state.railways['HBE']?.trains).toEqual([3])
    expect([railway.cash('KEZ'), railway.cash('HBE')]).toEqual([460, 40])
    expect(all('mine:4').refused('buyTrain', { from: 'HBE', size: 3, price: 40 })).toBe('engine-step')
    expect(all('CO').refused('buyTrain', { from: 'HBE', size: 3, price: 40 })).toBe('engine-step')
  })

  it('1873-4.1-i machines are never traded', () => {
    expect(all('mine:4').refused('buyMachine', { mines: [4], from: 'mine:1' })).toBe('engine-malformed')
    expect(all('CO').refused('buyMachine', { mines: [2], from: 'mine:1', price: 10 })).toBe(
      'engine-malformed',
    )
    expect(all('CO').refused('buyMachine', { mines: [1] })).toBe('1873-4.3.5-c')
  })

  it('1873-4.3.5-h a public mine trades as a private mine does', () => {
    const t = at({
      players: ['A', 'B'],
      phase: '4',
      mines: { 1: { owner: 'B', switcher: 2, machine: 5 }, 3: { switcher: 3 } },
      publicMines: { CO: { mines: [2, 3], shares: { A: 2 } } },
      cash: { CO: 60, 'mine:1': 10 },
      at: { round: 'operating', turn: 'CO', step: 'public-mine-purchases' },
    })
    const from = { from: 'mine:1', size: 2 }
    expect(t.refused('buySwitcher', { ...from, price: 101, maintenance: 'seller' })).toBe('1873-4.2.4-g')
    // 1873-4.1-i: nobody trades with itself
    expect(t.refused('buySwitcher', { from: 'CO', size: 3, price: 10 })).toBe('1873-4.1-i')
    expect(t.refused('buySwitcher', { ...from, price: 61, maintenance: 'seller' })).toBe('1873-4.2.4-a')
    expect(t.refused('buySwitcher', { ...from, price: 41, maintenance: 'buyer' })).toBe('1873-4.2.4-h')
    expect(t.refused('buySwitcher', { ...from, price: 9, maintenance: 'seller' })).toBe('1873-4.2.4-h')
    t.act('buySwitcher', { ...from, price: 40, maintenance: 'buyer' }).act('accept', {}, 'B')
    expect([t.cash('CO'), t.cash('mine:1')]).toEqual([0, 50])
    expect(switchersOf(t.state, 'CO')).toEqual([3, 2])
  })

  it('1873-4.3.5-i a full public mine names in the offer what it scraps', () => {
    const t = at({
      players: ['A', 'B'],
      phase: '3',
      mines: { 1: { owner: 'B', switcher: 3, machine: 5 }, 2: { switcher: 2 }, 3: { switcher: 2 } },
      publicMines: { CO: { mines: [2, 3], shares: { A: 2 } } },
      cash: { CO: 60 },
      at: { round: 'operating', turn: 'CO', step: 'public-mine-purchases' },
    })
    expect(t.refused('buySwitcher', { from: 'mine:1', size: 3, price: 60 })).toBe('1873-4.3.5-i')
    t.act('buySwitcher', { from: 'mine:1', size: 3, price: 60, scraps: 2 })
    expect(switchersOf(t.state, 'CO')).toEqual([2, 2])
    t.act('accept', {}, 'B')
    expect(switchersOf(t.state, 'CO')).toEqual([3, 2])
    expect(t.cash('mine:1')).toBe(60)
  })
})
