import type { Action, Frame, JsonObject, Move, PlayerId } from '@stellwerk/engine'
import { changeTop, frameOf, purseOf, refusal, replaceTop } from '@stellwerk/engine'
import type { CompanyId } from '../data/types.js'
import { editions } from '../editions.js'
import type { GameWork, State } from '../state.js'
import { cashOf, holderOf } from '../state.js'
import { priceOf } from './market.js'
import { playerAfter } from './player-order.js'
import { countOf, percentOf, sharesOf } from './shares.js'

/** A stock round: players act in turn until all pass in a row (1873-3.2). */
export interface StockFrame extends Frame {
  readonly kind: 'stock-round'
  readonly turn: PlayerId
  /** Passes in a row. */
  readonly passes: number
  /** Companies of which shares were sold in this turn: each only once (1873-3.2.2-b). */
  readonly soldNow: readonly string[]
  /** Companies of which each player sold shares in this round: no purchase any more (1873-3.2.3-b). */
  readonly sold: { readonly [player: string]: readonly string[] }
  readonly declined?: readonly JsonObject[]
  readonly wished?: JsonObject
  /** The company of which the player may buy another share in this turn, having founded or freed it. */
  readonly further?: CompanyId
}

/** The companies of which a player sold shares in this round. A player may be called `constructor`. */
export const soldBy = ({ sold }: StockFrame, player: PlayerId): readonly string[] =>
  (Object.hasOwn(sold, player) ? sold[player] : undefined) ?? []

/** Ends the turn after the one action of 1873-3.2-b, or after a pass. */
export function endStockTurn(work: GameWork, acted: boolean): void {
  const frame = frameOf<StockFrame>(work.state, 'stock-round') as StockFrame
  const turn = playerAfter(work.state, frame.turn)
  const { declined: _, wished: __, further: ___, ...rest } = frame
  replaceTop(work, { ...rest, turn, passes: acted ? 0 : frame.passes + 1, soldNow: [] })
}

/** The most percent of a company that a founder, or who uses an option, buys in that turn (1873-3.2.4-f, 1873-3.2.6-b). */
const mostAtOnce = 40

/** Goes on after a share of a company that the player founded or freed: with another one, if shares are bought one by one. */
export function afterShare(work: GameWork, player: PlayerId, company: CompanyId): void {
  const { state } = work
  const shares = sharesOf(state, company)
  const possible =
    editions[state.edition].furtherShares === 'one by one' &&
    percentOf(state, company, holderOf(player)) < mostAtOnce &&
    countOf(shares, 'issue') + countOf(shares, 'pool') > 0 &&
    cashOf(state, purseOf(player)) >= priceOf(state, company)
  if (!possible) return endStockTurn(work, true)
  const frame = frameOf<StockFrame>(state, 'stock-round') as StockFrame
  changeTop(work, frame, { further: company })
}

/** 1873-3.2-b: beside further shares of that company there is nothing more to do in the turn. */
export const unlessFurther = <A extends Action>(
  move: Move<State, StockFrame, A>,
): Move<State, StockFrame, A> => ({
  ...move,
  refuse: (state, frame, action) =>
    frame.further === undefined
      ? move.refuse(state, frame, action)
      : refusal('1873-3.2-b', { company: frame.further }),
})
