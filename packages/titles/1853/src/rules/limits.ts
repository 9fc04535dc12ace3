import type { PlayerId } from '@stellwerk/engine'
import { factOf } from '@stellwerk/engine'
import { companyOrder } from '../data/companies.js'
import { freeOfLimitsUpTo } from '../data/market.js'
import { playerLimits } from '../data/shares.js'
import type { CompanyId } from '../data/types.js'
import type { State } from '../state.js'
import { companyOf, seatsOf } from '../state.js'
import { heldBy, papersOf } from './shares.js'

/** 1853-3.1.2-c: cheap shares count for no limit. */
export function countsForLimits(state: Pick<State, 'companies'>, company: CompanyId): boolean {
  const { price } = companyOf(state, company)
  return price === null || price > freeOfLimitsUpTo
}

export const limitsOf = (state: Pick<State, 'players'>) => playerLimits[seatsOf(state)]

/** The papers that count (1853-3.1.2-a). */
export const papersHeld = (state: Pick<State, 'companies'>, player: PlayerId): number =>
  companyOrder
    .filter((company) => countsForLimits(state, company))
    .reduce((sum, company) => sum + papersOf(state, company, player), 0)

/** By how much a player is above the limits: papers, and shares of single companies. */
export const excessOf = factOf(
  { companies: true, players: true },
  (state: Pick<State, 'companies' | 'players'>, player: PlayerId): number => {
    const { papers, sharesOfOneCompany } = limitsOf(state)
    const above = companyOrder
      .filter((company) => countsForLimits(state, company))
      .map((company) => Math.max(0, heldBy(state, company, player) - sharesOfOneCompany))
    return above.reduce((sum, each) => sum + each, Math.max(0, papersHeld(state, player) - papers))
  },
)
