import type { Choice, PlayerId, Refusal } from '@stellwerk/engine'
import { fields, purseOf, refusal, text, whole, yes } from '@stellwerk/engine'
import type { SellShares } from '../actions.js'
import { optionPercent } from '../data/shares.js'
import type { ShareCompanyId } from '../data/types.js'
import { tell } from '../events.js'
import type { GameWork, OptionState, State } from '../state.js'
import { bankPays, holderOf, isAg, isLocal, isMajor, isMountain } from '../state.js'
import { makeDirector, successor } from './director.js'
import { movePrice, priceOf } from './market.js'
import {
  certificatePercent,
  directorPercent,
  exchangeCount,
  moveCertificates,
  optionOf,
  paidCertificates,
  percentOf,
  shareCompanyIds,
  shareCompanyIfAny,
  takeMarkersBack,
} from './shares.js'

/** The form of a sale. What is no share company is refused by a rule, since privates are what people may try. */
export const saleShape = fields({ company: text, count: whole }, { option: yes })

/** The most certificates that a player could sell if somebody took over the director's one from him. */
function mostToSell(state: State, company: ShareCompanyId, player: PlayerId): number {
  const director = shareCompanyIfAny(state, company)?.director
  const byExchange = director === player ? exchangeCount(state, company) : 0
  return paidCertificates(state, company, player) + byExchange
}

/** Every sale worth trying. */
export function* salesOf(state: State, player: PlayerId): Generator<Choice<SellShares>> {
  for (const company of shareCompanyIds(state)) {
    const most = mostToSell(state, company, player)
    const withOption = optionOf(state, player)?.company === company
    for (let count = 1; count <= most; count++) {
      const action: SellShares = { type: 'sellShares', player, company, count }
      yield { action }
      if (withOption) yield { action: { ...action, option: true } }
    }
  }
}

/** How much of the company a sale is. */
export const percentIn = (state: State, { company, count, option }: SellShares): number =>
  count * certificatePercent(state, company) + (option ? optionPercent : 0)

/** What a player would still hold after a sale. */
const percentLeft = (state: State, sale: SellShares): number =>
  percentOf(state, sale.company, holderOf(sale.player)) - percentIn(state, sale)

/** The certificates of a sale, the one with the option marker included. */
export const certificatesIn = ({ count, option }: Pick<SellShares, 'count' | 'option'>): number =>
  count + (option ? 1 : 0)

/**
 * What the bank pays: the price for each 10 % of a major, for each certificate of a local AG, once for an option
 * certificate (1854-sell-b, 1854-option-j).
 */
export function saleValue(
  state: State,
  { company, count, option }: Pick<SellShares, 'company' | 'count' | 'option'>,
): number {
  const times = isMajor(company) ? certificatePercent(state, company) / 10 : 1
  return priceOf(state, company) * (count * times + (option ? 1 : 0))
}

/** The rules that hold for every sale, in a stock round or in an emergency. */
export function refuseSale(state: State, sale: SellShares): Refusal | undefined {
  const { player, company, count, option } = sale
  const name: string = company
  if (isLocal(name)) return refusal('1854-locals-b', { company })
  if (isMountain(name)) return refusal('1854-privates-d', { company })
  const share = shareCompanyIfAny(state, company)
  if (!share) return refusal('1854-sell-a', { company, count, held: 0 })
  const held = mostToSell(state, company, player)
  if (count < 1 || count > held) return refusal('1854-sell-a', { company, count, held })
  if (option && optionOf(state, player)?.company !== company) return refusal('1854-option-j', { company })
  if (share.director === null) return refusal('1854-sell-h', { company })
  if (share.director !== player) return undefined
  const left = percentLeft(state, sale)
  const keep = directorPercent(state, company)
  if (left >= keep || successor(state, company, left) !== undefined) return undefined
  if (isAg(company)) return refusal('1854-local-ags-r', { company })
  if (paidCertificates(state, company, player) === 0) return refusal('1854-sell-e', { company })
  return refusal('1854-sell-i', { company, left, keep })
}

/** Who would be director after a legal sale, if somebody else (1854-director-a, -d). */
export function directorAfterSale(state: State, sale: SellShares): PlayerId | undefined {
  const { player, company } = sale
  return shareCompanyIfAny(state, company)?.director === player
    ? successor(state, company, percentLeft(state, sale))
    : undefined
}

/** 1854-sell-c: all are paid at the price before the drop, then the marker moves one space for each certificate. */
export function sell(work: GameWork, sale: SellShares): void {
  const { player, company, option } = sale
  const count = certificatesIn(sale)
  // 1854-director-d: the exchange comes first, since only ordinary certificates go to the pool (1854-sell-e, -g)
  const next = directorAfterSale(work.state, sale)
  if (next !== undefined) makeDirector(work, company, next)
  bankPays(work, purseOf(player), saleValue(work.state, sale), 'certificates')
  if (option) takeMarkersBack(work, player)
  moveCertificates(work, company, holderOf(player), 'pool', count, 'sale')
  if (option) tell(work, 'option-sold', { player, company, overdue: false })
  for (let i = 0; i < count; i++) movePrice(work, company, 'certificateSold')
}

/** 1854-option-j: 10 % are paid, a whole certificate goes to the pool, nothing more is owed. */
export function sellOptionCertificate(work: GameWork, player: PlayerId, overdue: boolean): OptionState {
  const option = takeMarkersBack(work, player)
  const { company } = option
  bankPays(work, purseOf(player), priceOf(work.state, company), 'option')
  const reason = overdue ? 'overdue option' : 'sale'
  moveCertificates(work, company, holderOf(player), 'pool', 1, reason)
  tell(work, 'option-sold', { player, company, overdue })
  movePrice(work, company, 'certificateSold')
  return option
}
