import type { Action } from '@stellwerk/engine'
import { begin } from '@stellwerk/engine'
import { checkChoices, fuzzStart, orThrow, playRandomly } from '@stellwerk/engine/testing'
import { expect, test } from 'vitest'
import { exitsOf, isTile } from './board.js'
import type { State } from './state.js'
import { vierhain } from './title.js'

/** Positions from random games: every fourth state. */
function* positions(seeds: readonly number[]): Generator<State> {
  for (const seed of seeds) {
    const players = ['1', '2', '3', '4'].slice(0, 2 + (seed % 3))
    const start = orThrow(begin(vierhain, fuzzStart(vierhain, { players, seed, options: {} })))
    const { history } = playRandomly(vierhain, start, seed)
    for (let n = seed % 4; n < history.length; n += 4) yield history.at(n).state
  }
}

/** Tiles that look the same in several rotations are offered in one of them. */
function look(action: Action): unknown {
  const { tile, rotation, ...rest } = action as unknown as Record<string, unknown>
  if (typeof rotation !== 'number' || typeof tile !== 'string' || !isTile(tile)) return action
  return { ...rest, tile, exits: exitsOf({ tile, rotation }) }
}

test('what is offered is accepted, and what is accepted is offered', () => {
  const report = checkChoices(vierhain, positions([3, 4, 5, 7, 15, 16]), {
    seed: 42,
    words: ['A', 'B4', 'T03', '2'],
    look,
  })
  expect(report.faults).toEqual([])
  expect(report.positions).toBeGreaterThan(80)
  expect(report.applied).toBeGreaterThan(500)
  expect(report.refused).toBeGreaterThan(800)
  expect(report.accepted).toBeGreaterThan(30)
})
