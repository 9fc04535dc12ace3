import { bank } from '@stellwerk/engine'
import { describe, expect, it } from 'vitest'
import type { Description } from '../position.js'
import { at } from '../testing.js'
import { directorOf } from '../state.js'
import { countedCertificates } from './cert-limit.js'
import { priceOf } from './market.js'
import { certificatePercent, directorPercent, percentOf } from './shares.js'

const players = ['Anna', 'Bert', 'Cilli', 'Dora']
const cash = { Anna: 500, Bert: 500, Cilli: 500, Dora: 500 }
const withAg = (other: string, more: Partial<Description> = {}): Description => ({
  players,
  phase: '5',
  cash,
  ags: { B: { director: 'Anna', other } },
  ...more,
})

describe('certificates of local railways and local AGs', () => {
  it('1854-locals-a a local railway is one certificate, and its owner directs it', () => {
    const table = at({ players, locals: { '4': { owner: 'Bert' } } })
    expect(directorOf(table.state, '4')).toBe('Bert')
    expect(table.state.players.map((player) => countedCertificates(table.state, player))).toEqual([
      0, 1, 0, 0,
    ])
  })

  it('1854-locals-b a local railway is neither sold nor given away', () => {
    const table = at({ players, locals: { '4': { owner: 'Anna' } } })
    expect(table.refusal('sellShares', { company: '4', count: 1 })).toEqual({
      rule: '1854-locals-b',
      params: { company: '4' },
    })
    expect(table.refused('buyShare', { company: '4', from: 'pool' })).toBe('1854-buy-a')
    expect(table.choices().some(({ action }) => 'company' in action && action['company'] === '4')).toBe(false)
  })

  it('1854-local-ags-a two certificates of 50 %, one of them the director’s; the price is that of one', () => {
    const { state } = at(withAg('Bert'))
    expect([directorPercent(state, 'B'), certificatePercent(state, 'B')]).toEqual([50, 50])
    expect([percentOf(state, 'B', 'player:Anna'), percentOf(state, 'B', 'player:Bert')]).toEqual([50, 50])
    expect(priceOf(state, 'B')).toBe(67)
  })

  it('1854-local-ags-b sold into the pool at the price, one step down each', () => {
    const table = at(withAg('Bert', { at: { round: 'stock', turn: 'Bert' } }))
    const before = table.cash(bank)
    table.act('sellShares', { company: 'B', count: 1 })
    expect([table.cash('Bert'), before - table.cash(bank)]).toEqual([567, 67])
    expect(table.told('price-moved')).toMatchObject([{ company: 'B', from: 67, to: 62 }])
    expect(table.state.ags.B?.certificates).toEqual({ pool: 1 })
  })

  it('1854-local-ags-b bought from the pool at the price, each counting one certificate', () => {
    const table = at(withAg('pool', { at: { round: 'stock', turn: 'Cilli' } }))
    const before = table.cash(bank)
    table.act('buyShare', { company: 'B', from: 'pool' })
    expect([table.cash('Cilli'), table.cash(bank) - before]).toEqual([433, 67])
    expect(table.state.ags.B?.certificates).toEqual({ 'player:Cilli': 1 })
    expect(table.state.players.map((player) => countedCertificates(table.state, player))).toEqual([
      1, 0, 1, 0,
    ])
  })

  it('1854-local-ags-c a player may hold both certificates', () => {
    const table = at(withAg('pool')).act('buyShare', { company: 'B', from: 'pool' })
    expect(percentOf(table.state, 'B', 'player:Anna')).toBe(100)
  })

  it('1854-local-ags-c the red line means nothing to a local AG', () => {
    const table = at({
      players,
      phase: '5',
      ags: { B: { director: 'Anna', other: 'Bert', space: 'R2C4' } },
      at: { round: 'operating', turn: 'B', step: 'payout', revenue: 100 },
    })
    table.act('payOut', { how: 'full' })
    expect([table.state.ags.B?.space, table.told('split')]).toEqual(['R2C5', []])
    expect(table.state.ags.B?.certificates).toEqual({ 'player:Bert': 1 })
  })

  it('1854-local-ags-q, 1854-market-b, EX-46: each certificate of a player receives half', () => {
    const paid = (other: string) => {
      const table = at({
        players,
        phase: '5',
        ags: { B: { director: 'Anna', other } },
        at: { round: 'operating', turn: 'B', step: 'payout', revenue: 120 },
      }).act('payOut', { how: 'full' })
      expect(table.told('price-moved')).toMatchObject([{ company: 'B', from: 67, to: 70 }])
      expect(table.state.ags.B?.space).toBe('R6C4')
      return [table.cash('Anna'), table.cash('Bert'), table.cash('B')]
    }
    expect(paid('Bert')).toEqual([60, 60, 0])
    expect(paid('Anna')).toEqual([120, 0, 0])
    expect(paid('pool')).toEqual([60, 0, 0])
  })

  it('1854-local-ags-q it may withhold like a major', () => {
    const table = at({
      players,
      phase: '5',
      ags: { B: { director: 'Anna', other: 'Bert' } },
      at: { round: 'operating', turn: 'B', step: 'payout', revenue: 120 },
    }).act('payOut', { how: 'withhold' })
    expect([table.cash('Anna'), table.cash('B'), table.state.ags.B?.space]).toEqual([0, 120, 'R6C2'])
  })

  it('1854-local-ags-r a purchase never changes the director', () => {
    const table = at(withAg('pool', { at: { round: 'stock', turn: 'Bert' } }))
    table.act('buyShare', { company: 'B', from: 'pool' })
    expect(table.state.ags.B?.director).toBe('Anna')
  })

  it('1854-local-ags-r, 1854-director-d: the director sells if another player holds the other certificate', () => {
    const table = at(withAg('Bert')).act('sellShares', { company: 'B', count: 1 })
    expect(table.cash('Anna')).toBe(567)
    expect(table.state.ags.B).toMatchObject({ director: 'Bert', certificates: { pool: 1 } })
    expect(percentOf(table.state, 'B', 'player:Anna')).toBe(0)
    expect(priceOf(table.state, 'B')).toBe(62)
  })

  it('1854-local-ags-r he cannot sell if it is in the pool, and of both only one', () => {
    expect(at(withAg('pool')).refused('sellShares', { company: 'B', count: 1 })).toBe('1854-local-ags-r')
    const both = at(withAg('Anna'))
    expect(both.refused('sellShares', { company: 'B', count: 2 })).toBe('1854-local-ags-r')
    both.act('sellShares', { company: 'B', count: 1 })
    expect(both.state.ags.B).toMatchObject({ director: 'Anna', certificates: { pool: 1 } })
  })
})
