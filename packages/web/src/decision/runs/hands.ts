import type { Ways } from '../../board/route-edit.js'
import type { OpenRoute, RouteHands } from '../../board/route-hands.js'
import type { RunDraft } from './plan.js'
import { asking, putDown, takenUp, withRoute } from './plan.js'

interface Title<T extends string> {
  /** What a run is called between map and card. */
  idOf(run: RunDraft<T>['runs'][number], at: number): string
  waysOf(train: T): Ways
  /** What else changes with the way of a run. */
  changed?(draft: RunDraft<T>): RunDraft<T>
}

/** A plan with one run for each train, as taps on the map change it. */
export function handsOn<T extends string>(draft: RunDraft<T>, title: Title<T>): RouteHands<RunDraft<T>> {
  const routes = draft.runs.map((run, at) => ({ id: title.idOf(run, at), route: run.route }))
  return {
    routes,
    open: openIn(draft, title),
    take: (id) =>
      takenUp(
        draft,
        routes.findIndex((each) => each.id === id),
      ),
    putDown: () => putDown(draft),
    ask: (hex) => asking(draft, hex),
  }
}

function openIn<T extends string>(draft: RunDraft<T>, title: Title<T>): OpenRoute<RunDraft<T>> | undefined {
  const { begun, taken = -1 } = draft
  const run = begun ?? draft.runs[taken]
  if (!run) return undefined
  const { changed = (next) => next } = title
  return {
    ...(!begun && { id: title.idOf(run, taken) }),
    route: run.route,
    ways: title.waysOf(run.train),
    change: (route) => changed(withRoute(draft, route)),
  }
}
