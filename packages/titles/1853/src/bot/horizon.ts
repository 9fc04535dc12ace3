import { Sales } from '@stellwerk/ledger'
import { phaseOrder } from '../data/phases.js'
import { standardTrainGroups, trains } from '../data/trains.js'
import type { PhaseId, StandardTrainId, TrainId } from '../data/types.js'
import { operatingOrder } from '../rules/course.js'
import { cardOf } from '../rules/train-supply.js'
import type { State } from '../state.js'
import { bankHolds, companyOf } from '../state.js'
import { revenueWith } from './revenue.js'

/** How long the game may last, and what is sold when, seen from one position. */
export interface Horizon {
  /** Operating rounds to come. */
  readonly rounds: number
  /** After how many of them each phase begins; 0 for those that have begun. */
  readonly begins: Readonly<Record<PhaseId, number>>
  /** The standard train that is on sale after so many rounds. */
  onSale(round: number): StandardTrainId
}

/** Companies grow: the rounds to come cost the bank so much more than this one. */
const growth = 1.6
const leastPaid = 700
const mostRounds = 14
/** So many standard trains are sold in a round. */
const trainsSold = 2

const known = new WeakMap<State, Horizon>()

export function horizonOf(state: State): Horizon {
  let found = known.get(state)
  if (!found) known.set(state, (found = seenFrom(state)))
  return found
}

function seenFrom(state: State): Horizon {
  const paid = operatingOrder(state).reduce(
    (sum, company) => sum + revenueWith(state, company, companyOf(state, company).trains),
    0,
  )
  const rounds = Math.min(mostRounds, Math.max(1, bankHolds(state) / Math.max(leastPaid, growth * paid)))
  const order = standardTrainGroups.flat()
  const sales = new Sales<StandardTrainId>(
    order,
    order.map((train) => state.trains[cardOf(state, train)]),
    trainsSold,
  )
  const begins = Object.fromEntries(
    phaseOrder.map((phase) => {
      const first = order.find((train) => trains[train].begins === phase)
      const isOver = first === undefined || !isLater(phase, state.phase)
      return [phase, isOver ? 0 : 1 + sales.untilFirst(first)]
    }),
  ) as Record<PhaseId, number>
  return { rounds, begins, onSale: (round) => sales.after(round) }
}

const isLater = (phase: PhaseId, than: PhaseId): boolean =>
  phaseOrder.indexOf(phase) > phaseOrder.indexOf(than)

/** For how many rounds a train will run before it is scrapped, or the game is over. */
export function roundsOf(train: TrainId, { rounds, begins }: Horizon): number {
  const { scrappedIn } = trains[train]
  return scrappedIn === undefined ? rounds : Math.min(rounds, begins[scrappedIn])
}

/** The rounds before the next trains are scrapped. */
export function roundsBefore({ rounds, begins }: Horizon): number {
  const next = scrappingPhases.find((phase) => begins[phase] > 0)
  return next === undefined ? rounds : Math.min(rounds, begins[next])
}

const scrappingPhases: readonly PhaseId[] = ['4', '5']
