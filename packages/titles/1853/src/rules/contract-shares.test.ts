import { describe, expect, it } from 'vitest'
import type { CityName, CompanyId } from '../data/types.js'
import { bankHolds } from '../state.js'
import { at } from '../testing.js'

/** A has picked everything and passes; his shares are these, in the order of the picks. */
function pays(cash: number, shares: Partial<Record<CompanyId, number>>) {
  const cities: readonly CityName[] = ['Karachi', 'Lahore', 'Multan', 'Nagpur']
  const table = at({
    players: ['A', 'B', 'C'],
    cash: { A: cash },
    contracts: { A: { bond: 80, cities }, B: { bond: 80, complete: true }, C: { bond: 80, complete: true } },
    companies: Object.fromEntries(
      Object.entries(shares).map(([id, count]) => [id, { shares: { A: count }, unredeemed: { A: count } }]),
    ),
    at: { round: 'cities' },
  })
  return table.act('pass')
}
const unpaid = (table: ReturnType<typeof pays>) =>
  Object.entries(table.state.companies).flatMap(([id, { stakes }]) =>
    stakes['A']?.unredeemed ? `${id} ${stakes['A'].unredeemed}` : [],
  )

describe('contract shares', () => {
  it('1853-2.7.1-a: one for each city, whatever was paid', () => {
    const table = pays(0, { EIR: 3, BBCI: 1 })
    const held = Object.values(table.state.companies).map(({ shares }) => shares['player:A'] ?? 0)
    expect(held.reduce((a, b) => a + b, 0)).toBe(4)
  })

  it('1853-2.7.2-a, EX-10: par to the bank in the order of the companies; 384 of 600', () => {
    const table = pays(600, { BBCI: 1, EIR: 3 })
    expect(table.cash('A')).toBe(216)
    expect(unpaid(table)).toEqual([])
    const amounts = table.events.filter(({ kind }) => kind === 'money').map(({ amount, to }) => [amount, to])
    expect(amounts).toEqual([
      [300, 'bank'],
      [84, 'bank'],
    ])
    expect(bankHolds(table.state)).toBe(15_000 - 216 - 240)
  })

  it('1853-2.7.3-a, 1853-2.7.3-d: who cannot pay for the next stops, though a later one would be cheap enough', () => {
    const table = pays(275, { EIR: 3, ECR: 1 })
    expect([table.cash('A'), unpaid(table)]).toEqual([75, ['EIR 1', 'ECR 1']])
    expect(table.told('unredeemed')).toMatchObject([
      { company: 'EIR', count: 1 },
      { company: 'ECR', count: 1 },
    ])
    expect(unpaid(pays(384, { EIR: 3, BBCI: 1 }))).toEqual([])
    expect(unpaid(pays(383, { EIR: 3, BBCI: 1 }))).toEqual(['BBCI 1'])
  })

  it('1853-2.7.6-a, 1853-3.1.3-a: what was named is for sale, the rest is put aside', () => {
    const { companies } = pays(600, { EIR: 3, BBCI: 1 }).state
    expect(Object.entries(companies).flatMap(([id, { onSale }]) => (onSale ? id : []))).toEqual([
      'EIR',
      'BBCI',
    ])
  })

  it('1853-2.8.1-a: the first stock round follows at once and starts with the elephant', () => {
    const table = pays(600, { EIR: 3, BBCI: 1 })
    expect([table.step, table.player, table.state.elephant, table.state.round.stock]).toEqual([
      'stock',
      'A',
      'A',
      1,
    ])
  })
})
