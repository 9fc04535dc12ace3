import type { Move, PlayerId, Procedure } from '@stellwerk/engine'
import { fields, listOf, oneOf, replaceTop, text, whole } from '@stellwerk/engine'
import type { Run, TrainRun } from '../../actions.js'
import { trains } from '../../data/trains.js'
import type { CompanyId } from '../../data/types.js'
import { tell } from '../../events.js'
import type { PayoutFrame, StepFrame } from '../../frames.js'
import type { GameWork, State } from '../../state.js'
import { directorOf } from '../../state.js'
import { closeAfterFirstRun } from '../mountains.js'
import { outOfOrder } from '../turn-order.js'
import { bestRun, refuseRuns, revenueOf } from './index.js'

/** A plan: which train runs where. */
export const runsShape = listOf(
  fields({ train: oneOf(...Object.keys(trains)), route: listOf(text, 100) }, { passes: listOf(whole, 100) }),
  10,
)

const runTrains: Move<State, StepFrame, Run> = {
  shape: fields({ runs: runsShape }),
  *choices(state, { company }, player) {
    yield { action: { type: 'run', player, runs: bestRun(state, company).runs } }
  },
  // whatever else earns as much is accepted
  partial: () => true,
  refuse: (state, { company }, { runs }) => refuseRuns(state, company, runs),
  carryOut: (work, { company }, { runs }) => carryOutRun(work, company, runs),
}

function carryOutRun(work: GameWork, company: CompanyId, runs: readonly TrainRun[]): void {
  const { total, parts } = revenueOf(work.state, company, runs)
  tell(work, 'ran', { company, runs, revenue: total, parts: parts as never })
  if (runs.length > 0) closeAfterFirstRun(work, company)
  replaceTop(work, { kind: 'payout', company, revenue: total } satisfies PayoutFrame)
}

/** Step 4 (1854-or-turn-a): the director runs the trains, for the most that they can earn. */
export const run: Procedure<State, StepFrame> = {
  advance(work, { company }) {
    // 1854-revenue-f
    if (bestRun(work.state, company).total > 0) return false
    carryOutRun(work, company, [])
    return true
  },
  deciders: (state, { company }) => [directorOf(state, company) as PlayerId],
  moves: { run: runTrains },
  forbids: outOfOrder('run'),
}
