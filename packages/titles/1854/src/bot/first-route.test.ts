import { describe, expect, it } from 'vitest'
import type { PlayerId } from '@stellwerk/engine'
import { legal, simulate } from '@stellwerk/engine'
import type { LayTile } from '../actions.js'
import type { LocalId } from '../data/types.js'
import type { State } from '../state.js'
import { at } from '../testing.js'
import { austria1854 } from '../title.js'
import { candidates } from './candidates.js'
import { tilesToFirstRoute } from './first-route.js'
import { judge } from './judge.js'

/** A local railway of A in phase 2 that has laid nothing; the Außerfernbahn is A's or B's. */
const building = (local: LocalId, owner: 'A' | 'B' = 'B'): State =>
  at({
    players: ['A', 'B', 'C'],
    phase: '2',
    privates: 'sold',
    cash: { A: 100, [local]: 150 },
    mountains: { AUS: { owner } },
    locals: { [local]: { owner: 'A', trains: [] } },
    round: { stock: 2 },
    at: { round: 'operating', turn: local, step: 'track' },
  }).state

describe('the first route of a local railway', () => {
  it('1854-run-f: leads to a small station past no other city', () => {
    // from Hieflau over open country to the town in the mountains
    expect(tilesToFirstRoute(building('3'), '3', 50)).toBe(2)
    expect(tilesToFirstRoute(building('3'), '3', 40)).toBeUndefined()
    // Sankt Pölten and the towns beside it
    expect(tilesToFirstRoute(building('1'), '1', 50)).toBe(1)
  })

  it('1854-privates-h: of number 2 can be paid only with the help of the Außerfernbahn', () => {
    expect(tilesToFirstRoute(building('2'), '2', 50)).toBeUndefined()
    expect(tilesToFirstRoute(building('2', 'A'), '2', 50)).toBe(1)
  })

  it('1854-locals-h: comes before a city that the first train cannot call at', () => {
    let state = building('3')
    for (let tiles = 2; tiles > 0; tiles--) {
      const player = 'A' as PlayerId
      const { choices } = legal(austria1854, state)
      const lays = candidates(state, choices, player).filter(({ type }) => type === 'layTile')
      const worth = (lay: (typeof lays)[number]): number =>
        judge(lay, state, simulate(austria1854, state, lay), player) ?? 0
      const [best] = lays.toSorted((a, b) => worth(b) - worth(a))
      const { hex, tile, rotation } = best as LayTile
      const tilesLaid = { ...state.tiles, [hex]: { tile, rotation } }
      state = { ...building('3'), tiles: tilesLaid }
      expect(tilesToFirstRoute(state, '3', 50)).toBe(tiles - 1)
    }
  })
})
