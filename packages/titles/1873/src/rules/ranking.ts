import type { PlayerId, Standing } from '@stellwerk/engine'
import { purseOf, standings } from '@stellwerk/engine'
import { mineIds, mines } from '../data/mines.js'
import type { MineId, ShareId } from '../data/types.js'
import type { State } from '../state.js'
import { cashOf, holderOf, mineOf } from '../state.js'
import { priceOf } from './market.js'
import { countOf, shareIds, sharesOf } from './shares.js'

export interface Fortune {
  readonly cash: number
  /** By company, without those of which the player has none. */
  readonly shares: readonly { readonly company: ShareId; readonly value: number }[]
  /** Face values of private mines. */
  readonly mines: number
  readonly total: number
}

export const privateMinesOf = (state: State, player: PlayerId): readonly MineId[] =>
  mineIds.filter((mine) => mineOf(state, mine).owner === holderOf(player))

/** 1873-7-d to -g: cash, shares at their price and face values of private mines. */
export function fortuneOf(state: State, player: PlayerId): Fortune {
  const cash = cashOf(state, purseOf(player))
  const shares = shareIds(state)
    .map((company) => ({
      company,
      value: countOf(sharesOf(state, company), holderOf(player)) * priceOf(state, company),
    }))
    .filter(({ value }) => value > 0)
  const faceValues = privateMinesOf(state, player).reduce((sum, mine) => sum + mines[mine].faceValue, 0)
  const total = shares.reduce((sum, { value }) => sum + value, cash + faceValues)
  return { cash, shares, mines: faceValues, total }
}

/** 1873-7-h: the largest fortune wins; equal fortunes share a rank. */
export const ranking = (state: State): readonly Standing[] =>
  standings(state.players, (player) => fortuneOf(state, player).total)
