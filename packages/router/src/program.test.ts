import loadHighs from 'highs'
import { describe, expect, it } from 'vitest'
import type { Task } from './network.js'
import { isStop } from './network.js'
import { solve } from './solve.js'
import { programTotal } from './testing-program.js'
import { Dice, randomTask } from './testing-random.js'

/** A random network as the program can read it: every junction once, all costs 1, no exceptions for single trains. */
function plain(task: Task): Task {
  const { network } = task
  let { limits } = network
  const points = network.points.map((point) => {
    if (!isStop(point)) return { ...point, limits: [...point.limits, limits++] }
    const { only: _, passFor: __, ...stop } = point
    return { ...stop, cost: 1 }
  })
  const trains = task.trains.map((train) =>
    train.mode === 'cities' ? { ...train, paysTowns: true, townsMayUseCityPlaces: false } : train,
  )
  return { ...task, network: { ...network, points, limits }, trains }
}

describe('the search against an integer program', () => {
  it('the same totals on 40 larger random networks', async () => {
    // the package's types are those of its CommonJS form
    const highs = await (loadHighs as unknown as typeof loadHighs.default)()
    const dice = new Dice(1_854)
    for (let i = 0; i < 40; i++) {
      const size = 12 + dice.below(7)
      const task = plain(
        randomTask(dice, {
          points: size,
          segments: size + 6 + dice.below(8),
          trains: 1 + dice.below(3),
          modes: ['stops', 'cities'],
        }),
      )
      const { plans, proven } = solve(task)
      expect([i, plans[0]?.total, proven]).toEqual([i, programTotal(highs, task), true])
    }
  }, 120_000)
})
