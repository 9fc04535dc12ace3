import type { Listing } from './listing.js'
import { allListed } from './listing.js'
import type { Outlook } from './outlook.js'
import type { Plans, Slot } from './plans.js'
import type { Bound } from './pricing.js'
import { select } from './selection.js'
import type { Tightened } from './tighten.js'
import { roundedDown } from './totals.js'
import { tune } from './tune.js'

export interface Finish {
  readonly slots: readonly Slot[]
  /** One for each kind of train; they take the prices of the bound. */
  readonly outlooks: readonly Outlook[]
  readonly plans: Plans
  readonly bound: Bound
  readonly unit: number
  /** How many routes of each kind of train may be listed, and in how many steps. */
  readonly most: number
  readonly mostSteps: number
  /** After a look of more steps than this, better prices are worth the time they take. */
  readonly longLook: number
  /** At most this many combinations of routes are tried without better prices. */
  readonly fewPairs: number
  /** No plan earns more than this. */
  readonly ceiling: number
  /** Called with each bound on what the trains can earn. */
  readonly proven: (bound: number) => void
  readonly tick: (steps: number) => void
}

/** A look at the routes that takes few steps, and how many times as many the next one should take about. */
const fewSteps = 1_000
const slow = 1.5
const fast = 3
const almost = 0.001
/** How many rounds each kind of train gets for the prices of its own uses. */
const tuning = 12

/**
 * Looks for the best plan among all routes that can matter; false if there are too many. Which routes matter depends on
 * what a plan must earn. That mark starts just below the bound and is lowered step by step: as long as no plan reaches
 * it, the bound comes down to it, and the first plans that do reach it are the best of all. So no routes are listed for
 * plans worse than the best, however bad the plans known so far. After a long look the prices that its routes call for
 * are taken over, so that fewer routes matter in the next one.
 */
export function finish(order: Finish): boolean {
  const { plans, bound, unit, outlooks, proven } = order
  outlooks.forEach((outlook, kind) =>
    outlook.price(bound.prices.things, bound.prices.uses[kind] as Float64Array),
  )
  const looks: Looks = {
    ...order,
    counts: outlooks.map((_, kind) => order.slots.filter((slot) => slot.kind === kind).length),
    tops: [...bound.tops],
    total: bound.total,
    sure: true,
    things: bound.prices.things,
    uses: [...bound.prices.uses],
    better: undefined,
    left: Math.min(order.mostSteps, Number.MAX_SAFE_INTEGER),
  }
  if (unit === 0 || plans.wanted > 1) return reach(looks, -Infinity, 0)
  let mark = Math.min(order.ceiling, roundedDown(bound.total, unit))
  let last = 0
  for (let by = unit; ;) {
    mark = Math.min(mark, roundedDown(looks.total, unit))
    const enough = mark - unit * almost
    const before = looks.left
    if (!reach(looks, enough, by)) return false
    if (plans.bar() >= enough) return true
    proven(mark - unit)
    const steps = before - looks.left
    // the next look takes more steps than this one
    if (looks.left < slow * steps) return false
    if (steps < Math.max(fewSteps, slow * last)) by *= 2
    else if (steps > fast * last) by = Math.max(unit, roundedDown(by / 2, unit))
    last = steps
    mark -= by
    if (steps > order.longLook) takeOver(looks)
  }
}

interface Looks extends Finish, Listing {
  things: Float64Array
  readonly uses: Float64Array[]
  /** What the last look says about prices. */
  better: Tightened | undefined
}

/**
 * Lists the routes that can be in a plan over the mark and combines them; false if that takes too much. Plans that just
 * miss the mark mostly use the same routes, so finding them now can save the next look, the longest of all.
 */
function reach(looks: Looks, mark: number, below: number): boolean {
  const { slots, outlooks, plans, unit, tick } = looks
  const bar = (): number => Math.max(mark, plans.bar())
  looks.better = undefined
  const lists = allListed(looks, bar)
  if (!lists) return false
  if (looks.total <= bar()) return true
  looks.better = select({
    slots,
    models: outlooks.map(({ frame }) => frame.model),
    lists,
    plans,
    prices: looks.things,
    unit,
    fewPairs: looks.fewPairs,
    bar,
    below,
    tick,
  })
  return true
}

/** Takes over the prices of the last look. What they prove is certain only when all routes have been listed again. */
function takeOver(looks: Looks): void {
  const { better, outlooks, tops, uses, tick, unit } = looks
  if (!better || better.bound > looks.total - unit / 4) return
  looks.things = better.prices
  looks.total = better.bound
  looks.sure = false
  better.tops.forEach((top, kind) => {
    tops[kind] = top
    uses[kind] = tune(outlooks[kind] as Outlook, better.prices, uses[kind] as Float64Array, top, tuning, tick)
  })
}
