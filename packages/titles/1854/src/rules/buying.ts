import type { Move, PlayerId, Refusal } from '@stellwerk/engine'
import { bank, fields, oneOf, pay, purseOf, refusal, text, whole } from '@stellwerk/engine'
import type { BuyDirector, BuyShare } from '../actions.js'
import { issueSpaces } from '../data/market.js'
import { holdingLimit } from '../data/shares.js'
import type { MajorId, ShareCompanyId } from '../data/types.js'
import type { StockFrame } from '../frames.js'
import type { GameWork, State } from '../state.js'
import { cashOf, changeMajor, holderOf, isMajor } from '../state.js'
import { counts, countedCertificates, limitOf } from './cert-limit.js'
import { makeDirector, reviewDirector } from './director.js'
import { floatIfDue } from './float.js'
import { priceAt, priceOf } from './market.js'
import {
  certificatePercent,
  certificatesOf,
  directorPercent,
  majorIds,
  moveCertificates,
  optionOf,
  percentOf,
  shareCompanyIds,
  shareCompanyIfAny,
} from './shares.js'
import { endTurnWithPurchase, refuseOverLimit, soldBy } from './stock-turn.js'

type Source = BuyShare['from']
const sources: readonly Source[] = ['tableau', 'pool', 'split']

/** 1854-buy-f. */
const issuePrices = issueSpaces.map(priceAt)

/** The price of 10 % of a major at its source, or of a certificate of a local AG (1854-buy-b to -d, 1854-split-g). */
export function unitPrice(state: State, company: ShareCompanyId, from: Source): number {
  if (from !== 'tableau') return priceOf(state, company)
  const issuePrice = isMajor(company) ? state.majors[company].issuePrice : null
  if (issuePrice === null) throw new Error(`${company} has no issue price`)
  return issuePrice
}

/** What one ordinary certificate costs at its source. */
export const certificatePrice = (state: State, company: ShareCompanyId, from: Source): number =>
  unitPrice(state, company, from) * (isMajor(company) ? certificatePercent(state, company) / 10 : 1)

/** Whether there is an ordinary certificate to be had; the split field sells from the stock round after the split on. */
export function refuseSource(state: State, company: string, from: Source): Refusal | undefined {
  const share = shareCompanyIfAny(state, company)
  if (!share) return refusal('1854-buy-a', { company, from })
  if (share.director === null) return refusal('1854-buy-e', { company })
  if (!share.certificates[from]) return refusal('1854-buy-a', { company, from })
  if (from === 'split' && isMajor(company) && state.round.stock < state.majors[company].splitFieldFrom)
    return refusal('1854-buy-l', { company })
  return undefined
}

/** What stands against acquiring one more certificate of a company. */
export function refuseAcquiring(
  state: State,
  frame: StockFrame,
  player: PlayerId,
  company: ShareCompanyId,
  price: number,
): Refusal | undefined {
  if (soldBy(frame, player).includes(company)) return refusal('1854-buy-h', { company })
  const held = countedCertificates(state, player)
  const limit = limitOf(state)
  // 1854-certlimit-f, -g: with the new certificate, before any exchange
  if (counts(state, company) && held >= limit) return refusal('1854-buy-i', { company, held, limit })
  return refusePrice(state, player, price)
}

export function refusePrice(state: State, player: PlayerId, price: number): Refusal | undefined {
  const cash = cashOf(state, purseOf(player))
  return cash < price ? refusal('1854-buy-k', { price, cash }) : undefined
}

/** 1854-buy-m. */
const refuseWithOption = (state: State, player: PlayerId): Refusal | undefined => {
  const option = optionOf(state, player)
  return option && refusal('1854-buy-m', { company: option.company, price: option.price })
}

/** What every purchase ends with (1854-buy-n). */
export function afterPurchase(work: GameWork, frame: StockFrame, company: ShareCompanyId): void {
  floatIfDue(work, company)
  reviewDirector(work, company)
  endTurnWithPurchase(work, frame)
}

export const buyShare: Move<State, StockFrame, BuyShare> = {
  shape: fields({ company: text, from: oneOf(...sources) }),
  *choices(state, _frame, player) {
    for (const company of shareCompanyIds(state))
      for (const from of sources)
        if (certificatesOf(state, company, from) > 0)
          yield { action: { type: 'buyShare', player, company, from } }
  },
  refuse(state, frame, { player, company, from }) {
    const no =
      refuseOverLimit(state, player) ?? refuseWithOption(state, player) ?? refuseSource(state, company, from)
    if (no) return no
    if (isMajor(company)) {
      const { split } = state.majors[company]
      const percent = percentOf(state, company, holderOf(player)) + certificatePercent(state, company)
      if (split && percent > holdingLimit.afterSplit)
        return refusal('1854-buy-j', { company, percent, most: holdingLimit.afterSplit })
    }
    return refuseAcquiring(state, frame, player, company, certificatePrice(state, company, from))
  },
  carryOut(work, frame, { player, company, from }) {
    const price = certificatePrice(work.state, company, from)
    // 1854-split-f, 1854-buy-d: only the split field sells for the company
    pay(work, purseOf(player), from === 'split' ? company : bank, price, 'certificates')
    moveCertificates(work, company, from, holderOf(player), 1, 'purchase')
    afterPurchase(work, frame, company)
  },
}

/** What the director's certificate costs at an issue price. */
export const directorPrice = (state: State, company: MajorId, price: number): number =>
  (price * directorPercent(state, company)) / 10

export const buyDirector: Move<State, StockFrame, BuyDirector> = {
  shape: fields({ company: oneOf(...majorIds), price: whole }),
  *choices(state, _frame, player) {
    for (const company of majorIds)
      if (state.majors[company].director === null)
        for (const price of issuePrices) yield { action: { type: 'buyDirector', player, company, price } }
  },
  refuse(state, frame, { player, company, price }) {
    const no = refuseOverLimit(state, player) ?? refuseWithOption(state, player)
    if (no) return no
    const { director } = state.majors[company]
    if (director !== null) return refusal('1854-buy-a', { company, from: 'tableau', director })
    if (!issuePrices.includes(price)) return refusal('1854-buy-f', { company, price, prices: issuePrices })
    return refuseAcquiring(state, frame, player, company, directorPrice(state, company, price))
  },
  carryOut(work, frame, { player, company, price }) {
    pay(work, purseOf(player), bank, directorPrice(work.state, company, price), 'certificates')
    changeMajor(work, company, { issuePrice: price })
    makeDirector(work, company, player)
    afterPurchase(work, frame, company)
  },
}
