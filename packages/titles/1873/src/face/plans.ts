import type { Json } from '@stellwerk/engine'
import type { EditedRoute, Plan, PlannedRoute, RunDesk, RunEditor, Value } from '@stellwerk/table'
import { company, hex, msg, name } from '@stellwerk/table'
import type { Route, RunPlan } from '../actions.js'
import { factories } from '../data/companies.js'
import type { HexId, RailwayId, Size } from '../data/types.js'
import { faultsOfRun, planShape, revenueOfRun } from '../rules/railways/run-plan.js'
import type { Revenue } from '../rules/railways/running/index.js'
import { completePlan, revenueOf, suggestPlans } from '../rules/railways/running/index.js'
import { railwayMaintenance } from '../rules/railways/turn.js'
import type { State } from '../state.js'
import { isRailway, railwayOf } from '../state.js'
import { operationOf } from './round.js'
import { startsOf, waysOf } from './ways.js'

/** A route, and the plan up to it. */
interface Leg {
  readonly train: string
  readonly path: Route
  readonly upTo: RunPlan
}

function legsOf({ trains, diesel }: RunPlan): readonly Leg[] {
  const standard = trains.flatMap(({ size, routes }, t) =>
    routes.map((path, r) => ({
      train: String(size),
      path,
      upTo: {
        trains: trains.map((one, i) => ({
          size: one.size,
          routes: i < t ? one.routes : i === t ? one.routes.slice(0, r + 1) : [],
        })),
      },
    })),
  )
  const byDiesel = (diesel ?? []).map((path, r) => ({
    train: 'D',
    path,
    upTo: { trains, diesel: (diesel ?? []).slice(0, r + 1) },
  }))
  return [...standard, ...byDiesel]
}

interface Part {
  readonly at: Value
  readonly hex: HexId
  readonly value: number
}

/** What a revenue is made of, each part under a name of its own. */
function partsOf({ parts }: Revenue): ReadonlyMap<string, Part> {
  const all = [
    ...parts.places.map(({ hex: place, value }) => ({
      key: `place ${place}`,
      hex: place,
      at: hex(place),
      value,
    })),
    ...parts.works.map(({ work, hex: place, value }) => ({
      key: work,
      hex: place,
      at: workValue(work),
      value,
    })),
    ...parts.diesel.map(({ hex: place, value }) => ({
      key: `diesel ${place}`,
      hex: place,
      at: hex(place),
      value,
    })),
  ]
  const known = new Map<string, Part>()
  // two places may share a hex
  for (const { key, value, ...part } of all)
    known.set(key, { ...part, value: value + (known.get(key)?.value ?? 0) })
  return known
}

const workValue = (work: string): Value =>
  work.startsWith('mine:') ? company(work) : name(factories[work]?.name ?? work)

/** 1873-4.4.9-c: Quedlinburg. */
const homeOfLocalTrain: HexId = 'E20'

/**
 * 1873-4.4.4-a: every place earns once, however many routes call. A route is told with what it adds to the routes before
 * it, so that the routes add up to the whole.
 */
export function planOf(state: State, railway: RailwayId, plan: RunPlan): Plan {
  const routes: PlannedRoute[] = []
  let before = partsOf(revenueOfRun(state, railway, { trains: [] }))
  for (const { train, path, upTo } of legsOf(plan)) {
    const after = partsOf(revenueOfRun(state, railway, upTo))
    const calls = Array.from(after, ([key, { at, hex: place, value }]) => ({
      at,
      hex: place,
      amount: value - (before.get(key)?.value ?? 0),
    })).filter(({ amount }) => amount !== 0)
    routes.push({ train, path, amount: calls.reduce((sum, { amount }) => sum + amount, 0), calls })
    before = after
  }
  const { total, parts } = revenueOfRun(state, railway, plan)
  const told = routes.reduce((sum, { amount }) => sum + (amount ?? 0), 0)
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

/**
 * The search values places by 1873-4.4.4. An edition that pays by the first route never pays more (PEER-15), so its best
 * plan is proven too if it is paid in full.
 */
const paysInFull = (state: State, railway: RailwayId, plan: RunPlan): boolean =>
  revenueOfRun(state, railway, plan).total === revenueOf(state, railway, plan).total

/** Whether the first of some plans is known to earn most. */
export const isProven = (
  state: State,
  railway: RailwayId,
  { plans, proven }: { readonly plans: readonly RunPlan[]; readonly proven: boolean },
): boolean => proven && plans.slice(0, 1).every((plan) => paysInFull(state, railway, plan))

/**
 * 1873-4.4.3: a train of size n runs n routes, the diesel as many as there are. Each route goes to the first train of its
 * size that has room, or else to the first one, where it is one too many.
 */
function planFrom(state: State, railway: RailwayId, routes: readonly EditedRoute[]): RunPlan {
  const { trains: sizes, diesel } = railwayOf(state, railway)
  const all = sizes.map((size) => ({ size, routes: [] as Route[] }))
  for (const { train, path } of routes) {
    const named = all.filter(({ size }) => String(size) === train)
    const target = named.find((one) => one.routes.length < one.size) ?? named[0]
    target?.routes.push(path)
  }
  const byDiesel = routes.filter(({ train }) => train === 'D').map(({ path }) => path)
  return diesel ? { trains: all, diesel: byDiesel } : { trains: all }
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
