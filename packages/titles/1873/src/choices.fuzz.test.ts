import { begin } from '@stellwerk/engine'
import { checkChoices, fuzzStart, orThrow, playRandomly } from '@stellwerk/engine/testing'
import { expect, test } from 'vitest'
import { harzbahn } from './index.js'
import type { State } from './state.js'

/** Positions from random games: every fortieth state. */
function* positions(seeds: readonly number[]): Generator<State> {
  for (const seed of seeds) {
    const players = ['A', 'B', 'C', 'D', 'E'].slice(0, 2 + (seed % 4))
    const options = { edition: ['S', 'R', '2022'][seed % 3] ?? 'R' }
    const start = orThrow(begin(harzbahn, fuzzStart(harzbahn, { players, seed, options })))
    const { history, violation } = playRandomly(harzbahn, start, seed)
    expect(violation).toBeUndefined()
    for (let n = seed; n < history.length; n += 40) yield history.at(n).state
  }
}

test('what is offered is accepted, and what is accepted is offered', () => {
  const report = checkChoices(harzbahn, positions([1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12]), {
    seed: 42,
    words: ['mine:12', 'HBE'],
  })
  expect(report.faults).toEqual([])
  expect(report.positions).toBeGreaterThan(150)
  expect(report.applied).toBeGreaterThan(800)
  expect(report.refused).toBeGreaterThan(2000)
  expect(report.accepted).toBeGreaterThan(80)
})
