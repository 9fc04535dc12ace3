import { describe, expect, it } from 'vitest'
import type { Description } from '../position.js'
import { at } from '../testing.js'
import { priceAfter, stepsUp } from './market.js'

/** The MSM has earned something; A directs it. */
const msm = (price: number, revenue: number, pool = 0, rest: Partial<Description> = {}) =>
  at({
    players: ['A', 'B', 'C'],
    cash: { MSM: 500 },
    companies: { MSM: { shares: { A: 4, B: 2, ...(pool > 0 ? { pool } : {}) }, price } },
    at: { round: 'operating', turn: 'MSM', step: 'payout', revenue },
    ...rest,
  })
const priceOf = (table: ReturnType<typeof at>) => table.state.companies.MSM.price
const paid = (price: number, revenue: number) => priceOf(msm(price, revenue).act('payOut', { how: 'full' }))
const kept = (price: number, pool: number) =>
  priceOf(msm(price, 100, pool).act('payOut', { how: 'withhold' }))

describe('the price of a company', () => {
  it('1853-4.7.1-d, 1853-4.7.1-h, EX-30: less than twice the price is one step up', () => {
    expect(paid(80, 60)).toBe(84)
    expect(stepsUp(159, 80)).toBe(1)
    expect(stepsUp(160, 80)).toBe(2)
  })

  it('1853-4.7.1-e, 1853-4.7.1-f, 1853-4.7.1-g, EX-30: as many steps as the dividend contains the price, five at most', () => {
    expect([160, 240, 320, 400, 500].map((dividend) => paid(80, dividend))).toEqual([88, 92, 96, 100, 100])
    expect([239, 319, 399].map((dividend) => stepsUp(dividend, 80))).toEqual([2, 3, 4])
  })

  it('1853-4.7.1-b, 1853-4.7.1-c, 1853-R-59, EX-30: no dividend lowers the price only if shares lie in the pool', () => {
    expect(kept(80, 1)).toBe(75)
    expect(kept(80, 0)).toBe(80)
  })

  it('1853-4.7.3-b, EX-30: 10 is the lowest price', () => {
    expect(kept(10, 1)).toBe(10)
    expect(paid(10, 10)).toBe(20)
  })

  it('1853-4.7.1-a, 1853-4.7.1-b: once in each operating round, also without a train', () => {
    const idle = at({
      players: ['A', 'B', 'C'],
      cash: { MSM: 500 },
      companies: { MSM: { shares: { A: 4, B: 2, pool: 2 }, price: 80 } },
      at: { round: 'operating', turn: 'MSM', step: 'run' },
    })
    expect(idle.step).toBe('trains')
    expect(priceOf(idle)).toBe(75)
    expect(msm(80, 160).act('payOut', { how: 'full' }).told('price-moved')).toEqual([
      { kind: 'price-moved', company: 'MSM', from: 80, to: 88 },
    ])
  })

  it('1853-4.7.2-a: a company that is not in operation has no price', () => {
    const table = msm(80, 160)
    expect(table.state.companies.SIR.price).toBeNull()
    table.act('payOut', { how: 'full' })
    expect(table.state.companies.SIR.price).toBeNull()
    expect(table.state.market).toEqual({ 88: ['MSM'] })
  })

  it('1853-4.7.3-a, 1853-5.1.3-a, 1853-5.1.3-b: 400 is the end of the line and of the game, after the dividend', () => {
    expect(priceAfter(380, 5)).toBe(400)
    const table = msm(360, 2000, 0, {
      cash: { A: 0, MSM: 100 },
      companies: {
        MSM: { shares: { A: 4, B: 2 }, price: 360 },
        ECR: { shares: { A: 4, B: 2 } },
      },
    }).act('payOut', { how: 'full' })
    expect(table.state.over).toBe(true)
    expect(priceOf(table)).toBe(400)
    expect(table.cash('A')).toBe(800)
    expect(table.told('top-price')).toEqual([{ kind: 'top-price', company: 'MSM' }])
    expect(table.told('game-over')[0]?.ranking[0]).toMatchObject({
      player: 'A',
      fortune: 800 + 4 * 400 + 4 * 70,
    })
  })

  it('1853-R-59: a marker that comes to a space lies below those that lie there', () => {
    const table = msm(80, 60, 0, {
      companies: {
        MSM: { shares: { A: 4, B: 2 }, price: 80 },
        SIR: { shares: { A: 4, B: 2 }, price: 84 },
      },
    }).act('payOut', { how: 'full' })
    expect(table.state.market).toEqual({ 84: ['SIR', 'MSM'] })
  })
})
