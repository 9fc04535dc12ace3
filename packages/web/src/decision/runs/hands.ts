import type { Ways } from '@stellwerk/table'
import type { OpenRoute, RouteHands } from '../../board/route-hands.js'
import type { RunDraft } from './plan.js'
import { asking, putDown, runId, takenUp, withRoute } from './plan.js'

/** A plan of runs as taps on the map change it. */
export function handsOn(draft: RunDraft, waysOf: (train: string) => Ways): RouteHands<RunDraft> {
  const routes = draft.runs.map((run, at) => ({ id: runId(run, at), route: run.route }))
  return {
    routes,
    open: openIn(draft, waysOf),
    take: (id) =>
      takenUp(
        draft,
        routes.findIndex((each) => each.id === id),
      ),
    putDown: () => putDown(draft),
    ask: (hex) => asking(draft, hex),
  }
}

function openIn(draft: RunDraft, waysOf: (train: string) => Ways): OpenRoute<RunDraft> | undefined {
  const { begun, taken = -1 } = draft
  const run = begun ?? draft.runs[taken]
  if (!run) return undefined
  return {
    ...(!begun && { id: runId(run, taken) }),
    route: run.route,
    ways: waysOf(run.train),
    change: (route) => withRoute(draft, route),
  }
}
