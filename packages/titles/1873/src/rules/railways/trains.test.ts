import { describe, expect, it } from 'vitest'
import type { BuySwitcher } from '../../actions.js'
import type { Description } from '../../position.js'
import type { Table } from '../../testing.js'
import { at } from '../../testing.js'

const players = ['A', 'B', 'C']

/** KEZ buys; HBE of B is there to trade with. What `kez` and `hbe` do not say is as in a later operating round. */
const buying = (kez: object, hbe: object = {}, more: Partial<Description> = {}): Table =>
  at({
    players,
    phase: '4',
    cash: { KEZ: 1000, HBE: 500 },
    at: { round: 'operating', turn: 'KEZ', step: 'railway-purchases' },
    ...more,
    railways: {
      KEZ: { price: 140, shares: { A: 3 }, trains: [3], ...kez },
      HBE: { price: 120, shares: { B: 3 }, trains: [4, 3], ...hbe },
      ...more.railways,
    },
  })

/** KEZ in the purchase step of its first operating round. */
const compulsory = (treasury: number, hbe: object = {}, more: Partial<Description> = {}): Table =>
  buying({ operated: false, trains: [] }, hbe, { ...more, cash: { KEZ: treasury, HBE: 500, ...more.cash } })

const trainsOf = (table: Table, railway: string): readonly number[] | undefined =>
  table.state.railways[railway]?.trains
const fromHbe = (size: number | 'D', price: number, maintenance?: string): object => ({
  from: 'HBE',
  size,
  price,
  ...(maintenance === undefined ? {} : { maintenance }),
})

describe('the compulsory train', () => {
  it('1873-4.4.7-a it is the first purchase: switchers and diesels are refused before it', () => {
    const table = compulsory(2000, { diesel: true, switchers: [5] }, { phase: 'D' })
    expect(table.refused('buySwitcher', { from: 'bank', size: 5, price: 200 })).toBe('1873-4.4.7-a')
    expect(table.refused('buySwitcher', { from: 'HBE', size: 5, price: 1 })).toBe('1873-4.4.7-a')
    expect(table.refused('buyTrain', { from: 'bank', size: 'D', price: 250 })).toBe('1873-4.4.7-a')
    expect(table.refused('buyTrain', fromHbe('D', 1))).toBe('1873-4.4.7-a')
    expect(table.choices('buySwitcher')).toEqual([])
    table.act('buyTrain', { from: 'bank', size: 5, price: 1200 })
    table.act('buySwitcher', { from: 'bank', size: 5, price: 200 })
    table.act('buyTrain', { from: 'bank', size: 'D', price: 250 })
    expect(table.state.railways['KEZ']).toMatchObject({ trains: [5], switchers: [5], diesel: true })
    expect(table.cash('KEZ')).toBe(350)
  })

  it('1873-4.4.7-b the bank sells it at face price, another railway at a price both agree on', () => {
    const table = compulsory(750)
    expect(table.refused('buyTrain', { from: 'bank', size: 4, price: 749 })).toBe('1873-4.4.7-b')
    expect(table.refused('buyTrain', { from: 'bank', size: 4, price: 751 })).toBe('1873-4.4.7-b')
    expect(table.refused('buyTrain', { from: 'bank', size: 4, price: 750, maintenance: 'buyer' })).toBe(
      '1873-4.4.7-b',
    )
    expect(table.refused('buyTrain', { from: 'bank', size: 5, price: 1200 })).toBe('1873-4.1-p')
    table.act('buyTrain', { from: 'bank', size: 4, price: 750 })
    expect([trainsOf(table, 'KEZ'), table.cash('KEZ'), table.state.units[4]]).toEqual([[4], 0, 1])

    const traded = compulsory(750).act('buyTrain', fromHbe(4, 333)).act('accept')
    expect([trainsOf(traded, 'KEZ'), trainsOf(traded, 'HBE')]).toEqual([[4], [3]])
    expect([traded.cash('KEZ'), traded.cash('HBE'), traded.state.units[4]]).toEqual([417, 833, 2])
    expect(traded.state.concessions['KEZ']).toBe('gone')
  })

  it('1873-4.4.7-c whoever can pay the next train of the bank may not end the step without one', () => {
    expect(compulsory(750).refused('pass')).toBe('1873-4.4.7-c')
    expect(compulsory(750).choices('pass')).toEqual([])
    expect(compulsory(749).refused('pass')).toBeUndefined()
    const after = compulsory(750).act('buyTrain', { from: 'bank', size: 4, price: 750 })
    expect(after.refused('pass')).toBeUndefined()
  })

  it('1873-4.4.7-d who cannot pay it may still buy from another railway', () => {
    const table = compulsory(100).act('buyTrain', fromHbe(3, 100)).act('accept').act('pass')
    expect(trainsOf(table, 'KEZ')).toEqual([3])
    expect(table.state.railways['KEZ']).toMatchObject({ receivership: false, director: 'A' })
  })

  it('1873-4.4.7-d it need not buy from another railway: without a train it is insolvent', () => {
    const table = compulsory(749)
    expect(table.refused('buyTrain', fromHbe(3, 1))).toBeUndefined()
    table.act('pass')
    expect(table.told('insolvent')).toEqual([{ kind: 'insolvent', company: 'KEZ', because: 'train' }])
    expect(table.state.railways['KEZ']).toMatchObject({ receivership: true, director: null, trains: [4] })
  })

  it('1873-4.4.7-e NWE does not take a size-1 train as its compulsory train', () => {
    const nwe = (own: object): Table =>
      buying(
        {},
        { trains: [3, 1] },
        {
          phase: '2',
          cash: { NWE: 600, HBE: 0 },
          railways: { NWE: { price: 120, shares: { C: 3 }, ...own } },
          at: { round: 'operating', turn: 'NWE', step: 'railway-purchases' },
        },
      )
    const table = nwe({ operated: false })
    expect(table.refused('buyTrain', fromHbe(1, 50))).toBe('1873-4.4.7-e')
    expect(table.refused('buyTrain', fromHbe(3, 50))).toBeUndefined()
    table.act('buyTrain', { from: 'bank', size: 2, price: 250 })
    expect(table.refused('buyTrain', fromHbe(1, 50))).toBeUndefined()
    // as any other railway may
    expect(
      compulsory(600, { trains: [3, 1] }, { phase: '2' }).refused('buyTrain', fromHbe(1, 50)),
    ).toBeUndefined()
  })

  it('1873-4.4.7-e NWE never keeps a size-1 train as its only one', () => {
    const table = buying(
      { trains: [3] },
      {},
      {
        phase: '2',
        railways: { NWE: { price: 200, shares: { C: 3 }, trains: [2, 1] } },
        at: { round: 'operating', turn: 'NWE', step: 'railway-purchases' },
      },
    )
    expect(table.refused('scrapTrain', { size: 2 })).toBe('1873-4.4.7-l')
    table.act('scrapTrain', { size: 1 })
    expect(trainsOf(table, 'NWE')).toEqual([2])
  })

  it('1873-4.4.7-f with it the concession leaves the game, and who holds most takes over for the rest of the turn', () => {
    const table = compulsory(
      1000,
      {},
      { railways: { KEZ: { price: 140, operated: false, director: 'A', shares: { A: 1, B: 2, C: 1 } } } },
    )
    expect([table.players, table.state.concessions['KEZ']]).toEqual([['A'], 'player:A'])
    table.act('buyTrain', { from: 'bank', size: 4, price: 750 })
    expect(table.state.concessions['KEZ']).toBe('gone')
    expect(table.told('concession-gone')).toEqual([{ kind: 'concession-gone', railway: 'KEZ' }])
    expect(table.told('director-changed')).toEqual([
      { kind: 'director-changed', company: 'KEZ', from: 'A', to: 'B' },
    ])
    expect([table.step, table.players]).toEqual(['railway-purchases', ['B']])
    expect(table.refused('buySwitcher', { from: 'bank', size: 4, price: 150 }, 'A')).toBe('engine-turn')
    table.act('buySwitcher', { from: 'bank', size: 4, price: 150 }, 'B')
    expect(table.cash('KEZ')).toBe(100)
  })

  it('1873-4.4.7-f of equal others the next after the old director in player order takes over, and a tie with the director changes nothing', () => {
    const director = (shares: Record<string, number>, order: string[]): string | null | undefined =>
      compulsory(1000, {}, { order, railways: { KEZ: { operated: false, director: 'B', shares } } }).act(
        'buyTrain',
        { from: 'bank', size: 4, price: 750 },
      ).state.railways['KEZ']?.director
    expect(director({ A: 2, B: 1, C: 2 }, ['A', 'B', 'C'])).toBe('C')
    expect(director({ A: 2, B: 1, C: 2 }, ['C', 'B', 'A'])).toBe('A')
    expect(director({ A: 2, B: 1, C: 1 }, ['A', 'B', 'C'])).toBe('A')
    expect(director({ A: 2, B: 2 }, ['A', 'B', 'C'])).toBe('B')
  })

  it('EX-14 the concession owner with 20% is director until the compulsory train, then the holder of 40% in the middle of the turn', () => {
    const table = at({
      players,
      cash: { HBE: 600 },
      railways: { HBE: { startPrice: 120, operated: false, director: 'A', shares: { A: 1, B: 2 } } },
      at: { round: 'operating', turn: 'HBE' },
    })
    table.passUntil('railway-purchases')
    expect(table.players).toEqual(['A'])
    table.act('buyTrain', { from: 'bank', size: 1, price: 100 })
    expect([table.step, table.players]).toEqual(['railway-purchases', ['B']])
    expect(table.state.railways['HBE']).toMatchObject({ director: 'B', trains: [1], price: 110 })
  })

  it('EX-14 before the compulsory train the owner may not sell', () => {
    const table = at({
      players,
      railways: { HBE: { startPrice: 120, operated: false, director: 'A', shares: { A: 1, B: 2 } } },
      at: { round: 'stock' },
    })
    expect(table.refused('sellShares', { company: 'HBE', count: 1 })).toBe('1873-3.2.2-k')
  })

  it('EX-32 NWE at 240 has 700 after its route and buys a size-3 train, at 120 it has 100 and is insolvent', () => {
    const nwe = (startPrice: number): Table =>
      at({
        players,
        phase: '3',
        cash: { NWE: 5 * startPrice },
        railways: { NWE: { startPrice, operated: false, shares: { A: 3 } } },
        at: { round: 'operating', number: 2, turn: 'NWE' },
      })
    const rich = nwe(240)
    expect(rich.cash('NWE')).toBe(700)
    rich.passUntil('railway-purchases').act('buyTrain', { from: 'bank', size: 3, price: 450 })
    expect([rich.cash('NWE'), rich.state.railways['NWE']?.price]).toEqual([250, 220])
    const poor = nwe(120)
    expect(poor.cash('NWE')).toBe(100)
    poor.passUntil('railway-purchases').act('pass')
    expect(poor.told('insolvent')).toEqual([{ kind: 'insolvent', company: 'NWE', because: 'train' }])
    expect([poor.cash('NWE'), poor.state.railways['NWE']?.receivership]).toEqual([200, true])
  })
})

describe('purchases in general', () => {
  it('1873-4.4.7-g the director buys and scraps in any order and any number', () => {
    const table = buying(
      {},
      { switchers: [3] },
      {
        phase: '5',
        units: { 4: 0 },
        dieselsOnSale: true,
        cash: { KEZ: 4000, CO: 0, 'mine:15': 0 },
        mines: { 15: { owner: 'C', switcher: 4 }, 2: { switcher: 3 } },
        publicMines: { CO: { mines: [1, 2], shares: { C: 2 } } },
      },
    )
    const sellers = table.choices('buySwitcher').map(({ action }) => (action as BuySwitcher).from)
    expect([...new Set(sellers)].toSorted()).toEqual(['CO', 'HBE', 'bank', 'mine:15'])
    table.act('buySwitcher', { from: 'bank', size: 5, price: 200 })
    table.act('buyTrain', { from: 'bank', size: 5, price: 1200 })
    table.act('scrapTrain', { size: 3 })
    table.act('buySwitcher', { from: 'mine:15', size: 4, price: 10 }).act('accept', {}, 'C')
    table.act('buyTrain', { from: 'bank', size: 'D', price: 250 })
    table.act('buySwitcher', { from: 'CO', size: 3, price: 5, maintenance: 'buyer' }).act('accept', {}, 'C')
    table.act('scrapSwitcher', { size: 5 })
    table.act('buyTrain', fromHbe(4, 7)).act('accept', {}, 'B')
    expect(table.state.railways['KEZ']).toMatchObject({ trains: [5, 4], switchers: [4, 3], diesel: true })
    expect(table.state.railways['HBE']).toMatchObject({ trains: [3], switchers: [3] })
    expect([table.state.mines[15]?.switcher, table.state.mines[2]?.switcher]).toEqual([null, null])
    expect(['KEZ', 'mine:15', 'CO', 'HBE'].map((purse) => table.cash(purse))).toEqual([2298, 10, 5, 7])
    expect([table.step, table.player, table.state.diesels.left]).toEqual(['railway-purchases', 'A', 6])
  })

  it('1873-4.4.7-j scrapping is free, and what is scrapped leaves the game', () => {
    const table = buying({ trains: [3, 2, 2], switchers: [3, 2] })
    table.act('scrapTrain', { size: 2 }).act('scrapSwitcher', { size: 3 })
    expect(table.state.railways['KEZ']).toMatchObject({ trains: [3, 2], switchers: [2] })
    expect(table.cash('KEZ')).toBe(1000)
    expect(table.state.units).toEqual({ 1: 0, 2: 0, 3: 0, 4: 2, 5: null })
    expect(table.refused('scrapTrain', { size: 4 })).toBe('1873-4.4.7-j')
    expect(table.refused('scrapSwitcher', { size: 3 })).toBe('1873-4.2.4-j')
  })

  it('1873-4.4.7-k a diesel is never scrapped, but may be sold to a railway without one', () => {
    const owner = buying({ diesel: true }, {}, { phase: 'D' })
    expect(owner.refused('scrapTrain', { size: 'D' })).toBe('1873-4.4.7-k')
    const table = buying({}, { trains: [5], diesel: true }, { phase: 'D' })
    table.act('buyTrain', fromHbe('D', 40)).act('accept')
    expect([table.state.railways['KEZ']?.diesel, table.state.railways['HBE']?.diesel]).toEqual([true, false])
    expect([table.cash('KEZ'), table.cash('HBE'), table.state.diesels.left]).toEqual([960, 540, 6])
    expect(table.refused('buyTrain', { from: 'bank', size: 'D', price: 250 })).toBe('1873-4.1-j')
    expect(
      buying({ diesel: true }, { diesel: true }, { phase: 'D' }).refused('buyTrain', fromHbe('D', 40)),
    ).toBe('1873-4.1-j')
  })

  it('EX-50 a railway with one train and one diesel may sell the diesel for 1 to 500, not the train, and scrap neither', () => {
    const table = buying({}, { trains: [5], diesel: true }, { phase: 'D' })
    expect([1, 500].map((price) => table.refused('buyTrain', fromHbe('D', price)))).toEqual([
      undefined,
      undefined,
    ])
    expect([0, 501].map((price) => table.refused('buyTrain', fromHbe('D', price)))).toEqual([
      '1873-4.4.7-h',
      '1873-4.4.7-h',
    ])
    expect(table.refused('buyTrain', fromHbe(5, 1))).toBe('1873-4.4.7-l')
    const own = buying({ trains: [5], diesel: true }, {}, { phase: 'D' })
    expect(own.refused('scrapTrain', { size: 5 })).toBe('1873-4.4.7-l')
    expect(own.refused('scrapTrain', { size: 'D' })).toBe('1873-4.4.7-k')
  })

  it('1873-4.4.7-l the last standard train is neither scrapped nor sold, of two one may go', () => {
    expect(buying({ trains: [3] }).refused('scrapTrain', { size: 3 })).toBe('1873-4.4.7-l')
    expect(buying({ trains: [3] }).choices('scrapTrain')).toEqual([])
    expect(buying({ trains: [3, 1] }).refused('scrapTrain', { size: 3 })).toBeUndefined()
    expect(buying({}, { trains: [4] }).refused('buyTrain', fromHbe(4, 1))).toBe('1873-4.4.7-l')
    expect(buying({}, { trains: [4, 4] }).refused('buyTrain', fromHbe(4, 1))).toBeUndefined()
    const nwe = (trains: number[]): string | undefined =>
      buying({}, {}, { railways: { NWE: { shares: { C: 3 }, trains: trains as [2] } } }).refused('buyTrain', {
        from: 'NWE',
        size: 3,
        price: 1,
      })
    expect([nwe([3, 1]), nwe([3, 2])]).toEqual(['1873-4.4.7-l', undefined])
  })

  it('1873-4.4.7-m there is no limit on standard trains and switchers, but of diesels there is one', () => {
    const table = buying(
      { trains: [5, 4, 4, 3, 3, 2], switchers: [5, 5, 4, 4, 3], diesel: true },
      {},
      { phase: 'D', cash: { KEZ: 1400 } },
    )
    table
      .act('buyTrain', { from: 'bank', size: 5, price: 1200 })
      .act('buySwitcher', { from: 'bank', size: 5, price: 200 })
    expect(table.state.railways['KEZ']).toMatchObject({
      trains: [5, 5, 4, 4, 3, 3, 2],
      switchers: [5, 5, 5, 4, 4, 3],
    })
    expect(table.refused('buyTrain', { from: 'bank', size: 'D', price: 250 })).toBe('1873-4.1-j')
  })

  it('1873-4.4.7-n nothing is bought above the treasury, however rich the director is', () => {
    const poor = buying({}, {}, { cash: { A: 5000, KEZ: 749, HBE: 0 } })
    expect(poor.refused('buyTrain', { from: 'bank', size: 4, price: 750 })).toBe('1873-4.4.7-n')
    expect(poor.refused('buyTrain', fromHbe(4, 750))).toBe('1873-4.4.7-n')
    expect(poor.refused('buyTrain', fromHbe(4, 749))).toBeUndefined()
    const poorer = buying({}, {}, { cash: { A: 5000, KEZ: 149 } })
    expect(poorer.refused('buySwitcher', { from: 'bank', size: 4, price: 150 })).toBe('1873-4.2.4-a')
    const table = buying({}, {}, { cash: { A: 5000, KEZ: 750 } }).act('buyTrain', {
      from: 'bank',
      size: 4,
      price: 750,
    })
    expect([table.cash('A'), table.cash('KEZ')]).toEqual([5000, 0])
  })

  it('1873-4.4.7-o the MHE and companies in receivership take no part in trades', () => {
    const table = buying({}, { shares: {}, switchers: [4] })
    expect(table.refused('buyTrain', fromHbe(4, 1))).toBe('1873-4.4.7-o')
    expect(table.refused('buySwitcher', { from: 'HBE', size: 4, price: 1 })).toBe('1873-4.4.7-o')
    expect(table.refused('buyTrain', { from: 'MHE', size: 1, price: 1, maintenance: 'buyer' })).toBe(
      '1873-4.1-i',
    )
    expect(
      [...table.actions('buyTrain'), ...table.actions('buySwitcher')].map(
        (a) => (a as { from?: string }).from,
      ),
    ).toEqual(['bank', 'bank'])
  })

  it('1873-4.4.7-p a train bought in this step runs in the next turn of the buyer, not in this one', () => {
    const table = buying(
      { shares: { A: 5 } },
      { shares: {}, trains: [4] },
      {
        tiles: { H3: '78:3', B17: '78:4' },
        at: { round: 'operating', number: 1, turn: 'KEZ', step: 'railway-run' },
      },
    )
    const route = ['G4', 'H3', 'I4']
    expect(
      table.refused('run', {
        plan: {
          trains: [
            { size: 4, routes: [] },
            { size: 3, routes: [route] },
          ],
        },
      }),
    ).toBe('1873-4.4.3-a')
    table.act('run', { plan: { trains: [{ size: 3, routes: [route] }] } }).act('payOut', { how: 'withhold' })
    table.act('buyTrain', { from: 'bank', size: 4, price: 750 })
    expect(table.state.railways['KEZ']?.trains).toEqual([4, 3])
    expect(table.refused('run', { plan: { trains: [] } })).toBe('engine-step')
    table.act('pass').passUntil('railway-run', 'KEZ')
    expect(table.state.round.operating).toBe(2)
    table.act('run', {
      plan: {
        trains: [
          { size: 4, routes: [route] },
          { size: 3, routes: [] },
        ],
      },
    })
    expect(table.told('ran')).toMatchObject([{ railway: 'KEZ', revenue: 80 }])
  })
})
