import type { State } from '@stellwerk/1873'
import { describe, expect, it } from 'vitest'
import { randomGame } from '../story/testing.js'
import { holdings, reservedOf } from './facts.js'

const { state } = randomGame(2, 'R').at(-1) as { state: State }

describe('what the panels tell', () => {
  it('shares add up to the whole company', () => {
    const companies = Object.values({ ...state.railways, ...state.publicMines })
    expect(companies.length).toBeGreaterThan(2)
    for (const company of companies) {
      const held = holdings(state.order, company.shares, company.denomination)
      expect(held.reduce((sum, { percent }) => sum + percent, 0)).toBe(100)
    }
  })

  it('tiles that are kept for concession routes are counted by sort', () => {
    const kept = { tile: '78', rotation: 0 }
    const reserved = { B15: kept, B17: kept, D17: { tile: '76', rotation: 3 } }
    expect(reservedOf({ ...state, reserved }, '78')).toBe(2)
    expect(reservedOf({ ...state, reserved }, '75')).toBe(0)
  })
})
