import type { PlayerId, Standing } from '@stellwerk/engine'
import { purseOf, standings } from '@stellwerk/engine'
import { auctionOrder } from '../data/privates.js'
import type { PrivateId, ShareCompanyId } from '../data/types.js'
import type { State } from '../state.js'
import { cashOf, holderOf, isMajor, isMountain } from '../state.js'
import { priceIfAny } from './market.js'
import { facePrice } from './private-sale.js'
import { certificatePercent, percentOf, shareCompanyIds } from './shares.js'

export interface Fortune {
  readonly cash: number
  /** By company, without those of which the player has nothing of value. */
  readonly certificates: readonly { readonly company: ShareCompanyId; readonly value: number }[]
  /** Face prices of open mountain and local railways. */
  readonly privates: number
  readonly total: number
}

/** The open mountain railways and the local railways of a player. */
export const privatesOf = (state: State, player: PlayerId): readonly PrivateId[] =>
  auctionOrder.filter((id) =>
    isMountain(id)
      ? state.mountains[id].open && state.mountains[id].owner === player
      : state.locals[id]?.owner === player,
  )

/** 1854-score-a to -c: 10 % of a major or one certificate of a local AG at its price, before the float at its issue price. */
export function valueOf(state: State, company: ShareCompanyId, player: PlayerId): number {
  const percent = percentOf(state, company, holderOf(player))
  const price =
    priceIfAny(state, company) ?? (isMajor(company) ? state.majors[company].issuePrice : null) ?? 0
  return (price * percent) / (isMajor(company) ? 10 : certificatePercent(state, company))
}

/** 1854-score-a to -e. */
export function fortuneOf(state: State, player: PlayerId): Fortune {
  const cash = cashOf(state, purseOf(player))
  const certificates = shareCompanyIds(state)
    .map((company) => ({ company, value: valueOf(state, company, player) }))
    .filter(({ value }) => value > 0)
  const privates = privatesOf(state, player).reduce((sum, id) => sum + facePrice(id), 0)
  const total = certificates.reduce((sum, { value }) => sum + value, cash + privates)
  return { cash, certificates, privates, total }
}

/** 1854-score-f: the wealthiest player wins; equal fortunes share a rank. */
export const ranking = (state: State): readonly Standing[] =>
  standings(state.players, (player) => fortuneOf(state, player).total)
