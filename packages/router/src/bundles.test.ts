import { describe, expect, it } from 'vitest'
import type { BundlePlace, BundleRoute, BundleTask } from './bundles.js'
import { searchBundles } from './bundles.js'
import { Dice } from './testing-random.js'

function randomBundles(dice: Dice): BundleTask {
  const things = 8
  const places = Array.from({ length: 6 }, (): BundlePlace => {
    const value = 10 * dice.below(3)
    return {
      value,
      ownValue: value + 10 * dice.below(5),
      perSize: dice.chance(40) ? 10 * (1 + dice.below(4)) : 0,
    }
  })
  const some = (n: number, most: number): number[] => [
    ...new Set(Array.from({ length: 1 + dice.below(most) }, () => dice.below(n))),
  ]
  const routes = Array.from({ length: 4 + dice.below(4) }, (): BundleRoute => {
    const at = some(places.length, 3)
    return { things: some(things, 2), links: at, calls: at.map((place) => ({ place, own: dice.chance(50) })) }
  })
  const clash = routes[0]?.things.some((id) => routes[1]?.things.includes(id))
  const sizes = Array.from({ length: 1 + dice.below(2) }, () => 1 + dice.below(3)).toSorted((a, b) => b - a)
  const mandatory = Math.min(
    dice.below(clash ? 2 : 3),
    sizes.reduce((sum, n) => sum + n, 0),
  )
  return { things, links: places.length, places, routes, mandatory, trains: sizes, count: mandatory }
}

const together = (routes: readonly BundleRoute[]): boolean => {
  const [first, ...rest] = routes
  const reached = new Set(first?.links)
  let left = rest
  while (left.length) {
    const apart = left.filter((route) => !route.links.some((n) => reached.has(n)))
    if (apart.length === left.length) return false
    for (const route of left) if (!apart.includes(route)) for (const n of route.links) reached.add(n)
    left = apart
  }
  return true
}

/** All ways to give each route to a train or to none: how many routes run, and what they earn. */
function slowBundles({ routes, trains, places, mandatory }: BundleTask): { count: number; total: number }[] {
  const found: { count: number; total: number }[] = []
  const groups: BundleRoute[][] = trains.map(() => [])
  const give = (r: number): void => {
    const route = routes[r]
    if (!route) {
      const all = groups.flat()
      const things = all.flatMap((one) => one.things)
      if (new Set(things).size < things.length || !groups.every(together)) return
      const total = places.reduce((sum, { value, ownValue, perSize }, p) => {
        const sizes = trains.filter((_, t) =>
          groups[t]?.some((one) => one.calls.some((call) => call.place === p)),
        )
        if (sizes.length === 0) return sum
        const own = all.some((one) => one.calls.some((call) => call.place === p && call.own))
        return sum + (own ? ownValue : value) + perSize * Math.max(...sizes)
      }, 0)
      found.push({ count: all.length, total })
      return
    }
    if (r >= mandatory) give(r + 1)
    groups.forEach((group, t) => {
      if (group.length >= (trains[t] ?? 0)) return
      group.push(route)
      give(r + 1)
      group.pop()
    })
  }
  give(0)
  return found
}

describe('trains of several routes', () => {
  it('as many routes as possible, then most income: 500 random tasks against plain enumeration', () => {
    const dice = new Dice(1_873)
    let solved = 0
    for (let i = 0; i < 500; i++) {
      const task = randomBundles(dice)
      const plans = slowBundles(task)
      if (plans.length === 0) continue
      for (const count of [task.mandatory, Math.max(...plans.map((plan) => plan.count))]) {
        const best = Math.max(...plans.filter((plan) => plan.count >= count).map(({ total }) => total))
        let bar = -1
        const end = searchBundles(
          { ...task, count },
          { bar: () => bar, found: (_, total) => (bar = total), maxSteps: 1_000_000 },
        )
        expect([i, count, bar, end.proven]).toEqual([i, count, best, true])
        solved++
      }
    }
    expect(solved).toBeGreaterThan(800)
  })

  it('says how much is possible when it is stopped', () => {
    const dice = new Dice(4)
    for (let i = 0; i < 50; i++) {
      const task = randomBundles(dice)
      const best = Math.max(0, ...slowBundles(task).map(({ total }) => total))
      const end = searchBundles(task, { bar: () => -1, found: () => {}, maxSteps: 2 })
      if (!end.proven) expect(end.bound).toBeGreaterThanOrEqual(best)
    }
  })
})
