import { harzbahn } from '@stellwerk/1873'
import { orThrow } from '@stellwerk/engine/testing'
import { describe, expect, it } from 'vitest'
import { incomesWith, reassigned } from './switchers.js'

const state = orThrow(
  harzbahn.position({
    players: ['Anna', 'Ben'],
    phase: '3',
    trading: 3,
    cash: { CO: 100 },
    mines: {
      12: { machine: 2, connected: true },
      4: { machine: 1, connected: true },
      1: { connected: false },
    },
    publicMines: { CO: { price: 150, denomination: 20, shares: { Anna: 3, Ben: 2 }, mines: [4, 12, 1] } },
    at: { round: 'operating', turn: 'CO' },
  }),
)

describe('distributing switchers', () => {
  it('a switcher earns at a connected mine only', () => {
    expect(incomesWith(state, 'CO', [0, 0, 3])[2]).toBe(incomesWith(state, 'CO', [0, 0, 0])[2])
    expect(incomesWith(state, 'CO', [3, 0, 0])[0]).toBeGreaterThan(
      incomesWith(state, 'CO', [0, 0, 0])[0] ?? 0,
    )
  })

  it('keeps every switcher: mines change places', () => {
    expect(reassigned([3, 2, 0], 2, 3)).toEqual([0, 2, 3])
    expect(reassigned([3, 2, 0], 0, 2)).toEqual([2, 3, 0])
    expect(reassigned([3, 2, 0], 0, 0)).toEqual([0, 2, 3])
    expect(reassigned([3, 3], 0, 3)).toEqual([3, 3])
    expect(reassigned([3, 2], 0, 5)).toEqual([3, 2])
  })
})
