import type { Json } from '@stellwerk/engine'
import type { Plan, RunDesk, RunEditor, Value } from '@stellwerk/table'
import { company, hex, msg, name, nowFirst, present } from '@stellwerk/table'
import type { RunPlan } from '../actions.js'
import { factories } from '../data/companies.js'
import type { HexId, RailwayId, Size } from '../data/types.js'
import { isProven, planFrom } from '../rules/railways/plans.js'
import { routeShares } from '../rules/railways/route-shares.js'
import { faultsOfRun, planShape, revenueOfRun } from '../rules/railways/run-plan.js'
import { completePlan, suggestPlans } from '../rules/railways/running/index.js'
import { railwayMaintenance } from '../rules/railways/turn.js'
import type { State } from '../state.js'
import { railwayOf } from '../state.js'
import { operationOf } from './round.js'
import { startsOf, waysOf } from './ways.js'

const workValue = (work: string): Value =>
  work.startsWith('mine:') ? company(work) : name(factories[work]?.name ?? work)

/** 1873-4.4.9-c: Quedlinburg. */
const homeOfLocalTrain: HexId = 'E20'

export function planOf(state: State, railway: RailwayId, plan: RunPlan): Plan {
  const routes = routeShares(state, railway, plan).map(({ parts, ...route }) => ({
    ...route,
    calls: parts.map(({ hex: place, work, value }) => ({
      at: work === undefined ? hex(place) : workValue(work),
      hex: place,
      amount: value,
    })),
  }))
  const { total, parts } = revenueOfRun(state, railway, plan)
  // 1873-4.4.9-e: a diesel without a route
  const rest = total - parts.local - routes.reduce((sum, { amount }) => sum + amount, 0)
  return {
    total,
    costs: railwayMaintenance(state, railway),
    routes,
    extras: present(
      parts.local > 0 && { label: msg('part.local'), amount: parts.local, hex: homeOfLocalTrain },
      rest > 0 && { label: msg('part.diesel'), amount: rest },
    ),
  }
}

const editor: RunEditor<State, RailwayId> = {
  trains(state, railway) {
    const { trains, diesel } = railwayOf(state, railway)
    return [
      ...trains.map((size: Size) => ({ train: String(size), most: size })),
      ...(diesel ? [{ train: 'D', most: null }] : []),
    ]
  },
  ways: waysOf,
  starts: startsOf,
  write: (state, railway, routes) => planFrom(state, railway, routes) as unknown as Json,
  fields: (written) => ({ plan: written }),
}

export const runs: RunDesk<State, RailwayId> = {
  editor,
  runners(state) {
    const all = Object.keys(state.railways) as RailwayId[]
    const able = all.filter((railway) => editor.trains(state, railway).length > 0)
    return nowFirst(able, operationOf(state))
  },
  suggest(state, railway, best) {
    const found = suggestPlans(state, railway, best)
    return {
      company: railway,
      proven: isProven(state, railway, found),
      ...found.effort,
      plans: found.plans.map((plan) => planOf(state, railway, plan)),
    }
  },
  told: (state, { kind, railway, plan }) =>
    kind === 'ran' ? planOf(state, railway as RailwayId, plan as unknown as RunPlan) : undefined,
  given: {
    shape: planShape,
    faults: (state, railway, plan) => faultsOfRun(state, railway, plan as RunPlan),
    value: (state, railway, plan) => planOf(state, railway, plan as RunPlan),
    complete(state, railway, partial) {
      const found = completePlan(state, railway, partial as RunPlan)
      if (!found || faultsOfRun(state, railway, found.plan).length > 0) return undefined
      const { plan, proven } = found
      return {
        ...planOf(state, railway, plan),
        written: plan as unknown as Json,
        proven: isProven(state, railway, { plans: [plan], proven }),
      }
    },
  },
}
