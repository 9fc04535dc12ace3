import { describe, expect, it } from 'vitest'
import type { BuyTrain } from '../actions.js'
import type { Description } from '../position.js'
import { at } from '../testing.js'

/** Laura directs NT, Dieter SB; it is NT's turn to buy. */
const laura: Description = {
  players: ['Laura', 'Dieter', 'Erwin'],
  privates: 'sold',
  phase: '3',
  cash: { NT: 260, SB: 0 },
  majors: {
    NT: { director: 'Laura', certificates: { Laura: 1 }, space: 'R3C3', trains: ['2', '2', '3'] },
    SB: { director: 'Dieter', certificates: { Dieter: 1 }, space: 'R3C3', trains: ['3', '3'] },
  },
  stacks: { R3C3: ['NT', 'SB'] },
  trains: { 3: 1 },
  tiles: { J32: '57:1' },
  at: { round: 'operating', turn: 'NT', step: 'trains' },
}

const oneHand: Description = {
  ...laura,
  cash: { NT: 900 },
  majors: {
    NT: { director: 'Laura', certificates: { Laura: 1 }, space: 'R3C3' },
    SB: { director: 'Laura', certificates: { Laura: 1 }, space: 'R3C3', trains: ['2', '3', '3'] },
  },
}

describe('trade of trains between companies', () => {
  it('1854-trade-a, 1854-trade-b, 1854-trade-c, 1854-agree-b, 1854-agree-c, EX-57: an offer declined and one accepted', () => {
    const table = at(laura).act('buyTrain', { from: 'SB', train: '3', price: 150 })
    expect(table.step).toBe('offer')
    // while an offer is open, nothing else is done
    expect(table.refused('pass', {}, 'Laura')).toBe('engine-step')
    expect(table.refused('accept', {}, 'Laura')).toBe('engine-turn')
    table.act('decline', {}, 'Dieter')
    expect(table.cash('NT')).toBe(260)
    expect(table.state.majors.SB.trains).toEqual(['3', '3'])
    table.act('buyTrain', { from: 'SB', train: '3', price: 180 }).act('accept', {}, 'Dieter')
    expect(table.cash('NT')).toBe(80)
    expect(table.cash('SB')).toBe(180)
    expect(table.state.majors.NT.trains).toEqual(['2', '2', '3', '3'])
    expect(table.state.majors.SB.trains).toEqual(['3'])
    expect(table.state.majors.NT.space).toBe('R2C2')
    expect(table.state.majors.SB.space).toBe('R4C4')
  })

  it('1854-trade-a, EX-57: refused before phase 3', () => {
    const table = at({
      ...laura,
      phase: '2',
      trains: {},
      majors: {
        NT: { ...laura.majors?.['NT'], trains: ['2'] },
        SB: { ...laura.majors?.['SB'], trains: ['2'] },
      },
    })
    expect(table.refused('buyTrain', { from: 'SB', train: '2', price: 50 })).toBe('1854-trade-a')
    expect(table.actions<BuyTrain>('buyTrain').every(({ from }) => from === 'bank')).toBe(true)
  })

  it('1854-trade-b, EX-57: at least 1 G, and a train that the other company owns', () => {
    const table = at(laura)
    expect(table.refusal('buyTrain', { from: 'SB', train: '3', price: 0 })).toEqual({
      rule: '1854-trade-b',
      params: { from: 'SB', train: '3', price: 0, min: 1 },
    })
    expect(table.refused('buyTrain', { from: 'SB', train: '2', price: 50 })).toBe('1854-trade-b')
    expect(table.refused('buyTrain', { from: 'NT', train: '2', price: 50 })).toBe('1854-trade-b')
    expect(table.refused('buyTrain', { from: 'C', train: '2', price: 50 })).toBe('1854-trade-b')
    expect(table.refused('buyTrain', { from: 'nobody', train: '2', price: 50 })).toBe('1854-trade-b')
    expect(table.refused('buyTrain', { from: 'SB', train: '3', price: 1.5 })).toBe('engine-malformed')
    expect(table.choices('buyTrain').find(({ action }) => (action as BuyTrain).from === 'SB')).toMatchObject({
      action: { train: '3', price: 1 },
      range: { field: 'price', min: 1, max: 260, step: 1 },
    })
  })

  it('1854-trade-e, EX-57: the buyer must be below its limit and have the price', () => {
    const table = at(laura)
    expect(table.refusal('buyTrain', { from: 'SB', train: '3', price: 261 })).toEqual({
      rule: '1854-trade-e',
      params: { company: 'NT', price: 261, cash: 260 },
    })
    const { majors } = table.state
    table.state = {
      ...table.state,
      majors: { ...majors, NT: { ...majors.NT, trains: ['2', '2', '2', '3'] } },
    }
    expect(table.refusal('buyTrain', { from: 'SB', train: '3', price: 180 })).toEqual({
      rule: '1854-trade-e',
      params: { company: 'NT', limit: 4 },
    })
  })

  it('1854-trade-c, 1854-market-f, 1854-market-i, 1854-agree-b, EX-18: three trains in one turn, one player directing both', () => {
    const table = at(oneHand)
    const prices = (): unknown[] => [table.state.majors.NT.space, table.state.majors.SB.space]
    table.act('buyTrain', { from: 'SB', train: '3', price: 1 })
    expect(table.step).toBe('trains')
    expect(prices()).toEqual(['R2C2', 'R4C4'])
    table.act('buyTrain', { from: 'SB', train: '3', price: 1 })
    expect(prices()).toEqual(['R1C1', 'R5C5'])
    table.act('buyTrain', { from: 'SB', train: '2', price: 1 })
    expect(prices()).toEqual(['R1C1', 'R6C6'])
    expect(table.told('price-moved')).toEqual([{ kind: 'price-moved', company: 'SB', from: 78, to: 76 }])
    expect(table.state.majors.NT.split || table.state.majors.SB.split).toBe(false)
  })

  it('1854-trade-c, 1854-locals-l, EX-18, EX-60: a local railway as seller has no marker; only the buyer moves', () => {
    const table = at({
      ...oneHand,
      cash: { VB: 90 },
      locals: { 6: { owner: 'Erwin', trains: ['1+', '2'] } },
      majors: { VB: { director: 'Laura', certificates: { Laura: 1 }, space: 'R3C3' } },
      stacks: {},
      trains: {},
      at: { round: 'operating', turn: 'VB', step: 'trains' },
    })
    table.act('buyTrain', { from: '6', train: '2', price: 90 }).act('accept', {}, 'Erwin')
    expect(table.cash('6')).toBe(90)
    expect(table.state.locals[6]?.trains).toEqual(['1+'])
    expect(table.state.majors.VB.space).toBe('R2C2')
    expect(table.told('price-moved')).toHaveLength(1)
  })

  it('1854-trade-c: a local railway as buyer has no marker either', () => {
    const table = at({
      ...laura,
      cash: { '1': 90 },
      locals: { 1: { owner: 'Dieter' } },
      at: { round: 'operating', turn: '1', step: 'trains' },
    })
    table.act('buyTrain', { from: 'SB', train: '3', price: 90 })
    expect(table.state.locals[1]?.trains).toEqual(['3'])
    expect(table.state.majors.SB.space).toBe('R4C4')
  })

  it('1854-trade-f, 1854-phase-i: a trade never starts a phase', () => {
    const table = at({
      ...oneHand,
      majors: { ...oneHand.majors, SB: { ...oneHand.majors?.['SB'], trains: ['4'] } },
      trains: { 3: 1, 4: 3 },
    })
    table.act('buyTrain', { from: 'SB', train: '4', price: 1 })
    expect(table.state.phase).toBe('3')
  })

  it('1854-agree-c: the one who made an offer may take it back, the other may not', () => {
    const table = at(laura).act('buyTrain', { from: 'SB', train: '3', price: 150 })
    expect(table.refused('withdraw', {}, 'Dieter')).toBe('engine-turn')
    table.act('withdraw', {}, 'Laura')
    expect(table.step).toBe('trains')
    expect(table.refused('buyTrain', { from: 'SB', train: '3', price: 150 })).toBeUndefined()
  })

  it('1854-agree-c: after a declined offer another one may follow', () => {
    const table = at(laura).act('buyTrain', { from: 'SB', train: '3', price: 1 }).act('decline', {}, 'Dieter')
    expect(table.refused('buyTrain', { from: 'SB', train: '3', price: 1 })).toBe('engine-repeated-offer')
    expect(table.choices('buyTrain').find(({ action }) => (action as BuyTrain).from === 'SB')).toMatchObject({
      action: { price: 2 },
      range: { min: 2, max: 260 },
    })
  })

  it('1854-agree-c: who declines may name a price, with which the next offer begins', () => {
    const table = at(laura).act('buyTrain', { from: 'SB', train: '3', price: 150 })
    expect(table.refused('decline', { price: 0 }, 'Dieter')).toBe('engine-wish')
    expect(table.refused('decline', { price: 150 }, 'Dieter')).toBe('engine-wish')
    expect(table.refused('accept', { price: 200 }, 'Dieter')).toBe('engine-malformed')
    table.act('decline', { price: 200 }, 'Dieter')
    expect(table.events).toContainEqual({ kind: 'price-wished', from: 'Laura', to: 'Dieter', price: 200 })
    const wished = (): unknown =>
      table.choices('buyTrain').find(({ action }) => (action as BuyTrain).from === 'SB')?.action
    expect(wished()).toMatchObject({ price: 200 })
    table.act('buyTrain', { from: 'SB', train: '3', price: 200 }).act('decline', { price: 900 }, 'Dieter')
    // more than the buyer has
    expect(wished()).toMatchObject({ price: 1 })
  })

  it('1854-agree-c: after ten declined offers there are no more in this step', () => {
    const table = at(laura)
    for (let price = 1; price <= 10; price++)
      table.act('buyTrain', { from: 'SB', train: '3', price }).act('decline', {}, 'Dieter')
    expect(table.refused('buyTrain', { from: 'SB', train: '3', price: 11 })).toBe('engine-proposals')
    expect(table.choices('buyTrain').filter(({ range }) => range)).toEqual([])
  })

  it('1854-agree-d: there is no action for any other promise', () => {
    const table = at(laura)
    for (const type of ['promise', 'giveMoney', 'offer'])
      expect(table.refused(type, { to: 'Dieter', amount: 10 })).toBe('engine-step')
  })

  it('1854-trade-e, 1854-emergency-c: where a train must be bought, the director adds up to the printed price', () => {
    const table = at({
      ...laura,
      cash: { Laura: 500, KR: 50 },
      majors: {
        KR: { director: 'Laura', certificates: { Laura: 1 }, space: 'R3C3' },
        SB: { director: 'Dieter', certificates: { Dieter: 1 }, space: 'R4C3', trains: ['3', '3'] },
      },
      stacks: {},
      tiles: { C17: '57:1', C19: '4:1', J32: '57:1' },
      at: { round: 'operating', turn: 'KR', step: 'trains' },
    })
    const choice = table.choices('buyTrain').find(({ action }) => (action as BuyTrain).from === 'SB')
    expect(choice?.range).toEqual({ field: 'price', min: 1, max: 200, step: 1 })
    expect(table.refused('buyTrain', { from: 'SB', train: '3', price: 201 })).toBe('1854-emergency-c')
    table.act('buyTrain', { from: 'SB', train: '3', price: 200 }).act('accept', {}, 'Dieter')
    expect(table.cash('KR')).toBe(0)
    expect(table.cash('Laura')).toBe(350)
    expect(table.cash('SB')).toBe(200)
  })

  it('1854-trains-k: a company above its limit may buy of another one as well and gives up a train', () => {
    const table = at({
      ...laura,
      phase: '5',
      cash: { KR: 300 },
      majors: {
        KR: { director: 'Laura', certificates: { Laura: 1 }, space: 'R3C3', trains: ['3+', '3+'] },
        SB: { director: 'Laura', certificates: { Laura: 1 }, space: 'R4C3', trains: ['3', '5'] },
      },
      stacks: {},
      trains: {},
      tiles: { C17: '57:1', C19: '4:1', J32: '57:1' },
      at: { round: 'operating', turn: 'KR', step: 'trains' },
    })
    expect(table.refused('buyTrain', { from: 'SB', train: '3', price: 10 })).toBe('1854-trains-k')
    table.act('buyTrain', { from: 'SB', train: '3', price: 10, gives: '3+' })
    expect(table.state.majors.KR.trains).toEqual(['3+', '3'])
    expect(table.state.openPool).toEqual(['3+'])
  })
})
