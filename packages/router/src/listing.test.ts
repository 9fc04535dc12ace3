import { describe, expect, it } from 'vitest'
import type { List } from './candidates.js'
import { usedBy } from './found.js'
import { frameOf } from './frame.js'
import { allListed } from './listing.js'
import type { Model } from './model.js'
import { modelOf } from './model.js'
import type { Task, Train } from './network.js'
import { Outlook } from './outlook.js'
import { Dice, randomTask } from './testing-random.js'
import { slowTotals } from './testing-reference.js'
import { lendMemory } from './testing-memory.js'

lendMemory()

/** What the best plan of two trains earns whose routes are in these lists. */
function bestOf(lists: readonly [List, List], models: readonly [Model, Model]): number {
  const [one, other] = lists.map((list, i) =>
    Array.from(list.names, (name) => {
      const route = list.found(name)
      return { value: route.value, used: new Set(usedBy(models[i] as Model, route)) }
    }),
  )
  const none = { value: 0, used: new Set<number>() }
  let best = 0
  for (const a of [none, ...(one ?? [])])
    for (const b of [none, ...(other ?? [])])
      if ([...a.used].every((id) => !b.used.has(id))) best = Math.max(best, a.value + b.value)
  return best
}

/**
 * Lists at random prices all routes of two trains that can be in a plan as good as the best. What a train can earn is
 * at first a guess, and much too low.
 */
function look(dice: Dice, task: Task, equal: boolean): { walks: number; raised: boolean } {
  const [first, second] = task.trains as [Train, Train]
  const models = (equal ? [first] : [first, second]).map((train) => modelOf(task, train, false))
  const prices = Float64Array.from({ length: task.network.things }, () =>
    dice.chance(50) ? dice.below(30 * 64) / 64 : 0,
  )
  const best = slowTotals(task)[0] ?? 0
  const guesses = models.map(() => dice.below(best + 1) / 4)
  const counts = equal ? [2] : [1, 1]
  const sum = prices.reduce((all, price) => all + price, 0)
  let walks = 0
  const listing = {
    outlooks: models.map((model) =>
      new Outlook(frameOf(model, 2)).price(prices, new Float64Array(model.useCount)),
    ),
    counts,
    tops: [...guesses],
    total: guesses.reduce((all, guess, kind) => all + guess * (counts[kind] as number), sum),
    sure: false,
    most: 10_000,
    left: Infinity,
    tick: () => walks++,
  }
  const guessed = listing.total
  const lists = allListed(listing, () => best - 1) as List[]
  expect(listing.sure).toBe(true)
  expect(listing.total).toBeGreaterThanOrEqual(best)
  const [a, b = a] = lists as [List, List?]
  const [m, n = m] = models as [Model, Model?]
  expect(bestOf([a, b], [m, n])).toBe(best)
  return { walks, raised: listing.total > guessed }
}

describe('routes that can matter', () => {
  it.each([false, true])('are all listed, however low the guess; equal trains: %s', (equal) => {
    const dice = new Dice(40)
    let raised = 0
    let again = 0
    for (let i = 0; i < 60; i++) {
      const size = 5 + dice.below(3)
      const task = randomTask(dice, { points: size, segments: size + 2 + dice.below(3), trains: 2 })
      const [train] = task.trains as [Train]
      const looked = look(dice, equal ? { ...task, trains: [train, train] } : task, equal)
      raised += Number(looked.raised)
      again += Number(looked.walks > (equal ? 1 : 2))
    }
    expect(raised).toBeGreaterThan(20)
    expect(again).toBeGreaterThan(10)
  })
})
