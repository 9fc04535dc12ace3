import type { CompanyId, State } from '@stellwerk/1873'
import { companyOf } from '@stellwerk/1873'

/** All that the charter of a company tells of a state: as long as these parts are the same, so is the charter. */
export function drawnFrom(state: State, id: CompanyId): readonly unknown[] {
  const company = companyOf(state, id)
  return [
    company,
    state.cash[id],
    state.concessions[id],
    state.phase,
    // the order of those who have a part in it
    state.order.filter((player) => company?.shares[`player:${player}`]).join(' '),
    // the rest changes for all companies at once, and rarely
    state.tiles,
    state.markers,
    state.mines,
  ]
}
