import type { List } from './candidates.js'
import { sorted } from './candidates.js'
import { combine } from './combine.js'
import type { Model } from './model.js'
import type { Plans, Slot } from './plans.js'
import type { Tightened } from './tighten.js'
import { tighten } from './tighten.js'

export interface Selection {
  readonly slots: readonly Slot[]
  /** By kind of train: the models, and all routes that can be in a plan of interest. */
  readonly models: readonly Model[]
  readonly lists: readonly List[]
  readonly plans: Plans
  /** The prices of things to begin with. */
  readonly prices: Float64Array
  readonly unit: number
  /** At most this many combinations of routes are tried without better prices. */
  readonly fewPairs: number
  /**
   * A plan must earn more than this for its routes to be listed; a plan that misses it by at most `below` is welcome
   * too.
   */
  readonly bar: () => number
  readonly below: number
  readonly tick: (steps: number) => void
}

/** Keeps the best plan that can be made of listed routes. Returns what these routes say about prices. */
export function select({ slots, models, plans, bar, below, tick, ...order }: Selection): Tightened {
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
  const few = tighten({ ...order, slots: kinds, bar, found, tick })
  const ready = few.lists.map(sorted)
  combine({
    lists: ready,
    slots: kinds,
    prices: few.prices.reduce((sum, price) => sum + price, 0),
    bar: () => Math.max(bar() - below, plans.bar()),
    tick,
    found: (picks) => found(ready, picks),
  })
  return few
}
