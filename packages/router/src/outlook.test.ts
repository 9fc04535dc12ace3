import { describe, expect, it } from 'vitest'
import { frameOf } from './frame.js'
import { modelOf } from './model.js'
import type { Segment, Task, Train } from './network.js'
import { Outlook } from './outlook.js'
import { Pricing } from './pricing.js'
import { solve } from './solve.js'
import { Dice, plainWishes, randomTask } from './testing-random.js'
import { slowRoutes, slowTotals } from './testing-reference.js'
import { walk } from './walk.js'
import { lendMemory } from './testing-memory.js'

lendMemory()

const wishes = [...plainWishes, { gauges: true, mail: true, bonuses: true }]

function tasks(seed: number, count: number): Task[] {
  const dice = new Dice(seed)
  return wishes.flatMap((wish) =>
    Array.from({ length: count }, () => {
      const size = 5 + dice.below(3)
      return randomTask(dice, { ...wish, points: size, segments: size + dice.below(4), trains: 2 })
    }),
  )
}

const random = (dice: Dice, length: number): Float64Array =>
  Float64Array.from({ length }, () => (dice.chance(40) ? dice.below(20 * 64) / 64 : 0))

describe('bounds', () => {
  it.each([0, 1, 3, 6])('no route is worth more than the outlook with %i bits says', (bits) => {
    const dice = new Dice(bits)
    for (const task of tasks(31 + bits, 25)) {
      const [train] = task.trains as [Train]
      const mail = task.mail === true
      const model = modelOf(task, train, mail)
      const things = random(dice, task.network.things)
      const uses = new Float64Array(model.useCount)
      const prices = random(dice, model.useCount)
      for (const id of model.ownUses) uses[id] = prices[id] as number
      const { worth } = new Outlook(frameOf(model, bits)).price(things, uses).best()
      for (const route of slowRoutes(task, train, mail)) {
        const paid = [...route.things].reduce((sum, id) => sum + (things[id] as number), 0)
        expect(route.total - paid).toBeLessThanOrEqual(worth)
      }
    }
  })

  it('no plan earns more than any round of prices says', () => {
    for (const task of tasks(7, 12).filter(({ mail }) => !mail)) {
      const best = slowTotals(task)[0] ?? 0
      const outlooks = task.trains.map((train) => new Outlook(frameOf(modelOf(task, train, false), 3)))
      const pricing = new Pricing(outlooks, [1, 1], task.network.things)
      for (let round = 0; round < 20; round++) {
        const going = pricing.round(best, 1, () => {})
        expect(pricing.best?.total).toBeGreaterThanOrEqual(best)
        if (!going) break
      }
    }
  })

  it('a walk at prices finds the route that is worth most', () => {
    const dice = new Dice(12)
    for (const task of tasks(5, 25)) {
      const [train] = task.trains as [Train]
      const mail = task.mail === true
      const model = modelOf(task, train, mail)
      const things = random(dice, task.network.things)
      const outlook = new Outlook(frameOf(model, 3)).price(things, new Float64Array(model.useCount))
      let best = 0
      walk({ outlook, need: 0, found: ({ reduced }) => (best = reduced), tick: () => {} })
      const worths = slowRoutes(task, train, mail).map(
        (route) => route.total - [...route.things].reduce((sum, id) => sum + (things[id] as number), 0),
      )
      expect(best).toBe(Math.max(0, ...worths))
    }
  })
})

describe('many bonuses of the track', () => {
  it('more of them than there are bits: the same totals as plain enumeration', () => {
    const dice = new Dice(77)
    for (const task of tasks(6, 12)) {
      const { network } = task
      const amounts = Array.from({ length: 40 }, () => dice.pick([10, 20, -10]))
      const first = network.bonuses.length
      const segments = network.segments.map((segment): Segment => {
        const more = [first + dice.below(40), first + dice.below(40)]
        return { ...segment, bonuses: [...new Set([...segment.bonuses, ...more])] }
      })
      const bonuses = [...network.bonuses, ...amounts.map((amount) => ({ amount, calls: [] }))]
      const many = { ...task, network: { ...network, segments, bonuses } }
      expect(solve(many, { smallBoard: 0 })).toMatchObject({ proven: true, bound: slowTotals(many)[0] })
    }
  })
})
