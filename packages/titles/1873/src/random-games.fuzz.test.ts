import { begin, drawReadings, fuzzStart, playRandomly } from '@stellwerk/engine'
import { describe, expect, it } from 'vitest'
import { harzbahn } from './index.js'

describe('random games', () => {
  it('come to an end without breaking a law of conservation, and see every phase and both ends', () => {
    const seen = new Set<string>()
    for (let seed = 1; seed <= 48; seed++) {
      const players = ['A', 'B', 'C', 'D', 'E'].slice(0, 2 + (seed % 4))
      const options = { edition: seed % 3 === 0 ? 'S' : 'R', ...drawReadings(harzbahn, seed) }
      const start = begin(harzbahn, fuzzStart(harzbahn, { players, seed, options }))
      if (!start.ok) throw new Error(JSON.stringify(start.refusal))
      const { history, violation } = playRandomly(harzbahn, start.value, seed)
      expect(violation, `seed ${seed}`).toBeUndefined()
      expect(harzbahn.isOver(history.state)).toBe(true)
      const { lastRound, phase } = history.state
      seen.add(`phase ${phase}`).add(lastRound ? 'a price of 1000' : 'two full sets')
      for (let n = 1; n <= history.length; n++) for (const { kind } of history.at(n).events) seen.add(kind)
    }
    expect([...seen]).toEqual(
      expect.arrayContaining([
        'phase 5',
        'phase D',
        'a price of 1000',
        'two full sets',
        'insolvent',
        'recapitalised',
        'option-used',
        'left-receivership',
        'mine-closed',
        'mine-connected',
        'tile-reserved',
        'marker-removed',
        'offer-accepted',
        'offer-declined',
        'shares-issued',
      ]),
    )
  })
})
