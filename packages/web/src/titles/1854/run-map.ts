import type { CompanyId, State, TrainId } from '@stellwerk/1854'
import { austriaFace, faultsOfRuns } from '@stellwerk/1854'
import { top } from '@stellwerk/engine'
import type { RouteHands } from '../../board/route-hands.js'
import type { RunMap } from '../../board/run-map.js'
import { handsOn } from '../../decision/runs/hands.js'
import { withBestCalls } from './decision/run/passes.js'
import type { RunDraft } from './draft.js'
import { waysOf } from './routes.js'

/** Trains of a kind are told apart by their place in the list. */
export const runId = ({ train }: { readonly train: string }, index: number): string => `${train}#${index}`

const companyIn = (state: State): CompanyId => top(state)?.['company'] as CompanyId

/** The runs under work as taps on the map change them; each calls where that pays most. */
export function handsOnRuns(state: State, draft: RunDraft): RouteHands<RunDraft> {
  const company = companyIn(state)
  return handsOn<TrainId>(draft, {
    idOf: runId,
    waysOf: () => waysOf(state, company),
    changed: (next) => ({ ...next, runs: next.runs.map((run) => withBestCalls(state, company, run)) }),
  })
}

export const runMap: RunMap<State> = {
  routes: (draft) =>
    (draft as RunDraft).runs.map((run, i) => ({ id: runId(run, i), train: run.train, path: run.route })),
  begun(draft) {
    const { begun } = draft as RunDraft
    return begun && { train: begun.train, path: begun.route }
  },
  // less than the best is worth knowing too
  plan(state, draft) {
    const [company, { runs }] = [companyIn(state), draft as RunDraft]
    return faultsOfRuns(state, company, runs).length > 0
      ? undefined
      : austriaFace.runs.given?.value(state, company, runs)
  },
  hands: (state, draft) => handsOnRuns(state, draft as RunDraft) as RouteHands<unknown>,
  idOf: (routes, at) => runId(routes[at] ?? { train: '' }, at),
}
