import type { RailwayId, State } from '@stellwerk/1873'
import { harzbahnFace } from '@stellwerk/1873'
import { top } from '@stellwerk/engine'
import type { OpenRoute, RouteHands } from '../../board/route-hands.js'
import type { RunMap } from '../../board/run-map.js'
import { asking, putDown, takenUp, trainsOf, withRoute } from './decision/run/plan.js'
import type { RunDraft } from './draft.js'
import { waysOf } from './routes.js'

const railwayIn = (state: State): RailwayId => top(state)?.['operation'] as RailwayId

const routesOf = ({ plan }: RunDraft) => trainsOf(plan).flatMap((train) => train.routes)

/** The plan under work as taps on the map change it. */
export function handsOn(state: State, draft: RunDraft): RouteHands<RunDraft> {
  return {
    routes: routesOf(draft),
    open: openIn(state, draft),
    take: (id) => takenUp(draft, id),
    putDown: () => putDown(draft),
    ask: (hex) => asking(draft, hex),
  }
}

function openIn(state: State, draft: RunDraft): OpenRoute<RunDraft> | undefined {
  const railway = railwayIn(state)
  const { train } = draft
  if (train !== undefined)
    return {
      route: draft.route ?? [],
      ways: waysOf(state, railway, train),
      change: (route) => ({ ...draft, route }),
    }
  const taken = routesOf(draft).find(({ id }) => id === draft.taken)
  return (
    taken && {
      id: taken.id,
      route: taken.route,
      ways: waysOf(state, railway, taken.train),
      change: (route) => withRoute(draft, taken.id, route),
    }
  )
}

export const runMap: RunMap<State> = {
  routes: (draft) =>
    routesOf(draft as RunDraft).map(({ id, train, route }) => ({ id, train: String(train), path: route })),
  begun(draft) {
    const { train, route = [] } = draft as RunDraft
    return train === undefined ? undefined : { train: String(train), path: route }
  },
  plan(state, draft) {
    const { given } = harzbahnFace.runs
    const [railway, plan] = [railwayIn(state), (draft as RunDraft).plan]
    return given?.faults(state, railway, plan).length === 0 ? given.value(state, railway, plan) : undefined
  },
  hands: (state, draft) => handsOn(state, draft as RunDraft) as RouteHands<unknown>,
  // routes of the same size count on
  idOf(routes, at) {
    const train = routes[at]?.train
    return `${train}:${routes.slice(0, at).filter((route) => route.train === train).length}`
  },
}
