import type { PlayerId, Refusal } from '@stellwerk/engine'
import { patchFrame, refusal } from '@stellwerk/engine'
import type { ShareCompanyId } from '../data/types.js'
import type { StockFrame } from '../frames.js'
import type { GameWork, State } from '../state.js'
import { playerAfter } from '../state.js'
import { counts, countedCertificates, isOverLimit, limitOf } from './cert-limit.js'
import { refuseSale } from './selling.js'
import { optionOf, shareCompanyIds } from './shares.js'

/** The companies of which a player has sold in this round. A player may be called `constructor`. */
export const soldBy = ({ sold }: StockFrame, player: PlayerId): readonly ShareCompanyId[] =>
  (Object.hasOwn(sold, player) ? sold[player] : undefined) ?? []

/** 1854-sell-f: nobody sells in the first stock round of the game. */
export const refuseFirstRound = (state: State): Refusal | undefined =>
  state.round.stock === 1 ? refusal('1854-sell-f') : undefined

/** 1854-option-j, -k: whether the player's option certificate may be sold in this stock round. */
export function refuseOptionSale(state: State, player: PlayerId): Refusal | undefined {
  const option = optionOf(state, player)
  if (!option) return refusal('1854-option-j')
  if (option.round === state.round.stock) return refusal('1854-option-k', { company: option.company })
  return refuseFirstRound(state)
}

/** Whether a player could sell a certificate that counts towards the limit. */
function canSellCounted(state: State, player: PlayerId): boolean {
  if (refuseFirstRound(state)) return false
  const option = optionOf(state, player)
  if (option && counts(state, option.company) && !refuseOptionSale(state, player)) return true
  return shareCompanyIds(state).some(
    (company) =>
      counts(state, company) && !refuseSale(state, { type: 'sellShares', player, company, count: 1 }),
  )
}

/** 1854-stock-g, 1854-certlimit-e, -f: who is over the limit sells first, as long as he can. */
export function refuseOverLimit(state: State, player: PlayerId): Refusal | undefined {
  if (!isOverLimit(state, player) || !canSellCounted(state, player)) return undefined
  return refusal('1854-stock-g', { held: countedCertificates(state, player), limit: limitOf(state) })
}

/** Remembers a sale: nothing of that company is bought in this round any more (1854-buy-h). */
export function noteSale(work: GameWork, frame: StockFrame, company: ShareCompanyId): void {
  const { turn } = frame
  const companies = [...new Set([...soldBy(frame, turn), company])]
  patchFrame<StockFrame>(work, 'stock', {
    sold: { ...frame.sold, [turn]: companies },
    soldNow: true,
    lastActor: turn,
  })
}

/** The next player's turn after a purchase, which ends a turn (1854-stock-b, -c). */
export function endTurnWithPurchase(work: GameWork, frame: StockFrame): void {
  patchFrame<StockFrame>(work, 'stock', {
    turn: playerAfter(work.state, frame.turn),
    passes: 0,
    soldNow: false,
    lastActor: frame.turn,
  })
}
