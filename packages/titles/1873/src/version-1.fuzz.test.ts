import { playRandomly } from '@stellwerk/engine/testing'
import { describe, expect, it } from 'vitest'
import { harzbahn } from './index.js'
import type { State } from './state.js'
import { versionOne } from './testing-version-1.js'

describe('games stored under version 1 of the rules', () => {
  it.each(['R', 'S'] as const)('go on in edition %s to their end, and keep every law', (edition) => {
    for (let seed = 1; seed <= 6; seed++) {
      const state = JSON.parse(versionOne[edition]) as State
      const { history, violation } = playRandomly(harzbahn, state, seed)
      expect(violation, `seed ${seed}`).toBeUndefined()
      expect(harzbahn.isOver(history.state)).toBe(true)
      expect(harzbahn.ranking(history.state)).toHaveLength(state.players.length)
    }
  })
})
