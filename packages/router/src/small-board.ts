import { Candidates } from './candidates.js'
import type { List } from './candidates.js'
import { everyRoute } from './every-route.js'
import type { Model } from './model.js'
import type { Plans, Slot } from './plans.js'
import { select } from './selection.js'

export interface SmallBoard {
  readonly slots: readonly Slot[]
  readonly models: readonly Model[]
  readonly plans: Plans
  readonly unit: number
  /** The routes of each kind of train may take so many steps. */
  readonly mostSteps: number
  readonly tick: (steps: number) => void
}

/** At most this many combinations of routes are tried without prices. */
const fewPairs = 20_000

/**
 * Finds the best plan of a board so small that walking all routes is faster than finding prices for the track, as in
 * most turns of a game. False if there are too many routes.
 */
export function solveSmall({ slots, models, plans, unit, mostSteps, tick }: SmallBoard): boolean {
  const lists: List[] = []
  for (const model of models) {
    const list = allRoutes(model, mostSteps, tick)
    if (!list) return false
    lists.push(list)
  }
  const prices = new Float64Array(models[0]?.task.network.things ?? 0)
  select({ slots, models, lists, plans, prices, unit, fewPairs, bar: () => plans.bar(), below: 0, tick })
  return true
}

/** With the mail the same models come up for each train that may carry it. */
const listed = new WeakMap<Model, List>()

function allRoutes(model: Model, mostSteps: number, tick: (steps: number) => void): List | undefined {
  const known = listed.get(model)
  if (known) return known
  const candidates = new Candidates(model, Infinity)
  const steps = everyRoute({
    model,
    // a train that would earn nothing stays where it is
    need: 0,
    mostSteps,
    found: (start, moves, value) => candidates.add({ start, moves, value, reduced: value }),
  })
  tick(steps ?? mostSteps)
  if (steps === undefined) return undefined
  const list = candidates.list()
  listed.set(model, list)
  return list
}
