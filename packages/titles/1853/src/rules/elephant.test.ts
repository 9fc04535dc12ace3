import { describe, expect, it } from 'vitest'
import type { Description } from '../position.js'
import { at } from '../testing.js'

const players = ['A', 'B', 'C']
const cash = { A: 100, B: 50, C: 0 }
/** The elephant of A may be sold. */
const selling = (change: Partial<Description> = {}) =>
  at({ players, cash, at: { round: 'elephant' }, ...change })
/** The last pass of a stock round. */
const ending = (change: Partial<Description> & { readonly lastBuyer?: string } = {}) => {
  const { lastBuyer, ...more } = change
  return at({
    players,
    cash,
    at: { round: 'stock', idle: 2, turn: 'C', ...(lastBuyer === undefined ? {} : { lastBuyer }) },
    ...more,
  }).act('pass')
}

describe('the elephant', () => {
  it('1853-1.5-b, 1853-3.1.11-a: at the end of a stock round it goes to the left of the last buyer', () => {
    const table = ending({ lastBuyer: 'A' })
    expect([table.state.elephant, table.step, table.player]).toEqual(['B', 'elephant', 'B'])
    expect(table.told('elephant-moved')).toEqual([
      { kind: 'elephant-moved', from: 'A', to: 'B', price: null },
    ])
    expect(ending({ lastBuyer: 'C', order: ['A', 'C', 'B'] }).state.elephant).toBe('B')
    expect(ending({ lastBuyer: 'C' }).state.elephant).toBe('A')
  })

  it('1853-3.1.11-a: without a purchase it stays, and may be sold all the same', () => {
    const table = ending({ elephant: 'B' })
    expect([table.state.elephant, table.step, table.player]).toEqual(['B', 'elephant', 'B'])
    expect(table.told('elephant-moved')).toEqual([])
    table.act('offerElephant', { to: 'A', price: 10 }).act('accept', {}, 'A')
    expect(table.state.elephant).toBe('A')
  })

  it('1853-3.1.11-b: sold by an offer that is accepted; the buyer cannot sell it on', () => {
    const table = selling()
    table.act('offerElephant', { to: 'B', price: 30 }).act('accept', {}, 'B')
    expect([table.cash('A'), table.cash('B'), table.state.elephant]).toEqual([130, 20, 'B'])
    expect(table.told('elephant-moved')).toEqual([{ kind: 'elephant-moved', from: 'A', to: 'B', price: 30 }])
    expect(table.step).not.toBe('elephant')
  })

  it('1853-3.1.11-b: or by a proposal of the buyer; the holder alone closes the matter', () => {
    const table = selling()
    expect(table.players).toEqual(['A', 'B', 'C'])
    table.act('proposeElephant', { price: 40 }, 'B').act('accept', {}, 'A')
    expect([table.cash('A'), table.cash('B'), table.state.elephant]).toEqual([140, 10, 'B'])
    expect(selling().refused('keepElephant', {}, 'B')).toBe('1853-3.1.11-b')
    const kept = selling().act('keepElephant')
    expect(kept.told('elephant-kept')).toEqual([{ kind: 'elephant-kept', player: 'A' }])
    expect(kept.state.elephant).toBe('A')
  })

  it('1853-3.1.11-b: an offer may be taken back, and only the holder offers', () => {
    const table = selling().act('offerElephant', { to: 'B', price: 30 }).act('withdraw', {}, 'A')
    expect([table.step, table.refused('offerElephant', { to: 'B', price: 30 })]).toEqual([
      'elephant',
      undefined,
    ])
    expect(table.refused('offerElephant', { to: 'A', price: 0 }, 'B')).toBe('1853-3.1.11-b')
    expect(table.refused('offerElephant', { to: 'A', price: 0 })).toBe('1853-3.1.11-b')
    expect(table.refused('offerElephant', { to: 'X', price: 0 })).toBe('1853-3.1.11-b')
    expect(table.refused('proposeElephant', { price: 5 }, 'A')).toBe('1853-3.1.11-b')
  })

  it('1853-3.1.11-b: after ten declined offers a player makes no more, but the others may', () => {
    const table = selling()
    for (let price = 1; price <= 10; price++)
      table.act('proposeElephant', { price }, 'B').act('decline', {}, 'A')
    expect(table.refused('proposeElephant', { price: 11 }, 'B')).toBe('engine-proposals')
    expect(table.refused('proposeElephant', { price: 0 }, 'C')).toBeUndefined()
    expect(table.refused('offerElephant', { to: 'B', price: 30 })).toBeUndefined()
  })

  it('1853-3.1.11-b: what was declined is offered again only at a better price', () => {
    const table = selling().act('offerElephant', { to: 'B', price: 30 }).act('decline', {}, 'B')
    const offer = (price: number, to = 'B') => table.refused('offerElephant', { to, price })
    expect([offer(31), offer(30), offer(29), offer(0, 'C')]).toEqual([
      '1853-R-53',
      '1853-R-53',
      undefined,
      undefined,
    ])
    table.act('proposeElephant', { price: 10 }, 'B').act('decline', {}, 'A')
    const ask = (price: number) => table.refused('proposeElephant', { price }, 'B')
    expect([ask(9), ask(10), ask(11)]).toEqual(['1853-R-53', '1853-R-53', undefined])
    const ranges = table
      .choices()
      .flatMap(({ action, range }) => (range ? [[action.type, action.player, range.min, range.max]] : []))
    expect(ranges).toEqual([
      ['offerElephant', 'A', 0, 29],
      ['offerElephant', 'A', 0, 0],
      ['proposeElephant', 'B', 11, 50],
      ['proposeElephant', 'C', 0, 0],
    ])
  })

  it('1853-3.1.11-b: where no better price is left, nothing is offered', () => {
    const table = selling()
      .act('offerElephant', { to: 'C', price: 0 })
      .act('decline', {}, 'C')
      .act('proposeElephant', { price: 0 }, 'C')
      .act('decline', {}, 'A')
    expect(table.choices().map(({ action: { type, player } }) => `${type} ${player}`)).toEqual([
      'keepElephant A',
      'offerElephant A',
      'proposeElephant B',
    ])
  })

  it('1853-3.1.11-c, 1853-1.6-e: at no other time, and only for whole pounds that the buyer has', () => {
    const table = selling()
    expect(table.refused('offerElephant', { to: 'B', price: 51 })).toBe('1853-3.1.11-c')
    expect(table.refused('offerElephant', { to: 'B', price: 50 })).toBeUndefined()
    expect(table.refused('offerElephant', { to: 'B', price: -1 })).toBe('1853-3.1.11-c')
    expect(table.refused('offerElephant', { to: 'B', price: 2.5 })).toBe('engine-malformed')
    expect(table.refused('proposeElephant', { price: 51 }, 'B')).toBe('1853-3.1.11-c')
    const stock = at({ players, cash })
    expect(stock.refused('offerElephant', { to: 'B', price: 5 })).toBe('engine-step')
  })

  it('1853-3.1.11-d: its holder starts the next stock round and decides on the extra round', () => {
    const stock = selling({ elephant: 'B' }).act('keepElephant')
    expect([stock.step, stock.player, stock.state.round.stock]).toEqual(['stock', 'B', 3])
    const extra = at({
      players,
      elephant: 'C',
      companies: { EIR: { shares: { A: 6 } } },
      at: { round: 'extra' },
    })
    expect([extra.step, extra.players]).toEqual(['extra-round', ['C']])
  })

  it('1853-3.1.11-d: whoever buys it manages the companies that nobody has a share of', () => {
    const table = selling({ companies: { MSM: { shares: { pool: 6 } } } })
    table.act('proposeElephant', { price: 40 }, 'B').act('accept', {}, 'A')
    expect(table.told('manager-changed')).toMatchObject([{ company: 'MSM', to: 'B' }])
    expect([table.company, table.player]).toEqual(['MSM', 'B'])
  })

  it('1853-3.1.11-e, 1853-5.1.2-b: if the bank has run out it neither moves nor can be sold', () => {
    const table = ending({ lastBuyer: 'A', bankOut: true })
    expect(ending({ lastBuyer: 'A' }).state.over).toBe(false)
    expect([table.state.over, table.state.elephant]).toEqual([true, 'A'])
    expect(table.told('elephant-moved')).toEqual([])
  })
})
