import type { Route, RunPlan } from '../../actions.js'
import type { RailwayId } from '../../data/types.js'
import type { State } from '../../state.js'
import { railwayOf } from '../../state.js'
import { revenueOfRun } from './run-plan.js'
import { revenueOf } from './running/index.js'

/** A route of a train, which is named by its size, or D. */
interface NamedRoute {
  readonly train: string
  readonly path: Route
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
export function planFrom(state: State, railway: RailwayId, routes: readonly NamedRoute[]): RunPlan {
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
