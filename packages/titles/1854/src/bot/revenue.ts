import { remembered } from '@stellwerk/ledger'
import type { Lines } from '@stellwerk/rails'
import type { CompanyId, TrainId } from '../data/types.js'
import { estimatedRun } from '../rules/running/best-run.js'
import { linesOf } from '../rules/running/lines.js'
import type { State } from '../state.js'
import { companyOf, isLocal, isMajor } from '../state.js'

const once = remembered<Lines>()

/** About what a company would earn with these trains on the board as it is; searched once for a network and a phase. */
export function revenueWith(state: State, company: CompanyId, trains: readonly TrainId[]): number {
  if (trains.length === 0) return 0
  return once(
    linesOf(state, company),
    `${state.phase} ${trains.toSorted().join()}`,
    () => estimatedRun(withTrains(state, company, trains), company).total,
  )
}

function withTrains(state: State, company: CompanyId, trains: readonly TrainId[]): State {
  const changed = { [company]: { ...companyOf(state, company), trains } }
  if (isMajor(company)) return { ...state, majors: { ...state.majors, ...changed } }
  if (isLocal(company)) return { ...state, locals: { ...state.locals, ...changed } }
  return { ...state, ags: { ...state.ags, ...changed } }
}
