import type { Action } from '@stellwerk/engine'
import { begin, drawReadings } from '@stellwerk/engine'
import { checkChoices, fuzzStart, orThrow, playRandomly } from '@stellwerk/engine/testing'
import { expect, test } from 'vitest'
import { hexWith } from './board.js'
import type { TunnelId } from './data/types.js'
import { austria1854 } from './index.js'
import type { State } from './state.js'

/** Positions from random games: every fiftieth state. */
function* positions(seeds: readonly number[]): Generator<State> {
  for (const seed of seeds) {
    const players = ['A', 'B', 'C', 'D', 'E', 'F'].slice(0, 3 + (seed % 4))
    const options = drawReadings(austria1854, seed)
    const start = orThrow(begin(austria1854, fuzzStart(austria1854, { players, seed, options })))
    const { history, violation } = playRandomly(austria1854, start, seed)
    expect(violation).toBeUndefined()
    for (let n = seed; n < history.length; n += 50) yield history.at(n).state
  }
}

/** Tiles and tunnels that look the same in several rotations are offered in one of them. */
function look(action: Action): unknown {
  const { hex, tile, tunnel, rotation, ...rest } = action as unknown as Record<string, unknown>
  if (typeof rotation !== 'number' || typeof hex !== 'string') return action
  const { leads, exits, mouths } = hexWith(
    hex,
    typeof tile === 'string' ? { tile, rotation } : undefined,
    typeof tunnel === 'string' ? [{ tunnel: tunnel as TunnelId, rotation }] : [],
  )
  const joined = leads.map((ends) =>
    ends.map((end) => (typeof end === 'number' ? `${end}` : 'stop')).toSorted(),
  )
  return { ...rest, hex, tile, tunnel, look: { joined, exits, mouths } }
}

test('what is offered is accepted, and what is accepted is offered', () => {
  const report = checkChoices(austria1854, positions([5, 6, 42]), { seed: 42, words: ['MUR', 'KE'], look })
  expect(report.faults).toEqual([])
  expect(report.positions).toBeGreaterThan(80)
  expect(report.applied).toBeGreaterThan(500)
  expect(report.refused).toBeGreaterThan(800)
  expect(report.accepted).toBeGreaterThan(30)
})
