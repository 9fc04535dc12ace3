import type { PlayerId, Standing } from '@stellwerk/engine'
import { purseOf, standings } from '@stellwerk/engine'
import { companyOrder } from '../data/companies.js'
import type { CompanyId } from '../data/types.js'
import type { State } from '../state.js'
import { cashOf, companyOf } from '../state.js'
import { paidShares, parOf } from './shares.js'

export interface Fortune {
  readonly cash: number
  /** By company, without those of which the player has nothing of value. */
  readonly shares: readonly {
    readonly company: CompanyId
    readonly count: number
    readonly value: number
  }[]
  readonly total: number
}

/** What the paid shares of a player count. */
export const worthOfShares = (state: State, company: CompanyId, player: PlayerId): number =>
  paidShares(state, company, player) * (companyOf(state, company).price ?? parOf(company))

/** 1853-5.2.1-a to -d: the bond of a contract that is not fulfilled is lost. */
export function fortuneOf(state: State, player: PlayerId): Fortune {
  const cash = cashOf(state, purseOf(player))
  const shares = companyOrder.flatMap((company) => {
    const count = paidShares(state, company, player)
    return count > 0 ? [{ company, count, value: worthOfShares(state, company, player) }] : []
  })
  return { cash, shares, total: shares.reduce((sum, { value }) => sum + value, cash) }
}

/** 1853-5.2.3-a: the richest player wins; equal players share the place. */
export const ranking = (state: State): readonly Standing[] =>
  standings(state.players, (player) => fortuneOf(state, player).total)
