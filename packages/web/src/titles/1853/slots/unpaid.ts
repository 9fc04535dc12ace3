import type { CompanyId, State } from '@stellwerk/1853'
import { parOf, stakeOf } from '@stellwerk/1853'
import type { PlayerId } from '@stellwerk/engine'

/** 1853-2.5.7: what a player still has to pay at par for shares taken with cities of a contract. */
export const unpaidBy = (state: State, player: PlayerId): number =>
  (Object.keys(state.companies) as CompanyId[]).reduce(
    (sum, company) => sum + stakeOf(state, company, player).unredeemed * parOf(company),
    0,
  )
