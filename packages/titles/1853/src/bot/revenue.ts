import { remembered } from '@stellwerk/ledger'
import type { Lines } from '@stellwerk/rails'
import type { CompanyId, TrainId } from '../data/types.js'
import { estimatedRun } from '../rules/running/best-run.js'
import { linesOf } from '../rules/running/lines.js'
import type { State } from '../state.js'
import { companyOf } from '../state.js'

/** What a company takes in a round: what it can pay out, and the mail, which is its own in any case (1853-4.6.6-b). */
export interface Takings {
  readonly revenue: number
  readonly mail: number
}

const nothing: Takings = { revenue: 0, mail: 0 }

const once = remembered<Lines, Takings>()

/** About what a company would take with these trains on the board as it is; searched once for a network and a phase. */
export function takingsWith(state: State, company: CompanyId, trains: readonly TrainId[]): Takings {
  if (trains.length === 0) return nothing
  const sorted = trains.toSorted()
  return once(linesOf(state, company), `${state.phase} ${sorted.join()}`, () => {
    const changed = { ...companyOf(state, company), trains: sorted }
    const { total, mail } = estimatedRun(
      { ...state, companies: { ...state.companies, [company]: changed } },
      company,
    )
    return { revenue: total - mail, mail }
  })
}

/** About what it could pay out with these trains. */
export const revenueWith = (state: State, company: CompanyId, trains: readonly TrainId[]): number =>
  takingsWith(state, company, trains).revenue
