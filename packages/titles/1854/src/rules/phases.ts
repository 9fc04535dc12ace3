import { localAgTrainLimit, phaseOrder, phases } from '../data/phases.js'
import { loneTrain } from '../data/trains.js'
import type { CompanyId, PhaseId } from '../data/types.js'
import { tell } from '../events.js'
import { reading } from '../readings.js'
import type { GameWork, State } from '../state.js'
import { isAg, isLocal } from '../state.js'

/** Whether a phase has begun. */
export const reached = (state: Pick<State, 'phase'>, phase: PhaseId): boolean =>
  phaseOrder.indexOf(state.phase) >= phaseOrder.indexOf(phase)

interface TrainLimits {
  readonly major: number
  readonly local: number
  readonly localAg: number
}

/** 1854-trains-i: how many trains companies of each kind may own in a phase. */
export const trainLimits = (state: Pick<State, 'readings'>, phase: PhaseId): TrainLimits => ({
  ...phases[phase].trainLimit,
  localAg: localAgTrainLimit[reading(state, 'localAgTrains')],
})

export function trainLimit(state: Pick<State, 'phase' | 'readings'>, company: CompanyId): number {
  // asked for with every train on offer, so not all limits are put together
  if (isAg(company)) return localAgTrainLimit[reading(state, 'localAgTrains')]
  const { local, major } = phases[state.phase].trainLimit
  return isLocal(company) ? local : major
}

/** At the end of a set of operating rounds before a stock round: a single last 4-train opens the way (1854-trains-n). */
export function removeLoneTrain(work: GameWork): void {
  const { train, inPhase } = loneTrain
  if (work.state.phase !== inPhase || work.state.trains[train] !== 1) return
  work.state.trains = { ...work.state.trains, [train]: 0 }
  tell(work, 'trains-gone', { train, count: 1, because: 'lone train' })
}
