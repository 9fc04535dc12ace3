import type { RailwayId, Revenue, RunPlan, State } from '@stellwerk/1873'
import { completePlan, faultsOfRun, planShape, revenueOf, revenueOfRun, suggestPlans } from '@stellwerk/1873'
import type { Json } from '@stellwerk/engine'
import type { GivenPlans, Runs, RunsPlan } from '../face.js'

/** The railways with something to run, the one first whose turn it is. */
export function runners(state: State): RailwayId[] {
  const able = Object.entries(state.railways)
    .filter(([, { trains, diesel }]) => trains.length > 0 || diesel)
    .map(([railway]) => railway as RailwayId)
  const turn = state.flow.findLast((frame) => 'operation' in frame)
  const acting = able.filter(
    (railway) => railway === (turn as { operation?: unknown } | undefined)?.operation,
  )
  return [...acting, ...able.filter((railway) => !acting.includes(railway))]
}

export function runs(state: State, company: string, best: number): Runs {
  const railway = company as RailwayId
  const { plans, proven, effort } = suggestPlans(state, railway, best)
  return {
    company,
    proven: proven && plans.slice(0, 1).every((plan) => paysInFull(state, railway, plan)),
    ...effort,
    plans: plans.map((plan) => shown(plan, revenueOfRun(state, railway, plan))),
  }
}

/**
 * The search values places by 1873-4.4.4. An edition that pays by the first route never pays more (PEER-15), so its best
 * plan is proven too if it is paid in full.
 */
const paysInFull = (state: State, railway: RailwayId, plan: RunPlan): boolean =>
  revenueOfRun(state, railway, plan).total === revenueOf(state, railway, plan).total

export const givenPlans: GivenPlans<State> = {
  shape: planShape,
  faults: (state, company, plan) => faultsOfRun(state, company as RailwayId, plan as RunPlan),
  value: (state, company, plan) =>
    shown(plan as RunPlan, revenueOfRun(state, company as RailwayId, plan as RunPlan)),
  complete(state, company, partial) {
    const railway = company as RailwayId
    const found = completePlan(state, railway, partial as RunPlan)
    if (!found || faultsOfRun(state, railway, found.plan).length > 0) return undefined
    const { plan, proven } = found
    return {
      ...shown(plan, revenueOfRun(state, railway, plan)),
      plan: plan as unknown as Json,
      proven: proven && paysInFull(state, railway, plan),
    }
  },
}

function shown(plan: RunPlan, { total, parts }: Revenue): RunsPlan {
  const standard = plan.trains.flatMap(({ size, routes }) =>
    routes.map((stops) => ({ train: String(size), stops })),
  )
  return {
    total,
    runs: [...standard, ...(plan.diesel ?? []).map((stops) => ({ train: 'D', stops }))],
    parts: [
      ...parts.places.map(({ hex, value }) => ({ place: hex, value })),
      ...parts.works.map(({ hex, work, value }) => ({ place: `${hex} ${work}`, value })),
      ...parts.diesel.map(({ hex, value }) => ({ place: `${hex} D`, value })),
      ...(parts.local > 0 ? [{ place: 'QLB', value: parts.local }] : []),
    ],
  }
}
