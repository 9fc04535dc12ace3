import { companyOrder } from '../data/companies.js'
import { priceRow } from '../data/market.js'
import type { CompanyId } from '../data/types.js'
import { tell } from '../events.js'
import type { GameWork, State } from '../state.js'
import { changeCompany, priceOf } from '../state.js'

/** The price so many spaces to the right, or to the left if below zero; the row has an end (vierhain-price-c). */
export function priceAfter(price: number, spaces: number): number {
  const at = Math.min(Math.max(priceRow.indexOf(price) + spaces, 0), priceRow.length - 1)
  return priceRow[at] as number
}

export function movePrice(work: GameWork, company: CompanyId, spaces: number): void {
  const from = priceOf(work.state, company)
  const to = priceAfter(from, spaces)
  if (from === to) return
  changeCompany(work, company, { price: to })
  tell(work, 'price-moved', { company, from, to })
}

/** vierhain-use-c: how far a payout lifts a price. */
export const spacesFor = (revenue: number, price: number): number =>
  revenue >= 2 * price ? 2 : revenue >= price ? 1 : 0

/** vierhain-or-a: founded companies, highest price first, then by their letters. */
export const operatingOrder = (state: State): readonly CompanyId[] =>
  companyOrder
    .filter((company) => state.companies[company].price !== null)
    .toSorted((a, b) => priceOf(state, b) - priceOf(state, a))
