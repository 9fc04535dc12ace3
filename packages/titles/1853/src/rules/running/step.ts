import type { Move, Procedure, Shape } from '@stellwerk/engine'
import { fields, listOf, oneOf, replaceTop, text, whole } from '@stellwerk/engine'
import type { Run, TrainRun } from '../../actions.js'
import type { CompanyId } from '../../data/types.js'
import { tell } from '../../events.js'
import type { PayoutFrame, StepFrame } from '../../frames.js'
import type { GameWork, State } from '../../state.js'
import { bankPays, companyOf } from '../../state.js'
import { payDebtIfPossible } from '../debt.js'
import { controllerOf } from '../managers.js'
import { trainIds } from '../train-supply.js'
import type { BestRun, Duties } from './index.js'
import { bestRun, earningsOf, hasRun, linesAlong, refuseRuns } from './index.js'
import { basesAreOver } from '../turn-order.js'

/** What the company owes to its runs was put into the frame of its turn, and from there into this one. */
type RunFrame = StepFrame & Duties

/** The best runs for a dividend and those for the treasury, if they differ. */
export function bestRuns(state: State, company: CompanyId, duties: Duties): readonly BestRun[] {
  const treasury = bestRun(state, company, 'treasury', duties)
  // 1853-3.4.2-a: there will be no dividend
  if (companyOf(state, company).director === null) return [treasury]
  const dividend = bestRun(state, company, 'dividend', duties)
  return dividend.revenue === treasury.revenue && dividend.mailMoney === treasury.mailMoney
    ? [dividend]
    : [dividend, treasury]
}

/** The fields of a run. */
export const runShape: Shape = fields(
  { runs: listOf(fields({ train: oneOf(...trainIds), route: listOf(text, 200) }), 10) },
  { mail: whole },
)

const runTrains: Move<State, RunFrame, Run> = {
  shape: runShape,
  *choices(state, frame, player) {
    for (const { runs, mail } of bestRuns(state, frame.company, frame))
      yield { action: { type: 'run', player, runs, ...(mail === undefined ? {} : { mail }) } }
  },
  // 1853-4.5.10-c: all others are accepted as well
  partial: () => true,
  refuse: (state, frame, { runs, mail }) => refuseRuns(state, frame.company, runs, mail, frame),
  carryOut: (work, { company }, { runs, mail }) => carryOutRun(work, company, runs, mail),
}

function carryOutRun(
  work: GameWork,
  company: CompanyId,
  runs: readonly TrainRun[],
  mail: number | undefined,
): void {
  const { revenue, mailMoney, parts } = earningsOf(linesAlong(work.state, company, runs), runs, mail)
  tell(work, 'ran', { company, runs, mail: mail ?? null, revenue, mailMoney, parts: parts as never })
  // 1853-4.6.6-a, -b, -c: to the company in any case, and no part of what can be paid out
  bankPays(work, company, mailMoney, 'mail')
  payDebtIfPossible(work, company)
  replaceTop(work, { kind: 'payout', company, revenue } satisfies PayoutFrame)
}

/** The trains run (1853-4.5); without any run there is nothing to decide. */
export const run: Procedure<State, RunFrame> = {
  advance(work, { company }) {
    if (hasRun(work.state, company)) return false
    carryOutRun(work, company, [], undefined)
    return true
  },
  deciders: (state, { company }) => [controllerOf(state, company)],
  moves: { run: runTrains },
  forbids: { ...basesAreOver, buyTrain: '1853-4.8.1-a' },
}
