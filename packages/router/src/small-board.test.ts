import { describe, expect, it } from 'vitest'
import { modelOf } from './model.js'
import { Plans } from './plans.js'
import { solveSmall } from './small-board.js'
import { Dice, randomTask } from './testing-random.js'
import { slowTotals } from './testing-reference.js'
import { unitOf } from './totals.js'

function trySmall(seed: number, mostSteps: number) {
  const task = randomTask(new Dice(seed), { points: 7, segments: 10, trains: 2, modes: ['stops'] })
  const unit = unitOf(task)
  const plans = new Plans(task, unit)
  const models = task.trains.map((train) => modelOf(task, train, false))
  const slots = task.trains.map((_, train) => ({ train, kind: train }))
  let steps = 0
  const done = solveSmall({ slots, models, plans, unit, mostSteps, tick: (more) => (steps += more) })
  return { task, plans, done, steps }
}

describe('a small board', () => {
  it('has its best plan found by walking all routes', () => {
    for (let seed = 1; seed <= 30; seed++) {
      const { task, plans, done } = trySmall(seed, Infinity)
      expect(done).toBe(true)
      expect(plans.top()).toBe(slowTotals(task)[0])
    }
  })

  it('is given up as soon as there are too many steps, with no plan from a part of the routes', () => {
    const whole = trySmall(1, Infinity)
    expect(whole.plans.top()).toBeGreaterThan(0)
    const cut = trySmall(1, 3)
    expect(cut.done).toBe(false)
    expect(cut.plans.list).toEqual([])
    expect(cut.steps).toBe(3)
  })
})
