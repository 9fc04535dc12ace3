import type { Choice, PlayerId, Refusal } from '@stellwerk/engine'
import { fields, purseOf, refusal, text, whole } from '@stellwerk/engine'
import type { SellShares } from '../actions.js'
import type { ShareCompanyId } from '../data/types.js'
import type { GameWork, State } from '../state.js'
import { bankPays, holderOf, isAg, isLocal, isMajor, isMountain } from '../state.js'
import { makeDirector, successor } from './director.js'
import { movePrice, priceOf } from './market.js'
import {
  certificatePercent,
  directorPercent,
  exchangeCount,
  moveCertificates,
  paidCertificates,
  percentOf,
  shareCompanyIds,
  shareCompanyIfAny,
} from './shares.js'

/** The form of a sale. What is no share company is refused by a rule, since privates are what people may try. */
export const saleShape = fields({ company: text, count: whole })

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
    for (let count = 1; count <= most; count++)
      yield { action: { type: 'sellShares', player, company, count } }
  }
}

/** What a player would still hold after a sale. */
const percentLeft = (state: State, { player, company, count }: SellShares): number =>
  percentOf(state, company, holderOf(player)) - count * certificatePercent(state, company)

/** What the bank pays: the price for each 10 % of a major, for each certificate of a local AG (1854-sell-b). */
export const saleValue = (state: State, company: ShareCompanyId, count: number): number =>
  count * priceOf(state, company) * (isMajor(company) ? certificatePercent(state, company) / 10 : 1)

/** The rules that hold for every sale, in a stock round or in an emergency. */
export function refuseSale(state: State, sale: SellShares): Refusal | undefined {
  const { player, company, count } = sale
  const name: string = company
  if (isLocal(name)) return refusal('1854-locals-b', { company })
  if (isMountain(name)) return refusal('1854-privates-d', { company })
  const share = shareCompanyIfAny(state, company)
  if (!share) return refusal('1854-sell-a', { company, count, held: 0 })
  const held = mostToSell(state, company, player)
  if (count < 1 || count > held) return refusal('1854-sell-a', { company, count, held })
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
  const { player, company, count } = sale
  // 1854-director-d: the exchange comes first, since only ordinary certificates go to the pool (1854-sell-e, -g)
  const next = directorAfterSale(work.state, sale)
  if (next !== undefined) makeDirector(work, company, next)
  bankPays(work, purseOf(player), saleValue(work.state, company, count), 'certificates')
  moveCertificates(work, company, holderOf(player), 'pool', count, 'sale')
  for (let i = 0; i < count; i++) movePrice(work, company, 'certificateSold')
}
