import { describe, expect, it } from 'vitest'
import { faultOfRoute, thingsOf } from './check.js'
import type { Task, Train } from './network.js'
import { solve } from './solve.js'
import { slowTotals } from './testing-reference.js'
import type { Wish } from './testing-random.js'
import { Dice, randomTask } from './testing-random.js'

function agree(task: Task): void {
  const slow = slowTotals(task)
  // small boards are solved in a way of their own: here the other one has to show what it can do as well
  for (const smallBoard of [Infinity, 0]) agreeOn(task, slow[0], smallBoard)
}

function agreeOn(task: Task, most: number | undefined, smallBoard: number): void {
  const { plans, proven, bound } = solve(task, { smallBoard })
  expect(proven).toBe(true)
  expect(plans[0]?.total).toBe(most)
  expect(bound).toBe(most)
  for (const { total, runs } of plans) {
    for (const { train, route } of runs)
      expect(faultOfRoute(task, task.trains[train] as Train, route)).toBeUndefined()
    const things = runs.flatMap(({ route }) => thingsOf(task.network, route))
    expect(new Set(things).size).toBe(things.length)
    expect(runs.reduce((sum, { earnings }) => sum + earnings.total, 0)).toBe(total)
  }
}

const sorts: readonly (readonly [string, Omit<Wish, 'points' | 'segments' | 'trains'>])[] = [
  ['trains of n stops', { modes: ['stops'] }],
  ['trains of n cities', { modes: ['cities'] }],
  ['trains that pass towns', { modes: ['passTowns'] }],
  ['express trains', { modes: ['express'] }],
  ['all trains with bonuses and charges', { bonuses: true }],
  ['trains of two gauges', { gauges: true }],
  ['a train with the mail', { mail: true }],
  ['everything at once', { gauges: true, mail: true, bonuses: true }],
]

describe('the search against plain enumeration', () => {
  it.each(sorts)(
    '%s: 150 random networks',
    (_, wish) => {
      const dice = new Dice(4_711)
      for (let i = 0; i < 150; i++) {
        const trains = 1 + dice.below(2)
        const size = 5 + dice.below(3)
        agree(randomTask(dice, { ...wish, points: size, segments: size + dice.below(4), trains }))
      }
    },
    120_000,
  )

  it('the best plans in order: 200 random networks', () => {
    const dice = new Dice(1_853)
    for (let i = 0; i < 200; i++) {
      const size = 5 + dice.below(2)
      const task = randomTask(dice, {
        points: size,
        segments: size + dice.below(3),
        trains: 1 + dice.below(2),
        bonuses: true,
      })
      // equal trains would make some plans the same
      const totals = slowTotals(task).filter((total) => total > 0)
      const { plans, proven } = solve(task, { best: 5 })
      expect(proven).toBe(true)
      expect(plans.map(({ total }) => total).filter((total) => total > 0)).toEqual(totals.slice(0, 5))
    }
  }, 120_000)

  it('is deterministic', () => {
    const dice = new Dice(3)
    for (let i = 0; i < 20; i++) {
      const task = randomTask(dice, { points: 9, segments: 14, trains: 2 })
      const again = structuredClone(task)
      expect(solve(again, { now: () => 0 })).toEqual(solve(task, { now: () => 0 }))
    }
  })

  it('gives the best so far and a bound when it is stopped', () => {
    const dice = new Dice(8)
    let stopped = 0
    for (let i = 0; i < 60; i++) {
      const task = randomTask(dice, { points: 10, segments: 18, trains: 2, modes: ['stops'] })
      const full = solve(task)
      const cut = solve(task, { maxSteps: 40, smallBoard: 0 })
      const best = full.plans[0]?.total ?? 0
      expect(cut.plans[0]?.total).toBeLessThanOrEqual(best)
      expect(cut.bound).toBeGreaterThanOrEqual(best)
      if (!cut.proven) stopped++
      expect(solve(task, { signal: { aborted: true } }).proven).toBe(false)
    }
    expect(stopped).toBeGreaterThan(10)
  })
})
