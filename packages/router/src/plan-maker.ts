import type { Found } from './found.js'
import { usedBy } from './found.js'
import type { Model } from './model.js'
import type { Outlook } from './outlook.js'
import type { Plans, Slot } from './plans.js'
import type { Prices } from './pricing.js'
import { walk } from './walk.js'

const greedySteps = 4_000

class Enough extends Error {}

/** Makes plans train by train at given prices, and keeps them in `plans`. They prove nothing, but what they earn is sure. */
export class PlanMaker {
  /** The routes found so far, by kind of train: a search that is cut short still has the best of them. */
  private readonly pools: readonly Found[][]
  /** No prices at all. */
  private readonly free: Float64Array
  /** The first train of each kind. */
  private readonly leaders: readonly Slot[]

  constructor(
    private readonly slots: readonly Slot[],
    private readonly models: readonly Model[],
    private readonly plans: Plans,
    /** One for each kind of train; they take other prices with each search. */
    private readonly outlooks: readonly Outlook[],
    private readonly tick: (steps: number) => void,
  ) {
    this.pools = models.map(() => [])
    this.free = new Float64Array(models[0]?.task.network.things ?? 0)
    this.leaders = slots.filter((slot, i) => slots.findIndex(({ kind }) => kind === slot.kind) === i)
  }

  /** Plans in which each kind of train comes first once, the others with and without prices. */
  make(prices: Prices, care: boolean): void {
    for (const first of this.leaders) {
      const order = [first, ...this.slots.filter((slot) => slot !== first)]
      for (const after of [this.free, prices.things])
        this.greedy(order, prices, { things: after, uses: prices.uses }, care)
    }
  }

  /** A plan train by train, each on what those before it leave. */
  private greedy(order: readonly Slot[], first: Prices, then: Prices, care: boolean): void {
    const { slots, models } = this
    const taken: number[] = []
    const found = new Map<Slot, Found | undefined>()
    for (const [i, slot] of order.entries()) {
      const route = this.bestOf(slot.kind, i === 0 ? first : then, taken)
      found.set(slot, route)
      if (route) taken.push(...usedBy(models[slot.kind] as Model, route))
    }
    if (care) this.improve(order, found, { things: this.free, uses: then.uses })
    this.plans.keep(
      slots,
      models,
      slots.map((slot) => found.get(slot)),
    )
  }

  /** Lets one train after another look for a better route beside the others, as long as that helps. */
  private improve(order: readonly Slot[], found: Map<Slot, Found | undefined>, prices: Prices): void {
    for (let same = 0, i = 0; same < order.length; i = (i + 1) % order.length) {
      const slot = order[i] as Slot
      const taken = order.flatMap((other) => {
        const route = other === slot ? undefined : found.get(other)
        return route ? usedBy(this.models[other.kind] as Model, route) : []
      })
      const route = this.bestOf(slot.kind, prices, taken)
      const better = (route?.value ?? 0) > (found.get(slot)?.value ?? 0)
      if (better) found.set(slot, route)
      same = better ? 0 : same + 1
    }
  }

  /** Looks a few steps for the best route of a kind of train at these prices, beside what is taken. */
  private bestOf(kind: number, prices: Prices, taken: readonly number[]): Found | undefined {
    const outlook = this.outlooks[kind] as Outlook
    const before = this.bestKnown(kind, prices, taken)
    let best = before
    let left = greedySteps
    try {
      walk({
        outlook: outlook.price(prices.things, prices.uses[kind] as Float64Array, taken),
        need: best?.reduced ?? 0,
        tick: (steps) => {
          this.tick(steps)
          if ((left -= steps) < 0) throw new Enough()
        },
        found: (route) => {
          best = route
          return route.reduced
        },
      })
    } catch (error) {
      if (!(error instanceof Enough)) throw error
    }
    if (best && best !== before) this.pools[kind]?.push(best)
    return best
  }

  private bestKnown(kind: number, prices: Prices, taken: readonly number[]): Found | undefined {
    const out = new Set(taken)
    let best: Found | undefined
    for (const route of this.pools[kind] ?? []) {
      const used = usedBy(this.models[kind] as Model, route)
      if (used.some((id) => out.has(id))) continue
      const reduced = route.value - used.reduce((sum, id) => sum + (prices.things[id] as number), 0)
      if (reduced > (best?.reduced ?? 0)) best = { ...route, reduced }
    }
    return best
  }
}
