import type { Move, PlayerId } from '@stellwerk/engine'
import { bank, fields, oneOf, patchFrame, pay, purseOf, refusal, whole } from '@stellwerk/engine'
import type { BuyShare, SellShares } from '../actions.js'
import { companyOrder } from '../data/companies.js'
import { termsOf } from '../data/terms.js'
import type { CompanyId } from '../data/types.js'
import { tell } from '../events.js'
import type { StockFrame } from '../frames.js'
import type { GameWork, State } from '../state.js'
import { cashOf, holderOf, priceOf } from '../state.js'
import { movePrice, priceAfter } from './market.js'
import { heldBy, heldByPlayers, moveShares, reviewDirector, sharesOf } from './shares.js'
import { endTurn } from './stock-turn.js'

/** What a player has sold in this round. A player may be called `constructor`. */
const soldBy = ({ sold }: StockFrame, player: PlayerId): readonly CompanyId[] =>
  (Object.hasOwn(sold, player) ? sold[player] : undefined) ?? []

/** vierhain-trade-a: one share from the bank; the price does not move (vierhain-trade-h). */
export const buyShare: Move<State, StockFrame, BuyShare> = {
  shape: fields({ company: oneOf(...companyOrder) }),
  *choices(_state, _frame, player) {
    for (const company of companyOrder) yield { action: { type: 'buyShare', player, company } }
  },
  refuse(state, frame, { player, company }) {
    const { price } = state.companies[company]
    if (price === null) return refusal('vierhain-trade-a', { company })
    if (soldBy(frame, player).includes(company)) return refusal('vierhain-trade-f', { company })
    const { mostOfOne: most } = termsOf(state)
    if (most !== null && heldBy(state, company, player) >= most)
      return refusal('vierhain-trade-c', { company, most })
    const [cash, left] = [cashOf(state, purseOf(player)), sharesOf(state, company, 'bank')]
    return left === 0 || cash < price
      ? refusal('vierhain-trade-b', { company, price, cash, left })
      : undefined
  },
  carryOut(work, frame, { player, company }) {
    const price = priceOf(work.state, company)
    tell(work, 'share-bought', { player, company, price })
    pay(work, purseOf(player), bank, price, 'share')
    moveShares(work, company, 'bank', holderOf(player), 1)
    reviewDirector(work, company)
    endTurn(work, frame)
  },
}

/** What so many shares bring, one after another at falling prices (vierhain-trade-d). */
export function saleValue(state: State, company: CompanyId, count: number): number {
  const price = priceOf(state, company)
  return Array.from({ length: count }, (_, sold) => priceAfter(price, -sold)).reduce((a, b) => a + b, 0)
}

export const sellShares: Move<State, StockFrame, SellShares> = {
  shape: fields({ company: oneOf(...companyOrder), count: whole }),
  *choices(state, _frame, player) {
    for (const company of companyOrder)
      for (let count = 1; count <= heldBy(state, company, player); count++)
        yield { action: { type: 'sellShares', player, company, count } }
  },
  refuse(state, _frame, { player, company, count }) {
    const held = heldBy(state, company, player)
    if (count < 1 || count > held) return refusal('vierhain-trade-d', { company, count, held })
    if (!state.companies[company].operated) return refusal('vierhain-trade-e', { company })
    return count === heldByPlayers(state, company) ? refusal('vierhain-trade-g', { company }) : undefined
  },
  carryOut(work, { sold, ...frame }, { player, company, count }) {
    for (let i = 0; i < count; i++) sellOne(work, company, player)
    const companies = [...new Set([...soldBy({ ...frame, sold }, player), company])]
    patchFrame<StockFrame>(work, 'stock', {
      sold: { ...sold, [player]: companies },
      soldNow: true,
      lastActor: player,
    })
  },
}

function sellOne(work: GameWork, company: CompanyId, player: PlayerId): void {
  const price = priceOf(work.state, company)
  tell(work, 'share-sold', { player, company, price })
  pay(work, bank, purseOf(player), price, 'share')
  moveShares(work, company, holderOf(player), 'bank', 1)
  movePrice(work, company, -1)
  reviewDirector(work, company)
}
