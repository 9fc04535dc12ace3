import type { Lines } from '@stellwerk/rails'
import type { Estimate, Outcome, Plan } from '@stellwerk/router'
import { estimateSteps, solve } from '@stellwerk/router'
import type { TrainRun } from '../../actions.js'
import type { CompanyId, HexId, TrainId } from '../../data/types.js'
import type { State } from '../../state.js'
import { companyOf } from '../../state.js'
import { routeAlong } from './along.js'
import type { Duties } from './duties.js'
import { hexesOfDuty } from './duties.js'
import type { RunEarnings } from './earnings.js'
import { earningsOf } from './earnings.js'
import { forcedSearch, searchFor, waysToForce } from './forced.js'
import type { Track } from './in-range.js'
import { linesOf } from './lines.js'

/**
 * What the best runs are depends on what becomes of the earnings, because the mail is the company's in any case
 * (1853-4.6.6-b). `treasury`: earnings and mail together are the most. `dividend`: the earnings are the most, and the mail
 * the most beside them.
 */
export type Aim = 'treasury' | 'dividend'

/** So much more than mail can ever be: a pound of earnings outweighs it. */
export const weights: Readonly<Record<Aim, number>> = { treasury: 1, dividend: 1000 }

export interface BestRun extends Omit<RunEarnings, 'parts'> {
  readonly runs: readonly TrainRun[]
  /** Which run carries the mail. */
  readonly mail: number | undefined
  /** Nothing is better; false only if the search was stopped. */
  readonly proven: boolean
}

const none: BestRun = { runs: [], mail: undefined, revenue: 0, mailMoney: 0, proven: true }

const known = new WeakMap<Lines, Map<string, BestRun>>()

/** The best runs of all trains of a company that meet its duties. */
export function bestRun(state: State, company: CompanyId, aim: Aim, duties: Duties = {}): BestRun {
  // longest first
  const trains = companyOf(state, company).trains.toReversed()
  if (trains.length === 0) return none
  const lines = linesOf(state, company)
  const ofLines = known.get(lines) ?? new Map<string, BestRun>()
  known.set(lines, ofLines)
  const hexes = hexesOfDuty(duties)
  const key = [aim, ...trains, '/', ...hexes].join()
  let best = ofLines.get(key)
  if (!best) {
    best = isTreasuryBest(state, company, aim, duties)
      ? bestRun(state, company, 'treasury')
      : searchRuns(lines, trains, hexes, weights[aim])
    ofLines.set(key, best)
  }
  return best
}

export interface EstimatedRun extends Estimate {
  /** The part of it that is mail, which is never paid out (1853-4.6.6-b). */
  readonly mail: number
}

/**
 * About what the best runs earn, mail included, soon known on every board: for programs that weigh many tiles and trains,
 * and ask for the state with the tile or the train in it.
 */
export function estimatedRun(state: State, company: CompanyId): EstimatedRun {
  const trains = companyOf(state, company).trains.toReversed()
  if (trains.length === 0) return { total: 0, mail: 0, proven: true }
  const lines = linesOf(state, company)
  const { plans, proven } = solve(
    { ...searchFor(lines, trains).task, mail: true },
    { maxSteps: estimateSteps },
  )
  const { total, runs } = plans[0] ?? { total: 0, runs: [] }
  return { total, mail: runs.reduce((sum, { earnings }) => sum + earnings.mail, 0), proven }
}

/**
 * Whether the best runs for the treasury are those for a dividend too: they are if no runs earn more without the mail,
 * since with as much earned none can have more mail. Mostly that is so, and easier to tell than to search once more.
 */
function isTreasuryBest(state: State, company: CompanyId, aim: Aim, duties: Duties): boolean {
  if (aim === 'treasury' || hexesOfDuty(duties).length > 0) return false
  const { revenue, proven } = bestRun(state, company, 'treasury')
  const { trains } = companyOf(state, company)
  return proven && isMost(linesOf(state, company), trains.toReversed(), revenue)
}

/** Whether the trains cannot earn more than this; the search ends as soon as that is known. */
function isMost(lines: Lines, trains: readonly TrainId[], revenue: number): boolean {
  const signal = { aborted: false }
  const { bound } = solve(searchFor(lines, trains).task, {
    signal,
    progress: (known) => (signal.aborted = known.best > revenue || known.bound <= revenue),
  })
  return bound <= revenue
}

interface Found {
  readonly track: Track
  readonly outcome: Outcome
}

/** The best runs of some trains over all these hexes, as far as they can; `withMail`: one of them carries it. */
export function searchRuns(
  lines: Lines,
  trains: readonly TrainId[],
  hexes: readonly HexId[],
  weight: number,
  withMail = true,
): BestRun {
  const found = waysToForce(trains, hexes).map((way): Found => {
    const { track, task } =
      way.length === 0 ? searchFor(lines, trains, weight) : forcedSearch(lines, trains, way, weight)
    return { track, outcome: solve({ ...task, mail: withMail }) }
  })
  const best = found.reduce((a, b) => (planOf(b).total > planOf(a).total ? b : a))
  const { runs } = planOf(best)
  const carrier = runs.findIndex(({ earnings }) => earnings.mail > 0)
  const mail = carrier < 0 ? undefined : carrier
  const routes = runs.map(({ train, route }): TrainRun => ({
    train: trains[train] as TrainId,
    route: routeAlong(best.track, route),
  }))
  const { revenue, mailMoney } = earningsOf(lines, routes, mail)
  return { runs: routes, mail, revenue, mailMoney, proven: found.every(({ outcome }) => outcome.proven) }
}

const planOf = ({ outcome }: Found): Plan => outcome.plans[0] as Plan
