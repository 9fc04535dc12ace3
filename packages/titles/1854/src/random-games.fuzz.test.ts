import { begin, drawReadings } from '@stellwerk/engine'
import { fuzzStart, playRandomly } from '@stellwerk/engine/testing'
import { describe, expect, it } from 'vitest'
import { austria1854, readings } from './index.js'

describe('random games', () => {
  it('come to an end without breaking a law of conservation, and see every phase and every end', () => {
    const seen = new Set<string>()
    // short games that between them see everything, both values of each reading too
    for (const seed of [1, 31, 47, 63]) {
      const players = ['A', 'B', 'C', 'D', 'E', 'F'].slice(0, 3 + (seed % 4))
      const options = drawReadings(austria1854, seed)
      const start = begin(austria1854, fuzzStart(austria1854, { players, seed, options }))
      if (!start.ok) throw new Error(JSON.stringify(start.refusal))
      const { history, violation, events } = playRandomly(austria1854, start.value, seed)
      expect(violation, `seed ${seed}`).toBeUndefined()
      expect(austria1854.isOver(history.state)).toBe(true)
      seen.add(`phase ${history.state.phase}`)
      for (const name of Object.keys(readings))
        seen.add(`${name}: ${history.state.readings?.[name] ?? 'usual'}`)
      for (const kind of Object.keys(events)) seen.add(kind)
    }
    expect([...seen]).toEqual(
      expect.arrayContaining([
        'phase 7',
        'bank-broke',
        'bankrupt',
        'run-off-begun',
        'merged',
        'small-map-cleared',
        'split',
        'option-completed',
        'option-sold',
        'power-used',
        'tunnel-built',
        'emergency-begun',
        'train-given-up',
        'trains-scrapped',
        'mountain-closed',
        'contract-bought',
        'offer-accepted',
        'offer-declined',
        'offer-withdrawn',
        ...Object.entries(readings).flatMap(([name, { values }]) => [
          `${name}: usual`,
          `${name}: ${values[1]}`,
        ]),
      ]),
    )
  })
})
