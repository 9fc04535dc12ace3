import type { Lines } from '@stellwerk/rails'
import type { Route as Line, Segment } from '@stellwerk/router'
import { thingsOf } from '@stellwerk/router'
import type { TrainRun } from '../../actions.js'
import type { CompanyId, HexId } from '../../data/types.js'
import type { State } from '../../state.js'
import { companyOf } from '../../state.js'
import { lineOf } from './along.js'
import type { Aim, BestRun } from './best-run.js'
import { searchRuns, weights } from './best-run.js'
import type { Duties } from './duties.js'
import { hexesOfDuty } from './duties.js'
import { earningsOf } from './earnings.js'
import { linesOf } from './lines.js'
import { faultsOfRuns } from './plan.js'

/**
 * The best runs that begin with the given ones: those stay, and the other trains run beside them. Undefined if the given
 * ones have a fault, or if the duties cannot be met beside them.
 */
export function completeRun(
  state: State,
  company: CompanyId,
  aim: Aim,
  given: readonly TrainRun[],
  duties: Duties = {},
): BestRun | undefined {
  if (faultsOfRuns(state, company, given).length > 0) return undefined
  const lines = linesOf(state, company)
  const left = without(lines, given)
  // longest first
  const trains = companyOf(state, company).trains.toReversed()
  for (const { train } of given) trains.splice(trains.indexOf(train), 1)
  const runsOver = (runs: readonly TrainRun[]) => (hex: HexId) =>
    runs.some(({ route }) => route.includes(hex))
  const owed = hexesOfDuty(duties).filter((hex) => !runsOver(given)(hex))
  if (trains.length === 0) return owed.length > 0 ? undefined : mailedBest(lines, given, aim, true)
  const found = [true, ...(given.length > 0 ? [false] : [])].flatMap((withMail): BestRun[] => {
    const rest = searchRuns(left, trains, owed, weights[aim], withMail)
    if (!owed.every(runsOver(rest.runs))) return []
    return [mailedBest(lines, [...given, ...rest.runs], aim, rest.proven)]
  })
  return best(found, aim)
}

const worth = ({ revenue, mailMoney }: BestRun, aim: Aim): number => revenue * weights[aim] + mailMoney

const best = (plans: readonly BestRun[], aim: Aim): BestRun | undefined =>
  plans.toSorted((a, b) => worth(b, aim) - worth(a, aim))[0]

/** Runs with the mail on that one of them where it is worth most. */
function mailedBest(lines: Lines, runs: readonly TrainRun[], aim: Aim, proven: boolean): BestRun {
  const ways = [undefined, ...runs.keys()].map((mail): BestRun => {
    const { revenue, mailMoney } = earningsOf(lines, runs, mail)
    return { runs, mail, revenue, mailMoney, proven }
  })
  return best(ways, aim) as BestRun
}

/** The track that is left beside some runs (1853-4.5.10-a): no train has the gauge of what they use. */
function without(lines: Lines, runs: readonly TrainRun[]): Lines {
  const { network } = lines
  const used = new Set(runs.flatMap(({ route }) => thingsOf(network, lineOf(lines, route) as Line)))
  const thingsAt = (point: number): readonly number[] => network.points[point]?.things ?? []
  const isUsed = ({ things, from, to }: Segment): boolean =>
    [...things, ...thingsAt(from), ...thingsAt(to)].some((thing) => used.has(thing))
  const segments = network.segments.map((segment) => (isUsed(segment) ? { ...segment, gauges: [] } : segment))
  return { ...lines, network: { ...network, segments } }
}
