import type { Refusal, Shape } from '@stellwerk/engine'
import { fields, listOf, text, whole } from '@stellwerk/engine'
import type { RunPlan } from '../../actions.js'
import type { RailwayId } from '../../data/types.js'
import { editions } from '../../editions.js'
import type { State } from '../../state.js'
import { firstRouteRevenue, refuseAnyPlan } from './free-runs.js'
import type { Revenue } from './running/index.js'
import { faultsOfPlan, refusePlan, revenueOf } from './running/index.js'

const route = listOf(text, 100)
const routes = listOf(route, 50)

/** What a plan from outside must look like. */
export const planShape: Shape = fields(
  { trains: listOf(fields({ size: whole, routes }), 50) },
  { diesel: routes },
)

/** The first reason against a plan, by the rules of the edition. */
export const refuseRun = (state: State, railway: RailwayId, plan: RunPlan): Refusal | undefined =>
  editions[state.edition].runs === 'any'
    ? refuseAnyPlan(state, railway, plan)
    : refusePlan(state, railway, plan)

/** Every reason against a plan; where any number of routes will do, only the first one. */
export const faultsOfRun = (state: State, railway: RailwayId, plan: RunPlan): readonly Refusal[] =>
  editions[state.edition].runs === 'any'
    ? [refuseAnyPlan(state, railway, plan) ?? []].flat()
    : faultsOfPlan(state, railway, plan)

/** What a legal plan earns, by the rules of the edition. */
export const revenueOfRun = (state: State, railway: RailwayId, plan: RunPlan): Revenue =>
  editions[state.edition].revenue === 'by place'
    ? revenueOf(state, railway, plan)
    : firstRouteRevenue(state, railway, plan)
