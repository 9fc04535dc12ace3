import { describe, expect, it } from 'vitest'
import type { BuyTrain } from '../actions.js'
import { hexes } from '../data/maps.js'
import { prices } from '../data/market.js'
import { tiles } from '../data/tiles.js'
import { trains } from '../data/trains.js'
import type { Description } from '../position.js'
import { at } from '../testing.js'
import { priceOf } from './market.js'
import { percentOf } from './shares.js'

const players = ['A', 'B', 'C']
const sold = { players, privates: 'sold' } as const

describe('terms', () => {
  it('1854-terms-a: every value of a place is a multiple of 10, so shares and halves are whole gulden', () => {
    const stops = [...Object.values(hexes), ...Object.values(tiles)].flatMap(({ stops: all }) => all)
    const values = stops.flatMap(({ value }) => (typeof value === 'number' ? [value] : Object.values(value)))
    expect(values.filter((value) => value % 10 !== 0)).toEqual([])
    const amounts = [...prices.flat(), ...Object.values(trains).map(({ price }) => price)]
    expect(amounts.filter((amount) => amount !== null && !Number.isInteger(amount))).toEqual([])
    const table = at({
      ...sold,
      cash: { 1: 150 },
      at: { round: 'operating', turn: '1', step: 'payout', revenue: 30 },
    })
    expect([table.cash('A'), table.cash('1')]).toEqual([15, 165])
  })

  it('1854-terms-d: the price of a major is that of 10 %, that of a local AG of one certificate', () => {
    const table = at({
      ...sold,
      phase: '5',
      majors: { KE: { space: 'R3C4', director: 'A', certificates: { B: 1 } } },
      ags: { A: { director: 'A', other: 'B', space: 'R6C4' } },
      at: { round: 'stock', turn: 'B' },
    })
    expect([priceOf(table.state, 'KE'), priceOf(table.state, 'A')]).toEqual([85, 70])
    table.act('sellShares', { company: 'KE', count: 1 })
    expect(table.cash('B')).toBe(170)
    table.act('sellShares', { company: 'A', count: 1 })
    expect(table.cash('B')).toBe(240)
  })

  it('1854-terms-e: the issue price stays, wherever the price goes', () => {
    const table = at({
      ...sold,
      cash: { A: 400, B: 400 },
      majors: { KE: { issuePrice: 77, director: 'A', certificates: { B: 2 } } },
      at: { round: 'stock', turn: 'B' },
    })
    table.act('sellShares', { company: 'KE', count: 2 })
    expect([priceOf(table.state, 'KE'), table.state.majors.KE.issuePrice]).toEqual([67, 77])
  })

  it('1854-terms-f: what no player holds lies on the tableau, in the pool or on the split field', () => {
    const { state } = at({
      ...sold,
      majors: { KT: { split: true, space: 'R2C7', director: 'A', certificates: { B: 1, pool: 1 } } },
    })
    expect(state.majors.KT.certificates).toEqual({ 'player:B': 1, pool: 1, split: 5, tableau: 1 })
    expect((['pool', 'split', 'tableau'] as const).map((place) => percentOf(state, 'KT', place))).toEqual([
      10, 50, 10,
    ])
  })

  it('1854-terms-g: the owner of a local railway and the holder of a director’s certificate decide', () => {
    const step = (turn: '4' | 'KE' | 'A', name: string) =>
      at({
        ...sold,
        phase: '5',
        cash: { 4: 500, KE: 2000, 'ag:A': 500 },
        locals: { 4: { owner: 'B' } },
        majors: { KE: { director: 'C', certificates: { A: 2 } } },
        ags: { A: { director: 'C', other: 'A' } },
        markers: { D18: ['A'] },
        tiles: { D18: '14:0' },
        scrapPool: ['2'],
        at: { round: 'operating', turn, step: name },
      }).players
    expect([step('4', 'trains'), step('KE', 'trains'), step('A', 'trains')]).toEqual([['B'], ['C'], ['C']])
  })

  it('1854-terms-i: cities have circles, towns and far destinations none', () => {
    const stops = [...Object.values(hexes), ...Object.values(tiles)].flatMap(({ stops: all }) => all)
    expect(new Set(stops.map(({ kind, circles }) => `${kind} ${circles > 0}`))).toEqual(
      new Set(['city true', 'town false', 'far false']),
    )
  })

  it('1854-terms-l: the open pool is for all but local AGs at printed price, the scrap pool for local AGs at 30 more', () => {
    const offers = (turn: '4' | 'KE' | 'A') =>
      at({
        ...sold,
        phase: '6',
        cash: { 4: 2000, KE: 2000, 'ag:A': 2000 },
        locals: { 4: { owner: 'B' } },
        majors: { KE: { director: 'C', certificates: { A: 1 } } },
        ags: { A: { director: 'C' } },
        markers: { D18: ['A'] },
        tiles: { D18: '14:0' },
        trains: { 6: 1 },
        openPool: ['4'],
        scrapPool: ['2', '3'],
        at: { round: 'operating', turn, step: 'trains' },
      } satisfies Description)
        .actions<BuyTrain>('buyTrain')
        .map(({ from, train, price }) => `${from} ${train} ${price}`)
    expect(offers('KE')).toEqual(expect.arrayContaining(['bank 6 670', 'pool 4 320']))
    expect(offers('4')).toEqual(expect.arrayContaining(['bank 6 670', 'pool 4 320']))
    expect(offers('A').filter((offer) => !/^[1-6KE]/.test(offer))).toEqual(['scrap 2 130', 'scrap 3 230'])
    expect([...offers('KE'), ...offers('4')].some((offer) => offer.startsWith('scrap'))).toBe(false)
  })
})

describe('majors', () => {
  it('1854-majors-c: a major may own plus trains and cannot run them', () => {
    const table = at({
      ...sold,
      phase: '3',
      cash: { VB: 500 },
      majors: { VB: { director: 'A', certificates: { B: 1 }, trains: ['2+'] } },
      tiles: { E3: '57:1' },
      trains: { '1+': 0 },
      at: { round: 'operating', turn: 'VB', step: 'track' },
    })
    table.act('pass')
    expect(table.step).toBe('trains')
    expect(table.told('ran')).toEqual([{ kind: 'ran', company: 'VB', runs: [], revenue: 0, parts: [] }])
    expect(table.refused('buyTrain', { from: 'bank', train: '2+', price: 120 })).toBeUndefined()
  })

  it('1854-majors-d: a major must own a train that it can run as soon as it has a route', () => {
    const passing = (turn: 'VB' | 'KE') =>
      at({
        ...sold,
        phase: '3',
        cash: { VB: 500, KE: 500 },
        majors: {
          VB: { director: 'A', certificates: { B: 1 }, trains: ['2+'] },
          KE: { director: 'A', certificates: { B: 1 }, trains: ['2+'] },
        },
        tiles: { E3: '57:1' },
        at: { round: 'operating', turn, step: 'trains' },
      }).refused('pass')
    // from Bregenz track leads to Zürich, from Wien to nowhere yet
    expect([passing('VB'), passing('KE')]).toEqual(['1854-trains-c', undefined])
  })
})
