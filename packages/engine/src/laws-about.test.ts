import { describe, expect, it } from 'vitest'
import { lawsAbout } from './laws-about.js'

interface Purses {
  readonly cash: { readonly [purse: string]: number }
  readonly round: number
}

describe('laws about parts of a state', () => {
  let looked = 0
  const debts = lawsAbout<Purses>(['cash'], function* ({ cash }) {
    looked++
    for (const [purse, amount] of Object.entries(cash)) if (amount < 0) yield `${purse} owes`
  })
  const state = { cash: { A: -1, B: 1 }, round: 1 }

  it('are looked at again only when one of those parts was replaced', () => {
    expect(debts(state)).toEqual(['A owes'])
    expect(debts({ ...state, round: 2 })).toEqual(['A owes'])
    expect(looked).toBe(1)
    expect(debts({ ...state, cash: { A: 1, B: -1 } })).toEqual(['B owes'])
    expect(debts(state)).toEqual(['A owes'])
    expect(looked).toBe(3)
  })
})
