import { describe, expect, it } from 'vitest'
import { at } from '../testing.js'
import { operatingOrder, priceAfter, spacesFor } from './market.js'

describe('the price row', () => {
  it('vierhain-price-a: prices move along the row', () => {
    expect([priceAfter(60, 1), priceAfter(60, 2), priceAfter(60, -1)]).toEqual([71, 83, 50])
  })

  it('vierhain-price-b: several markers on one space', () => {
    const table = at({ companies: { A: { price: 71 }, B: { price: 71 } } })
    expect([table.price('A'), table.price('B')]).toEqual([71, 71])
  })

  it('vierhain-price-c: a marker stays on the last space', () => {
    expect([priceAfter(144, 1), priceAfter(126, 2), priceAfter(20, -1)]).toEqual([144, 144, 20])
  })

  it('vierhain-use-c: none, one or two spaces for less than the price, the price, twice the price', () => {
    expect([59, 60, 119, 120, 1000].map((revenue) => spacesFor(revenue, 60))).toEqual([0, 1, 1, 2, 2])
  })
})

describe('the operating round', () => {
  it('vierhain-or-a, EX-08: highest price first, then by letter', () => {
    const { state } = at({
      companies: { A: { price: 60 }, B: { price: 71 }, D: { price: 60 }, E: { price: 50 } },
    })
    expect(operatingOrder(state)).toEqual(['B', 'A', 'D', 'E'])
  })

  it('vierhain-or-a: each company has one turn, then the next round begins with the first', () => {
    const table = at({
      companies: { A: { price: 60 }, B: { price: 71 }, D: { price: 60 } },
      at: { round: 'operating' },
    })
    const turns = [table.company]
    for (let i = 0; i < 3; i++) turns.push(table.act('pass').company)
    expect(turns).toEqual(['B', 'A', 'D', 'B'])
  })

  it('vierhain-or-a: what is not founded has no turn', () => {
    expect(operatingOrder(at({ companies: { D: {} } }).state)).toEqual(['D'])
  })

  it('vierhain-or-b: a price that moves in the round changes nothing in its order', () => {
    const table = at({
      companies: { A: { price: 71, trains: ['2'] }, B: { price: 71 }, D: { price: 60 } },
      tiles: { B4: 'T03:2' },
      at: { round: 'operating', turn: 'A', step: 'use', revenue: 50 },
    })
    table.act('payOut', { how: 'withhold' }).passUntil('track', 'B')
    // B without a train falls to 60 as well
    table.act('pass')
    expect([table.price('A'), table.price('B'), table.company]).toEqual([60, 60, 'D'])
    expect(operatingOrder(table.state)).toEqual(['A', 'B', 'D'])
  })

  it('vierhain-or-c: track, run, use of the revenue, trains, and nothing out of order', () => {
    const table = at({
      cash: { A: 100 },
      companies: { A: { trains: ['2'] } },
      at: { round: 'operating', turn: 'A' },
    })
    expect([
      table.step,
      table.refused('payOut', { how: 'full' }),
      table.refused('buyTrain', { train: '2' }),
    ]).toEqual(['track', 'vierhain-or-c', 'vierhain-or-c'])
    table.act('layTile', { hex: 'B4', tile: 'T03', rotation: 2 })
    expect([table.step, table.refused('buyTrain', { train: '2' })]).toEqual(['use', 'vierhain-or-c'])
    table.act('payOut', { how: 'full' })
    expect([table.step, table.refused('layTile', { hex: 'A5', tile: 'T03', rotation: 1 })]).toEqual([
      'trains',
      'vierhain-or-c',
    ])
  })

  it('vierhain-or-d: the director decides each step', () => {
    const table = at({
      cash: { A: 100 },
      companies: { A: { shares: { 3: 2, 1: 1 }, trains: ['2'] } },
      at: { round: 'operating', turn: 'A' },
    })
    expect(table.players).toEqual(['3'])
    table.act('layTile', { hex: 'B4', tile: 'T03', rotation: 2 })
    expect(table.players).toEqual(['3'])
    expect(table.act('payOut', { how: 'full' }).players).toEqual(['3'])
  })
})
