import { describe, expect, it } from 'vitest'
import {
  describedSettings,
  drawReadings,
  readSettings,
  readingOf,
  readingsPart,
  readingsShape,
  settingsOf,
} from './readings.js'
import { engineRules } from './refusal.js'

const readings = {
  coins: { ruling: 'R-1', values: ['round', 'square'] },
  lots: { ruling: 'R-2', values: ['open', 'hidden'] },
} as const
const title = { options: { bank: ['big', 'small'] }, readings }

describe('readings', () => {
  it('are settings of a table beside its options', () => {
    expect(settingsOf(title)).toEqual({
      bank: ['big', 'small'],
      coins: ['round', 'square'],
      lots: ['open', 'hidden'],
    })
    const settings = readSettings(title, { lots: 'hidden' })
    expect(settings).toEqual({ ok: true, value: { bank: 'big', coins: 'round', lots: 'hidden' } })
  })

  it.each([
    ['a value', { lots: 'lost' }, 'options.lots', 'open, hidden'],
    ['a name', { cards: 'open' }, 'options.cards', 'bank, coins, lots'],
    ['an inherited name', { toString: 'open' }, 'options.toString', 'bank, coins, lots'],
  ])('refuse %s that the title does not have', (_, given, path, expected) => {
    const refusal = { rule: engineRules.setup, params: { path, expected } }
    expect(readSettings(title, given as never)).toEqual({ ok: false, refusal })
  })

  it('are stored only where they differ from the default', () => {
    expect(readingsPart(readings)).toEqual({})
    expect(readingsPart(readings, { bank: 'small', coins: 'round', lots: 'open' })).toEqual({})
    expect(readingsPart(readings, { lots: 'hidden' })).toEqual({ readings: { lots: 'hidden' } })
  })

  it('are asked by name', () => {
    expect(readingOf({}, readings, 'lots')).toBe('open')
    const state = { readings: { lots: 'hidden' } }
    expect([readingOf(state, readings, 'lots'), readingOf(state, readings, 'coins')]).toEqual([
      'hidden',
      'round',
    ])
  })

  it('of a position must be those of the title', () => {
    const shape = readingsShape(readings)
    expect(shape({ lots: 'hidden' }, 'readings')).toBeUndefined()
    expect(shape({ lots: 'lost' }, 'readings')).toMatchObject({ path: 'readings.lots' })
    expect(shape({ cards: 'open' }, 'readings')).toMatchObject({ path: 'readings.cards' })
  })

  it('are drawn for random games, and every combination comes up', () => {
    const drawn = Array.from({ length: 60 }, (_, seed) => drawReadings(title, seed))
    const played = drawn.map((given) => JSON.stringify(readingsPart(readings, given)))
    expect(new Set(played).size).toBe(4)
    expect(drawReadings(title, 7)).toEqual(drawReadings(title, 7))
  })
})

describe('describedSettings', () => {
  it('are those of which a description tells, with the defaults for the rest', () => {
    const configurable = {
      options: { edition: ['R', 'S'] },
      readings: { tie: { ruling: 'R-1', values: ['first', 'last'] } },
    } as const
    expect(describedSettings(configurable, { edition: 'S', readings: { tie: 'last' } })).toEqual({
      edition: 'S',
      tie: 'last',
    })
    for (const strange of [{}, { edition: 'X', readings: 3 }, null, 'S'])
      expect(describedSettings(configurable, strange)).toEqual({ edition: 'R', tie: 'first' })
  })
})
