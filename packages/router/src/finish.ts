import type { List } from './candidates.js'
import { Candidates, sorted } from './candidates.js'
import { combine } from './combine.js'
import type { Outlook } from './outlook.js'
import type { Plans, Slot } from './plans.js'
import type { Bound } from './pricing.js'
import type { Tightened } from './tighten.js'
import { tighten } from './tighten.js'
import { roundedDown } from './totals.js'
import { tune } from './tune.js'
import { walk } from './walk.js'

export interface Finish {
  readonly slots: readonly Slot[]
  /** One for each kind of train; they take the prices of the bound. */
  readonly outlooks: readonly Outlook[]
  readonly plans: Plans
  readonly bound: Bound
  readonly unit: number
  /** So many routes of each kind of train may be listed, in so many steps. */
  readonly most: number
  readonly mostSteps: number
  /** After a look of more steps than this, better prices are worth their time. */
  readonly longLook: number
  /** So many combinations of routes are tried without better prices. */
  readonly fewPairs: number
  /** Told of each bound on what the trains can earn. */
  readonly proven: (bound: number) => void
  readonly tick: (steps: number) => void
}

class Full extends Error {}

/** A look at the routes that takes few steps, and how many times as many the next one should take about. */
const fewSteps = 1_000
const slow = 1.5
const fast = 3
const almost = 0.001
/** So many rounds each kind of train gets for the prices of its own uses. */
const tuning = 12
/** Far less than what tells two totals apart, and more than the error of a sum. */
const tiny = 1e-6

/**
 * Looks for the best plan among all routes that can matter; false if they are too many. Which routes matter depends on
 * what a plan must earn. That mark is set just below the bound and lowered step by step: as long as no plan reaches it,
 * the bound comes down to it, and the first plans that do reach it are the best of all. So nothing is listed for the sake
 * of plans that are worse than the best, however bad the plans known so far. After a long look the prices that its routes
 * call for are taken over, so that fewer routes matter in the next one.
 */
export function finish(order: Finish): boolean {
  const { plans, bound, unit, outlooks, proven } = order
  outlooks.forEach((outlook, kind) =>
    outlook.price(bound.prices.things, bound.prices.uses[kind] as Float64Array),
  )
  const lister: Lister = {
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
  if (unit === 0 || plans.wanted > 1) return reach(lister, -Infinity)
  let mark = roundedDown(bound.total, unit)
  let last = 0
  for (let by = unit; ;) {
    mark = Math.min(mark, roundedDown(lister.total, unit))
    const enough = mark - unit * almost
    const before = lister.left
    if (!reach(lister, enough)) return false
    if (plans.bar() >= enough) return true
    proven(mark - unit)
    const steps = before - lister.left
    // the next look takes more steps than this one
    if (lister.left < slow * steps) return false
    if (steps < Math.max(fewSteps, slow * last)) by *= 2
    else if (steps > fast * last) by = Math.max(unit, roundedDown(by / 2, unit))
    last = steps
    mark -= by
    if (steps > order.longLook) takeOver(lister)
  }
}

interface Lister extends Finish {
  readonly counts: readonly number[]
  /** The most that a train of each kind can earn after prices, and the bound: lower the more routes have been looked at. */
  readonly tops: number[]
  total: number
  /** Whether that is certain, and not only true of the routes of the last look. */
  sure: boolean
  things: Float64Array
  readonly uses: Float64Array[]
  /** What the last look says about prices. */
  better: Tightened | undefined
  left: number
}

/** Lists the routes that can be in a plan over the mark and combines them; false if that takes too much. */
function reach(lister: Lister, mark: number): boolean {
  const { slots, outlooks, plans, unit, tick } = lister
  const models = outlooks.map(({ frame }) => frame.model)
  const bar = (): number => Math.max(mark, plans.bar())
  lister.better = undefined
  const lists = allListed(lister, bar)
  if (!lists) return false
  if (lister.total <= bar()) return true
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
  const few = tighten({
    lists,
    slots: kinds,
    things: lister.things.length,
    prices: lister.things,
    unit,
    fewPairs: lister.fewPairs,
    bar,
    found,
    tick,
  })
  const ready = few.lists.map(sorted)
  combine({
    lists: ready,
    slots: kinds,
    prices: few.prices.reduce((sum, price) => sum + price, 0),
    bar,
    tick,
    found: (picks) => found(ready, picks),
  })
  lister.better = few
  return true
}

/** Takes over the prices of the last look. What they prove is certain only when all routes have been listed again. */
function takeOver(lister: Lister): void {
  const { better, outlooks, tops, uses, tick, unit } = lister
  if (!better || better.bound > lister.total - unit / 4) return
  lister.things = better.prices
  lister.total = better.bound
  lister.sure = false
  better.tops.forEach((top, kind) => {
    tops[kind] = top
    uses[kind] = tune(outlooks[kind] as Outlook, better.prices, uses[kind] as Float64Array, top, tuning, tick)
  })
}

/** All routes that can be in a plan over the bar, by kind of train; fewer if there can be no such plan. */
function allListed(lister: Lister, bar: () => number): List[] | undefined {
  // a route worth less cannot be in such a plan, even if all other trains run their best
  const need = (kind: number): number => bar() - (lister.total - (lister.tops[kind] as number))
  const needs = lister.tops.map(() => Infinity)
  const lists: List[] = []
  for (let kind = 0; kind >= 0;) {
    needs[kind] = need(kind)
    const list = listed(lister, kind, needs[kind] as number)
    if (!list) return undefined
    lists[kind] = list
    if (lister.sure && lister.total <= bar()) return lists
    // again if a train can earn more than was taken for certain: then the others need less
    kind = needs.findIndex((used, k) => used > need(k) + tiny)
  }
  lister.sure = true
  return lists
}

/** All routes of a kind that are worth more than is needed. */
function listed(lister: Lister, kind: number, need: number): List | undefined {
  const { outlooks, counts, tops, most, tick } = lister
  const outlook = outlooks[kind] as Outlook
  const candidates = new Candidates(outlook.frame.model, most)
  let top = Math.max(0, need)
  try {
    walk({
      outlook,
      need,
      tick: (steps) => {
        tick(steps)
        if ((lister.left -= steps) < 0) throw new Full()
      },
      found: (route) => {
        if (!candidates.add(route)) throw new Full()
        top = Math.max(top, route.reduced)
        return need
      },
    })
  } catch (error) {
    if (error instanceof Full) return undefined
    throw error
  }
  // no route is worth more than the best that was found: tables may have said more, the last look less
  lister.total += (counts[kind] as number) * (top - (tops[kind] as number))
  tops[kind] = top
  return candidates.list()
}
