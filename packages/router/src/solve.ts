import type { Priced } from './bounds.js'
import { pricedOf } from './bounds.js'
import type { List } from './candidates.js'
import { Candidates, sorted } from './candidates.js'
import { combine } from './combine.js'
import type { Model } from './model.js'
import { modelOf } from './model.js'
import type { Route, Task } from './network.js'
import type { Earnings } from './value.js'
import { earnings } from './value.js'
import { tighten } from './tighten.js'
import { highBar, roundedDown, unitOf } from './totals.js'
import type { Found } from './walk.js'
import { routeOf, walk } from './walk.js'

export interface Options {
  /** How many plans are wanted, the best first; 1 if absent. */
  readonly best?: number
  /** The search gives up after so many steps or milliseconds, with the best plan so far and an upper bound. */
  readonly maxSteps?: number
  readonly maxMilliseconds?: number
  readonly now?: () => number
  /** Cancels the search: looked at now and then. */
  readonly signal?: { readonly aborted: boolean }
  readonly progress?: (progress: Progress) => void
}

export interface Progress {
  readonly steps: number
  readonly best: number
  readonly bound: number
}

export interface TrainRun {
  /** Which of the task's trains. */
  readonly train: number
  readonly route: Route
  readonly earnings: Earnings
}

export interface Plan {
  readonly total: number
  /** The trains that run. */
  readonly runs: readonly TrainRun[]
}

export interface Outcome {
  readonly plans: readonly Plan[]
  /** The plans are the best ones: nothing was left out. */
  readonly proven: boolean
  /** No plan earns more. */
  readonly bound: number
  readonly steps: number
  readonly milliseconds: number
}

class Halt extends Error {}
class Enough extends Error {}

const rounds = 24
const grain = 64
const greedySteps = 20_000
const firstSteps = 4_000
const followSteps = 1_000
const lower = 0.9
/** Routes kept at most for each kind of train: about 100 bytes each. */
const mostCandidates = 1_500_000
/** After these rounds of prices an attempt is made to list all routes that matter. */
const attempts = [0, 2, 5, 9, 14, 20]
const fewCandidates = 2_000
const dearRound = 50_000

/** A train of the task with a model; equal trains share one. */
interface Slot {
  readonly train: number
  readonly kind: number
}

/**
 * The best plans: for every train a route or none, for the highest total.
 *
 * Each thing that only one route may use gets a price. With prices, trains no longer compete: each looks for the route
 * worth most after prices, and the sum of those and of all prices is an upper bound on every plan. The prices are
 * improved step by step. Then only routes can matter whose loss against the best of their train is smaller than the gap
 * between the bound and the best plan known; they are listed and combined.
 */
export function solve(task: Task, options: Options = {}): Outcome {
  return new Search(task, options).run()
}

class Search {
  private best: number
  private readonly now: () => number
  private readonly began: number
  private steps = 0
  private plans: Plan[] = []
  private bound: number
  /** What each choice of a train for the mail can earn at most, as far as is known. */
  private bounds: number[] = []
  private readonly models = new Map<string, Model>()
  private readonly unit: number
  /** While there are not as many plans as wanted, only plans above this are looked for. */
  private low = 0

  constructor(
    private readonly task: Task,
    private readonly options: Options,
  ) {
    this.best = Math.max(1, options.best ?? 1)
    this.now = options.now ?? Date.now
    this.began = this.now()
    this.unit = unitOf(task)
    this.bound = Infinity
  }

  run(): Outcome {
    let proven = true
    try {
      const choices = this.choices()
      // a bound that needs no search
      this.bounds = choices.map(({ slots, models }) =>
        slots.reduce((sum, { kind }) => sum + highBar(models[kind] as Model), 0),
      )
      this.bound = Math.max(0, ...this.bounds)
      const wanted = this.best
      this.best = 1
      for (const [i, { slots, models }] of choices.entries()) {
        this.solve(slots, models, (bound) => {
          this.bounds[i] = Math.min(this.bounds[i] as number, roundedDown(bound, this.unit))
          this.bound = Math.max(this.top(), ...this.bounds)
        })
        this.bounds[i] = this.top()
      }
      this.bound = this.top()
      this.best = wanted
      // more plans: all of those above a line, which is lowered until they are enough
      for (let share = 1 / 16; this.plans.length < wanted && this.low >= 0; share *= 2) {
        this.low = share >= 1 ? -1 : this.top() * (1 - share)
        for (const { slots, models } of this.choices(true)) this.solve(slots, models, () => {})
        if (this.low <= 0) break
      }
    } catch (error) {
      if (!(error instanceof Halt)) throw error
      proven = false
    }
    const plans = this.plans.length ? this.plans : [{ total: 0, runs: [] }]
    return {
      plans,
      proven,
      bound: proven ? (plans[0]?.total ?? 0) : this.bound,
      steps: this.steps,
      milliseconds: this.now() - this.began,
    }
  }

  /** The trains with their models; with mail, once for each kind of train that can carry it. */
  private choices(every = false): { readonly slots: Slot[]; readonly models: Model[] }[] {
    const { trains, mail } = this.task
    const keys = trains.map((train) => JSON.stringify(train))
    const carriers =
      mail && trains.length ? keys.flatMap((key, i) => (keys.indexOf(key) === i ? [i] : [])) : [-1]
    return carriers.map((carrier) => {
      const names = keys.map((key, i) => (i === carrier ? `mail ${key}` : key))
      const kinds = [...new Set(names)]
      const models = kinds.map((name) => {
        const i = names.indexOf(name)
        const known = this.models.get(`${every} ${name}`)
        const train = trains[i]
        if (!train) throw new Error(`no train ${i}`)
        const model = known ?? modelOf(this.task, train, i === carrier, every)
        this.models.set(`${every} ${name}`, model)
        return model
      })
      const slots = names.map((name, train) => ({ train, kind: kinds.indexOf(name) }))
      return { slots: slots.toSorted((a, b) => a.kind - b.kind), models }
    })
  }

  private readonly tick = (steps: number): void => {
    this.steps += steps
    const { maxSteps = Infinity, maxMilliseconds = Infinity, signal, progress } = this.options
    if (signal?.aborted || this.steps > maxSteps) throw new Halt()
    if (maxMilliseconds < Infinity && this.now() - this.began > maxMilliseconds) throw new Halt()
    progress?.({ steps: this.steps, best: this.top(), bound: this.bound })
  }

  private top(): number {
    return this.plans[0]?.total ?? 0
  }
  /** A plan must earn more than this to be of interest. */
  private bar(): number {
    return this.plans.length < this.best ? this.low : (this.plans.at(-1)?.total ?? 0)
  }

  private keep(
    slots: readonly Slot[],
    models: readonly Model[],
    found: readonly (Found | undefined)[],
  ): void {
    const total = found.reduce((sum, route) => sum + (route?.value ?? 0), 0)
    if (total <= this.bar()) return
    const runs = slots.flatMap(({ train, kind }, i): TrainRun[] => {
      const route = found[i]
      const model = models[kind]
      if (!route || !model) return []
      const line = routeOf(model, route.start, route.tail, route.head)
      const earned = earnings(this.task.network, model.train, line, model.mail)
      if (!earned || earned.total !== route.value)
        throw new Error('a route earns something else than the walk says')
      return [{ train, route: line, earnings: earned }]
    })
    const plan = { total, runs: runs.toSorted((a, b) => a.train - b.train) }
    const key = planKey(plan)
    // the same routes earn more with the mail on another train
    const twin = this.plans.find((other) => planKey(other) === key)
    if (twin && twin.total >= total) return
    this.plans = [...this.plans.filter((other) => other !== twin), plan]
      .toSorted((a, b) => b.total - a.total)
      .slice(0, this.best)
  }

  /** Solves for these trains; tells of each proven bound on what they can earn. */
  private solve(slots: readonly Slot[], models: readonly Model[], proven: (bound: number) => void): void {
    const { things } = this.task.network
    const counts = models.map((_, kind) => slots.filter((slot) => slot.kind === kind).length)
    const free = new Float64Array(things)
    const pricedFree: Priced[] = []
    const freely = (kind: number): Priced => (pricedFree[kind] ??= pricedOf(models[kind] as Model, free))
    const pools: Found[][] = models.map(() => [])
    /** How many steps the last walk at prices took, by kind of train. */
    const lastCost = models.map(() => 0)
    const alone = models.map(highBar)
    const nothingOver = (kind: number, bar: number): void => {
      alone[kind] = Math.min(alone[kind] as number, bar)
      proven(slots.reduce((sum, slot) => sum + (alone[slot.kind] as number), 0))
    }
    const keepAlone = (kind: number, route: Found): void => {
      const mine = slots.findIndex((slot) => slot.kind === kind)
      this.keep(
        slots,
        models,
        slots.map((_, i) => (i === mine ? route : undefined)),
      )
    }
    /** The best route of a kind of train at these prices; with a limit of steps perhaps only a good one. */
    const bestOf = (
      kind: number,
      prices: Float64Array,
      taken: readonly number[] = [],
      limit = Infinity,
    ): Found | undefined => {
      const model = models[kind] as Model
      const priced = prices === free ? freely(kind) : pricedOf(model, prices)
      let best: Found | undefined
      const out = new Set(taken)
      for (const route of pools[kind] ?? []) {
        const used = usedBy(model, route)
        if (used.some((id) => out.has(id))) continue
        const reduced = route.value - used.reduce((sum, id) => sum + (prices[id] as number), 0)
        if (reduced > (best?.reduced ?? 0)) best = { ...route, reduced }
      }
      /** Looks for routes over a bar; whether it has looked at all of them. */
      const over = (bar: number, most: number): boolean => {
        const before = best
        let left = most
        try {
          walk({
            model,
            prices,
            priced,
            need: bar,
            taken,
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
          if (error instanceof Enough) return false
          throw error
        } finally {
          if (best && best !== before) {
            pools[kind]?.push(best)
            keepAlone(kind, best)
          }
        }
        return true
      }
      const sofar = (): number => best?.reduced ?? 0
      const first = limit < Infinity ? limit / 4 : Math.max(firstSteps, 2 * (lastCost[kind] as number))
      if (over(sofar(), first)) return best
      // bars from high to low: a walk that finds nothing over a high bar is short
      const down = (most: number, none: (bar: number) => void): boolean => {
        for (let bar = highBar(model) * lower; bar > sofar(); bar *= lower) {
          const before = best
          if (over(bar, most) && best === before) none(bar)
          if (best !== before) return true
        }
        return false
      }
      down(limit < Infinity ? limit / 8 : firstSteps, () => {})
      if (limit < Infinity) return best
      const found = down(Infinity, (bar) => {
        if (prices === free) nothingOver(kind, bar)
      })
      if (!found) over(sofar(), Infinity)
      return best
    }
    /** A plan train by train, the first of them on a given route if there is one. */
    const greedy = (order: readonly Slot[], most: number, given?: Found): void => {
      const taken: number[] = []
      const found = new Map<Slot, Found | undefined>()
      for (const slot of order) {
        const isGiven = given !== undefined && slot === order[0]
        const route = isGiven ? given : bestOf(slot.kind, free, taken, most)
        found.set(slot, route)
        if (route) taken.push(...usedBy(models[slot.kind] as Model, route))
      }
      this.keep(
        slots,
        models,
        slots.map((slot) => found.get(slot)),
      )
    }

    // without prices: the best of each train alone
    const prices = new Float64Array(things)
    let bestPrices = prices.slice()
    let tops: number[] = []
    let bound = Infinity
    let scale = 1
    let stale = 0
    if (slots.length > 1) for (const order of orders(slots)) greedy(order, greedySteps)
    for (let round = 0; round < rounds; round++) {
      const before = this.steps
      const routes = models.map((_, kind) => {
        const began = this.steps
        const route = bestOf(kind, round === 0 ? free : prices)
        lastCost[kind] = this.steps - began
        if (round === 0) nothingOver(kind, route?.reduced ?? 0)
        return route
      })
      const cost = this.steps - before
      let now = prices.reduce((sum, price) => sum + price, 0)
      routes.forEach((route, kind) => (now += (counts[kind] as number) * (route?.reduced ?? 0)))
      if (now < bound) {
        bound = now
        proven(bound)
        bestPrices = prices.slice()
        tops = routes.map((route) => route?.reduced ?? 0)
        stale = 0
      } else if (++stale >= 4) {
        scale /= 2
        stale = 0
      }
      const load = new Int32Array(things)
      routes.forEach((route, kind) => {
        if (route)
          for (const id of usedBy(models[kind] as Model, route))
            load[id] = (load[id] as number) + (counts[kind] as number)
      })
      if (load.every((n) => n <= 1)) {
        this.keep(
          slots,
          models,
          slots.map(({ kind }) => routes[kind]),
        )
      }
      if (slots.length > 1)
        routes.forEach((route, kind) => {
          const first = slots.find((slot) => slot.kind === kind) as Slot
          const order = [first, ...slots.filter((slot) => slot !== first)]
          if (route) greedy(order, Math.min(greedySteps, followSteps + cost / 4), route)
        })
      if (roundedDown(bound, this.unit) <= this.bar()) return
      if (slots.length === 1 && this.best === 1) return
      let norm = 0
      load.forEach((n, id) => {
        if (n > 1 || (prices[id] as number) > 0) norm += (n - 1) ** 2
      })
      if (norm === 0) break
      const by = (scale * Math.max(this.unit / 4, now - this.top())) / norm
      load.forEach((n, id) => {
        const price = Math.max(0, (prices[id] as number) + by * (n - 1))
        prices[id] = Math.round(price * grain) / grain
      })
      // the dearer a round is, the more routes are worth listing instead
      const most = Math.min(mostCandidates, Math.max(fewCandidates, cost * 1.5) * (1 + round / 4))
      const near = bound - this.top() < this.top() / 12 || (cost > dearRound && round > 0) || round > 10
      if (attempts.includes(round) && near && this.finish(slots, models, bestPrices, tops, most)) return
    }
    if (!this.finish(slots, models, bestPrices, tops, mostCandidates)) throw new Halt()
  }

  /** Lists the routes that can still matter and combines them; false if they are too many. */
  private finish(
    slots: readonly Slot[],
    models: readonly Model[],
    prices: Float64Array,
    tops: readonly number[],
    most: number,
  ): boolean {
    const sum = prices.reduce((total, price) => total + price, 0)
    const bound = slots.reduce((total, { kind }) => total + (tops[kind] as number), sum)
    const lists: List[] = []
    for (const [kind, model] of models.entries()) {
      const candidates = new Candidates(model, most)
      const need = this.bar() - (bound - (tops[kind] as number))
      let full = false
      try {
        walk({
          model,
          prices,
          need,
          tick: this.tick,
          found: (route) => {
            if (!candidates.add(route)) {
              full = true
              throw new Halt()
            }
            return need
          },
        })
      } catch (error) {
        if (!full) throw error
        return false
      }
      lists.push(candidates.list())
    }
    const kinds = slots.map(({ kind }) => kind)
    const found = (from: readonly List[], picks: readonly number[]): void =>
      this.keep(
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
      things: this.task.network.things,
      prices,
      unit: this.unit,
      bar: () => this.bar(),
      found,
      tick: this.tick,
    })
    const ready = few.lists.map(sorted)
    combine({
      lists: ready,
      slots: kinds,
      prices: few.prices,
      bar: () => this.bar(),
      tick: this.tick,
      found: (picks) => found(ready, picks),
    })
    return true
  }
}

function usedBy(model: Model, { start, tail, head }: Found): number[] {
  return [
    ...(model.starts[start]?.things ?? []),
    ...tail.flatMap((m) => model.things[m] ?? []),
    ...head.flatMap((m) => model.things[m] ?? []),
  ]
}

const planKey = (plan: Plan): string =>
  plan.runs
    .map(({ train, route }) => `${train}: ${route.segments.toSorted((a, b) => a - b).join('.')}`)
    .join(' ')

/** Some orders of the trains, all of them if there are few. */
function orders(slots: readonly Slot[]): Slot[][] {
  if (slots.length > 3) return [[...slots], slots.toReversed()]
  if (slots.length < 2) return [[...slots]]
  return slots.flatMap((first, i) => orders(slots.filter((_, k) => k !== i)).map((rest) => [first, ...rest]))
}
