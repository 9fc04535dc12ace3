import { describe, expect, it } from 'vitest'
import type { DescribedCompany } from '../position.js'
import { at } from '../testing.js'

const gip = (company: DescribedCompany, revenue: number, step: 'payout' | 'run' = 'payout') =>
  at({
    players: ['A', 'B', 'C'],
    cash: { A: 100, B: 100, C: 100, GIP: 500 },
    companies: { GIP: company },
    at: { round: 'operating', turn: 'GIP', step, ...(step === 'payout' ? { revenue } : {}) },
  })

describe('earnings', () => {
  it('1853-4.6.1-a, 1853-4.6.4-a: the bank pays them, all to the shares or all to the company', () => {
    const shares = { A: 4, B: 2, pool: 1 }
    const table = gip({ shares }, 120)
    expect(table.choices('payOut').map(({ action }) => (action as never as { how: string }).how)).toEqual([
      'full',
      'withhold',
    ])
    expect(table.refused('payOut', { how: 'half' })).toBe('engine-malformed')
    const bank = table.cash('bank')
    table.act('payOut', { how: 'withhold' })
    expect([table.cash('GIP'), table.cash('A'), table.cash('bank')]).toEqual([620, 100, bank - 120])
    expect(table.told('paid-out')).toEqual([
      { kind: 'paid-out', company: 'GIP', how: 'withhold', revenue: 120 },
    ])
  })

  it('1853-4.6.5-a: a tenth for each share of a player; offer and pool get nothing', () => {
    const table = gip({ shares: { A: 4, B: 2, pool: 1 } }, 120)
    const bank = table.cash('bank')
    table.act('payOut', { how: 'full' })
    expect([table.cash('A'), table.cash('B'), table.cash('C')]).toEqual([148, 124, 100])
    expect([table.cash('GIP'), table.cash('bank')]).toEqual([500, bank - 72])
  })

  it('1853-4.6.5-a, 1853-4.6.5-b, 1853-2.7.3-c, EX-29: 36 for four shares of which one is unredeemed', () => {
    const table = gip({ shares: { A: 4, B: 2 }, unredeemed: { A: 1, B: 2 } }, 120)
    table.act('payOut', { how: 'full' })
    expect([table.cash('A'), table.cash('B')]).toEqual([136, 100])
  })

  it('1853-4.6.4-b, 1853-3.4.2-a: under a manager the earnings are kept, and nobody is asked', () => {
    const table = gip({ shares: { A: 1, B: 1, C: 1, pool: 3 } }, 120)
    expect(table.state.companies.GIP.director).toBeNull()
    expect(table.step).not.toBe('payout')
    expect(table.cash('GIP')).toBe(620)
    expect(table.cash('A')).toBe(100)
    // a dividend would have lifted it
    expect(table.state.companies.GIP.price).toBe(92)
  })

  it('1853-4.6.4-b, 1853-4.6.5-c, 1853-R-37: without earnings there is nothing to choose and no dividend', () => {
    const table = gip({ shares: { A: 4, B: 2, pool: 1 } }, 0)
    expect(table.step).not.toBe('payout')
    expect(table.state.companies.GIP.price).toBe(92)
  })

  it('1853-4.0-c: earnings come between the runs and the trains', () => {
    const table = gip({ shares: { A: 4, B: 2 } }, 120)
    expect(table.refused('buyTrain', { from: 'bank', train: '2', price: 300 })).toBe('1853-4.8.1-a')
    expect(table.refused('run', { runs: [] })).toBe('1853-4.0-c')
    expect(table.act('payOut', { how: 'full' }).step).toBe('trains')
  })

  it('1853-4.6.6-b, 1853-4.6.6-c: the mail is the company’s also when a dividend is paid, and no part of it', () => {
    const table = at({
      players: ['A', 'B', 'C'],
      cash: { A: 0 },
      companies: { EIR: { shares: { A: 4, B: 2 }, trains: ['2'], price: 40 } },
      tiles: { I27: '4:2', H26: '8:5', H24: '6:2' },
      at: { round: 'operating', turn: 'EIR', step: 'run' },
    })
    table.act('run', { runs: [{ train: '2', route: ['J28', 'I27', 'H26', 'H24'] }], mail: 0 })
    expect(table.cash('EIR')).toBe(70)
    table.act('payOut', { how: 'full' })
    expect(table.cash('EIR')).toBe(70)
    expect(table.cash('A')).toBe(32)
    // 80 is twice 40; with the mail it would have been three times
    expect(table.state.companies.EIR.price).toBe(57)
  })

  it('1853-4.6.6-b: under a manager too', () => {
    const table = at({
      players: ['A', 'B', 'C'],
      companies: { EIR: { shares: { A: 1, B: 1, pool: 4 }, trains: ['2'] } },
      tiles: { I27: '4:2', H26: '8:5', H24: '6:2' },
      at: { round: 'operating', turn: 'EIR', step: 'run' },
    })
    table.act('run', { runs: [{ train: '2', route: ['J28', 'I27', 'H26', 'H24'] }], mail: 0 })
    expect(table.cash('EIR')).toBe(80 + 70)
  })
})
