import { frameOf, top } from '@stellwerk/engine'
import type { Run, TrainRun } from '../actions.js'
import type { CompanyId } from '../data/types.js'
import type { OperatingRoundFrame, StepFrame } from '../frames.js'
import { operatingOrder } from '../rules/course.js'
import type { Duties } from '../rules/running/index.js'
import { earningsOf, linesOf, refuseRuns } from '../rules/running/index.js'
import { paidShares } from '../rules/shares.js'
import type { State } from '../state.js'
import { bankHolds, companyOf } from '../state.js'
import { revenueWith } from './revenue.js'

/** The part of a round's payments that may be left when it is still worth while to spare the bank. */
const lastPart = 0.4

/**
 * Runs after which the bank is not yet empty. The round in which it runs out is the last one (1853-5.1.2-a) and is paid in full
 * (1853-5.1.2-c), so one more of them is worth more than what the last companies forgo; trains may stand still
 * (1853-4.5.10-c). In the beginning of a round too much would have to be forgone.
 */
export function sparingRun(state: State, run: Run): Run {
  const { company, ...duties } = top(state) as StepFrame & Duties
  const bank = bankHolds(state)
  const paid = paidFor(state, company, run.runs, run.mail)
  if (state.bankOut || bank > paid) return run
  const { todo } = frameOf<OperatingRoundFrame>(state, 'operating-round') ?? { todo: [] }
  const expected = (companies: readonly CompanyId[]): number =>
    companies.reduce((sum, one) => sum + expectedOf(state, one), 0)
  if (expected([company, ...todo]) > lastPart * expected(operatingOrder(state))) return run
  const [best] = partsOf(run.runs)
    .map((runs) => ({ runs, paid: paidFor(state, company, runs) }))
    .filter((some) => some.paid < bank && !refuseRuns(state, company, some.runs, undefined, duties))
    .toSorted((a, b) => b.paid - a.paid)
  const { mail: _, ...rest } = run
  return best ? { ...rest, runs: best.runs } : run
}

/** Some of the runs, or none. */
const partsOf = (runs: readonly TrainRun[]): readonly (readonly TrainRun[])[] =>
  runs.reduce<readonly (readonly TrainRun[])[]>(
    (parts, run) => [...parts, ...parts.map((part) => [...part, run])],
    [[]],
  )

/** What the bank pays for runs with a full dividend: to the players for their shares, and the mail. */
function paidFor(state: State, company: CompanyId, runs: readonly TrainRun[], mail?: number): number {
  if (runs.length === 0) return 0
  const { revenue, mailMoney } = earningsOf(linesOf(state, company), runs, mail)
  return held(state, company) * revenue + mailMoney
}

const expectedOf = (state: State, company: CompanyId): number =>
  held(state, company) * revenueWith(state, company, companyOf(state, company).trains)

/** The part of a company that its dividends are paid for. */
const held = (state: State, company: CompanyId): number =>
  state.order.reduce((sum, player) => sum + paidShares(state, company, player), 0) / 10
