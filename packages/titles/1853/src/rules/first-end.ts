import { companyOrder } from '../data/companies.js'
import { trainCards } from '../data/trains.js'
import { tell } from '../events.js'
import type { GameWork } from '../state.js'
import { changeCompany } from '../state.js'
import { isBbciLarge } from './contracts.js'
import { nameOffice } from './directors.js'
import { goIntoOperation, hasReachedThreshold } from './operation.js'

/** The end of the first stock round, in the order of R-16; nobody decides anything here. */
export function endFirstStockRound(work: GameWork): void {
  const reached = companyOrder.filter((company) => hasReachedThreshold(work.state, company))
  // 1853-2.9.1-a
  for (const company of reached) nameOffice(work, company)
  settleBbci(work)
  for (const company of reached) goIntoOperation(work, company)
  // 1853-2.8.4-a, -b: a small BBCI counts, as its size is settled
  if (reached.some((company) => work.state.companies[company].size === 'small')) addTrains(work)
}

/** 1853-2.6.1-a: once and for all. */
function settleBbci(work: GameWork): void {
  const size = isBbciLarge(work.state) ? 'large' : 'small'
  // 1853-4.8.19-a
  changeCompany(work, 'BBCI', { size, token: size === 'small' })
  tell(work, 'bbci-settled', { size })
}

function addTrains(work: GameWork): void {
  work.state.trains = trainCards.withSmallCompany
  work.state.doubleCards = true
  tell(work, 'supply-changed', {})
}
