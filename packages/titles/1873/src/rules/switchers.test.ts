import { describe, expect, it } from 'vitest'
import type { BuySwitcher, Run } from '../actions.js'
import type { Description } from '../position.js'
import { at, mineBuysNext } from '../testing.js'
import type { Table } from '../testing.js'
import { switchersOf } from './switchers.js'

type Mine = NonNullable<Description['mines']>[string]
type Phase = NonNullable<Description['phase']>

const mineBuys = (phase: Phase, treasury: number, mine: Mine = {}): Table =>
  at({
    players: ['A', 'B'],
    phase,
    mines: { 4: { owner: 'A', connected: false, ...mine } },
    cash: { A: 40, 'mine:4': treasury },
    at: { round: 'operating', turn: 'mine:4', step: 'mine-purchases' },
  })

/** A's public mine CO of mines 6, 3 and perhaps 2, with these switchers, is to buy. */
const companyBuys = (phase: Phase, treasury: number, switchers: readonly (2 | 3 | 4 | 5 | 0)[]): Table => {
  const mines = [6, 3, 2].slice(0, switchers.length)
  return at({
    players: ['A', 'B'],
    phase,
    publicMines: { CO: { mines, denomination: 20, shares: { A: 5 } } },
    mines: Object.fromEntries(
      mines.map((mine, i) => [mine, { machine: 5, ...(switchers[i] ? { switcher: switchers[i] } : {}) }]),
    ),
    cash: { CO: treasury },
    at: { round: 'operating', turn: 'CO', step: 'public-mine-purchases' },
  })
}

const railwayBuys = (phase: Phase, treasury: number, switchers: readonly (2 | 3 | 4 | 5)[] = []): Table =>
  at({
    players: ['A', 'B'],
    phase,
    railways: { HBE: { shares: { A: 2 }, trains: [5], switchers } },
    tiles: { B17: '78:4' },
    cash: { HBE: treasury },
    at: { round: 'operating', turn: 'HBE', step: 'railway-purchases' },
  })

const fromBank = (size: number, price: number) => ({ from: 'bank', size, price })

describe('switchers of the bank', () => {
  it('1873-4.1-g none in phase 1, then exactly one size by phase, in phase D size 5', () => {
    const prices = { 2: 50, 3: 100, 4: 150, 5: 200 }
    const onSale = (phase: Phase): number[] =>
      [2, 3, 4, 5].filter((size) => {
        const rule = mineBuys(phase, 1000).refused('buySwitcher', fromBank(size, prices[size as 2]))
        if (rule !== undefined) expect(rule).toBe('1873-4.1-g')
        return rule === undefined
      })
    expect(onSale('1')).toEqual([])
    expect(onSale('2')).toEqual([2])
    expect(onSale('3')).toEqual([3])
    expect(onSale('4')).toEqual([4])
    expect(onSale('5')).toEqual([5])
    expect(onSale('D')).toEqual([5])
    expect(mineBuys('2', 1000).refused('buySwitcher', fromBank(1, 50))).toBe('1873-4.1-g')
    expect(mineBuys('1', 1000).choices('buySwitcher')).toEqual([])
    expect(mineBuys('4', 1000).actions<BuySwitcher>('buySwitcher')).toStrictEqual([
      { type: 'buySwitcher', player: 'A', from: 'bank', size: 4, price: 150 },
    ])
  })

  it('1873-4.1-g size n is on sale as soon as the first unit of size n is bought', () => {
    const table = mineBuysNext('1')
    expect(table.refused('buySwitcher', fromBank(2, 50))).toBe('1873-4.1-g')
    table.act('buyMachine', { mines: [4] }).act('buySwitcher', fromBank(2, 50))
    expect(table.state.mines[4]?.switcher).toBe(2)
    // the stack is down to size 3, but none of them is sold yet
    const later = mineBuysNext('2')
    expect(later.refused('buySwitcher', fromBank(3, 100))).toBe('1873-4.1-g')
    expect(later.refused('buySwitcher', fromBank(2, 50))).toBeUndefined()
  })

  it('1873-4.1-h are unlimited in number and use up no units', () => {
    const table = railwayBuys('2', 31 * 50)
    const { units } = table.state
    for (let i = 0; i < 31; i++) table.act('buySwitcher', fromBank(2, 50))
    expect(table.state.railways['HBE']?.switchers).toEqual(Array(31).fill(2))
    expect(table.cash('HBE')).toBe(0)
    expect(table.state.units).toEqual(units)
    expect(table.state.phase).toBe('2')
  })

  it('1873-4.2.4-g cost exactly their face price', () => {
    const table = mineBuys('2', 50)
    expect(table.refused('buySwitcher', fromBank(2, 49))).toBe('1873-4.2.4-g')
    expect(table.refused('buySwitcher', fromBank(2, 51))).toBe('1873-4.2.4-g')
    expect(table.refused('buySwitcher', { ...fromBank(2, 50), maintenance: 'buyer' })).toBe('1873-4.2.4-g')
    table.act('buySwitcher', fromBank(2, 50))
    expect([table.cash('mine:4'), table.cash('A')]).toEqual([0, 40])
    expect(table.told('switcher-bought')).toMatchObject([
      { operation: 'mine:4', from: 'bank', size: 2, price: 50 },
    ])
    expect(mineBuys('2', 49).refused('buySwitcher', fromBank(2, 50))).toBe('1873-4.2.4-a')
  })
})

describe('switchers of a private mine', () => {
  it('1873-4.1-k a private mine owns at most one switcher', () => {
    const table = mineBuys('3', 400, { switcher: 2 })
    table.act('buySwitcher', fromBank(3, 100)).act('buySwitcher', fromBank(3, 100))
    expect(switchersOf(table.state, 'mine:4')).toEqual([3])
    expect(table.cash('mine:4')).toBe(200)
  })

  it('1873-4.2.4-i on buying a switcher the old one is scrapped, and none is named', () => {
    const table = mineBuys('3', 400, { switcher: 2 })
    expect(table.refused('buySwitcher', { ...fromBank(3, 100), scraps: 2 })).toBe('1873-4.3.5-j')
    table.act('buySwitcher', fromBank(3, 100))
    expect(table.told('switcher-scrapped')).toMatchObject([{ operation: 'mine:4', size: 2 }])
    expect(table.state.mines[4]).toMatchObject({ switcher: 3, machine: 1 })
    expect(mineBuys('3', 400).act('buySwitcher', fromBank(3, 100)).told('switcher-scrapped')).toEqual([])
  })

  it('1873-4.2.4-j scrapping without buying is allowed and free; what is scrapped is gone', () => {
    const table = mineBuys('3', 400, { switcher: 2 })
    expect(table.refused('scrapSwitcher', { size: 3 })).toBe('1873-4.2.4-j')
    expect(table.actions('scrapSwitcher')).toEqual([{ type: 'scrapSwitcher', player: 'A', size: 2 }])
    table.act('scrapSwitcher', { size: 2 })
    expect(table.state.mines[4]?.switcher).toBeNull()
    expect(table.cash('mine:4')).toBe(400)
    expect(table.refused('scrapSwitcher', { size: 2 })).toBe('1873-4.2.4-j')
    expect(table.refused('buySwitcher', fromBank(2, 50))).toBe('1873-4.1-g')
  })
})

describe('switchers of a public mine', () => {
  it('1873-4.1-l a public mine owns at most as many switchers as mines', () => {
    const table = companyBuys('2', 400, [0, 0, 0])
    for (let i = 0; i < 3; i++) table.act('buySwitcher', fromBank(2, 50))
    expect(switchersOf(table.state, 'CO')).toEqual([2, 2, 2])
    expect(table.refused('buySwitcher', fromBank(2, 50))).toBe('1873-4.3.5-i')
    table.act('buySwitcher', { ...fromBank(2, 50), scraps: 2 })
    expect(switchersOf(table.state, 'CO')).toEqual([2, 2, 2])
    expect(table.cash('CO')).toBe(200)
  })

  it('1873-4.3.5-h switchers are bought from the bank at face price, from the treasury', () => {
    expect(companyBuys('3', 99, [0, 0]).refused('buySwitcher', fromBank(3, 100))).toBe('1873-4.2.4-a')
    expect(companyBuys('3', 100, [0, 0]).refused('buySwitcher', fromBank(3, 90))).toBe('1873-4.2.4-g')
    expect(companyBuys('3', 100, [0, 0]).refused('buySwitcher', fromBank(2, 50))).toBe('1873-4.1-g')
    const table = companyBuys('3', 100, [2, 0]).act('buySwitcher', fromBank(3, 100))
    expect(switchersOf(table.state, 'CO')).toEqual([3, 2])
    expect(table.cash('CO')).toBe(0)
  })

  it('1873-4.3.5-i beyond one per mine the company must scrap a switcher of its choice at the same time', () => {
    const table = companyBuys('4', 400, [2, 3])
    expect(table.refused('buySwitcher', fromBank(4, 150))).toBe('1873-4.3.5-i')
    expect(table.refused('buySwitcher', { ...fromBank(4, 150), scraps: 4 })).toBe('1873-4.3.5-i')
    const offered = table.actions<BuySwitcher>('buySwitcher').map((a) => a.scraps)
    expect(offered).toEqual([3, 2])
    const small = companyBuys('4', 400, [2, 3]).act('buySwitcher', { ...fromBank(4, 150), scraps: 2 })
    expect(switchersOf(small.state, 'CO')).toEqual([4, 3])
    expect(small.told('switcher-scrapped')).toMatchObject([{ operation: 'CO', size: 2 }])
    const large = companyBuys('4', 400, [2, 3]).act('buySwitcher', { ...fromBank(4, 150), scraps: 3 })
    expect(switchersOf(large.state, 'CO')).toEqual([4, 2])
    expect(large.cash('CO')).toBe(250)
  })

  it('1873-4.3.5-j switchers may be scrapped at any time in this step, free of charge', () => {
    const table = companyBuys('3', 400, [2, 3, 0])
    expect(table.refused('scrapSwitcher', { size: 5 })).toBe('1873-4.2.4-j')
    // with room for the new one nothing is scrapped in the purchase itself
    expect(table.refused('buySwitcher', { ...fromBank(3, 100), scraps: 2 })).toBe('1873-4.3.5-j')
    table
      .act('buySwitcher', fromBank(3, 100))
      .act('scrapSwitcher', { size: 3 })
      .act('scrapSwitcher', { size: 2 })
    expect(switchersOf(table.state, 'CO')).toEqual([3])
    expect(table.cash('CO')).toBe(300)
    expect(table.act('scrapSwitcher', { size: 3 }).told('switcher-scrapped')).toMatchObject([
      { operation: 'CO', size: 3 },
    ])
    expect(switchersOf(table.state, 'CO')).toEqual([])
    expect(table.step).toBe('public-mine-purchases')
  })

  it('1873-4.3.5-j only one of two equal switchers is scrapped', () => {
    const table = companyBuys('3', 0, [3, 3]).act('scrapSwitcher', { size: 3 })
    expect(switchersOf(table.state, 'CO')).toEqual([3])
  })
})

describe('switchers of a railway', () => {
  it('1873-4.1-m a railway may own any number of trains and switchers', () => {
    const table = railwayBuys('3', 5000, [2, 2])
    for (let i = 0; i < 4; i++) table.act('buyTrain', { from: 'bank', size: 3, price: 450 })
    for (let i = 0; i < 3; i++) table.act('buySwitcher', fromBank(3, 100))
    expect(table.state.railways['HBE']).toMatchObject({ trains: [5, 3, 3, 3, 3], switchers: [3, 3, 3, 2, 2] })
    table.act('scrapSwitcher', { size: 3 })
    expect(table.state.railways['HBE']?.switchers).toEqual([3, 3, 2, 2])
    expect(table.cash('HBE')).toBe(5000 - 4 * 450 - 3 * 100)
  })

  it('1873-4.1-m switchers of a railway earn nothing but cost maintenance', () => {
    const ran = (switchers: readonly (2 | 3)[]) => {
      const table = at({
        players: ['A', 'B'],
        phase: '4',
        railways: { HBE: { shares: { A: 2 }, trains: [4], switchers } },
        tiles: { B17: '78:4' },
        at: { round: 'operating', turn: 'HBE', step: 'railway-run' },
      })
      table.act('run', { plan: table.actions<Run>('run')[0]?.plan })
      return table.told('ran')[0]
    }
    const [without, loaded] = [ran([]), ran([2, 2, 3])]
    expect(without?.maintenance).toBe(0)
    expect(loaded?.maintenance).toBe(40)
    expect(loaded?.revenue).toBe(without?.revenue)
    // Halberstadt 60, Langenstein 10, Blankenburg 40 (EX-33)
    expect(without?.revenue).toBe(110)
  })
})
