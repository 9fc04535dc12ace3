import type { PlayerId, Refusal } from '@stellwerk/engine'
import { refusal } from '@stellwerk/engine'
import type { SellOption, SellShares } from '../actions.js'
import type { ShareCompanyId } from '../data/types.js'
import type { GameWork, State } from '../state.js'
import { priceOf } from './market.js'
import { sellOptionCertificate } from './options.js'
import { directorAfterSale, refuseSale, salesOf, saleValue, sell } from './selling.js'
import { optionOf } from './shares.js'

/** A sale that raises money out of turn: by the rules for sales, and no director may change by it (1854-emergency-f). */
export function refuseForcedSale(state: State, sale: SellShares): Refusal | undefined {
  const no = refuseSale(state, sale)
  if (no) return no
  const director = directorAfterSale(state, sale)
  return director && refusal('1854-emergency-f', { company: sale.company, director })
}

interface LargestSale {
  readonly sale: SellShares | SellOption
  readonly value: number
}

/** For each company the largest sale in one action; an option certificate is sold in an action of its own. */
export function largestSales(state: State, player: PlayerId): readonly LargestSale[] {
  const largest = new Map<ShareCompanyId, LargestSale>()
  const option = optionOf(state, player)
  if (option)
    largest.set(option.company, {
      sale: { type: 'sellOption', player },
      value: priceOf(state, option.company),
    })
  for (const { action: sale } of salesOf(state, player))
    if (!refuseForcedSale(state, sale))
      largest.set(sale.company, { sale, value: saleValue(state, sale.company, sale.count) })
  return [...largest.values()]
}

/** 1854-emergency-j, R-55: what a player can raise, with one action for each company. */
export const raisable = (state: State, player: PlayerId): number =>
  largestSales(state, player).reduce((sum, { value }) => sum + value, 0)

export function carryOutSale(work: GameWork, sale: SellShares | SellOption): void {
  if (sale.type === 'sellShares') sell(work, sale)
  else sellOptionCertificate(work, sale.player, false)
}
