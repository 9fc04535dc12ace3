import { phaseOrder, phases } from '../data/phases.js'
import type { PhaseId } from '../data/types.js'
import type { State } from '../state.js'

/** Whether a phase has begun. */
export const reached = (state: Pick<State, 'phase'>, phase: PhaseId): boolean =>
  phaseOrder.indexOf(state.phase) >= phaseOrder.indexOf(phase)

/** 1853-4.8.5-a. */
export const trainLimit = (state: Pick<State, 'phase'>): number => phases[state.phase].trainLimit

/** The phase to come, if there is one. */
export const nextPhase = ({ phase }: Pick<State, 'phase'>): PhaseId | undefined =>
  phaseOrder[phaseOrder.indexOf(phase) + 1]
