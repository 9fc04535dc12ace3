import { describe, expect, it } from 'vitest'
import { faces } from '@stellwerk/titles'
import { centreOf, distance } from './geometry.js'
import { routePoints } from './route-line.js'
import { positionOf, seen, statesOf, titleIds } from './testing.js'

const gapsOf = (points: ReturnType<typeof routePoints>): readonly number[] =>
  points.slice(1).map((point, i) => distance(point, points[i] ?? point))

describe('the line of a route', () => {
  const { map } = seen(
    '1873',
    positionOf('1873', {
      players: ['Ada', 'Ben'],
      phase: '3',
      railways: { HBE: { price: 120, shares: { Ada: 3 }, trains: [2] } },
      tiles: { B17: '78:4', B15: '78:5', E16: '75:2', D17: '76:3' },
      at: { round: 'operating', turn: 'HBE', step: 'railway-run' },
    }),
  )

  it('runs from stop to stop without gaps', () => {
    const points = routePoints(map, ['B19', 'B17', 'C16', 'D15'], ['own'])
    expect(points[0]).toEqual(centreOf('B19'))
    expect(points.at(-1)).toEqual(centreOf('D15'))
    expect(Math.max(...gapsOf(points))).toBeLessThan(30)
  })

  it('is the same line in the other direction', () => {
    const there = routePoints(map, ['B13', 'B15', 'C16'], ['own'])
    const back = routePoints(map, ['C16', 'B15', 'B13'], ['own']).toReversed()
    there.forEach((point, i) => expect(distance(point, back[i] ?? { x: 0, y: 0 })).toBeLessThan(1e-6))
  })

  it('goes through tunnels', () => {
    const austria = seen(
      '1854',
      positionOf('1854', {
        players: ['Ada', 'Ben', 'Cleo'],
        phase: '3',
        privates: 'sold',
        tiles: { C17: '57:1', C15: '4:1' },
        tunnels: { C19: ['straight:1'] },
        at: { round: 'stock' },
      }),
    )
    const points = routePoints(austria.map, ['C17', 'C19', 'C21'], undefined)
    expect(points.length).toBeGreaterThan(8)
    expect(Math.max(...gapsOf(points))).toBeLessThan(60)
  })
})

it.each(titleIds)('every route that was run in a game of %s lies on track', (id) => {
  const face = faces[id]!
  let drawn = 0
  for (const state of statesOf(id).filter((_, at) => at % 3 === 0)) {
    for (const company of face.runs.runners(state).slice(0, 1)) {
      if (drawn > 40) return
      const { plans } = face.runs.suggest(state, company, 1)
      const map = face.map(state, null)
      const { trains } = face.table(state, null)
      for (const { train, path } of plans[0]?.routes ?? []) {
        const points = routePoints(map, path, trains.find((stock) => stock.train === train)?.tracks)
        // a hex whose track is not found would be drawn as one point
        expect([path, points.length >= 4 * new Set(path).size]).toEqual([path, true])
        expect(Math.max(0, ...gapsOf(points))).toBeLessThan(60)
        drawn++
      }
    }
  }
  expect(drawn).toBeGreaterThan(5)
})
