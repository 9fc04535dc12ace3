import { describe, expect, it } from 'vitest'
import type { Description } from '../../position.js'
import type { Table } from '../../testing.js'
import { at } from '../../testing.js'

const players = ['A', 'B', 'C']

/** KEZ of A may buy from HBE of B. */
const trading = (hbe: object, cash: Record<string, number>, more: Partial<Description> = {}): Table =>
  at({
    players,
    phase: '4',
    cash,
    at: { round: 'operating', turn: 'KEZ', step: 'railway-purchases' },
    ...more,
    railways: {
      KEZ: { price: 140, shares: { A: 3 }, trains: [4] },
      HBE: { price: 120, shares: { B: 3 }, trains: [4, 3, 2], ...hbe },
      ...more.railways,
    },
  })

const train = (size: number, price: number, maintenance?: string): object => ({
  from: 'HBE',
  size,
  price,
  ...(maintenance === undefined ? {} : { maintenance }),
})

describe('price and maintenance of a trade', () => {
  it('1873-4.4.7-h a train costs from 1 M to twice its face price, from treasury to treasury', () => {
    const table = trading({}, { KEZ: 2000, HBE: 10 })
    expect([1, 900].map((price) => table.refused('buyTrain', train(3, price)))).toEqual([
      undefined,
      undefined,
    ])
    expect([0, 901].map((price) => table.refused('buyTrain', train(3, price)))).toEqual([
      '1873-4.4.7-h',
      '1873-4.4.7-h',
    ])
    expect(table.refused('buyTrain', train(4, 1500))).toBeUndefined()
    expect(table.refused('buyTrain', train(4, 1501))).toBe('1873-4.4.7-h')
    table.act('buyTrain', train(3, 900)).act('accept')
    expect(['KEZ', 'HBE', 'A', 'B'].map((purse) => table.cash(purse))).toEqual([1100, 910, 0, 0])
    expect([table.state.railways['KEZ']?.trains, table.state.railways['HBE']?.trains]).toEqual([
      [4, 3],
      [4, 2],
    ])
  })

  it('1873-4.4.7-h only a train that the other railway owns can be bought, and never from itself', () => {
    const table = trading({}, { KEZ: 2000 })
    expect(table.refused('buyTrain', train(5, 100))).toBe('1873-4.1-i')
    expect(table.refused('buyTrain', { from: 'KEZ', size: 4, price: 100 })).toBe('1873-4.1-i')
    expect(table.refused('buyTrain', { from: 'GHE', size: 4, price: 100 })).toBe('1873-4.1-i')
    expect(table.refused('buyTrain', { from: 'mine:15', size: 4, price: 100 })).toBe('1873-4.1-i')
  })

  it('1873-4.4.7-h 1873-4.4.7-i the offered prices are those that both treasuries can bear', () => {
    const ranges = trading({}, { KEZ: 700, HBE: 60 })
      .choices('buyTrain')
      .flatMap(({ action, range }) => (range ? [[{ ...action }, range.min, range.max]] : []))
    const offer = { type: 'buyTrain', player: 'A', from: 'HBE', price: 1 }
    expect(ranges).toEqual([
      [{ ...offer, size: 4 }, 1, 700],
      [{ ...offer, size: 3 }, 1, 700],
      [{ ...offer, size: 2, maintenance: 'buyer' }, 1, 500],
      [{ ...offer, size: 2, price: 40, maintenance: 'seller' }, 40, 500],
    ])
    const poor = trading({}, { KEZ: 150, HBE: 200 }).choices('buyTrain')
    expect(
      poor.filter(({ action }) => 'maintenance' in action).map(({ range }) => [range?.min, range?.max]),
    ).toEqual([
      [1, 50],
      [1, 150],
    ])
  })

  it('1873-4.4.7-i buyer or seller pays what is due in the phase, even if it was paid in this operating round', () => {
    const buyer = trading({}, { KEZ: 600, HBE: 60 })
      .act('buyTrain', train(2, 500, 'buyer'))
      .act('accept')
    expect([buyer.cash('KEZ'), buyer.cash('HBE')]).toEqual([0, 560])
    const seller = trading({}, { KEZ: 600, HBE: 60 })
      .act('buyTrain', train(2, 500, 'seller'))
      .act('accept')
    expect([seller.cash('KEZ'), seller.cash('HBE')]).toEqual([100, 460])
    expect(seller.state.railways['KEZ']?.trains).toEqual([4, 2])
  })

  it('1873-4.4.7-i who pays is named exactly where something is due', () => {
    const table = trading({}, { KEZ: 600, HBE: 60 })
    expect(table.refused('buyTrain', train(2, 100))).toBe('1873-4.4.7-i')
    expect(table.refused('buyTrain', train(3, 100, 'buyer'))).toBe('1873-4.4.7-i')
    expect(table.refused('buyTrain', train(3, 100))).toBeUndefined()
  })

  it('1873-4.4.7-i a trade whose payer lacks the money is refused', () => {
    const offer = (price: number, payer: string, KEZ: number, HBE: number): string | undefined =>
      trading({}, { KEZ, HBE }).refused('buyTrain', train(2, price, payer))
    expect([offer(100, 'buyer', 199, 0), offer(100, 'buyer', 200, 0)]).toEqual(['1873-4.4.7-i', undefined])
    expect([offer(40, 'seller', 40, 59), offer(40, 'seller', 40, 60)]).toEqual(['1873-4.4.7-i', undefined])
  })

  it('1873-4.4.7-i switchers are traded on the same terms', () => {
    const table = trading({ switchers: [2] }, { KEZ: 600, HBE: 0 })
    const switcher = { from: 'HBE', size: 2, price: 100, maintenance: 'buyer' }
    expect(table.refused('buySwitcher', { ...switcher, price: 101 })).toBe('1873-4.2.4-g')
    expect(table.refused('buySwitcher', { ...switcher, price: 19, maintenance: 'seller' })).toBe(
      '1873-4.2.4-h',
    )
    table.act('buySwitcher', switcher).act('accept')
    expect([table.cash('KEZ'), table.cash('HBE')]).toEqual([480, 100])
    expect([table.state.railways['KEZ']?.switchers, table.state.railways['HBE']?.switchers]).toEqual([
      [2],
      [],
    ])
  })

  it('EX-49 a size-3 train in phase D costs 1 to 900 and 150 of maintenance', () => {
    const table = (KEZ: number, HBE: number): Table =>
      trading({ trains: [5, 3] }, { KEZ, HBE }, { phase: 'D' })
    expect([1, 900, 901].map((p) => table(1050, 0).refused('buyTrain', train(3, p, 'buyer')))).toEqual([
      undefined,
      undefined,
      '1873-4.4.7-h',
    ])
    expect(table(200, 0).refused('buyTrain', train(3, 100, 'buyer'))).toBe('1873-4.4.7-i')
    expect(table(200, 40).refused('buyTrain', train(3, 100, 'seller'))).toBe('1873-4.4.7-i')
    const sold = table(200, 60)
      .act('buyTrain', train(3, 100, 'seller'))
      .act('accept')
    expect([sold.cash('KEZ'), sold.cash('HBE')]).toEqual([100, 10])
  })

  it('EX-49 a size-2 switcher costs 1 to 100 and in phase 4 20 of maintenance', () => {
    const table = trading({ switchers: [2] }, { KEZ: 600, HBE: 500 })
    const refused = (price: number): string | undefined =>
      table.refused('buySwitcher', { from: 'HBE', size: 2, price, maintenance: 'seller' })
    expect([0, 1, 100, 101].map(refused)).toEqual(['1873-4.2.4-g', undefined, undefined, '1873-4.2.4-g'])
    table.act('buySwitcher', { from: 'HBE', size: 2, price: 1, maintenance: 'seller' }).act('accept')
    expect([table.cash('KEZ'), table.cash('HBE')]).toEqual([599, 481])
  })
})

describe('RUL-08: offers of trains', () => {
  it('1873-4.4.7-h a trade needs the consent of the other side, and until the answer the buyer can only withdraw', () => {
    const table = trading({}, { KEZ: 1000, HBE: 0 }).act('buyTrain', train(3, 100))
    expect(table.events.filter((e) => e.kind === 'offer')).toMatchObject([
      { from: 'A', to: 'B', deal: { buyer: 'KEZ', seller: 'HBE', size: 3, price: 100 } },
    ])
    expect([table.step, table.players]).toEqual(['offer', ['B', 'A']])
    expect(table.choices().map((c) => [c.action.type, c.action.player])).toEqual([
      ['accept', 'B'],
      ['decline', 'B'],
      ['withdraw', 'A'],
    ])
    expect(table.cash('KEZ')).toBe(1000)
    expect(table.refused('accept', {}, 'A')).toBe('engine-turn')
    expect(table.refused('withdraw', {}, 'B')).toBe('engine-turn')
    expect(table.refused('accept', {}, 'C')).toBe('engine-turn')
    expect(table.refused('buyTrain', { from: 'bank', size: 4, price: 750 }, 'A')).toBe('engine-step')
    table.act('accept', {}, 'B')
    expect([table.step, table.players, table.cash('HBE')]).toEqual(['railway-purchases', ['A'], 100])
  })

  it('1873-4.4.7-h a declined offer moves nothing and is not repeated unchanged in the same step', () => {
    const table = trading({}, { KEZ: 1000, HBE: 500 })
      .act('buyTrain', train(2, 100, 'buyer'))
      .act('decline', {}, 'B')
    expect([table.step, table.players]).toEqual(['railway-purchases', ['A']])
    expect([table.cash('KEZ'), table.cash('HBE')]).toEqual([1000, 500])
    expect([table.state.railways['KEZ']?.trains, table.state.railways['HBE']?.trains]).toEqual([
      [4],
      [4, 3, 2],
    ])
    expect(table.refused('buyTrain', train(2, 100, 'buyer'))).toBe('engine-repeated-offer')
    expect(table.refused('buyTrain', train(2, 101, 'buyer'))).toBeUndefined()
    expect(table.refused('buyTrain', train(2, 100, 'seller'))).toBeUndefined()
    expect(table.refused('buyTrain', train(3, 100))).toBeUndefined()
    table.act('buyTrain', train(2, 99, 'buyer')).act('accept', {}, 'B')
    expect([table.cash('KEZ'), table.cash('HBE')]).toEqual([801, 599])
  })

  it('1873-4.4.7-h after ten declined offers the railway makes no more in this step', () => {
    const table = trading({}, { KEZ: 1000, HBE: 500 })
    for (let price = 100; price < 110; price++)
      table.act('buyTrain', train(2, price, 'buyer')).act('decline', {}, 'B')
    expect(table.refused('buyTrain', train(2, 110, 'buyer'))).toBe('engine-proposals')
    expect(table.choices('buyTrain').filter(({ range }) => range)).toEqual([])
    expect(table.refused('buyTrain', { from: 'bank', size: 4, price: 750 })).toBeUndefined()
  })

  it('1873-4.4.7-h in a later turn the same offer may be made again', () => {
    const table = trading(
      {},
      { KEZ: 1000, HBE: 500 },
      {
        tiles: { H3: '78:3', B17: '78:4' },
        railways: { HBE: { price: 200, shares: { B: 3 }, trains: [4, 3] } },
      },
    )
    table.act('buyTrain', train(3, 100)).act('decline', {}, 'B').act('pass')
    while (!(table.step === 'railway-purchases' && table.player === 'A')) {
      if (table.step === 'railway-run') table.act('run', table.actions('run')[0])
      else if (table.step === 'payout') table.act('payOut', { how: 'full' })
      else table.act('pass')
    }
    expect(table.state.round.operating).toBe(2)
    expect(table.refused('buyTrain', train(3, 100))).toBeUndefined()
  })

  it('1873-4.4.7-h a withdrawn offer may be repeated', () => {
    const table = trading({}, { KEZ: 1000, HBE: 500 }).act('buyTrain', train(3, 100)).act('withdraw', {}, 'A')
    expect([table.step, table.players, table.cash('KEZ')]).toEqual(['railway-purchases', ['A'], 1000])
    expect(table.refused('buyTrain', train(3, 100))).toBeUndefined()
  })

  it('1873-4.4.7-h one player who decides for both sides needs no answer', () => {
    const table = trading({ shares: { A: 3 } }, { KEZ: 1000, HBE: 500 }).act('buyTrain', train(3, 1))
    expect(table.events.filter((e) => e.kind === 'offer')).toEqual([])
    expect([table.step, table.cash('KEZ'), table.cash('HBE')]).toEqual(['railway-purchases', 999, 501])
    expect(table.state.railways['KEZ']?.trains).toEqual([4, 3])
  })

  it('1873-4.4.7-h a declined compulsory train leaves the railway where it was', () => {
    const table = trading(
      {},
      { KEZ: 700, HBE: 500 },
      {
        railways: { KEZ: { price: 140, operated: false, shares: { A: 3 } } },
      },
    )
    table.act('buyTrain', train(3, 700)).act('decline', {}, 'B')
    expect(table.state.concessions['KEZ']).toBe('player:A')
    expect(table.state.railways['KEZ']?.trains).toEqual([])
    table.act('pass')
    expect(table.told('insolvent')).toEqual([{ kind: 'insolvent', company: 'KEZ', because: 'train' }])
  })
})
