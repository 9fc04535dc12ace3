import { remembered } from '@stellwerk/ledger'
import type { Lines } from '@stellwerk/rails'
import type { CompanyId, TrainId } from '../data/types.js'
import { estimatedRun } from '../rules/running/best-run.js'
import { linesOf } from '../rules/running/lines.js'
import type { State } from '../state.js'
import { companyOf } from '../state.js'

const once = remembered<Lines>()

/** About what a company would earn with these trains on the board as it is; searched once for a network and a phase. */
export function revenueWith(state: State, company: CompanyId, trains: readonly TrainId[]): number {
  if (trains.length === 0) return 0
  const sorted = trains.toSorted()
  return once(linesOf(state, company), `${state.phase} ${sorted.join()}`, () => {
    const changed = { ...companyOf(state, company), trains: sorted }
    return estimatedRun({ ...state, companies: { ...state.companies, [company]: changed } }, company).total
  })
}
