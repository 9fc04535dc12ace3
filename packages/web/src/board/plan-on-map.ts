import { createContext } from 'preact'
import type { CoreState } from '@stellwerk/engine'
import type { Plan } from '@stellwerk/table'

/** A run that was pointed out elsewhere on the page, and the state of the game in which the map shows it. */
export interface PlanAt {
  readonly state: CoreState
  readonly plan: Plan
}

export const PlanOnMap = createContext<PlanAt | null>(null)
