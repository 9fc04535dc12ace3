import { describe, expect, it } from 'vitest'
import type { Description } from '../position.js'
import type { Table } from '../testing.js'
import { at } from '../testing.js'

const merger = { company: 'CO', mines: [1, 2] }

/** A owns mines 1 and 3, B mine 2, C mine 5; A is on turn. */
function position(more: Partial<Description> = {}): Table {
  const mines = { 1: { owner: 'A' }, 3: { owner: 'A' }, 2: { owner: 'B' }, 5: { owner: 'C' } }
  return at({ players: ['A', 'B', 'C'], cash: { A: 500, B: 500, C: 500 }, mines, ...more })
}

const open = () => position().act('formPublicMine', merger)
const kinds = (table: Table) => table.choices().map(({ action }) => `${action.player} ${action.type}`)

describe('offers to merge the mine of another player (RUL-08)', () => {
  it('1873-3.2.5-c an offer names the objects and changes nothing until it is answered', () => {
    const table = open()
    expect(table.events).toEqual([
      { kind: 'offer', from: 'A', to: 'B', deal: { type: 'formPublicMine', company: 'CO', mines: [1, 2] } },
    ])
    expect([table.step, table.players]).toEqual(['offer', ['B', 'A']])
    expect(table.state.publicMines).toEqual({})
    expect([table.state.mines[1]?.owner, table.state.mines[2]?.owner]).toEqual(['player:A', 'player:B'])
  })

  it('1873-3.2.5-c the owner of the other mine accepts or declines, the proposer withdraws, nobody else decides', () => {
    const table = open()
    expect(kinds(table)).toEqual(['B accept', 'B decline', 'A withdraw'])
    expect(['accept', 'decline', 'withdraw'].map((answer) => table.refused(answer, {}, 'A'))).toEqual([
      'engine-turn',
      'engine-turn',
      undefined,
    ])
    expect(['accept', 'decline', 'withdraw'].map((answer) => table.refused(answer, {}, 'B'))).toEqual([
      undefined,
      undefined,
      'engine-turn',
    ])
    expect(['accept', 'decline', 'withdraw'].map((answer) => table.refused(answer, {}, 'C'))).toEqual(
      Array(3).fill('engine-turn'),
    )
  })

  it('1873-3.2.5-c until the answer the proposer can do nothing but withdraw', () => {
    const table = open()
    expect(table.refused('pass', {}, 'A')).toBe('engine-step')
    expect(table.refused('buyShare', { company: 'MHE', from: 'pool' }, 'A')).toBe('engine-step')
    expect(table.refused('formPublicMine', { company: 'CO', mines: [1, 5] }, 'A')).toBe('engine-step')
  })

  it('1873-3.2.5-c accepted, the merger is the action of the turn of the proposer', () => {
    const table = open().act('accept', {}, 'B')
    expect(table.events[0]).toEqual({
      kind: 'offer-accepted',
      from: 'A',
      to: 'B',
      deal: { type: 'formPublicMine', company: 'CO', mines: [1, 2] },
    })
    expect(table.state.publicMines['CO']).toMatchObject({
      director: 'A',
      shares: { 'player:A': 1, 'player:B': 1 },
    })
    expect([table.step, table.player]).toEqual(['stock-round', 'B'])
    expect([table.cash('A'), table.cash('B')]).toEqual([500, 500])
  })

  it('1873-3.2.5-c a declined offer blocks nothing but its repetition in the same turn', () => {
    const table = open().act('decline', {}, 'B')
    expect(table.events).toMatchObject([{ kind: 'offer-declined', from: 'A', to: 'B', deal: merger }])
    expect([table.step, table.player]).toEqual(['stock-round', 'A'])
    expect(table.refused('formPublicMine', merger)).toBe('engine-repeated-offer')
    expect(table.choices('formPublicMine').map(({ action }) => action)).not.toContainEqual(
      expect.objectContaining(merger),
    )
    expect(table.refused('formPublicMine', { company: 'MO', mines: [1, 2] })).toBeUndefined()
    expect(table.refused('formPublicMine', { company: 'CO', mines: [3, 2] })).toBeUndefined()
    expect(table.refused('formPublicMine', { company: 'CO', mines: [1, 5] })).toBeUndefined()
    table.act('buyShare', { company: 'MHE', from: 'pool' })
    expect(table.player).toBe('B')
  })

  it('1873-3.2.5-c several declined offers are all remembered, also after a sale', () => {
    const table = position({ mhe: { shares: { A: 1 } } })
      .act('formPublicMine', merger)
      .act('decline', {}, 'B')
    table.act('formPublicMine', { company: 'CO', mines: [1, 5] }).act('decline', {}, 'C')
    table.act('sellShares', { company: 'MHE', count: 1 })
    expect(table.refused('formPublicMine', merger)).toBe('engine-repeated-offer')
    expect(table.refused('formPublicMine', { company: 'CO', mines: [1, 5] })).toBe('engine-repeated-offer')
  })

  it('1873-3.2.5-c on a later turn the offer may be made again, and the other owner may make it too', () => {
    const table = open().act('decline', {}, 'B').act('pass')
    expect(table.refused('formPublicMine', { company: 'CO', mines: [2, 1] })).toBeUndefined()
    table.act('buyShare', { company: 'MHE', from: 'pool' }).act('pass')
    expect(table.player).toBe('A')
    table.act('formPublicMine', merger).act('accept', {}, 'B')
    expect(table.state.publicMines['CO']?.director).toBe('A')
  })

  it('1873-3.2.5-c a withdrawn offer may be repeated at once', () => {
    const table = open().act('withdraw', {}, 'A')
    expect(table.events).toMatchObject([{ kind: 'offer-withdrawn', from: 'A', to: 'B', deal: merger }])
    expect([table.step, table.player]).toEqual(['stock-round', 'A'])
    expect(table.refused('accept', {}, 'B')).toBe('engine-turn')
    table.act('formPublicMine', merger).act('accept', {}, 'B')
    expect(table.state.publicMines['CO']?.mines).toEqual([1, 2])
  })

  it('1873-3.2-d a declined or withdrawn offer is no action: who does nothing else passes', () => {
    const declined = open().act('decline', {}, 'B').act('pass')
    expect(declined.told('passed')).toMatchObject([{ player: 'A', step: 'stock-round' }])
    declined.act('pass').act('pass')
    expect(declined.step).not.toBe('stock-round')
    const withdrawn = open().act('withdraw', {}, 'A').act('pass').act('pass').act('pass')
    expect(withdrawn.step).not.toBe('stock-round')
  })

  it('1873-3.2.2-b an offer in between allows no second sale of a company', () => {
    const table = position({ mhe: { shares: { A: 2 } } }).act('sellShares', { company: 'MHE', count: 1 })
    table.act('formPublicMine', merger).act('decline', {}, 'B')
    expect(table.refused('sellShares', { company: 'MHE', count: 1 })).toBe('1873-3.2.2-b')
    table.act('pass')
    expect(table.told('passed')).toEqual([])
  })

  it('1873-3.2.5-c where one player owns both mines there is no offer', () => {
    const table = position().act('formPublicMine', { company: 'CO', mines: [1, 3] })
    expect([table.step, table.player]).toEqual(['stock-round', 'B'])
    expect(table.state.publicMines['CO']?.shares).toEqual({ 'player:A': 2 })
  })

  it('1873-3.2.5-c a merger has no price and no other terms, and there are no other offers', () => {
    const table = position()
    expect(table.refused('formPublicMine', { ...merger, price: 10 })).toBe('engine-malformed')
    expect(table.refused('buyMine', { mine: 2, price: 100 })).toBe('engine-step')
    expect(table.refused('accept')).toBe('engine-step')
  })
})
