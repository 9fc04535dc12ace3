import { describe, expect, it } from 'vitest'
import { playRandomly, randomHistory } from './fuzz.js'
import { coinGame, coins } from './testing-coins.js'

describe('a random game', () => {
  it('ends where a law is broken, and says which', () => {
    const start = coinGame()
    const strict = { ...coins, audit: (state: object) => (state === start ? [] : ['a coin is missing']) }
    const { history, violation } = playRandomly(strict, start, 1)
    expect(history.length).toBe(1)
    expect(violation).toContain('a coin is missing')
  })

  it('is the same for those who want its states alone, and asks for no law', () => {
    const { history } = playRandomly(coins, coinGame(), 4)
    const lawless = { ...coins, audit: () => expect.fail('nobody asked') }
    expect(randomHistory(lawless, coinGame(), 4).record).toEqual(history.record)
    expect(history.length).toBeGreaterThan(1)
  })
})
