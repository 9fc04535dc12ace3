import { describe, expect, it } from 'vitest'
import type { Description } from '../position.js'
import { Table, at } from '../testing.js'

type Company = Partial<NonNullable<Description['publicMines']>[string]>

/** A's public mine CO is at the end of its turn. */
const issuing = (company: Company, more: Partial<Description> = {}): Table =>
  at({
    players: ['A', 'B', 'C', 'D', 'E'],
    phase: '2',
    publicMines: { CO: { mines: [2, 3], price: 200, ...company } },
    mines: { 15: { owner: 'B' } },
    at: { round: 'operating', turn: 'CO', step: 'issue' },
    ...more,
  })

/** The refusal of an issue that is tried although the step is not offered. */
const tried = (table: Table, company = 'CO') =>
  new Table({ ...table.state, flow: [...table.state.flow, { kind: 'issue', operation: company }] }).refused(
    'issueShares',
    {},
    'A',
  )

const state = (table: Table) => table.state.publicMines['CO']

describe('issuing shares of a public mine', () => {
  it('1873-4.3.6-a possible at denomination 50 and 20 if players hold all shares, and never forced', () => {
    expect(issuing({ denomination: 50, shares: { A: 2 } }).step).toBe('issue')
    const table = issuing({ denomination: 20, shares: { A: 3, B: 2 } })
    expect([table.step, table.players]).toEqual(['issue', ['A']])
    expect(table.actions('issueShares')).toEqual([{ type: 'issueShares', player: 'A' }])
    expect(table.refused('issueShares', {}, 'B')).toBe('engine-turn')
    table.act('pass')
    expect(state(table)).toMatchObject({ denomination: 20, shares: { 'player:A': 3, 'player:B': 2 } })
  })

  it('1873-4.3.6-a refused with a share in the pool or in the issue field, and at denomination 10', () => {
    const refused: Company[] = [
      { denomination: 50, shares: { A: 1, pool: 1 } },
      { denomination: 50, shares: { A: 1, issue: 1 } },
      { denomination: 20, shares: { A: 4, pool: 1 } },
      { denomination: 20, shares: { A: 4, issue: 1 } },
      { denomination: 10, shares: { A: 10 } },
    ]
    for (const company of refused) {
      const table = issuing(company)
      expect(table.step).not.toBe('issue')
      expect(tried(table)).toBe('1873-4.3.6-a')
    }
  })

  it('1873-4.3.6-b from 50: three new shares in the issue field, all shares are 20 % shares', () => {
    const table = issuing({ denomination: 50, shares: { A: 1, B: 1 } }).act('issueShares')
    expect(state(table)).toMatchObject({
      denomination: 20,
      shares: { 'player:A': 1, 'player:B': 1, issue: 3 },
      director: 'A',
    })
    expect(table.told('shares-issued')).toMatchObject([{ company: 'CO', denomination: 20, count: 3 }])
  })

  it('1873-4.3.6-c from 20: five new shares in the issue field, all shares are 10 % shares', () => {
    const table = issuing({ denomination: 20, shares: { A: 2, B: 2, C: 1 } }).act('issueShares')
    expect(state(table)).toMatchObject({
      denomination: 10,
      shares: { 'player:A': 2, 'player:B': 2, 'player:C': 1, issue: 5 },
    })
    expect(table.told('shares-issued')).toMatchObject([{ company: 'CO', denomination: 10, count: 5 }])
  })

  it('1873-4.3.6-c only if the director holds at least 40 %', () => {
    const table = issuing({ denomination: 20, director: 'A', shares: { A: 1, B: 1, C: 1, D: 1, E: 1 } })
    expect(table.step).not.toBe('issue')
    expect(tried(table)).toBe('1873-4.3.6-c')
    expect(issuing({ denomination: 20, shares: { A: 2, B: 1, C: 1, D: 1 } }).step).toBe('issue')
  })

  it('1873-4.3.6-d the price and everybody’s number of shares stay as they are', () => {
    const table = issuing(
      { denomination: 50, shares: { A: 1, B: 1 } },
      {
        publicMines: {
          CO: { mines: [2, 3], price: 200, shares: { A: 1, B: 1 } },
          MO: { mines: [4, 5], price: 200, shares: { C: 2 } },
        },
        stacks: { 200: ['CO', 'MO'] },
        cash: { CO: 50 },
      },
    )
    table.act('issueShares')
    expect(table.told('price-moved')).toEqual([])
    expect(state(table)).toMatchObject({ price: 200, shares: { 'player:A': 1, 'player:B': 1 } })
    expect(table.state.market[200]).toEqual(['CO', 'MO'])
    expect(table.cash('CO')).toBe(50)
  })

  it('1873-4.3.6-e the price of such a share goes into the treasury of the company', () => {
    const table = at({
      players: ['A', 'B', 'C'],
      publicMines: { CO: { mines: [2, 3], price: 200, denomination: 20, shares: { A: 1, B: 1, issue: 3 } } },
      cash: { A: 250, CO: 30 },
    })
    table.act('buyShare', { company: 'CO', from: 'issue' })
    expect([table.cash('A'), table.cash('CO')]).toEqual([50, 230])
    expect(state(table)?.shares).toEqual({ 'player:A': 2, 'player:B': 1, issue: 2 })
  })

  it('1873-4.3.6-f at most one issue per operating round', () => {
    const table = issuing({ denomination: 50, shares: { A: 2 } }).act('issueShares')
    expect(table.step).not.toBe('issue')
    expect(state(table)?.denomination).toBe(20)
    expect(tried(table)).toBe('1873-4.3.6-a')
  })

  it('EX-25 two 50 % shares become five of 20 %, the price stays 200, and one bought later brings 200', () => {
    const table = issuing({ denomination: 50, shares: { A: 1, B: 1 } }, { cash: { A: 1000 } }).act(
      'issueShares',
    )
    expect(state(table)).toMatchObject({ denomination: 20, price: 200, shares: { issue: 3 } })
    expect(tried(table)).toBe('1873-4.3.6-a')
    table.passUntil('stock-round')
    table.act('buyShare', { company: 'CO', from: 'issue' }, 'A')
    expect(table.cash('CO')).toBe(200)
    expect(table.cash('A')).toBe(800)
  })
})

describe('issuing shares of a railway', () => {
  const railway = (shares: Record<string, number>, denomination: 20 | 10 = 20): Table =>
    at({
      players: ['A', 'B', 'C', 'D', 'E'],
      railways: { HBE: { price: 200, denomination, director: 'A', shares, trains: [1] } },
      mines: { 15: { owner: 'B' } },
      at: { round: 'operating', turn: 'HBE', step: 'issue' },
    })

  it('1873-4.4.8-a if players hold all shares and the director 40 % of them', () => {
    const table = railway({ A: 2, B: 2, C: 1 }).act('issueShares')
    expect(table.state.railways['HBE']).toMatchObject({
      denomination: 10,
      price: 200,
      shares: { 'player:A': 2, issue: 5 },
    })
    for (const table2 of [
      railway({ A: 4, pool: 1 }),
      railway({ A: 1, B: 1, C: 1, D: 1, E: 1 }),
      railway({ A: 10 }, 10),
    ]) {
      expect(table2.step).not.toBe('issue')
      expect(tried(table2, 'HBE')).toBe('1873-4.4.8-a')
    }
  })
})
