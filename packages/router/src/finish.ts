import type { List } from './candidates.js'
import { Candidates, sorted } from './candidates.js'
import { combine } from './combine.js'
import type { Frame } from './frame.js'
import { Outlook } from './outlook.js'
import type { Plans, Slot } from './plans.js'
import type { Bound } from './pricing.js'
import { tighten } from './tighten.js'
import { walk } from './walk.js'

export interface Finish {
  readonly slots: readonly Slot[]
  readonly frames: readonly Frame[]
  readonly plans: Plans
  readonly bound: Bound
  readonly unit: number
  /** So many routes of each kind of train may be listed, in so many steps. */
  readonly most: number
  readonly mostSteps: number
  readonly tick: (steps: number) => void
}

class Full extends Error {}

/** Lists the routes that can still matter and combines them; false if they are too many. */
export function finish({ slots, frames, plans, bound, unit, most, mostSteps, tick }: Finish): boolean {
  const { prices } = bound
  const models = frames.map(({ model }) => model)
  const lists: List[] = []
  let left = mostSteps
  for (const [kind, frame] of frames.entries()) {
    const candidates = new Candidates(frame.model, most)
    // a route worth less cannot be in a better plan, even if all other trains run their best
    const need = plans.bar() - (bound.total - (bound.tops[kind] as number))
    try {
      walk({
        outlook: new Outlook(frame, prices.things, prices.uses[kind] as Float64Array),
        need,
        tick: (steps) => {
          tick(steps)
          if ((left -= steps) < 0) throw new Full()
        },
        found: (route) => {
          if (!candidates.add(route)) throw new Full()
          return need
        },
      })
    } catch (error) {
      if (error instanceof Full) return false
      throw error
    }
    lists.push(candidates.list())
  }
  const kinds = slots.map(({ kind }) => kind)
  const found = (from: readonly List[], picks: readonly number[]): void =>
    plans.keep(
      slots,
      models,
      kinds.map((kind, i) => {
        const list = from[kind] as List
        const pick = picks[i] as number
        return pick < 0 ? undefined : list.found(list.names[pick] as number)
      }),
    )
  const bar = (): number => plans.bar()
  const few = tighten({
    lists,
    slots: kinds,
    things: prices.things.length,
    prices: prices.things,
    unit,
    bar,
    found,
    tick,
  })
  const ready = few.lists.map(sorted)
  combine({
    lists: ready,
    slots: kinds,
    prices: few.prices,
    bar,
    tick,
    found: (picks) => found(ready, picks),
  })
  return true
}
