import type { PlayerId, Standing } from '@stellwerk/engine'
import { purseOf, standings } from '@stellwerk/engine'
import { companyOrder } from '../data/companies.js'
import type { State } from '../state.js'
import { cashOf } from '../state.js'
import { heldBy } from './shares.js'

/** vierhain-end-a, -b: cash and shares, and nothing that belongs to a company. */
const fortuneOf = (state: State, player: PlayerId): number =>
  companyOrder.reduce(
    (sum, company) => sum + heldBy(state, company, player) * (state.companies[company].price ?? 0),
    cashOf(state, purseOf(player)),
  )

/** vierhain-end-c: equal fortunes share a rank. */
export const ranking = (state: State): readonly Standing[] =>
  standings(state.players, (player) => fortuneOf(state, player))
