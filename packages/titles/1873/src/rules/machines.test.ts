import { describe, expect, it } from 'vitest'
import type { BuyMachine } from '../actions.js'
import { diesels, units } from '../data/units.js'
import type { Description } from '../position.js'
import { at, newGame } from '../testing.js'
import type { Table } from '../testing.js'

type Mine = NonNullable<Description['mines']>[string]

/** A's private mine 4 is to buy. */
const mineBuys = (treasury: number, mine: Mine = {}, more: Partial<Description> = {}): Table =>
  at({
    players: ['A', 'B'],
    phase: '2',
    mines: { 4: { owner: 'A', connected: false, ...mine }, 7: { owner: 'A' } },
    cash: { 'mine:4': treasury },
    at: { round: 'operating', turn: 'mine:4', step: 'mine-purchases' },
    ...more,
  })

/** A's public mine CO, with these machines, is to buy. */
const companyBuys = (
  treasury: number,
  machines: readonly (1 | 2 | 3 | 4 | 5)[],
  more: Partial<Description> = {},
): Table => {
  const mines = [6, 3, 2, 8, 9].slice(0, machines.length)
  return at({
    players: ['A', 'B'],
    phase: '2',
    publicMines: {
      CO: { mines, denomination: machines.length > 4 ? 10 : machines.length > 2 ? 20 : 50, shares: { A: 2 } },
    },
    mines: Object.fromEntries(mines.map((mine, i) => [mine, { machine: machines[i] ?? 1 }])),
    cash: { CO: treasury },
    at: { round: 'operating', turn: 'CO', step: 'public-mine-purchases' },
    ...more,
  })
}

/** A's railway HBE is to buy. */
const railwayBuys = (treasury: number, more: Partial<Description> = {}): Table =>
  at({
    players: ['A', 'B'],
    phase: '2',
    railways: { HBE: { shares: { A: 2 }, trains: [1] } },
    cash: { HBE: treasury },
    at: { round: 'operating', turn: 'HBE', step: 'railway-purchases' },
    ...more,
  })

const machine = (table: Table, mine: number): number | undefined => table.state.mines[mine]?.machine
const machines = (table: Table): (number | undefined)[] =>
  (table.state.publicMines['CO']?.mines ?? []).map((mine) => machine(table, mine))
const train = (size: number | 'D', price: number) => ({ from: 'bank', size, price })

describe('units', () => {
  it('1873-4.1-a mines buy machines and no trains, railways buy trains and no machines, all buy switchers', () => {
    const mine = mineBuys(1000, {}, { dieselsOnSale: true })
    expect(mine.refused('buyMachine', { mines: [4] })).toBeUndefined()
    expect(mine.refused('buyTrain', train(2, 250))).toBe('engine-step')
    expect(mine.refused('buyTrain', train('D', 250))).toBe('engine-step')
    expect(mine.refused('buySwitcher', { from: 'bank', size: 2, price: 50 })).toBeUndefined()
    const company = companyBuys(1000, [1, 1], { dieselsOnSale: true })
    expect(company.refused('buyMachine', { mines: [6] })).toBeUndefined()
    expect(company.refused('buyTrain', train(2, 250))).toBe('engine-step')
    expect(company.refused('buyTrain', train('D', 250))).toBe('engine-step')
    expect(company.refused('buySwitcher', { from: 'bank', size: 2, price: 50 })).toBeUndefined()
    const railway = railwayBuys(1000, { dieselsOnSale: true })
    expect(railway.refused('buyMachine', { mines: [6] })).toBe('engine-step')
    expect(railway.refused('buyTrain', train(2, 250))).toBeUndefined()
    expect(railway.refused('buyTrain', train('D', 250))).toBeUndefined()
    expect(railway.refused('buySwitcher', { from: 'bank', size: 2, price: 50 })).toBeUndefined()
  })

  it('1873-4.1-b the same unit is a machine for a mine and a train for a railway', () => {
    const mine = mineBuys(1000).act('buyMachine', { mines: [4] })
    expect(mine.cash('mine:4')).toBe(850)
    expect(machine(mine, 4)).toBe(2)
    expect(mine.state.units[2]).toBe(8)
    const railway = railwayBuys(1000).act('buyTrain', train(2, 250))
    expect(railway.cash('HBE')).toBe(750)
    expect(railway.state.railways['HBE']?.trains).toEqual([2, 1])
    expect(railway.state.units[2]).toBe(8)
  })

  it('1873-4.1-c a size becomes available only when all units of the smaller size are bought', () => {
    const table = railwayBuys(2000, { units: { 2: 2 } })
    expect(table.refused('buyTrain', train(3, 450))).toBe('1873-4.1-p')
    table.act('buyTrain', train(2, 250))
    expect(table.refused('buyTrain', train(3, 450))).toBe('1873-4.1-p')
    table.act('buyTrain', train(2, 250))
    expect(table.refused('buyTrain', train(2, 250))).toBe('1873-4.1-p')
    table.act('buyTrain', train(3, 450))
    expect(table.state.railways['HBE']?.trains).toEqual([3, 2, 2, 1])
  })

  it('1873-4.1-d there is one unit of size 1 to buy, as a train only', () => {
    const start = newGame(3).state
    expect(start.units[1]).toBe(1)
    expect(start.mhe.train).toBe(1)
    expect(mineBuys(1000, {}, { phase: '1' }).refused('buyMachine', { mines: [4] })).toBe('1873-4.1-d')
    expect(mineBuys(1000, {}, { phase: '1' }).choices('buyMachine')).toEqual([])
    expect(companyBuys(1000, [1, 1], { phase: '1' }).refused('buyMachine', { mines: [6, 3] })).toBe(
      '1873-4.1-d',
    )
    const railway = railwayBuys(1000, { phase: '1' }).act('buyTrain', train(1, 100))
    expect(railway.state.railways['HBE']?.trains).toEqual([1, 1])
    expect(railway.state.units[1]).toBe(0)
    expect(railway.refused('buyTrain', train(1, 100))).toBe('1873-4.1-p')
  })

  it('1873-4.1-e units and prices', () => {
    const facts = ([1, 2, 3, 4, 5] as const).map((size) => {
      const { count, machine: asMachine, train: asTrain, switcher } = units[size]
      return [size, count, asMachine, asTrain, switcher]
    })
    expect(facts).toEqual([
      [1, 1, null, 100, null],
      [2, 10, 150, 250, 50],
      [3, 7, 300, 450, 100],
      [4, 3, 500, 750, 150],
      [5, null, 800, 1200, 200],
    ])
    expect([diesels.count, diesels.price]).toEqual([7, 250])
    const { state } = newGame(2)
    expect(state.units).toEqual({ 1: 1, 2: 10, 3: 7, 4: 3, 5: null })
    expect(state.diesels).toEqual({ left: 7, onSale: false })
  })

  it('1873-4.1-e the prices are what is paid', () => {
    const prices = [
      ['2', 150, 250, 50],
      ['3', 300, 450, 100],
      ['4', 500, 750, 150],
      ['5', 800, 1200, 200],
    ] as const
    for (const [phase, asMachine, asTrain, switcher] of prices) {
      const size = Number(phase)
      expect(
        mineBuys(2000, {}, { phase })
          .act('buyMachine', { mines: [4] })
          .cash('mine:4'),
      ).toBe(2000 - asMachine)
      expect(railwayBuys(2000, { phase }).act('buyTrain', train(size, asTrain)).cash('HBE')).toBe(
        2000 - asTrain,
      )
      expect(railwayBuys(2000, { phase }).refused('buyTrain', train(size, asTrain - 1))).toBe('1873-4.4.7-b')
      const bought = mineBuys(2000, {}, { phase }).act('buySwitcher', { from: 'bank', size, price: switcher })
      expect(bought.cash('mine:4')).toBe(2000 - switcher)
    }
    const diesel = railwayBuys(2000, { phase: 'D' })
    expect(diesel.refused('buyTrain', train('D', 240))).toBe('1873-4.4.7-b')
    expect(diesel.act('buyTrain', train('D', 250)).cash('HBE')).toBe(1750)
  })

  it('1873-4.1-j a railway owns at most one diesel', () => {
    const table = railwayBuys(1000, {
      phase: 'D',
      railways: {
        HBE: { shares: { A: 2 }, trains: [5] },
        GHE: { shares: { A: 2 }, trains: [5], diesel: true },
      },
    })
    expect(table.state.diesels.left).toBe(6)
    table.act('buyTrain', train('D', 250))
    expect(table.state.railways['HBE']?.diesel).toBe(true)
    expect(table.state.diesels.left).toBe(5)
    expect(table.refused('buyTrain', train('D', 250))).toBe('1873-4.1-j')
    expect(table.refused('buyTrain', { from: 'GHE', size: 'D', price: 100 })).toBe('1873-4.1-j')
  })

  it('1873-4.1-n once size 1 is gone a private mine may buy size 2 in phase 1, which starts phase 2', () => {
    const table = mineBuys(150, {}, { phase: '1', units: { 1: 0 } })
    expect(table.state.phase).toBe('1')
    table.act('buyMachine', { mines: [4] })
    expect(machine(table, 4)).toBe(2)
    expect(table.state.phase).toBe('2')
    expect(table.told('phase-began')).toMatchObject([{ phase: '2' }])
  })

  it('1873-4.1-n a public mine may do so as well', () => {
    const table = companyBuys(150, [1, 1], { phase: '1', units: { 1: 0 } }).act('buyMachine', {
      mines: [6, 3],
    })
    expect(machines(table)).toEqual([2, 2])
    expect(table.state.phase).toBe('2')
  })

  it('1873-4.1-o each purchase takes exactly one unit, however many markers it yields', () => {
    const table = companyBuys(1000, [1, 1], { phase: '3' }).act('buyMachine', { mines: [6, 3] })
    expect(machines(table)).toEqual([3, 3])
    expect(table.cash('CO')).toBe(700)
    expect(table.state.units).toEqual({ 1: 0, 2: 0, 3: 5, 4: 3, 5: null })
  })

  it('1873-4.1-o scrapped units never return', () => {
    const railway = railwayBuys(1000, { railways: { HBE: { shares: { A: 2 }, trains: [2, 1] } } })
    railway.act('scrapTrain', { size: 1 })
    expect(railway.state.railways['HBE']?.trains).toEqual([2])
    expect(railway.state.units).toEqual({ 1: 0, 2: 9, 3: 7, 4: 3, 5: null })
    expect(railway.refused('buyTrain', train(1, 100))).toBe('1873-4.1-p')
    const mine = mineBuys(1000, { machine: 2 }, { phase: '3', units: { 2: 0 } }).act('buyMachine', {
      mines: [4],
    })
    expect(mine.state.units).toEqual({ 1: 0, 2: 0, 3: 5, 4: 3, 5: null })
  })

  it('1873-4.1-p only the top unit of the stack is on sale', () => {
    const table = railwayBuys(5000, { phase: '3' })
    for (const [size, price] of [
      [1, 100],
      [2, 250],
      [4, 750],
      [5, 1200],
    ] as const)
      expect(table.refused('buyTrain', train(size, price))).toBe('1873-4.1-p')
    expect(table.refused('buyTrain', train(3, 450))).toBeUndefined()
    expect(table.actions('buyTrain')).toEqual([
      { type: 'buyTrain', player: 'A', from: 'bank', size: 3, price: 450 },
    ])
  })

  it('1873-4.1-p size 5 is on sale once sizes 1 to 4 are gone, in whatever phase', () => {
    const table = railwayBuys(5000, { phase: '4', units: { 4: 0 } })
    expect(table.refused('buyTrain', train(4, 750))).toBe('1873-4.1-p')
    table.act('buyTrain', train(5, 1200))
    expect(table.state.phase).toBe('5')
    expect(table.state.units[5]).toBeNull()
    table.act('buyTrain', train(5, 1200)).act('buyTrain', train(5, 1200))
    expect(table.state.railways['HBE']?.trains).toEqual([5, 5, 5, 1])
  })
})

describe('diesels on sale', () => {
  /** The first of two operating rounds in phase 4, with HBE to buy. */
  const phase4 = (): Table =>
    at({
      players: ['A', 'B'],
      phase: '4',
      units: { 4: 0 },
      railways: { HBE: { shares: { A: 5 }, denomination: 20, trains: [4] } },
      tiles: { B17: '78:4' },
      cash: { HBE: 9000 },
      mhe: { train: 5 },
      at: { round: 'operating', number: 1, of: 2, turn: 'HBE', step: 'railway-purchases' },
    })

  const toNextPurchases = (table: Table): Table => {
    table.act('pass')
    for (let i = 0; i < 50 && table.step !== 'railway-purchases'; i++) {
      const [first] = table.choices(
        table.step === 'railway-run' ? 'run' : table.step === 'payout' ? 'payOut' : 'pass',
      )
      const { type, player, ...own } = first?.action ?? { type: 'none', player: 'nobody' }
      table.act(type, own, player)
    }
    return table
  }

  it('1873-4.1-f come with the first full set of three operating rounds in phase 5; size 5 stays beside them', () => {
    const table = phase4()
    const { set } = table.state.round
    expect(table.refused('buyTrain', train('D', 250))).toBe('1873-4.1-f')
    table.act('buyTrain', train(5, 1200))
    expect(table.state.phase).toBe('5')
    expect(table.refused('buyTrain', train('D', 250))).toBe('1873-4.1-f')
    toNextPurchases(table)
    expect(table.state.round.operating).toBe(2)
    expect(table.refused('buyTrain', train('D', 250))).toBe('1873-4.1-f')
    toNextPurchases(table)
    expect(table.state.round).toMatchObject({ set: set + 1, operating: 1 })
    expect(table.refused('buyTrain', train(5, 1200))).toBeUndefined()
    table.act('buyTrain', train('D', 250))
    expect(table.state.phase).toBe('D')
    expect(table.refused('buyTrain', train(5, 1200))).toBeUndefined()
  })

  it('1873-4.1-f the seventh diesel is the last one', () => {
    const with6 = ['GHE', 'NWE', 'SHE', 'KEZ', 'WBE', 'QLB'] as const
    const others = Object.fromEntries(
      with6.map((id) => [id, { shares: { B: 2 }, trains: [5 as const], diesel: true }]),
    )
    const table = railwayBuys(5000, {
      phase: 'D',
      railways: { HBE: { shares: { A: 2 }, trains: [5] }, ...others },
    })
    expect(table.state.diesels.left).toBe(1)
    table.act('buyTrain', train('D', 250))
    expect(table.state.diesels.left).toBe(0)
  })
})

describe('machines of a private mine', () => {
  it('1873-4.2.4-b come from the bank at the price of the next unit, whatever it is', () => {
    const table = mineBuys(500, {}, { units: { 2: 1 } })
    expect(table.refused('buyMachine', { mines: [4], from: 'mine:7' })).toBe('engine-malformed')
    expect(table.choices('buyMachine').map(({ action }) => action)).toEqual([
      { type: 'buyMachine', player: 'A', mines: [4] },
    ])
    expect(mineBuys(149, {}, { units: { 2: 1 } }).refused('buyMachine', { mines: [4] })).toBe('1873-4.2.4-a')
    table.act('buyMachine', { mines: [4] })
    expect(table.cash('mine:4')).toBe(350)
    expect(table.told('machine-bought')).toMatchObject([
      { operation: 'mine:4', size: 2, mines: [4], price: 150 },
    ])
    table.act('buyMachine', { mines: [4] })
    expect(table.cash('mine:4')).toBe(50)
    expect(table.cash('A')).toBe(0)
  })

  it('1873-4.2.4-c must be larger than the machine of the mine', () => {
    expect(mineBuys(800, { machine: 1 }).refused('buyMachine', { mines: [4] })).toBeUndefined()
    expect(mineBuys(800, { machine: 2 }).refused('buyMachine', { mines: [4] })).toBe('1873-4.2.4-c')
    expect(mineBuys(800, { machine: 3 }).refused('buyMachine', { mines: [4] })).toBe('1873-4.2.4-c')
    expect(mineBuys(800, { machine: 5 }, { phase: '5' }).refused('buyMachine', { mines: [4] })).toBe(
      '1873-4.2.4-c',
    )
    expect(
      mineBuys(800, { machine: 4 }, { phase: '5' }).refused('buyMachine', { mines: [4] }),
    ).toBeUndefined()
  })

  it('1873-4.2.4-d the mine receives one machine, the old one is scrapped, other mines get nothing', () => {
    const table = mineBuys(1000, {}, { phase: '3' })
    expect(table.refused('buyMachine', { mines: [4, 7] })).toBe('1873-4.2.4-d')
    expect(table.refused('buyMachine', { mines: [7] })).toBe('1873-4.2.4-d')
    expect(table.refused('buyMachine', { mines: [] })).toBe('1873-4.2.4-d')
    table.act('buyMachine', { mines: [4] })
    expect([machine(table, 4), machine(table, 7)]).toEqual([3, 1])
    expect(table.state.units[3]).toBe(5)
  })

  it('1873-4.2.4-e a machine is never removed voluntarily', () => {
    const table = mineBuys(1000, { machine: 2, switcher: 2 })
    expect(table.refusal('scrapMachine', { size: 2 })).toMatchObject({
      rule: 'engine-step',
      params: { possible: ['buyMachine', 'buySwitcher', 'scrapSwitcher', 'closeMine', 'pass'] },
    })
    table.act('scrapSwitcher', { size: 2 })
    expect(machine(table, 4)).toBe(2)
  })

  it('1873-4.2.4-f several machines may be bought one after another, each larger than the one before', () => {
    const table = mineBuys(1000, {}, { units: { 2: 2 } }).act('buyMachine', { mines: [4] })
    expect(table.refused('buyMachine', { mines: [4] })).toBe('1873-4.2.4-c')
    const last = mineBuys(1000, {}, { units: { 2: 1 } }).act('buyMachine', { mines: [4] })
    expect(machine(last.act('buyMachine', { mines: [4] }), 4)).toBe(3)
    expect(last.cash('mine:4')).toBe(550)
  })

  it('EX-29 treasury 450: the last size-2 unit, then the first size-3 unit, and phase 3 begins', () => {
    const table = mineBuys(450, { machine: 1 }, { units: { 2: 1 } })
    table.act('buyMachine', { mines: [4] }).act('buyMachine', { mines: [4] })
    expect(table.cash('mine:4')).toBe(0)
    expect(machine(table, 4)).toBe(3)
    expect(table.state.phase).toBe('3')
    const size = (n: number, price: number) => table.refusal('buySwitcher', { from: 'bank', size: n, price })
    expect(size(2, 50)).toMatchObject({ rule: '1873-4.1-g', params: { onSale: 3 } })
    expect(size(4, 150)).toMatchObject({ rule: '1873-4.1-g', params: { onSale: 3 } })
  })
})

describe('machines of a public mine', () => {
  it('1873-4.3.5-b must be larger than at least one machine of the company', () => {
    expect(companyBuys(1000, [2, 1]).refused('buyMachine', { mines: [3] })).toBeUndefined()
    expect(companyBuys(1000, [2, 2]).refused('buyMachine', { mines: [3] })).toBe('1873-4.3.5-b')
    expect(companyBuys(1000, [3, 2]).refused('buyMachine', { mines: [3] })).toBe('1873-4.3.5-b')
    expect(companyBuys(1000, [2, 2]).choices('buyMachine')).toEqual([])
    expect(companyBuys(150, [1, 1]).refused('buyMachine', { mines: [3] })).toBeUndefined()
    expect(companyBuys(149, [1, 1]).refused('buyMachine', { mines: [3] })).toBe('1873-4.2.4-a')
  })

  it('1873-4.3.5-c size n yields up to n markers, each replacing one smaller machine in one mine', () => {
    const table = companyBuys(1000, [1, 2, 1, 1, 1])
    const no = (mines: readonly number[]) => table.refused('buyMachine', { mines })
    expect(no([6, 2, 8])).toBe('1873-4.3.5-c')
    expect(no([6, 3])).toBe('1873-4.3.5-c')
    expect(no([6, 6])).toBe('1873-4.3.5-c')
    expect(no([2, 6])).toBe('1873-4.3.5-c')
    expect(no([6, 15])).toBe('1873-4.3.5-c')
    table.act('buyMachine', { mines: [2, 9] })
    expect(machines(table)).toEqual([1, 2, 2, 1, 2])
    expect(table.cash('CO')).toBe(850)
    expect(table.told('machine-bought')).toMatchObject([
      { operation: 'CO', size: 2, mines: [2, 9], price: 150 },
    ])
  })

  it.each(['R', 'S', '2022'] as const)(
    '1873-4.3.5-d (%s) the director chooses how many markers to use, at least one',
    (edition) => {
      const table = companyBuys(1000, [1, 1, 1], { phase: '3', edition })
      expect(table.refused('buyMachine', { mines: [] })).toBe('1873-4.3.5-d')
      const offered = table.actions<BuyMachine>('buyMachine').map((a) => a.mines.join())
      expect(offered.toSorted()).toEqual(['2', '3', '3,2', '6', '6,2', '6,3', '6,3,2'])
      table.act('buyMachine', { mines: [3] })
      expect(machines(table)).toEqual([1, 3, 1])
      expect(table.cash('CO')).toBe(700)
    },
  )

  it('1873-4.3.5-e (18xx.games) all usable markers must be used, the director chooses the mines', () => {
    const three = companyBuys(1000, [1, 1, 1], { edition: '18xx.games' })
    expect(three.refused('buyMachine', { mines: [3] })).toBe('1873-4.3.5-e')
    expect(three.refused('buyMachine', { mines: [] })).toBe('1873-4.3.5-e')
    const offered = three.actions<BuyMachine>('buyMachine').map((a) => a.mines.join())
    expect(offered.toSorted()).toEqual(['3,2', '6,2', '6,3'])
    expect(machines(three.act('buyMachine', { mines: [6, 2] }))).toEqual([2, 1, 2])

    const two = companyBuys(1000, [1, 3, 2], { edition: '18xx.games', phase: '3' })
    expect(two.refused('buyMachine', { mines: [6] })).toBe('1873-4.3.5-e')
    expect(machines(two.act('buyMachine', { mines: [6, 2] }))).toEqual([3, 3, 3])
  })

  it('1873-4.3.5-f unused markers are lost: a mine bought later keeps its machine', () => {
    const table = at({
      players: ['A', 'B'],
      phase: '3',
      publicMines: { CO: { mines: [6, 3], denomination: 20, shares: { A: 5 } } },
      cash: { CO: 2000 },
      mhe: { train: 5 },
      at: { round: 'operating', number: 1, of: 2, turn: 'CO', step: 'public-mine-purchases' },
    })
    table.act('buyMachine', { mines: [6, 3] })
    expect(table.cash('CO')).toBe(1700)
    table.passUntil('payout').act('payOut', { how: 'full' }).act('buyMine', { mine: 2, price: 120 })
    expect(machines(table)).toEqual([3, 3, 1])
    table.act('buyMachine', { mines: [2] })
    expect(machines(table)).toEqual([3, 3, 3])
    expect(table.cash('CO')).toBe(1700 - 120 - 300)
  })

  it('1873-4.3.5-g machines are never moved and never removed voluntarily', () => {
    const table = companyBuys(1000, [2, 1], { mines: { 6: { machine: 2, switcher: 2 } } })
    expect(table.refusal('moveMachine', { from: 6, to: 3 })).toMatchObject({
      rule: 'engine-step',
      params: { possible: ['buyMachine', 'buySwitcher', 'scrapSwitcher', 'pass'] },
    })
    const assigned = companyBuys(0, [2, 1], {
      mines: { 6: { machine: 2, switcher: 2 } },
      at: { round: 'operating', turn: 'CO' },
    })
    expect(machines(assigned.act('assignSwitchers', { sizes: [0, 2] }))).toEqual([2, 1])
  })

  it('EX-24 machines 1, 1, 2, 3: a size-3 machine makes 3, 3, 3, 3 and a size-2 machine 2, 2, 2, 3', () => {
    const three = companyBuys(300, [1, 1, 2, 3], { phase: '3' }).act('buyMachine', { mines: [6, 3, 2] })
    expect(machines(three)).toEqual([3, 3, 3, 3])
    expect(three.cash('CO')).toBe(0)
    const two = companyBuys(150, [1, 1, 2, 3]).act('buyMachine', { mines: [6, 3] })
    expect(machines(two)).toEqual([2, 2, 2, 3])
    expect(two.cash('CO')).toBe(0)
  })
})
