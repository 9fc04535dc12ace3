import type { RailwayId, State } from '@stellwerk/1873'
import { top } from '@stellwerk/engine'
import type { OpenRoute, RouteHands } from '../../../board/route-hands.js'
import { asking, putDown, takenUp, trainsOf, withRoute } from '../decision/run/plan.js'
import type { RunDraft } from '../draft.js'
import { waysOf } from '../routes.js'

/** The plan under work as taps on the map change it. */
export function handsOn(state: State, draft: RunDraft): RouteHands<RunDraft> {
  const routes = trainsOf(draft.plan).flatMap((train) => train.routes)
  return {
    routes,
    open: openIn(state, draft, routes),
    take: (id) => takenUp(draft, id),
    putDown: () => putDown(draft),
    ask: (hex) => asking(draft, hex),
  }
}

function openIn(
  state: State,
  draft: RunDraft,
  routes: ReturnType<typeof trainsOf>[number]['routes'],
): OpenRoute<RunDraft> | undefined {
  const railway = top(state)?.['operation'] as RailwayId
  const { train } = draft
  if (train !== undefined)
    return {
      route: draft.route ?? [],
      ways: waysOf(state, railway, train),
      change: (route) => ({ ...draft, route }),
    }
  const taken = routes.find(({ id }) => id === draft.taken)
  return (
    taken && {
      id: taken.id,
      route: taken.route,
      ways: waysOf(state, railway, taken.train),
      change: (route) => withRoute(draft, taken.id, route),
    }
  )
}
