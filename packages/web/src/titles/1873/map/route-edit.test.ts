import { describe, expect, it } from 'vitest'
import type { State } from '@stellwerk/1873'
import { harzbahn } from '@stellwerk/1873'
import { distance } from '../../../board/geometry.js'
import { centreOf } from '../../../board/geometry.js'
import { extendRoute } from './route-edit.js'
import { routePoints } from './route-shape.js'

/** A line from Halberstadt over Langenstein and Blankenburg to Thale, with a branch to Derenburg. */
function lines(): State {
  const made = harzbahn.position({
    players: ['Ada', 'Ben'],
    phase: '3',
    railways: { HBE: { price: 120, shares: { Ada: 3 }, trains: [2] } },
    tiles: { B17: '78:4', B15: '78:5', E16: '75:2', D17: '76:3' },
    at: { round: 'operating', turn: 'HBE', step: 'railway-run' },
  })
  if (!made.ok) throw new Error(JSON.stringify(made.refusal))
  return made.value
}
const state = lines()
const extend = (route: string, hex: string): string =>
  extendRoute(state, route === '' ? [] : route.split(' '), hex).join(' ')

describe('tapping a route together', () => {
  it('begins at a stop, not on plain track', () => {
    expect(extend('', 'B19')).toBe('B19')
    expect(extend('', 'B17')).toBe('')
    expect(extend('', 'H15')).toBe('')
  })

  it('goes on to a neighbour that track leads to', () => {
    expect(extend('B19', 'B17')).toBe('B19 B17')
    expect(extend('B19 B17', 'C16')).toBe('B19 B17 C16')
    expect(extend('C16', 'C18')).toBe('C16')
  })

  it('fills in the way to a stop farther off', () => {
    expect(extend('B19', 'C16')).toBe('B19 B17 C16')
    expect(extend('B19', 'D15')).toBe('B19 B17 C16 D15')
    expect(extend('B19 B17 C16', 'B13')).toBe('B19 B17 C16 B15 B13')
  })

  it('does not run back over its own track', () => {
    expect(extend('D15 C16', 'B19')).toBe('D15 C16 B17 B19')
    expect(extend('D15 C16 B17 B19', 'B13')).toBe('D15 C16 B17 B19')
  })

  it('does not pass through a town by itself', () => {
    expect(extend('C16', 'E16')).toBe('C16')
    expect(extend('C16 D15', 'E16')).toBe('C16 D15 E16')
  })

  it('grows at its beginning where its end leads nowhere', () => {
    expect(extend('C16 B17 B19', 'D15')).toBe('D15 C16 B17 B19')
  })

  it('is cut off at a hex of its own, and goes back stop by stop', () => {
    expect(extend('B19 B17 C16 D15', 'C16')).toBe('B19 B17 C16')
    expect(extend('B19 B17 C16', 'C16')).toBe('B19')
    expect(extend('B19', 'B19')).toBe('')
    expect(extend('B19 B17 C16 D15', 'B19')).toBe('C16 D15')
  })
})

describe('the line of a route', () => {
  it('runs from stop to stop without gaps', () => {
    const points = routePoints(state, ['B19', 'B17', 'C16', 'D15'])
    expect(points[0]).toEqual(centreOf('B19'))
    expect(points.at(-1)).toEqual(centreOf('D15'))
    const gaps = points.slice(1).map((point, i) => distance(point, points[i] ?? point))
    expect(Math.max(...gaps)).toBeLessThan(30)
  })

  it('is the same line in the other direction', () => {
    const there = routePoints(state, ['B13', 'B15', 'C16'])
    const back = routePoints(state, ['C16', 'B15', 'B13']).toReversed()
    there.forEach((point, i) => expect(distance(point, back[i] ?? { x: 0, y: 0 })).toBeLessThan(1e-6))
  })
})
