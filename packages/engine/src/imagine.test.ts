import { describe, expect, it } from 'vitest'
import { apply, view } from './game.js'
import { hash } from './hash.js'
import { imagine } from './imagine.js'
import { engineRules } from './refusal.js'
import type { PlayerId } from './state.js'
import { coinGame, coins } from './testing-coins.js'

const [player] = ['A'] as PlayerId[] as [PlayerId]
const lot = { type: 'lot', player }

describe('an imagined state', () => {
  const seen = view(coins, coinGame(), player)

  it('is what the viewer sees, and lots can be drawn in it', () => {
    expect(apply(coins, seen, lot)).toMatchObject({ ok: false, refusal: { rule: engineRules.chance } })
    const imagined = imagine(coins, seen, 7)
    expect(hash(view(coins, imagined, player))).toBe(hash(seen))
    expect(apply(coins, imagined, lot).ok).toBe(true)
  })

  it('follows from its seed, and others draw other lots', () => {
    const drawn = (seed: number) => {
      const outcome = apply(coins, imagine(coins, seen, seed), lot)
      return outcome.ok ? outcome.state.drawn[0] : undefined
    }
    expect(drawn(7)).toBe(drawn(7))
    expect(new Set([1, 2, 3, 4, 5, 6].map(drawn)).size).toBeGreaterThan(3)
  })
})
