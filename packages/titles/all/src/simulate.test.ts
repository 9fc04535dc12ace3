import { Random, apply, hash, legal, simulate } from '@stellwerk/engine'
import type { CoreState } from '@stellwerk/engine'
import { describe, expect, it } from 'vitest'
import { games } from './index.js'

const most = 250

describe('an action that is simulated', () => {
  it.each(Object.entries(games))('%s: leads to the same state as one that is applied', (_, { title }) => {
    const { min } = title.seats
    const players = Array.from({ length: min }, (_unused, i) => `seat-${i + 1}`)
    const created = title.create({ players, seed: 5, options: {} })
    if (!created.ok) throw new Error(created.refusal.rule)
    const random = new Random(5)
    let state: CoreState = created.value
    for (let n = 0; n < most && !title.isOver(state); n++) {
      const { action } = random.pick(legal(title, state).choices)
      const applied = apply(title, state, action)
      if (!applied.ok) throw new Error(applied.refusal.rule)
      const before = hash(state)
      const simulated = simulate(title, state, action)
      expect(hash(simulated)).toBe(hash(applied.state))
      expect(hash(state)).toBe(before)
      state = simulated
    }
  })

  it('has to be one of those that are offered', () => {
    const title = games['1873']?.title
    const created = title?.create({ players: ['A', 'B', 'C'], seed: 1, options: {} })
    if (!title || !created?.ok) throw new Error('no game')
    const [player = null] = created.value.players
    if (player === null) throw new Error('no player')
    expect(() => simulate(title, created.value, { type: 'layTile', player })).toThrow('not offered')
  })
})
