import { Recent } from '@stellwerk/engine'
import type { RunPlan } from '../../../actions.js'
import { railways } from '../../../data/companies.js'
import { concessionRoutes } from '../../../data/concessions.js'
import type { HexId, RailwayId } from '../../../data/types.js'
import type { State } from '../../../state.js'
import type { Network } from './network.js'
import { networkAt } from './network.js'
import type { View } from './view.js'
import { viewOn } from './view.js'

interface Known {
  readonly tiles: State['tiles']
  readonly railway: RailwayId
  readonly network: Network
}

const known = new Recent<RunPlan, Known>(4)

/** As much of the network as it takes to check a plan and to count its revenue: a whole one is for those who look for routes. */
export function networkAlong(state: Pick<State, 'tiles'>, railway: RailwayId, plan: RunPlan): Network {
  const { tiles } = state
  let found = known.get(plan)
  if (!found || found.tiles !== tiles || found.railway !== railway)
    known.set(plan, (found = { tiles, railway, network: networkAt(state, hexesOf(railway, plan)) }))
  return found.network
}

export const viewAlong = (state: State, railway: RailwayId, plan: RunPlan): View =>
  viewOn(networkAlong(state, railway, plan), state, railway)

/** The hexes of the routes, of the concession routes that have to be among them, and the homes. */
function* hexesOf(railway: RailwayId, { trains, diesel = [] }: RunPlan): Iterable<HexId> {
  for (const { routes } of trains) for (const route of routes) yield* route
  for (const route of diesel) yield* route
  for (const route of concessionRoutes[railway]) for (const { hex } of route) yield hex
  for (const { hex } of railways[railway].homes) yield hex
}
