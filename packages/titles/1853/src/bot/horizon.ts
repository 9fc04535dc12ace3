import type { Horizon as HorizonOf } from '@stellwerk/ledger'
import { horizonsOf, phaseAfter, roundsBeforeNext, roundsUntil } from '@stellwerk/ledger'
import { phaseOrder } from '../data/phases.js'
import { standardTrainGroups, trains } from '../data/trains.js'
import type { PhaseId, StandardTrainId, TrainId } from '../data/types.js'
import { operatingOrder } from '../rules/course.js'
import { cardOf } from '../rules/train-supply.js'
import type { State } from '../state.js'
import { bankHolds, companyOf } from '../state.js'
import { revenueWith } from './revenue.js'

export type Horizon = HorizonOf<StandardTrainId, PhaseId>

export const horizonOf = horizonsOf<State, StandardTrainId, PhaseId>({
  phases: phaseOrder,
  order: standardTrainGroups.flat(),
  begins: (train) => trains[train].begins,
  phaseOf: ({ phase }) => phase,
  left: (state, train) => state.trains[cardOf(state, train)],
  bank: bankHolds,
  paid: (state) =>
    operatingOrder(state).reduce(
      (sum, company) => sum + revenueWith(state, company, companyOf(state, company).trains),
      0,
    ),
  leastPaid: 700,
  sold: 2,
})

/** For how many rounds a train will run before it is scrapped, or the game is over. */
export const roundsOf = (train: TrainId, horizon: Horizon): number =>
  roundsUntil(trains[train].scrappedIn, horizon)

/** The rounds before the next trains are scrapped. */
export const roundsBefore = (horizon: Horizon): number => roundsBeforeNext(['4', '5'], horizon)

/** The phase in which a later round is played. */
export const phaseIn = (state: State, horizon: Horizon, round: number): PhaseId =>
  phaseAfter(phaseOrder, horizon, round) ?? state.phase
