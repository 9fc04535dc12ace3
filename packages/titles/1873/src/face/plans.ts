import type { Json } from '@stellwerk/engine'
import type { Plan, RunDesk, RunEditor, Value } from '@stellwerk/table'
import { company, hex, msg, name } from '@stellwerk/table'
import type { RunPlan } from '../actions.js'
import { factories } from '../data/companies.js'
import type { HexId, RailwayId, Size } from '../data/types.js'
import { isProven, planFrom } from '../rules/railways/plans.js'
import { routeShares } from '../rules/railways/route-shares.js'
import { faultsOfRun, planShape, revenueOfRun } from '../rules/railways/run-plan.js'
import { completePlan, suggestPlans } from '../rules/railways/running/index.js'
import { railwayMaintenance } from '../rules/railways/turn.js'
import type { State } from '../state.js'
import { isRailway, railwayOf } from '../state.js'
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
  const told = routes.reduce((sum, { amount }) => sum + amount, 0)
  return {
    total,
    costs: railwayMaintenance(state, railway),
    routes,
    extras: [
      ...(parts.local > 0 ? [{ label: msg('part.local'), amount: parts.local, hex: homeOfLocalTrain }] : []),
      // 1873-4.4.9-e: a diesel without a route
      ...(total - told - parts.local > 0
        ? [{ label: msg('part.diesel'), amount: total - told - parts.local }]
        : []),
    ],
  }
}

const editor: RunEditor<State> = {
  trains(state, id) {
    const { trains, diesel } = railwayOf(state, railwayIn(id))
    return [
      ...trains.map((size: Size) => ({ train: String(size), most: size })),
      ...(diesel ? [{ train: 'D', most: null }] : []),
    ]
  },
  ways: (state, id, train) => waysOf(state, railwayIn(id), train),
  starts: (state, id) => startsOf(state, railwayIn(id)),
  write: (state, id, routes) => planFrom(state, railwayIn(id), routes) as unknown as Json,
  fields: (written) => ({ plan: written }),
}

export const runs: RunDesk<State> = {
  editor,
  runners(state) {
    const able = Object.entries(state.railways)
      .filter(([, { trains, diesel }]) => trains.length > 0 || diesel)
      .map(([railway]) => railway)
    const now = operationOf(state)
    return able.toSorted((a, b) => Number(b === now) - Number(a === now))
  },
  suggest(state, id, best) {
    const railway = railwayIn(id)
    const found = suggestPlans(state, railway, best)
    return {
      company: id,
      proven: isProven(state, railway, found),
      ...found.effort,
      plans: found.plans.map((plan) => planOf(state, railway, plan)),
    }
  },
  told: (state, { kind, railway, plan }) =>
    kind === 'ran' ? planOf(state, railway as RailwayId, plan as unknown as RunPlan) : undefined,
  given: {
    shape: planShape,
    faults: (state, id, plan) => faultsOfRun(state, railwayIn(id), plan as RunPlan),
    value: (state, id, plan) => planOf(state, railwayIn(id), plan as RunPlan),
    complete(state, id, partial) {
      const railway = railwayIn(id)
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

function railwayIn(id: string): RailwayId {
  if (!isRailway(id)) throw new Error(`${id} is no railway`)
  return id
}
