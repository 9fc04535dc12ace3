import { compete } from './compete.js'
import { lentMemory } from './kernel.js'
import type { Model } from './model.js'
import { modelOf } from './model.js'
import type { Task } from './network.js'
import type { Plan, Slot } from './plans.js'
import { Plans } from './plans.js'
import { highBar, roundedDown, unitOf } from './totals.js'

/** Options of a search: how many plans are wanted, and how long it may take. */
export interface Options {
  /** How many plans are wanted, the best first; 1 if absent. */
  readonly best?: number
  /** The search gives up after this many steps or milliseconds, with the best plan so far and an upper bound. */
  readonly maxSteps?: number
  readonly maxMilliseconds?: number
  readonly now?: () => number
  /** Cancels the search; checked now and then. */
  readonly signal?: { readonly aborted: boolean }
  readonly progress?: (progress: Progress) => void
  /** A board is small, and all its routes are walked, if that takes no more steps than this. */
  readonly smallBoard?: number
}

const usualSmallBoard = 1_500
/** The clock is read once in this many ticks, which take a millisecond or two each; reading it takes some 10 µs. */
const ticksPerLook = 8

/** How far a search has come. */
export interface Progress {
  readonly steps: number
  readonly best: number
  readonly bound: number
}

/** The best plans that were found, and whether they are proven. */
export interface Outcome {
  readonly plans: readonly Plan[]
  /** The plans are the best ones: nothing was left out. */
  readonly proven: boolean
  /** No plan earns more. */
  readonly bound: number
  readonly steps: number
  readonly milliseconds: number
}

/** What is known after a search that may have been cut short. */
export interface Estimate {
  /** Some plan earns this. */
  readonly total: number
  /** No plan earns more. */
  readonly proven: boolean
}

class Halt extends Error {}

/**
 * Finds the best plans: for every train a route or none, for the highest total.
 *
 * Each thing that only one route may use gets a price. With prices, trains no longer compete: each looks for the route
 * worth most after prices, and the sum of those and of all prices is an upper bound on every plan. The prices are
 * improved step by step. After that, a route can only matter if it loses less against the best of its train than the
 * gap between the bound and the best plan known. These routes are listed and combined.
 */
export function solve(task: Task, options: Options = {}): Outcome {
  return new Search(task, options).run()
}

class Search {
  private readonly now: () => number
  private readonly began: number
  private steps = 0
  private ticks = 0
  private readonly plans: Plans
  private bound = Infinity
  /** What each choice of a train for the mail can earn at most, as far as is known. */
  private bounds: number[] = []
  private readonly models = new Map<string, Model>()
  private readonly unit: number

  constructor(
    private readonly task: Task,
    private readonly options: Options,
  ) {
    this.now = options.now ?? Date.now
    this.began = this.now()
    this.unit = unitOf(task)
    this.plans = new Plans(task, this.unit)
  }

  run(): Outcome {
    const { plans } = this
    let proven = true
    try {
      const choices = this.choices()
      // a bound that needs no search
      this.bounds = choices.map(({ slots, models }) =>
        slots.reduce((sum, { kind }) => sum + highBar(models[kind] as Model), 0),
      )
      this.bound = Math.max(0, ...this.bounds)
      for (const [i, { slots, models }] of choices.entries()) {
        this.compete(slots, models, (bound) => {
          this.bounds[i] = Math.min(this.bounds[i] as number, roundedDown(bound, this.unit))
          this.bound = Math.max(plans.top(), ...this.bounds)
        })
        this.bounds[i] = plans.top()
      }
      this.bound = plans.top()
      plans.wanted = Math.max(1, this.options.best ?? 1)
      // for more plans: all of those above a line, which is lowered until there are enough
      for (let share = 1 / 16; plans.list.length < plans.wanted && plans.low >= 0; share *= 2) {
        plans.low = share >= 1 ? -1 : plans.top() * (1 - share)
        for (const { slots, models } of this.choices(true)) this.compete(slots, models, () => {})
        if (plans.low <= 0) break
      }
    } catch (error) {
      if (!(error instanceof Halt)) throw error
      proven = false
    }
    return {
      plans: plans.list.length ? plans.list : [{ total: 0, runs: [] }],
      proven,
      bound: proven ? plans.top() : this.bound,
      steps: this.steps,
      milliseconds: this.now() - this.began,
    }
  }

  private compete(slots: readonly Slot[], models: readonly Model[], proven: (bound: number) => void): void {
    const { plans, unit, tick } = this
    const { smallBoard = usualSmallBoard } = this.options
    const isDone = lentMemory(() => compete({ slots, models, plans, unit, smallBoard, proven, tick }))
    if (!isDone) throw new Halt()
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
    if (maxMilliseconds < Infinity && ++this.ticks % ticksPerLook === 0)
      if (this.now() - this.began > maxMilliseconds) throw new Halt()
    progress?.({ steps: this.steps, best: this.plans.top(), bound: this.bound })
  }
}
