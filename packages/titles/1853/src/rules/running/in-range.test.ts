import { solve } from '@stellwerk/router'
import { describe, expect, it } from 'vitest'
import { searchFor, taskFor } from './forced.js'
import { inRange } from './in-range.js'
import { linesOf } from './lines.js'
import { running, toAllahabad } from './testing-lines.js'

const { state } = running('EIR', ['4', '2'], { tiles: toAllahabad })
const lines = linesOf(state, 'EIR')
const hexesOf = (...trains: Parameters<typeof inRange>[1]) => new Set(inRange(lines, trains).hexes)

describe('the track in range', () => {
  it('1853-4.5.4-a: ends before the city that is one too many', () => {
    const [short, long] = [hexesOf('2'), hexesOf('4')]
    expect(short.size).toBeLessThan(long.size)
    expect([...short].every((hex) => long.has(hex))).toBe(true)
  })

  it('1853-4.5.3-a: ends where that of another gauge begins: at Calcutta, whose printed track is dual', () => {
    expect([...hexesOf('3M')]).toEqual(['J28'])
  })

  it('is open to each train as far as it can come', () => {
    const { network, hexes } = inRange(lines, ['4', '2'])
    const openTo = (train: string) =>
      new Set(hexes.filter((_, s) => network.segments[s]?.gauges?.includes(train)))
    expect(openTo('2')).toEqual(hexesOf('2'))
    expect(openTo('4')).toEqual(hexesOf('4'))
  })

  it('1853-4.6.2-a: earns as much as all track', () => {
    for (const trains of [['2'], ['4'], ['4', '2'], ['3', '3']] as const) {
      const whole = solve({ ...taskFor(lines, trains), mail: true })
      const near = solve({ ...searchFor(lines, trains).task, mail: true })
      expect(near.plans[0]?.total).toBe(whole.plans[0]?.total)
    }
  })
})
