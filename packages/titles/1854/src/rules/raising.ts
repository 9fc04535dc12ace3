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

/** Every sale by which a player could raise money out of turn. */
export function* forcedSales(state: State, player: PlayerId): Generator<SellShares | SellOption> {
  if (optionOf(state, player)) yield { type: 'sellOption', player }
  for (const { action: sale } of salesOf(state, player)) if (!refuseForcedSale(state, sale)) yield sale
}

interface LargestSale {
  readonly sale: SellShares | SellOption
  readonly value: number
}

/**
 * For each company the sale that brings most. As prices only fall by sales, and sales of one company do not touch
 * another, no row of sales brings more.
 */
export function largestSales(state: State, player: PlayerId): readonly LargestSale[] {
  const largest = new Map<ShareCompanyId, LargestSale>()
  for (const sale of forcedSales(state, player)) {
    const company = sale.type === 'sellShares' ? sale.company : optionOf(state, player)?.company
    if (company === undefined) continue
    const value = sale.type === 'sellShares' ? saleValue(state, sale) : priceOf(state, company)
    if (value > (largest.get(company)?.value ?? 0)) largest.set(company, { sale, value })
  }
  return [...largest.values()]
}

/** 1854-emergency-j, R-55: what a player can raise, with one action for each company. */
export const raisable = (state: State, player: PlayerId): number =>
  largestSales(state, player).reduce((sum, { value }) => sum + value, 0)

export function carryOutSale(work: GameWork, sale: SellShares | SellOption): void {
  if (sale.type === 'sellShares') sell(work, sale)
  else sellOptionCertificate(work, sale.player, false)
}
