import type { Frame } from './frame.js'
import type { Ghost } from './outlook.js'
import { Outlook } from './outlook.js'

/** Prices for the things that all routes share, and for what each route of a kind may use once. */
export interface Prices {
  readonly things: Float64Array
  readonly uses: readonly Float64Array[]
}

/** What prices prove: the most that a train of each kind can earn after prices, and the bound on every plan. */
export interface Bound {
  readonly prices: Prices
  readonly tops: readonly number[]
  readonly total: number
}

/** Prices are multiples of 1/64, so that sums of them are exact. */
const grain = 64
const patience = 4
const leastScale = 1 / 256
/** A gap beyond this share of the bound says more about the plan than about the prices. */
const mostGap = 0.08

const rounded = (price: number): number => Math.round(Math.max(0, price) * grain) / grain

/**
 * Looks for the prices that give the lowest bound. In each round the best walk of every kind of train is found at the
 * prices, with tables and without a search; what walks use too often gets dearer, what they leave cheaper.
 */
export class Pricing {
  best: Bound | undefined
  private readonly things: Float64Array
  private readonly uses: Float64Array[]
  private scale = 1
  private stale = 0

  constructor(
    private readonly frames: readonly Frame[],
    /** How many trains of each kind there are. */
    private readonly counts: readonly number[],
    things: number,
  ) {
    this.things = new Float64Array(things)
    this.uses = frames.map(({ model }) => new Float64Array(model.useCount))
  }

  /** One round; `target` is what the best plan so far earns. False when no better prices can be found. */
  round(target: number, least: number, tick: (steps: number) => void): boolean {
    const { frames, counts, things } = this
    const load = new Float64Array(things.length)
    const loads = this.uses.map((prices) => new Float64Array(prices.length))
    let total = things.reduce((sum, price) => sum + price, 0)
    const tops = frames.map((frame, kind) => {
      const outlook = new Outlook(frame, things, this.uses[kind] as Float64Array)
      const { worth, ghost } = outlook.best()
      tick(outlook.count)
      const count = counts[kind] as number
      if (ghost && worth > 0) this.add(frame, ghost, count, load, loads[kind] as Float64Array)
      // a train need not run
      const top = Math.max(0, worth)
      total += count * top
      return top
    })
    if (!this.best || total < this.best.total) {
      const prices = { things: things.slice(), uses: this.uses.map((prices) => prices.slice()) }
      this.best = { prices, tops, total }
      this.stale = 0
    } else if (++this.stale >= patience) {
      this.scale /= 2
      this.stale = 0
    }
    return this.change(Math.min(total - target, total * mostGap), least, load, loads)
  }

  private add(
    { model }: Frame,
    { start, moves }: Ghost,
    count: number,
    load: Float64Array,
    own: Float64Array,
  ): void {
    const thing = (id: number): void => {
      load[id] = (load[id] as number) + count
    }
    const use = (id: number): void => {
      own[id] = (own[id] as number) + 1
    }
    model.task.network.points[start]?.things.forEach(thing)
    model.pointUses[start]?.forEach(use)
    for (const m of moves) {
      model.things[m]?.forEach(thing)
      model.uses.subarray(model.usesAt[m], model.usesAt[m + 1]).forEach(use)
    }
  }

  private change(gap: number, least: number, load: Float64Array, loads: readonly Float64Array[]): boolean {
    let norm = 0
    const weigh = (n: number, price: number, count: number): void => {
      if (n > 1 || price > 0) norm += count * (n - 1) ** 2
    }
    load.forEach((n, id) => weigh(n, this.things[id] as number, 1))
    this.frames.forEach(({ model }, kind) => {
      const [prices, own] = [this.uses[kind] as Float64Array, loads[kind] as Float64Array]
      for (const id of model.ownUses)
        weigh(own[id] as number, prices[id] as number, this.counts[kind] as number)
    })
    if (norm === 0) return false
    const by = (this.scale * Math.max(least, gap)) / norm
    load.forEach((n, id) => (this.things[id] = rounded((this.things[id] as number) + by * (n - 1))))
    this.frames.forEach(({ model }, kind) => {
      const [prices, own] = [this.uses[kind] as Float64Array, loads[kind] as Float64Array]
      for (const id of model.ownUses)
        prices[id] = rounded((prices[id] as number) + by * ((own[id] as number) - 1))
    })
    return this.scale > leastScale
  }
}
