import { describe, expect, it } from 'vitest'
import type { Description } from '../../position.js'
import { at } from '../../testing.js'

/** HBE on its free-standing route, about to run: 60 + 10 + 40, mine 12 closed. */
const hbe = (more: Partial<Description> & { trains: (1 | 2 | 3 | 4 | 5)[] }) => {
  const { trains, ...rest } = more
  return at({
    players: ['A', 'B'],
    railways: { HBE: { price: 150, shares: { A: 3, B: 2 }, trains } },
    tiles: { B17: '78:4' },
    at: { round: 'operating', turn: 'HBE', step: 'railway-run' },
    ...rest,
  })
}
const alone = ['B19', 'B17', 'C16', 'D15']
const run = (trains: readonly number[]): object => ({
  plan: { trains: trains.map((size, i) => ({ size, routes: i === 0 ? [alone] : [] })) },
})

describe('maintenance of a railway', () => {
  it('1873-4.4.4-m standard trains and switchers cost maintenance, a diesel does not', () => {
    const table = at({
      players: ['A', 'B'],
      phase: 'D',
      cash: { HBE: 300 },
      railways: { HBE: { shares: { A: 3, B: 2 }, trains: [3], switchers: [3, 2], diesel: true } },
      tiles: { B17: '78:4' },
      at: { round: 'operating', turn: 'HBE', step: 'railway-run' },
    })
    table.act('run', { plan: { trains: [{ size: 3, routes: [alone] }], diesel: [alone] } })
    expect(table.told('ran')[0]?.maintenance).toBe(150 + 30 + 50)
  })

  it('1873-4.4.4-m the local train of the QLB costs no maintenance', () => {
    const table = at({
      players: ['A', 'B'],
      phase: '4',
      railways: { QLB: { shares: { A: 3, B: 2 } } },
      at: { round: 'operating', turn: 'QLB', step: 'railway-run' },
    })
    expect(table.step).toBe('payout')
    table.act('payOut', { how: 'withhold' })
    expect(table.cash('QLB')).toBe(60)
  })

  it('1873-4.4.4-n a shortfall is paid from the treasury, to the last Mark', () => {
    const table = hbe({ trains: [2, 2], phase: '4', cash: { HBE: 90 } })
    table.act('run', run([2, 2]))
    expect(table.told('ran')[0]).toMatchObject({ revenue: 110, maintenance: 200 })
    expect(table.cash('HBE')).toBe(0)
    expect(table.state.railways['HBE']).toMatchObject({ receivership: false, price: 140 })
  })

  it('1873-4.4.4-n a railway that lacks one Mark of it is insolvent', () => {
    const table = hbe({ trains: [2, 2], phase: '4', cash: { HBE: 89 } })
    table.act('run', run([2, 2]))
    expect(table.told('insolvent')).toEqual([{ kind: 'insolvent', company: 'HBE', because: 'maintenance' }])
    expect(table.state.railways['HBE']).toMatchObject({ receivership: true, director: null })
  })

  it('1873-4.4.4-o the profit is revenue minus maintenance', () => {
    const table = hbe({ trains: [2], phase: '4', cash: { HBE: 5 } })
    table.act('run', run([2])).act('payOut', { how: 'withhold' })
    expect(table.cash('HBE')).toBe(5 + 110 - 100)
  })

  it('1873-4.4.4-o the profit is never below 0: nothing is to be decided and the price falls', () => {
    const table = hbe({ trains: [2, 2], phase: '4', cash: { HBE: 200 } })
    table.act('run', run([2, 2]))
    expect(table.told('paid-out')).toEqual([{ kind: 'paid-out', company: 'HBE', how: 'withhold', profit: 0 }])
    expect(table.step).toBe('railway-purchases')
    expect(table.cash('HBE')).toBe(110)
  })
})
