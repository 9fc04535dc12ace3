import { frameOf, top } from '@stellwerk/engine'
import type { Horizon as HorizonOf } from '@stellwerk/ledger'
import { horizonsOf, phaseAfter, roundsBeforeNext, roundsUntil } from '@stellwerk/ledger'
import { phaseOrder, phases } from '../data/phases.js'
import { trainStacks, trains } from '../data/trains.js'
import type { PhaseId, TrainId } from '../data/types.js'
import type { SetFrame } from '../frames.js'
import { operatingOrder } from '../rules/course.js'
import { trainLimit } from '../rules/phases.js'
import { runningTrains } from '../rules/running/best-run.js'
import { facePrice } from '../rules/train-offers.js'
import type { State } from '../state.js'
import { bankHolds, cashOf, companyOf, isMajor } from '../state.js'
import { revenueWith } from './revenue.js'

export type Horizon = HorizonOf<TrainId, PhaseId>

const order = trainStacks.regular.map(([first]) => first as TrainId)

/**
 * The stock round before which nobody who has a train begins phase 3. A price rises with each dividend, however small, and
 * the bank lasts longer while they are small.
 */
export const patience = 7

const isBeforePhase3 = ({ phase }: State): boolean => phase === '1' || phase === '2'

export const horizonOf = horizonsOf<State, TrainId, PhaseId>({
  phases: phaseOrder,
  order,
  begins: (train) => trains[train].begins,
  phaseOf: ({ phase }) => phase,
  // of the last two there are as many as are wanted
  left: (state, train) => state.trains[train] ?? Infinity,
  bank: bankHolds,
  paid: (state) =>
    operatingOrder(state)
      .filter((company) => companyOf(state, company).trains.length > 0)
      .reduce((sum, company) => sum + revenueWith(state, company, runningTrains(state, company)), 0),
  leastPaid: 350,
  sold: 1.5,
  buyers,
  waits: (state) => (isBeforePhase3(state) ? patience - state.round.stock : 0),
  inSets,
})

/** The majors that have no train, or once nobody waits any more the money and a place for another one. */
function buyers(state: State): number {
  const next = order.find((train) => state.trains[train] !== 0)
  return operatingOrder(state).filter((company) => {
    if (!isMajor(company)) return false
    const { length } = companyOf(state, company).trains
    if (length === 0) return true
    const hasPlace = length < trainLimit(state, company)
    return (
      !isBeforePhase3(state) &&
      hasPlace &&
      next !== undefined &&
      cashOf(state, company) >= facePrice(company, next)
    )
  }).length
}

/** What a company does once it has run. */
const afterRun: readonly unknown[] = ['payout', 'trains', 'contract', 'emergency', 'give-up']

/** 1854-end-b: the set in which the bank breaks is played to its end. */
function inSets(state: State, rounds: number): number {
  const perSet = phases[state.phase].operatingRounds
  const set = frameOf<SetFrame>(state, 'set')
  const left = set ? set.rounds - set.played + (afterRun.includes(top(state)?.kind) ? 0 : 1) : perSet
  const paidFor = state.bankBreak === null ? Math.max(0, rounds - left) : 0
  return Math.max(1, left + perSet * Math.ceil(paidFor / perSet))
}

/** Trains that are never scrapped. */
const lasting: readonly TrainId[] = ['5', '6', '8']

export const lasts = (train: TrainId): boolean => lasting.includes(train)

/** For how many rounds a train will run before it is scrapped, or the game is over. */
export const roundsOf = (train: TrainId, horizon: Horizon): number =>
  roundsUntil(trains[train].scrappedIn, horizon)

/** The phases in which regular trains are scrapped. */
const scrapping = order.flatMap((train) => trains[train].scrappedIn ?? [])

/** The rounds before the next trains are scrapped. */
export const roundsBefore = (horizon: Horizon): number => roundsBeforeNext(scrapping, horizon)

/** The phase in which a later round is played. */
export const phaseIn = (state: State, horizon: Horizon, round: number): PhaseId =>
  phaseAfter(phaseOrder, horizon, round) ?? state.phase
