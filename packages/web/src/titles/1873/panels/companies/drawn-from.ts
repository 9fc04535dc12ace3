import type { CompanyId, State } from '@stellwerk/1873'
import { companyOf } from '@stellwerk/1873'

/** All that the charter of a company tells of a state: as long as these parts are the same, so is the charter. */
export const drawnFrom = (state: State, id: CompanyId): readonly unknown[] => [
  companyOf(state, id),
  state.cash[id],
  state.concessions[id],
  state.phase,
  state.order,
  // the rest changes for all companies at once, and rarely
  state.tiles,
  state.markers,
  state.mines,
]
