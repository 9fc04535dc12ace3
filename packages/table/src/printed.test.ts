import { describe, expect, it } from 'vitest'
import type { TileColour } from './supply.js'
import { circlesOf, hexFacts, pathEnds, pictureOf, valuesFrom } from './printed.js'
import { msg, name } from './values.js'

describe('what is printed', () => {
  it('draws a tile with the values of its first phases', () => {
    const tile = {
      colour: 'green',
      mark: 'OO',
      track: [{ ends: [3, 's1'] }],
      stops: [{ kind: 'city', value: { yellow: 20, green: 40 }, circles: 2 }],
    } as const
    expect(pictureOf(tile, ({ ends }) => ({ ...pathEnds(ends), track: 'own' }))).toEqual({
      colour: 'green',
      letter: 'OO',
      paths: [{ from: 3, to: { stop: 1 }, track: 'own' }],
      stops: [{ kind: 'city', value: 20, circles: 2 }],
    })
  })

  it('says what a hex has, and nothing of what it has not', () => {
    expect(hexFacts({ mine: name('Alba'), factory: undefined })).toEqual([
      { label: msg('fact.mine'), value: name('Alba') },
    ])
  })

  it('keeps the last circles for homes', () => {
    const marker = { company: 'A', active: true }
    expect(circlesOf(3, [marker], ['B'])).toEqual([{ marker }, {}, { reserved: ['B'] }])
    expect(circlesOf(1, [marker], ['B'])).toEqual([{ marker }])
  })

  it('tells later values only where they differ', () => {
    const colours: Readonly<Record<string, TileColour>> = { 2: 'yellow', 3: 'green', 4: 'green', 5: 'brown' }
    const value = { yellow: 20, green: 40, brown: 40 }
    const from = (phase: string) =>
      valuesFrom(value, phase, Object.keys(colours), (one) => colours[one] ?? 'grey')
    expect(from('2')).toEqual({
      value: 20,
      period: 'yellow',
      later: [{ from: '3', value: 40, colour: 'green' }],
    })
    expect(from('4')).toEqual({ value: 40, period: 'green', later: [] })
    expect(valuesFrom(30, '2', ['2'], () => 'yellow')).toEqual({ value: 30, later: [] })
  })
})
