import type { PlayerId, Refusal } from '@stellwerk/engine'
import { refusal } from '@stellwerk/engine'
import type { SellOption, SellShares } from '../actions.js'
import type { ShareCompanyId } from '../data/types.js'
import type { GameWork, State } from '../state.js'
import { priceOf } from './market.js'
import { directorAfterSale, refuseSale, salesOf, saleValue, sell, sellOptionCertificate } from './selling.js'
import { optionOf } from './shares.js'

/** A sale that raises money out of turn: by the rules for sales, and no director may change by it (1854-emergency-f). */
export function refuseForcedSale(state: State, sale: SellShares): Refusal | undefined {
  const no = refuseSale(state, sale)
  if (no) return no
  const director = directorAfterSale(state, sale)
  return director && refusal('1854-emergency-f', { company: sale.company, director })
}

interface ForcedSale {
  readonly sale: SellShares | SellOption
  readonly company: ShareCompanyId
  readonly value: number
}

/** Every sale by which a player could raise money out of turn. */
export function* forcedSales(state: State, player: PlayerId): Generator<ForcedSale> {
  const option = optionOf(state, player)
  if (option) {
    const { company } = option
    yield { sale: { type: 'sellOption', player }, company, value: priceOf(state, company) }
  }
  for (const { action: sale } of salesOf(state, player))
    if (!refuseForcedSale(state, sale)) yield { sale, company: sale.company, value: saleValue(state, sale) }
}

/**
 * For each company the sale that brings most. As prices only fall by sales, and sales of one company do not touch
 * another, no row of sales brings more.
 */
export function largestSales(state: State, player: PlayerId): readonly ForcedSale[] {
  const largest = new Map<ShareCompanyId, ForcedSale>()
  for (const forced of forcedSales(state, player))
    if (forced.value > (largest.get(forced.company)?.value ?? 0)) largest.set(forced.company, forced)
  return [...largest.values()]
}

/** 1854-emergency-j, R-55: what a player can raise, with one action for each company. */
export const raisable = (state: State, player: PlayerId): number =>
  largestSales(state, player).reduce((sum, { value }) => sum + value, 0)

export function carryOutSale(work: GameWork, sale: SellShares | SellOption): void {
  if (sale.type === 'sellShares') sell(work, sale)
  else sellOptionCertificate(work, sale.player, false)
}
