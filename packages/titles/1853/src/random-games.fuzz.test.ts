import { begin, drawReadings } from '@stellwerk/engine'
import { fuzzStart, playRandomly } from '@stellwerk/engine/testing'
import { describe, expect, it } from 'vitest'
import { india1853 } from './index.js'

describe('random games', () => {
  it(
    'come to an end without breaking a law of conservation, and see every phase and every end',
    { timeout: 300_000 },
    () => {
      const seen = new Set<string>()
      const early = [1, 2, 3, 4, 5, 6, 8, 9]
      const late = [7, 15, 23, 31, 39, 47, 55, 63]
      for (const seed of [...early, ...late]) {
        const players = ['A', 'B', 'C', 'D', 'E', 'F'].slice(0, 3 + (seed % 4))
        const setup = { players, seed, options: { bank: '10000', ...drawReadings(india1853, seed) } }
        const start = begin(india1853, fuzzStart(india1853, setup))
        if (!start.ok) throw new Error(JSON.stringify(start.refusal))
        const { history, violation, events } = playRandomly(india1853, start.value, seed)
        expect(violation, `seed ${seed}`).toBeUndefined()
        expect(india1853.isOver(history.state)).toBe(true)
        seen.add(`phase ${history.state.phase}`)
        for (const kind of Object.keys(events)) seen.add(kind)
      }
      expect([...seen]).toEqual(
        expect.arrayContaining([
          'phase 5',
          'bank-out',
          'top-price',
          'contract-fulfilled',
          'debt-paid',
          'manager-changed',
          'director-changed',
          'elephant-moved',
          'elephant-kept',
          'extra-round',
          'group-on-sale',
          'lots-drawn',
          'redeemed',
          'supply-changed',
          'token-used',
          'train-given-back',
          'trains-scrapped',
          'unredeemed',
          'offer-accepted',
          'offer-declined',
          'offer-withdrawn',
        ]),
      )
    },
  )
})
