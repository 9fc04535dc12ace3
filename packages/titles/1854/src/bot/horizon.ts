import { phaseOrder } from '../data/phases.js'
import { trainStacks, trains } from '../data/trains.js'
import type { PhaseId, TrainId } from '../data/types.js'
import { operatingOrder } from '../rules/course.js'
import type { State } from '../state.js'
import { bankHolds, companyOf } from '../state.js'
import { runningTrains } from '../rules/running/best-run.js'
import { revenueWith } from './revenue.js'

/** How long the game may last, seen from one position. */
export interface Horizon {
  /** Operating rounds before the next trains are scrapped, and after that. */
  readonly now: number
  readonly next: number
  /** The train whose sale scraps the next ones; none once all are permanent. */
  readonly scraps: TrainId | undefined
  /** The phase that begins with it. */
  readonly phase: PhaseId
}

/** Companies grow: the rounds to come cost the bank so much more than this one. */
const growth = 1.6
const leastPaid = 350
const mostRounds = 14
/** So many regular trains are sold in a round. */
const trainsSold = 1.5

const known = new WeakMap<State, Horizon>()

export function horizonOf(state: State): Horizon {
  let found = known.get(state)
  if (!found) known.set(state, (found = seenFrom(state)))
  return found
}

function seenFrom(state: State): Horizon {
  const paid = operatingOrder(state)
    .filter((company) => companyOf(state, company).trains.length > 0)
    .reduce((sum, company) => sum + revenueWith(state, company, runningTrains(state, company)), 0)
  const rounds = Math.min(mostRounds, Math.max(1, bankHolds(state) / Math.max(leastPaid, growth * paid)))
  const order = trainStacks.regular.flat()
  const scraps = order.find((train) => {
    const { begins } = trains[train]
    return begins !== undefined && isLater(begins, state.phase) && scrappedBy(begins).length > 0
  })
  if (scraps === undefined) return { now: rounds, next: 0, scraps, phase: state.phase }
  const before = order.slice(0, order.indexOf(scraps)).reduce((sum, id) => sum + (state.trains[id] ?? 0), 0)
  const now = Math.min(rounds, 1 + before / trainsSold)
  return { now, next: rounds - now, scraps, phase: trains[scraps].begins ?? state.phase }
}

const isLater = (phase: PhaseId, than: PhaseId): boolean =>
  phaseOrder.indexOf(phase) > phaseOrder.indexOf(than)

const scrappedBy = (phase: PhaseId): readonly TrainId[] =>
  trainStacks.regular.flat().filter((train) => trains[train].scrappedIn === phase)

/** Whether a train is still there in a phase. */
export function survives(train: TrainId, phase: PhaseId): boolean {
  const { scrappedIn } = trains[train]
  return scrappedIn === undefined || isLater(scrappedIn, phase)
}
