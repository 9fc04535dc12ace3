import type { Estimate } from '@stellwerk/router'
import type { RailwayId } from '../../../data/types.js'
import type { State } from '../../../state.js'
import { railwayOf } from '../../../state.js'
import { quick } from './effort.js'
import { revenueOf } from './revenue.js'
import { suggestPlans } from './suggest.js'

/**
 * About what a railway's best run earns, in a fraction of the time that the proof takes on rich boards. For programs that
 * weigh many tiles and trains: they ask for the state with the tile or the train in it.
 */
export function estimatedRun(state: State, railway: RailwayId): Estimate {
  const { trains, diesel } = railwayOf(state, railway)
  const { plans, proven } =
    trains.length > 0 || diesel
      ? suggestPlans(state, railway, 1, quick)
      : { plans: [{ trains: [] }], proven: true }
  const [plan] = plans
  return plan ? { total: revenueOf(state, railway, plan).total, proven } : { total: 0, proven: true }
}
