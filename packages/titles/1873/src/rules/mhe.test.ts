import { describe, expect, it } from 'vitest'
import type { Description } from '../position.js'
import type { Size } from '../data/types.js'
import type { Table } from '../testing.js'
import { at } from '../testing.js'

const players = ['A', 'B', 'C']

/** The last decision before the MHE operates: the mine of C, in the given operating round of its set. */
const before = (
  mhe: NonNullable<Description['mhe']>,
  number: number,
  more: Partial<Description> = {},
): Table =>
  at({
    players,
    phase: '3',
    mines: { 15: { owner: 'C', connected: false } },
    mhe,
    at: { round: 'operating', number, turn: 'mine:15', step: 'mine-purchases' },
    ...more,
  })

/** Until the MHE has operated: the mine of C has nothing more to decide. */
const operated = (...description: Parameters<typeof before>): Table => before(...description).act('pass')

describe('what the MHE pays', () => {
  it('1873-4.5-a it comes last in every operating round, after all mines and companies', () => {
    const table = at({
      players,
      phase: '3',
      tiles: { B17: '78:4' },
      mines: { 15: { owner: 'C' } },
      mhe: { train: 2, shares: { A: 1 } },
      railways: { HBE: { price: 50, shares: { B: 3 }, trains: [3] } },
      at: { round: 'operating', number: 1, turn: 'mine:15', step: 'mine-purchases' },
    })
    table
      .act('pass')
      .passUntil('railway-run')
      .act('run', { plan: { trains: [{ size: 3, routes: [['B19', 'B17', 'C16', 'D15']] }] } })
    table.act('payOut', { how: 'full' })
    expect([table.step, table.cash('A'), table.told('mhe-paid')]).toEqual(['railway-purchases', 0, []])
    table.act('pass')
    expect(table.events.map((e) => e.kind).filter((kind) => kind !== 'money')).toEqual([
      'passed',
      'mhe-paid',
      'round-started',
      'produced',
    ])
    expect(table.cash('A')).toBe(20)
  })

  it('1873-4.5-b each share of a player pays 10 M times the size of its train, shares in the pool nothing', () => {
    for (const size of [1, 2, 3, 4, 5] as Size[]) {
      const table = operated({ train: size, shares: { A: 3, B: 1 } }, 1)
      expect([table.cash('A'), table.cash('B')]).toEqual([30 * size, 10 * size])
      expect(table.events.filter((e) => e.kind === 'money' && e['reason'] === 'dividend')).toHaveLength(2)
    }
  })

  it('EX-46 with a size-3 train a player with four shares gets 120 in each operating round', () => {
    const table = operated({ train: 3, shares: { A: 4 } }, 1)
    expect(table.cash('A')).toBe(120)
    expect(table.state.mhe.price).toBe(150)
    table.act('pass')
    expect(table.cash('A')).toBe(240)
  })
})

describe('its train', () => {
  it('1873-4.5-c in the last operating round of a set it receives the next unit, free and after paying', () => {
    const early = operated({ train: 2, shares: { A: 1 } }, 1)
    expect([early.state.mhe.train, early.state.units[3]]).toEqual([2, 6])
    const table = operated({ train: 2, shares: { A: 1 } }, 2)
    expect([table.state.mhe.train, table.state.units[3], table.cash('A')]).toEqual([3, 5, 20])
    expect(table.told('mhe-train')).toEqual([{ kind: 'mhe-train', size: 3 }])
    const money = table.events.filter((e) => e.kind === 'money')
    expect(money.map((e) => [e['to'], e['amount'], e['reason']])).toEqual([['player:A', 20, 'dividend']])
  })

  it('1873-4.5-c it takes the unit even if it is no larger than its own', () => {
    const table = operated({ train: 3 }, 2)
    expect([table.state.mhe.train, table.state.units[3]]).toEqual([3, 5])
    expect(table.told('mhe-train')).toEqual([{ kind: 'mhe-train', size: 3 }])
  })

  it('1873-4.5-d this can begin a new phase, with all that follows', () => {
    const table = operated({ train: 3 }, 2, { units: { 3: 0 } })
    expect([table.state.mhe.train, table.state.phase]).toEqual([4, '4'])
    expect(table.state.units[4]).toBe(2)
    expect(table.told('phase-began')).toEqual([{ kind: 'phase-began', phase: '4' }])
    expect([table.state.concessions['WBE'], table.state.concessions['QLB']]).toEqual(['bank', 'bank'])
  })

  it('1873-4.5-d it makes the switchers of that size available', () => {
    const mine = { 15: { owner: 'C', connected: false } }
    const table = operated({ train: 1, shares: { A: 1 } }, 1, {
      phase: '1',
      units: { 1: 0 },
      mines: mine,
      cash: { 'mine:15': 500 },
    })
    expect(table.state.phase).toBe('2')
    table.passUntil('mine-purchases')
    expect(table.refused('buySwitcher', { from: 'bank', size: 2, price: 50 })).toBeUndefined()
  })

  it('1873-4.5-e once it owns a size-5 train it takes no more', () => {
    const four = operated({ train: 4 }, 3, { phase: '5', fullSets: 1 })
    expect([four.state.mhe.train, four.told('mhe-train')]).toEqual([5, [{ kind: 'mhe-train', size: 5 }]])
    const five = operated({ train: 5 }, 3, { phase: '5', fullSets: 1 })
    expect([five.state.mhe.train, five.told('mhe-train')]).toEqual([5, []])
    // not even if smaller units were left
    const odd = operated({ train: 5 }, 2, { phase: '4' })
    expect([odd.state.mhe.train, odd.state.units[4]]).toEqual([5, 2])
  })

  it('1873-4.5-f it takes no diesel and no switcher, and pays no maintenance', () => {
    const table = operated({ train: 5, shares: { B: 2 } }, 3, { phase: 'D', fullSets: 1 })
    expect([table.state.diesels.left, table.cash('B')]).toEqual([7, 100])
    const mine = { 15: { owner: 'C', machine: 5 as Size, connected: false } }
    const old = operated({ train: 1, shares: { B: 2 } }, 1, { phase: 'D', mines: mine })
    expect(old.cash('B')).toBe(20)
    expect(old.events.filter((e) => e.kind === 'money').map((e) => e['reason'])).not.toContain('maintenance')
  })

  it('1873-4.5-f it sells its train to nobody', () => {
    const table = at({
      players,
      phase: '3',
      cash: { HBE: 1000 },
      mhe: { train: 3, shares: { A: 10 } },
      railways: { HBE: { price: 100, shares: { A: 3 }, trains: [3] } },
      at: { round: 'operating', turn: 'HBE', step: 'railway-purchases' },
    })
    expect(table.refused('buyTrain', { from: 'MHE', size: 3, price: 100 })).toBe('1873-4.1-i')
    expect(table.choices('buyTrain')).toHaveLength(1)
  })

  it('1873-4.5-i a size-1 unit that is still unsold at the end of a set goes to the MHE', () => {
    const table = operated({ train: 1 }, 1, { phase: '1' })
    expect([table.state.mhe.train, table.state.units[1], table.state.units[2]]).toEqual([1, 0, 10])
    expect(table.told('mhe-train')).toEqual([{ kind: 'mhe-train', size: 1 }])
  })

  it('EX-48 at the end of the first set the MHE takes the size-1 unit and phase 1 goes on, or a size-2 train and phase 2 begins', () => {
    const unsold = operated({ train: 1 }, 1, { phase: '1' })
    expect([unsold.state.phase, unsold.state.mhe.train, unsold.state.units[1]]).toEqual(['1', 1, 0])
    expect(unsold.told('phase-began')).toEqual([])
    const sold = operated({ train: 1 }, 1, { phase: '1', units: { 1: 0 } })
    expect([sold.state.phase, sold.state.mhe.train, sold.state.units[2]]).toEqual(['2', 2, 9])
  })
})

describe('its price', () => {
  it('1873-4.5-g in edition R its share value is always 150', () => {
    for (const size of [1, 5] as Size[]) {
      const table = operated({ train: size, shares: { A: 10 } }, 1)
      expect([table.state.mhe.price, table.told('price-moved')]).toEqual([150, []])
      expect(Object.values(table.state.market).flat()).toEqual([])
    }
  })

  it('1873-4.5-h in edition S its price moves by what it pays, with the train it paid with', () => {
    const price = (train: Size, from: number, number = 1): number =>
      operated({ train, shares: { A: 1 }, price: from }, number, { edition: 'S' }).state.mhe.price
    expect([price(1, 100), price(1, 110)]).toEqual([110, 110])
    expect([price(2, 200), price(2, 220)]).toEqual([220, 220])
    expect([price(2, 100), price(3, 100), price(4, 100)]).toEqual([120, 130, 130])
    // it paid with size 1 and then takes a size-3 train
    expect(price(1, 120, 2)).toBe(120)
  })

  it('1873-4.5-h in edition S its marker goes to the bottom of its box even without a move', () => {
    const table = before({ train: 1, price: 120 }, 1, {
      edition: 'S',
      stacks: { 120: ['MHE', 'KEZ'] },
      railways: { KEZ: { price: 120, shares: { A: 3 }, trains: [3], operated: true, floated: false } },
    })
    table.act('pass')
    expect(table.state.market).toEqual({ 120: ['KEZ', 'MHE'] })
  })

  it('1873-4.5-h in edition S the price is frozen once it owns a size-5 train', () => {
    const table = operated({ train: 5, shares: { A: 1 }, price: 100 }, 1, { edition: 'S' })
    expect([table.state.mhe.price, table.cash('A')]).toEqual([100, 50])
    // the payout with the size-4 train that a size-5 train then replaces still counts
    const last = operated({ train: 4, shares: { A: 1 }, price: 390 }, 3, {
      edition: 'S',
      phase: '5',
      fullSets: 1,
    })
    expect([last.state.mhe.price, last.state.mhe.train]).toEqual([420, 5])
  })
})
