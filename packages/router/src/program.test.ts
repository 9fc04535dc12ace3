import loadHighs from 'highs'
import { describe, expect, it } from 'vitest'
import type { Task } from './network.js'
import { isStop } from './network.js'
import { solve } from './solve.js'
import { programTotal } from './testing-program.js'
import type { Wish } from './testing-random.js'
import { Dice, randomTask } from './testing-random.js'

/** A random network as the program can read it: bonuses for calls name stops, and a route passes every junction once. */
function readable(task: Task): Task {
  const { network } = task
  let { limits } = network
  const points = network.points.map((point) =>
    isStop(point) ? point : { ...point, limits: [...point.limits, limits++] },
  )
  const bonuses = network.bonuses
    .map(({ amount, calls }) => ({
      amount,
      calls: calls.map((list) => list.filter((p) => isStop(points[p]))),
    }))
    .map((bonus) => (bonus.calls.every((list) => list.length) ? bonus : { amount: 0, calls: [[0]] }))
  return { ...task, network: { ...network, points, limits, bonuses } }
}

const sorts: readonly (readonly [string, Omit<Wish, 'points' | 'segments' | 'trains'>])[] = [
  ['trains of n stops or cities', { modes: ['stops', 'cities'] }],
  ['trains that pass towns', { modes: ['passTowns'] }],
  ['express trains', { modes: ['express'] }],
  ['bonuses and charges', { bonuses: true }],
  ['two gauges', { gauges: true }],
  ['a bonus for the ends of one train', { mail: true }],
  ['everything at once', { gauges: true, mail: true, bonuses: true }],
]

describe('the search against an integer program', () => {
  it.each(sorts)(
    '%s: the same totals on 12 larger random networks',
    async (_, wish) => {
      // the package's types are those of its CommonJS form
      const highs = await (loadHighs as unknown as typeof loadHighs.default)()
      const dice = new Dice(1_854)
      for (let i = 0; i < 12; i++) {
        const size = 10 + dice.below(6)
        const task = readable(
          randomTask(dice, {
            ...wish,
            points: size,
            segments: size + 4 + dice.below(6),
            // three trains of which one may have the mail keep the program busy for seconds
            trains: 1 + dice.below(wish.mail ? 2 : 3),
          }),
        )
        const { plans, proven } = solve(task, { smallBoard: 0 })
        expect([i, plans[0]?.total, proven]).toEqual([i, programTotal(highs, task), true])
      }
    },
    120_000,
  )
})
