import { describe, expect, it } from 'vitest'
import { finish } from './finish.js'
import { frameOf } from './frame.js'
import { modelOf } from './model.js'
import { Outlook } from './outlook.js'
import { Plans } from './plans.js'
import type { Bound } from './pricing.js'
import { Pricing } from './pricing.js'
import { Dice, plainWishes, randomTask } from './testing-random.js'
import { slowTotals } from './testing-reference.js'
import { unitOf } from './totals.js'
import { lendMemory } from './testing-memory.js'

lendMemory()

describe('looks at all routes that matter', () => {
  it.each(plainWishes)('find the best plan, with new prices after every look: %o', (wish) => {
    const dice = new Dice(90)
    let looks = 0
    for (let i = 0; i < 60; i++) {
      const size = 6 + dice.below(2)
      const task = randomTask(dice, { ...wish, points: size, segments: size + 2 + dice.below(3), trains: 2 })
      const unit = unitOf(task)
      const outlooks = task.trains.map((train) => new Outlook(frameOf(modelOf(task, train, false), 1)))
      const slots = task.trains.map((_, train) => ({ train, kind: train }))
      const pricing = new Pricing(outlooks, [1, 1], task.network.things)
      // few rounds, so that the bound is far from the best plan
      for (let round = 0; round < 2; round++) pricing.round(0, unit / 4, () => {})
      const plans = new Plans(task, unit)
      const best = slowTotals(task)[0] ?? 0
      const done = finish({
        slots,
        outlooks,
        plans,
        bound: pricing.best as Bound,
        unit,
        most: 10_000,
        mostSteps: Infinity,
        longLook: 0,
        fewPairs: 0,
        ceiling: Infinity,
        proven: (bound) => {
          looks++
          expect(bound).toBeGreaterThanOrEqual(best)
        },
        tick: () => {},
      })
      expect(done).toBe(true)
      expect(plans.top()).toBe(best)
    }
    expect(looks).toBeGreaterThan(60)
  })
})
