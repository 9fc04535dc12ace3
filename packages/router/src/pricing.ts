import type { Frame } from './frame.js'
import type { Ghost } from './ghost.js'
import type { Outlook } from './outlook.js'

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
const patience = 3
const leastScale = 1 / 256
/** A gap beyond this share of the bound is due to the plan rather than the prices. */
const mostGap = 0.08
/** How much the last round counts for the next prices; earlier rounds share the rest. */
const fresh = 0.65

const rounded = (price: number): number => Math.round(Math.max(0, price) * grain) / grain

/**
 * Looks for the prices that give the lowest bound. In each round the tables give the best walk of every kind of train
 * at the prices, without a search. The price of what walks use too often rises, and of what they leave unused falls.
 */
export class Pricing {
  best: Bound | undefined
  private readonly things: Float64Array
  private readonly uses: Float64Array[]
  /** How often things are used, as an average of the last rounds: a steadier guide than the last round alone. */
  private readonly load: Float64Array
  private readonly loads: readonly Float64Array[]
  private rounds = 0
  private scale = 1
  private stale = 0

  constructor(
    private outlooks: readonly Outlook[],
    /** How many trains of each kind there are. */
    private readonly counts: readonly number[],
    things: number,
  ) {
    this.things = new Float64Array(things)
    const perUse = (): Float64Array[] => outlooks.map(({ frame }) => new Float64Array(frame.model.useCount))
    this.uses = perUse()
    this.load = new Float64Array(things)
    this.loads = perUse()
  }

  /** Continues with tables that remember more. The prices found so far are only a starting point for them. */
  sharpen(outlooks: readonly Outlook[]): void {
    this.outlooks = outlooks
    // what is remembered is never used twice, so a price for it would only be granted to routes that do not use it
    outlooks.forEach(({ frame }, kind) => {
      for (const u of frame.remembered) (this.uses[kind] as Float64Array)[u] = 0
    })
    this.scale = Math.max(this.scale, 1 / 2)
    this.stale = 0
  }

  /** One round; `target` is what the best plan so far earns. False when no better prices can be found. */
  round(target: number, least: number, tick: (steps: number) => void): boolean {
    const { outlooks, counts, things } = this
    const load = new Float64Array(things.length)
    const loads = this.uses.map((prices) => new Float64Array(prices.length))
    let total = things.reduce((sum, price) => sum + price, 0)
    const tops = outlooks.map((outlook, kind) => {
      const { worth, ghost } = outlook.price(things, this.uses[kind] as Float64Array).best()
      tick(outlook.tables.count)
      const count = counts[kind] as number
      if (ghost && worth > 0) this.add(outlook.frame, ghost, count, load, loads[kind] as Float64Array)
      // a train need not run
      const top = Math.max(0, worth)
      total += count * top
      return top
    })
    if (!this.best || total < this.best.total) {
      const prices = {
        things: things.slice(),
        uses: this.uses.map((prices) => prices.slice()),
      }
      this.best = { prices, tops, total }
      this.stale = 0
    } else if (++this.stale >= patience) {
      this.scale /= 2
      this.stale = 0
    }
    this.remember(load, loads)
    return this.change(Math.min(total - target, total * mostGap), least)
  }

  private remember(load: Float64Array, loads: readonly Float64Array[]): void {
    const part = this.rounds++ === 0 ? 1 : fresh
    const mix = (before: Float64Array, now: Float64Array): void =>
      now.forEach((n, id) => (before[id] = part * n + (1 - part) * (before[id] as number)))
    mix(this.load, load)
    loads.forEach((now, kind) => mix(this.loads[kind] as Float64Array, now))
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
      model.things.subarray(model.thingsAt[m], model.thingsAt[m + 1]).forEach(thing)
      model.uses.subarray(model.usesAt[m], model.usesAt[m + 1]).forEach(use)
    }
  }

  private change(gap: number, least: number): boolean {
    const { load, loads } = this
    let norm = 0
    const weigh = (n: number, price: number, count: number): void => {
      if (n > 1 || price > 0) norm += count * (n - 1) ** 2
    }
    load.forEach((n, id) => weigh(n, this.things[id] as number, 1))
    this.outlooks.forEach(({ frame: { model } }, kind) => {
      const [prices, own] = [this.uses[kind] as Float64Array, loads[kind] as Float64Array]
      for (const id of model.ownUses)
        weigh(own[id] as number, prices[id] as number, this.counts[kind] as number)
    })
    if (norm === 0) return false
    const by = (this.scale * Math.max(least, gap)) / norm
    load.forEach((n, id) => (this.things[id] = rounded((this.things[id] as number) + by * (n - 1))))
    this.outlooks.forEach(({ frame: { model } }, kind) => {
      const [prices, own] = [this.uses[kind] as Float64Array, loads[kind] as Float64Array]
      for (const id of model.ownUses)
        prices[id] = rounded((prices[id] as number) + by * ((own[id] as number) - 1))
    })
    return this.scale > leastScale
  }
}
