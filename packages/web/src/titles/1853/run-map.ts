import type { CompanyId, State } from '@stellwerk/1853'
import { faultsOfRuns, indiaFace } from '@stellwerk/1853'
import { top } from '@stellwerk/engine'
import type { RouteHands } from '../../board/route-hands.js'
import type { RunMap } from '../../board/run-map.js'
import { handsOn } from '../../decision/runs/hands.js'
import type { RunDraft } from './draft.js'
import { waysOf } from './routes.js'

const companyIn = (state: State): CompanyId => top(state)?.['company'] as CompanyId

export const runMap: RunMap<State> = {
  routes: (draft) =>
    (draft as RunDraft).runs.map(({ train, route }, i) => ({ id: String(i), train, path: route })),
  begun(draft) {
    const { begun } = draft as RunDraft
    return begun && { train: begun.train, path: begun.route }
  },
  plan(state, draft) {
    const [company, { runs, mail }] = [companyIn(state), draft as RunDraft]
    return faultsOfRuns(state, company, runs).length > 0
      ? undefined
      : indiaFace.runs.given?.value(state, company, { runs, mail })
  },
  hands: (state, draft) =>
    handsOn(draft as RunDraft, {
      idOf: (_, at) => String(at),
      waysOf: (train) => waysOf(state, companyIn(state), train),
    }) as RouteHands<unknown>,
  idOf: (_, at) => String(at),
}
