import type { Found } from './found.js'
import { routeOf } from './found.js'
import type { Model } from './model.js'
import type { Route, Task } from './network.js'
import type { Earnings } from './value.js'
import { earnings } from './value.js'

/** A train of a plan with its route and what it earns. */
export interface TrainRun {
  /** Which of the task's trains. */
  readonly train: number
  readonly route: Route
  readonly earnings: Earnings
}

/** A plan: routes for the trains of a company that may all be run together. */
export interface Plan {
  readonly total: number
  /** The trains that run. */
  readonly runs: readonly TrainRun[]
}

/** A train of the task with a model; equal trains share one, which is their kind. */
export interface Slot {
  readonly train: number
  readonly kind: number
}

const almost = 0.999

/** The best plans so far. */
export class Plans {
  list: readonly Plan[] = []
  /** How many are wanted. */
  wanted = 1
  /** While there are not as many plans as wanted, only plans above this are looked for. */
  low = 0

  constructor(
    private readonly task: Task,
    /** Every total is a multiple of this; 0 if no such number is known. */
    private readonly unit: number,
  ) {}

  top(): number {
    return this.list[0]?.total ?? 0
  }

  /** A plan must earn more than this to be of interest: the next total, less a little. */
  bar(): number {
    if (this.list.length < this.wanted && this.low !== 0) return this.low
    const last = this.list.length < this.wanted ? 0 : (this.list.at(-1)?.total ?? 0)
    return last + this.unit * almost
  }

  /** Keeps a plan if it is of interest: for each train a route or none. */
  keep(slots: readonly Slot[], models: readonly Model[], found: readonly (Found | undefined)[]): void {
    const total = found.reduce((sum, route) => sum + (route?.value ?? 0), 0)
    if (total <= this.bar()) return
    const runs = slots.flatMap(({ train, kind }, i): TrainRun[] => {
      const route = found[i]
      const model = models[kind]
      if (!route || !model) return []
      const line = routeOf(model, route.start, route.moves)
      const earned = earnings(this.task.network, model.train, line, model.mail)
      if (!earned || earned.total !== route.value)
        throw new Error('a route earns something else than the walk says')
      return [{ train, route: line, earnings: earned }]
    })
    const plan = { total, runs: runs.toSorted((a, b) => a.train - b.train) }
    if (this.wanted === 1) {
      this.list = [plan]
      return
    }
    const key = planKey(plan)
    // the same routes earn more with the mail on another train
    const twin = this.list.find((other) => planKey(other) === key)
    if (twin && twin.total >= total) return
    this.list = [...this.list.filter((other) => other !== twin), plan]
      .toSorted((a, b) => b.total - a.total)
      .slice(0, this.wanted)
  }
}

const planKey = (plan: Plan): string =>
  plan.runs
    .map(({ train, route }) => `${train}: ${route.segments.toSorted((a, b) => a - b).join('.')}`)
    .join(' ')
