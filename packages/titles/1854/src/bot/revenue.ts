import type { Lines } from '@stellwerk/rails'
import type { CompanyId, TrainId } from '../data/types.js'
import { estimatedRun } from '../rules/running/best-run.js'
import { linesOf } from '../rules/running/lines.js'
import type { State } from '../state.js'
import { companyOf, isLocal, isMajor } from '../state.js'

const known = new WeakMap<Lines, Map<string, number>>()

/** About what a company would earn with these trains on the board as it is; searched once for a network. */
export function revenueWith(state: State, company: CompanyId, trains: readonly TrainId[]): number {
  if (trains.length === 0) return 0
  const lines = linesOf(state, company)
  const ofLines = known.get(lines) ?? new Map<string, number>()
  known.set(lines, ofLines)
  const key = trains.toSorted().join()
  let found = ofLines.get(key)
  if (found === undefined) {
    found = estimatedRun(withTrains(state, company, trains), company).total
    ofLines.set(key, found)
  }
  return found
}

function withTrains(state: State, company: CompanyId, trains: readonly TrainId[]): State {
  const changed = { [company]: { ...companyOf(state, company), trains } }
  if (isMajor(company)) return { ...state, majors: { ...state.majors, ...changed } }
  if (isLocal(company)) return { ...state, locals: { ...state.locals, ...changed } }
  return { ...state, ags: { ...state.ags, ...changed } }
}
