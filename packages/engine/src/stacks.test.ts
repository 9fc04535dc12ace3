import { describe, expect, it } from 'vitest'
import { restacked } from './stacks.js'

const market = { 60: ['A', 'B'], 70: ['C'], 80: ['D', 'E'] }

describe('a marker that is put somewhere else', () => {
  it('goes to the bottom of the stack there', () => {
    expect(restacked(market, 'A', 80)).toEqual({ 60: ['B'], 70: ['C'], 80: ['D', 'E', 'A'] })
  })

  it('leaves no empty stack behind and begins a new one', () => {
    expect(restacked(market, 'C', 90)).toEqual({ 60: ['A', 'B'], 80: ['D', 'E'], 90: ['C'] })
  })

  it('goes to the bottom of its own stack', () => {
    expect(restacked(market, 'D', 80)['80']).toEqual(['E', 'D'])
  })

  it('comes to the market for the first time', () => {
    expect(restacked({}, 'A', 60)).toEqual({ 60: ['A'] })
  })

  it('leaves all other stacks the same lists', () => {
    const after = restacked(market, 'A', 70)
    expect(after['80']).toBe(market[80])
  })
})
