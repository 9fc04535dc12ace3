import type { Action, Refusal } from '@stellwerk/engine'
import type { Completion, RailwayId, Run, RunPlan, State } from '@stellwerk/1873'
import { completePlan, faultsOfRun, revenueOf, revenueOfRun, suggestPlans } from '@stellwerk/1873'
import type { Outcome } from '../outcome.js'
import { outcomeOf } from '../outcome.js'

/** Work on runs that may take long: a worker does it, each task by its name. */
export interface Tasks {
  /** Every fault of a run, or what it leads to. */
  judge(state: State, run: Run): Judgement
  /** Whether no legal plan earns more than this one. */
  prove(state: State, railway: RailwayId, plan: RunPlan): boolean
  /** The best legal plan that keeps the routes of a plan. */
  complete(state: State, railway: RailwayId, plan: RunPlan): Completion | undefined
  /** The best plan of a railway, whoever has to decide just now. */
  best(state: State, railway: RailwayId): Completion | undefined
}

export interface Judgement {
  readonly faults: readonly Refusal[]
  readonly outcome: Outcome | undefined
}

const railwayOfStep = (state: State): RailwayId => state.flow.at(-1)?.['operation'] as RailwayId

/**
 * The search values places by 1873-4.4.4. An edition that pays by the first route never pays more, so its best plan is
 * proven too if it is paid in full.
 */
const paysInFull = (state: State, railway: RailwayId, plan: RunPlan): boolean =>
  revenueOfRun(state, railway, plan).total === revenueOf(state, railway, plan).total

export const tasks: Tasks = {
  judge(state, run) {
    const faults = faultsOfRun(state, railwayOfStep(state), run.plan)
    return { faults, outcome: faults.length > 0 ? undefined : outcomeOf(state, [run as Action]) }
  },
  prove(state, railway, plan) {
    const { plans, proven } = suggestPlans(state, railway, 1)
    const [best] = plans
    return (
      proven &&
      best !== undefined &&
      revenueOfRun(state, railway, plan).total >= revenueOf(state, railway, best).total &&
      paysInFull(state, railway, plan)
    )
  },
  complete(state, railway, plan) {
    const found = completePlan(state, railway, plan)
    if (!found || faultsOfRun(state, railway, found.plan).length > 0) return undefined
    return { plan: found.plan, proven: found.proven && paysInFull(state, railway, found.plan) }
  },
  best(state, railway) {
    const { plans, proven } = suggestPlans(state, railway, 1)
    const [plan] = plans
    return plan && { plan, proven: proven && paysInFull(state, railway, plan) }
  },
}
