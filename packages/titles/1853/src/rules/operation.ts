import { capitalShares, playerLimits } from '../data/shares.js'
import type { CompanyId } from '../data/types.js'
import { tell } from '../events.js'
import type { GameWork, State } from '../state.js'
import { bankPays, changeCompany, seatsOf } from '../state.js'
import { placeHomeBases } from './homes.js'
import { managerOf } from './managers.js'
import { placeMarker } from './market.js'
import { issuedShares, parOf } from './shares.js'

/** 1853-2.7.5-a, R-57. */
export const hasReachedThreshold = (state: State, company: CompanyId): boolean =>
  issuedShares(state, company) >= playerLimits[seatsOf(state)].threshold

/** A company whose office is filled gets its money, bases and price marker (1853-3.3.1-a, 1853-3.3.2-a to -c). */
export function goIntoOperation(work: GameWork, company: CompanyId): void {
  const par = parOf(company)
  changeCompany(work, company, { operating: true })
  bankPays(work, company, capitalShares * par, 'capital')
  placeHomeBases(work, company)
  placeMarker(work, company, par)
  tell(work, 'in-operation', { company, treasury: capitalShares * par, price: par })
  // 1853-3.2.2-a
  const to = managerOf(work.state, company)
  if (to !== null) tell(work, 'manager-changed', { company, to })
}
