import { describe, expect, it } from 'vitest'
import type { LayTile } from '../actions.js'
import { legal, simulate } from '@stellwerk/engine'
import { at } from '../testing.js'
import { austria1854 } from '../title.js'
import { potentialOf } from './potential.js'

const building = (home: 'KE' | 'NT') =>
  at({
    players: ['A', 'B', 'C'],
    phase: '2',
    privates: 'sold',
    cash: { A: 100, [home]: 600 },
    majors: { [home]: { issuePrice: 77, director: 'A', certificates: { B: 1 }, trains: ['2'] } },
    round: { stock: 2 },
    at: { round: 'operating', turn: home, step: 'track' },
  }).state

describe('what track may earn later', () => {
  it('1854-majors-f: whoever begins in Wien has more before him than whoever begins among the mountains', () => {
    expect(potentialOf(building('KE'), 'KE')).toBeGreaterThan(potentialOf(building('NT'), 'NT'))
  })

  it('1854-track-j: grows with a tile that leads on, and most where it leads to more', () => {
    const state = building('KE')
    const now = potentialOf(state, 'KE')
    const after = legal(austria1854, state).choices.flatMap(({ action }) =>
      action.type === 'layTile' ? [potentialOf(simulate(austria1854, state, action as LayTile), 'KE')] : [],
    )
    expect(after.length).toBeGreaterThan(1)
    expect(Math.max(...after)).toBeGreaterThan(now)
    expect(Math.max(...after)).toBeGreaterThan(Math.min(...after))
  })
})
