import type { CompanyId, State, TrainRun } from '@stellwerk/1854'
import {
  bestRun,
  faultsOfRuns,
  operatingOrder,
  refuseRuns,
  revenueOf,
  runningTrains,
  trains,
} from '@stellwerk/1854'
import { fields, listOf, oneOf, text, whole } from '@stellwerk/engine'
import type { GivenPlans, Runs, RunsPlan } from '../face.js'

/** The companies with a train to run, the one first whose turn it is. */
export function runners(state: State): CompanyId[] {
  const able = operatingOrder(state).filter((company) => runningTrains(state, company).length > 0)
  const turn = state.flow.findLast((frame) => 'company' in frame)?.['company']
  const acting = able.filter((company) => company === turn)
  return [...acting, ...able.filter((company) => company !== turn)]
}

/** 1854-run-q: only the best run is legal, so no lesser ones are shown. */
export function runs(state: State, company: string): Runs {
  const best = bestRun(state, company as CompanyId)
  return { company, proven: best.proven, plans: [shown(state, company as CompanyId, best.runs)] }
}

/** A plan is written as the field `runs` of an action. */
export const givenPlans: GivenPlans<State> = {
  shape: listOf(
    fields(
      { train: oneOf(...Object.keys(trains)), route: listOf(text, 100) },
      { passes: listOf(whole, 100) },
    ),
    10,
  ),
  faults(state, company, plan) {
    const given = plan as readonly TrainRun[]
    const faults = faultsOfRuns(state, company as CompanyId, given)
    const lesser = faults.length > 0 ? undefined : refuseRuns(state, company as CompanyId, given)
    return lesser ? [lesser] : faults
  },
  value: (state, company, plan) => shown(state, company as CompanyId, plan as readonly TrainRun[]),
}

function shown(state: State, company: CompanyId, given: readonly TrainRun[]): RunsPlan {
  const { total, parts } = revenueOf(state, company, given)
  return {
    total,
    runs: given.map(({ train, route, passes = [] }) => ({
      train,
      stops: route.map((hex, i) => (passes.includes(i) ? `(${hex})` : hex)),
    })),
    parts: parts.flatMap(({ train, calls, extra }) => [
      ...calls.map(({ hex, value }) => ({ place: hex, value })),
      ...(extra === 0 ? [] : [{ place: train, value: extra }]),
    ]),
  }
}
