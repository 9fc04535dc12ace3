import type { Action } from '@stellwerk/engine'
import { begin } from '@stellwerk/engine'
import { checkChoices, fuzzStart, orThrow, playRandomly } from '@stellwerk/engine/testing'
import { expect, test } from 'vitest'
import { hexWith } from './board.js'
import { india1853 } from './index.js'
import type { State } from './state.js'

/** Positions from random games: every sixtieth state. */
function* positions(seeds: readonly number[]): Generator<State> {
  for (const seed of seeds) {
    const players = ['A', 'B', 'C', 'D', 'E', 'F'].slice(0, 3 + (seed % 4))
    const options = { bank: '10000' }
    const start = orThrow(begin(india1853, fuzzStart(india1853, { players, seed, options })))
    const { history, violation } = playRandomly(india1853, start, seed)
    expect(violation).toBeUndefined()
    for (let n = seed; n < history.length; n += 60) yield history.at(n).state
  }
}

/** Tiles that look the same in several rotations are offered in one of them. */
function look(action: Action): unknown {
  const { hex, tile, rotation, ...rest } = action as unknown as Record<string, unknown>
  if (typeof rotation !== 'number' || typeof hex !== 'string' || typeof tile !== 'string') return action
  const joined = hexWith(hex, { tile, rotation }).track.map(({ ends }) =>
    ends
      .map((end) => (typeof end === 'number' ? String(end) : 'stop'))
      .toSorted()
      .join('-'),
  )
  return { ...rest, hex, tile, look: joined.toSorted() }
}

test('what is offered is accepted, and what is accepted is offered', { timeout: 300_000 }, () => {
  const report = checkChoices(india1853, positions([1, 2, 4, 6, 7]), {
    seed: 42,
    words: ['MSM', 'Delhi'],
    look,
  })
  expect(report.faults).toEqual([])
  expect(report.positions).toBeGreaterThan(70)
  expect(report.applied).toBeGreaterThan(900)
  expect(report.refused).toBeGreaterThan(800)
  expect(report.accepted).toBeGreaterThan(100)
})
