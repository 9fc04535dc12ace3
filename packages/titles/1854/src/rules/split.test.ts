import { describe, expect, it } from 'vitest'
import type { Description } from '../position.js'
import { at } from '../testing.js'
import { limitOf } from './cert-limit.js'
import { percentOf } from './shares.js'

const players = ['Anton', 'Berta', 'Clara', 'Dora']

/** The VB of EX-13 at 91, about to use its revenue. */
const atRedLine = (more: Partial<Description> = {}): Description => ({
  players,
  phase: '3',
  privates: 'sold',
  majors: {
    VB: { director: 'Anton', issuePrice: 82, certificates: { Berta: 2 }, space: 'R2C4', trains: ['3'] },
  },
  at: { round: 'operating', turn: 'VB', step: 'payout', revenue: 100 },
  ...more,
})

describe('the split', () => {
  it('1854-split-a, 1854-split-b, 1854-split-c, 1854-split-e, 1854-split-f, 1854-certlimit-b, EX-13: VB comes over the red line', () => {
    const table = at(atRedLine())
    expect(limitOf(table.state)).toBe(8)
    table.act('payOut', { how: 'full' })
    expect(table.told('split')).toMatchObject([{ company: 'VB', price: 95 }])
    const percent = (holder: 'player:Anton' | 'player:Berta' | 'tableau' | 'split') =>
      percentOf(table.state, 'VB', holder)
    expect([percent('player:Anton'), percent('player:Berta')]).toEqual([20, 20])
    expect([percent('tableau'), percent('split')]).toEqual([10, 50])
    // 40 of 100 as dividend and 190 for the split, each
    expect([table.cash('Anton'), table.cash('Berta')]).toEqual([40 + 190, 40 + 190])
    expect(table.state.majors.VB).toMatchObject({
      split: true,
      director: 'Anton',
      certificates: { 'player:Berta': 2, tableau: 1, split: 5 },
    })
    expect(limitOf(table.state)).toBe(9)
  })

  it('1854-split-a comes after the payment is complete, and pays by the shares before it (1854-dividend-f)', () => {
    const table = at(atRedLine()).act('payOut', { how: 'full' })
    expect(table.events.map((e) => (e.kind === 'money' ? e['reason'] : e.kind)).slice(0, 7)).toEqual([
      'paid-out',
      'dividend',
      'dividend',
      'price-moved',
      'split',
      'split',
      'split',
    ])
  })

  it('1854-split-a nothing happens short of the red line', () => {
    const table = at(
      atRedLine({
        majors: { VB: { director: 'Anton', certificates: { Berta: 2 }, space: 'R2C3', trains: ['3'] } },
      }),
    ).act('payOut', { how: 'full' })
    expect([table.told('split'), table.state.majors.VB.split]).toEqual([[], false])
  })

  it('1854-split-c, 1854-split-d, 1854-option-n, EX-14: nothing is paid for a certificate with an option marker', () => {
    const table = at(atRedLine({ options: { Berta: { company: 'VB', price: 82, round: 2 } } })).act(
      'payOut',
      { how: 'full' },
    )
    // 30 of 100 as dividend, 95 for the certificate without a marker
    expect(table.cash('Berta')).toBe(30 + 95)
    expect(table.state.options).toEqual({})
    expect(table.told('option-ended')).toMatchObject([{ player: 'Berta', company: 'VB' }])
    expect(percentOf(table.state, 'VB', 'player:Berta')).toBe(20)
  })

  it('1854-split-d options on other companies stay', () => {
    const table = at(
      atRedLine({
        majors: {
          VB: { director: 'Anton', certificates: { Berta: 2 }, space: 'R2C4', trains: ['3'] },
          KT: { director: 'Anton', certificates: { Clara: 1 }, price: 70 },
        },
        options: { Clara: { company: 'KT', price: 67, round: 2 } },
      }),
    ).act('payOut', { how: 'full' })
    expect(table.state.majors.VB.split).toBe(true)
    expect(table.state.options).toEqual({ Clara: { company: 'KT', price: 67, round: 2 } })
  })

  it('1854-split-e certificates in the pool stay there and bring nobody money', () => {
    const table = at(
      atRedLine({
        majors: {
          VB: { director: 'Anton', certificates: { Berta: 1, pool: 2 }, space: 'R2C4', trains: ['3'] },
        },
      }),
    ).act('payOut', { how: 'full' })
    expect(table.state.majors.VB.certificates).toEqual({ 'player:Berta': 1, pool: 2, split: 5 })
    expect([table.cash('Anton'), table.cash('Berta'), table.cash('Clara')]).toEqual([230, 115, 0])
  })

  it('1854-split-f, 1854-buy-l: the new certificates are on sale from the next stock round on', () => {
    const table = at(
      atRedLine({
        cash: { Clara: 1000 },
        at: { round: 'operating', number: 2, turn: 'VB', step: 'payout', revenue: 100 },
      }),
    ).act('payOut', { how: 'full' })
    expect(table.state.majors.VB.splitFieldFrom).toBe(3)
    table.passUntil('stock')
    expect(table.state.round.stock).toBe(3)
    while (table.player !== 'Clara') table.act('pass')
    const { cash, treasury, price } = { cash: table.cash('Clara'), treasury: table.cash('VB'), price: 95 }
    table.act('buyShare', { company: 'VB', from: 'split' })
    expect([cash - table.cash('Clara'), table.cash('VB') - treasury]).toEqual([price, price])
  })

  it('1854-split-h a company splits only once', () => {
    const table = at(
      atRedLine({
        majors: {
          VB: {
            director: 'Anton',
            split: true,
            certificates: { Berta: 2 },
            space: 'R2C4',
            trains: ['3'],
          },
        },
      }),
    ).act('payOut', { how: 'full' })
    expect(table.state.majors.VB.space).toBe('R2C5')
    expect([table.told('split'), table.cash('Anton')]).toEqual([[], 20])
    expect(table.state.majors.VB.certificates).toEqual({ 'player:Berta': 2, tableau: 1, split: 5 })
  })

  it('1854-split-h falling back over the red line undoes nothing', () => {
    const table = at({
      players,
      majors: { KT: { director: 'Berta', split: true, space: 'R4C7', certificates: { Anton: 2 } } },
    }).act('sellShares', { company: 'KT', count: 1 })
    expect(table.state.majors.KT).toMatchObject({ split: true, space: 'R5C7' })
    expect(percentOf(table.state, 'KT', 'player:Anton')).toBe(10)
  })

  it('1854-split-j the certificate limit grows with each split company', () => {
    const splitting = (...split: string[]) =>
      limitOf(
        at({
          players,
          majors: Object.fromEntries(
            ['KE', 'FJ', 'SD', 'KR'].map((id) => [
              id,
              { director: 'Anton', split: split.includes(id), certificates: { Berta: 1 } },
            ]),
          ),
        }).state,
      )
    expect([splitting(), splitting('KE'), splitting('KE', 'FJ', 'SD', 'KR')]).toEqual([8, 9, 13])
  })

  it('1854-split-k an option holder can draw level with the director by a split, no more', () => {
    const table = at(
      atRedLine({
        majors: { VB: { director: 'Anton', certificates: { Berta: 2 }, space: 'R2C4', trains: ['3'] } },
        options: { Berta: { company: 'VB', price: 67, round: 2 } },
      }),
    )
    const held = (player: 'Anton' | 'Berta') => percentOf(table.state, 'VB', `player:${player}`)
    expect([held('Anton'), held('Berta')]).toEqual([40, 30])
    table.act('payOut', { how: 'full' })
    expect([held('Anton'), held('Berta')]).toEqual([20, 20])
    expect(table.state.majors.VB.director).toBe('Anton')
  })
})
