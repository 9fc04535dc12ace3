import { describe, expect, it } from 'vitest'
import { bankHolds } from '../state.js'
import type { Table } from '../testing.js'
import { at, newGame } from '../testing.js'

/** C buys the Außerfernbahn, and these bids stand on the Murthalbahn. */
const runOff = (bids: Record<string, number>, cash: Record<string, number> = {}, more: object = {}): Table =>
  at({
    players: ['A', 'B', 'C', 'D'],
    cash: { A: 650, B: 650, C: 650, D: 650, ...cash },
    at: { round: 'auction', turn: 'C', bids: { MUR: bids, ...more } },
  }).act('buyPrivate')

describe('the run-off', () => {
  it('1854-auction-b, 1854-auction-d, 1854-auction-k, 1854-auction-m, 1854-auction-o, 1854-auction-p, 1854-auction-q, EX-02: bids and a run-off of two', () => {
    const table = newGame(4)
    table.act('bid', { private: 'MUR', bid: 55 })
    expect(table.refusal('bid', { private: 'MUR', bid: 58 })).toEqual({
      rule: '1854-auction-d',
      params: { private: 'MUR', bid: 58, min: 60 },
    })
    table.act('bid', { private: 'MUR', bid: 60 })
    table.act('buyPrivate')
    expect(table.told('run-off-begun')).toEqual([
      { kind: 'run-off-begun', private: 'MUR', players: ['A', 'B'] },
    ])
    expect([table.step, table.players]).toEqual(['run-off', ['A']])
    expect(table.refused('raise', { bid: 64 })).toBe('1854-auction-d')
    expect(table.refused('raise', { bid: 65 })).toBeUndefined()
    table.act('dropOut')
    expect(table.state.mountains).toMatchObject({
      AUS: { owner: 'C' },
      MUR: { owner: 'B' },
      GKB: { owner: null },
    })
    expect([table.step, table.player]).toEqual(['auction', 'D'])
    expect(['A', 'B', 'C', 'D'].map((player) => table.cash(player))).toEqual([650, 590, 630, 650])
    expect(bankHolds(table.state)).toBe(7480)
  })

  it('1854-auction-m: the lowest bid is asked each time, until one is left, who pays his bid', () => {
    const table = runOff({ A: 55, B: 60, D: 70 })
    expect(table.player).toBe('A')
    expect(table.refusal('raise', { bid: 80 }, 'B')).toEqual({
      rule: '1854-auction-m',
      params: { private: 'MUR', player: 'B', asked: 'A' },
    })
    table.act('raise', { bid: 75 })
    expect(table.player).toBe('B')
    table.act('raise', { bid: 90 })
    expect(table.player).toBe('D')
    table.act('dropOut')
    expect(table.player).toBe('A')
    table.act('dropOut')
    expect(table.told('private-bought')).toEqual([
      { kind: 'private-bought', player: 'B', private: 'MUR', price: 90 },
    ])
    expect([table.cash('A'), table.cash('B'), table.cash('D')]).toEqual([650, 560, 650])
  })

  it('1854-auction-m: only those with a bid take part', () => {
    const table = runOff({ A: 55, B: 60 })
    expect(table.refused('raise', { bid: 100 }, 'D')).toBe('engine-turn')
    expect(table.refused('dropOut', {}, 'B')).toBe('engine-turn')
    expect(table.choices().map(({ action }) => [action.type, action.player])).toEqual([
      ['raise', 'A'],
      ['dropOut', 'A'],
    ])
  })

  it('1854-auction-f: a raise must be covered, with the own bid there released', () => {
    const table = runOff({ A: 55, B: 60 }, { A: 240 }, { SEM: { A: 170 } })
    expect(table.choices('raise')[0]?.range).toEqual({ field: 'bid', min: 65, max: 70, step: 1 })
    expect(table.refusal('raise', { bid: 71 })).toEqual({
      rule: '1854-auction-f',
      params: { private: 'MUR', price: 71, free: 70 },
    })
  })

  it('1854-auction-n: who drops out has his money at once and cannot come back', () => {
    const table = runOff({ A: 55, B: 60, D: 70 })
    table.act('dropOut')
    expect(table.told('bid-dropped')).toEqual([{ kind: 'bid-dropped', player: 'A', private: 'MUR' }])
    expect(table.players).toEqual(['B'])
    expect(table.refused('raise', { bid: 75 }, 'A')).toBe('engine-turn')
    expect(table.state.flow.find(({ kind }) => kind === 'auction')).toMatchObject({
      bids: { MUR: { B: 60, D: 70 } },
    })
  })

  it('1854-auction-h, 1854-auction-j: whoever was outbid may drop out before he is asked, the highest may not', () => {
    const table = runOff({ A: 55, B: 60, D: 70 })
    expect(table.players).toEqual(['A', 'B'])
    expect(table.actions('dropOut').map(({ player }) => player)).toEqual(['A', 'B'])
    expect(table.refused('dropBid', { private: 'MUR' }, 'B')).toBe('1854-auction-h')
    table.act('dropOut', {}, 'B')
    expect(table.players).toEqual(['A'])
    table.act('raise', { bid: 75 })
    expect(table.player).toBe('D')
    expect(table.refused('dropOut', {}, 'A')).toBe('engine-turn')
  })

  it('1854-auction-j: the highest bidder of a run-off cannot drop out, even if he may act elsewhere', () => {
    const table = runOff({ A: 55, B: 60 }, {}, { GKB: { B: 75, D: 80 } })
    expect(table.players).toEqual(['A', 'B'])
    expect(table.refused('dropOut', {}, 'B')).toBe('1854-auction-j')
    table.act('dropBid', { private: 'GKB' }, 'B')
    expect(table.players).toEqual(['A'])
  })

  it('1854-auction-h: money from another bid that was outbid can be freed for a raise', () => {
    const table = runOff({ A: 55, B: 60 }, { A: 240 }, { SEM: { A: 195, D: 200 } })
    expect(table.choices('raise')).toEqual([])
    expect(table.player).toBe('A')
    table.act('dropBid', { private: 'SEM' })
    table.act('raise', { bid: 65 })
    expect(table.player).toBe('B')
  })

  it('1854-auction-m: who cannot pay a raise in any way is not asked', () => {
    const table = runOff({ A: 55, B: 60 }, { A: 64 })
    expect(table.told('bid-dropped')).toEqual([{ kind: 'bid-dropped', player: 'A', private: 'MUR' }])
    expect([table.step, table.state.mountains.MUR.owner]).toEqual(['auction', 'B'])
    expect(runOff({ A: 55, B: 60 }, { A: 65 }).step).toBe('run-off')
  })

  it('1854-auction-q: a run-off is no turn: the one on the left of the buyer goes on', () => {
    const table = runOff({ A: 55, B: 60 }, {}, { GKB: { A: 75, D: 80 } })
    table.act('raise', { bid: 65 }).act('dropOut')
    expect([table.step, table.player]).toEqual(['run-off', 'A'])
    table.act('dropOut')
    expect(table.state.mountains).toMatchObject({ MUR: { owner: 'A' }, GKB: { owner: 'D' } })
    expect([table.step, table.player]).toEqual(['auction', 'D'])
    expect(table.state.flow.at(-1)).toMatchObject({ lastActor: 'C', passes: 0 })
  })
})
