import { top } from '@stellwerk/engine'
import type { Run, TrainRun } from '../actions.js'
import type { StepFrame } from '../frames.js'
import type { Duties } from '../rules/running/index.js'
import { earningsOf, linesOf, refuseRuns } from '../rules/running/index.js'
import type { State } from '../state.js'
import { bankHolds, companyOf } from '../state.js'
import { gainOf, paidInRound } from './rest-of-game.js'

/** The end is in sight when the bank pays for no more rounds than these, or a price is not far from the top. */
const roundsInSight = 3
const highPrice = 320

const isEndInSight = (state: State, { price }: { readonly price: number | null }): boolean =>
  bankHolds(state) <= roundsInSight * paidInRound(state) || (price ?? 0) >= highPrice

/**
 * Games last some 25 operating rounds. Two companies that wait for each other, as at 380 or under a manager, must not make one
 * endless: later all trains run.
 */
const mostRounds = 30

/** What it must bring at least that a train stands still. */
const forNothing = 5

/**
 * The runs with which the player has most in the end: trains may stand still (1853-4.5.10-c). The round in which the bank runs
 * out is the last one (1853-5.1.2-a) and is paid in full (1853-5.1.2-c), so it pays to come to it with as little in the bank
 * as possible, and one round more may be worth more than what is forgone for it. It is worth something to everybody, so what the
 * others get does not count against it: or whoever is behind would end the game for which others have made room.
 */
export function sparingRun(state: State, run: Run): Run {
  const { company, ...duties } = top(state) as StepFrame & Duties
  const isOpen = state.operatingRounds <= mostRounds && isEndInSight(state, companyOf(state, company))
  if (run.runs.length === 0 || !isOpen) return run
  const { mail: _, ...plain } = run
  const lines = linesOf(state, company)
  const worthOf = ({ runs, mail }: Run): number => {
    const { revenue, mailMoney } = runs.length > 0 ? earningsOf(lines, runs, mail) : nothing
    return gainOf(state, run.player, company, { revenue, mail: mailMoney })
  }
  const parts = partsOf(run.runs)
    .filter((runs) => runs.length < run.runs.length)
    .filter((runs) => !refuseRuns(state, company, runs, undefined, duties))
    .map((runs) => ({ ...plain, runs }))
  return parts
    .map((part) => ({ run: part, worth: worthOf(part) - forNothing }))
    .reduce((best, part) => (part.worth > best.worth ? part : best), { run, worth: worthOf(run) }).run
}

const nothing = { revenue: 0, mailMoney: 0 }

/** Some of the runs, or none. */
const partsOf = (runs: readonly TrainRun[]): readonly (readonly TrainRun[])[] =>
  runs.reduce<readonly (readonly TrainRun[])[]>(
    (parts, run) => [...parts, ...parts.map((part) => [...part, run])],
    [[]],
  )
