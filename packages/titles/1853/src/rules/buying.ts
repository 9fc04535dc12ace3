import type { Move, PlayerId, Refusal } from '@stellwerk/engine'
import { bank, factOf, fields, oneOf, patchFrame, pay, purseOf, refusal } from '@stellwerk/engine'
import type { BuyShare } from '../actions.js'
import { companyOrder } from '../data/companies.js'
import type { CompanyId } from '../data/types.js'
import { tell } from '../events.js'
import type { StockFrame } from '../frames.js'
import type { GameWork, State } from '../state.js'
import { cashOf, changeCompany, companyOf, holderOf, stakeOf } from '../state.js'
import { nameOffice, reviewDirector } from './directors.js'
import { countsForLimits, excessOf, limitsOf, papersHeld } from './limits.js'
import { tellManagers } from './managers.js'
import { goIntoOperation, hasReachedThreshold } from './operation.js'
import { refuseOverLimits } from './selling.js'
import { companiesOf, heldBy, issuedShares, moveShares, parOf, sharesOf, singlesOnOffer } from './shares.js'

const sources = ['offer', 'pool'] as const

/** 1853-3.1.4-a: par from the offer; from the pool the market price, or par where there is none (1853-2.8.3-b). */
export const purchasePrice = (state: State, company: CompanyId, from: BuyShare['from']): number =>
  from === 'offer' ? parOf(company) : (companyOf(state, company).price ?? parOf(company))

const available = (state: State, company: CompanyId, from: BuyShare['from']): number =>
  from === 'offer' ? singlesOnOffer(state, company) : sharesOf(state, company, 'pool')

/** 1853-2.7.4-a. */
const unredeemedCompany = factOf(
  { companies: true },
  (state: Pick<State, 'companies'>, player: PlayerId): CompanyId | undefined =>
    companiesOf(state, player).find((company) => stakeOf(state, company, player).unredeemed > 0),
)

/** 1853-3.1.2-d, 1853-3.2.3-e: with the new share, before any swap. */
function refuseLimits(state: State, player: PlayerId, company: CompanyId): Refusal | undefined {
  // the duty to sell stays, even where nothing can be sold
  if (excessOf(state, player) > 0) return refusal('1853-3.2.3-d', { player, excess: excessOf(state, player) })
  if (!countsForLimits(state, company)) return undefined
  const { papers, sharesOfOneCompany } = limitsOf(state)
  const held = heldBy(state, company, player)
  if (held >= sharesOfOneCompany) return refusal('1853-3.1.2-b', { company, held, most: sharesOfOneCompany })
  const held2 = papersHeld(state, player)
  return held2 >= papers ? refusal('1853-3.1.2-a', { held: held2, most: papers }) : undefined
}

export const buyShare: Move<State, StockFrame, BuyShare> = {
  shape: fields({ company: oneOf(...companyOrder), from: oneOf(...sources) }),
  *choices(state, _frame, player) {
    for (const company of companyOrder)
      for (const from of sources)
        if (available(state, company, from) > 0) yield { action: { type: 'buyShare', player, company, from } }
  },
  refuse(state, frame, { player, company, from }) {
    if (frame.boughtNow !== null) return refusal('1853-3.1.6-a', { company: frame.boughtNow })
    const over = refuseOverLimits(state, frame, player)
    if (over) return over
    const owed = unredeemedCompany(state, player)
    if (owed !== undefined) return refusal('1853-2.7.4-a', { company: owed })
    if (!companyOf(state, company).onSale) return refusal('1853-3.1.3-a', { company })
    if (available(state, company, from) === 0)
      return refusal(from === 'offer' ? '1853-3.1.4-a' : '1853-3.1.7-a', { company, from })
    if (frame.soldNow.includes(company)) return refusal('1853-3.1.9-b', { company })
    if (frame.sold[player]?.includes(company)) return refusal('1853-3.1.9-a', { company })
    const no = refuseLimits(state, player, company)
    if (no) return no
    const price = purchasePrice(state, company, from)
    const cash = cashOf(state, purseOf(player))
    return cash < price ? refusal('1853-1.6-d', { price, cash }) : undefined
  },
  carryOut(work, frame, { player, company, from }) {
    const before: State = { ...work.state }
    pay(work, purseOf(player), bank, purchasePrice(work.state, company, from), 'shares')
    moveShares(work, company, from, holderOf(player), 1, 'purchase')
    patchFrame<StockFrame>(work, 'stock', { boughtNow: company, acted: true, lastBuyer: player })
    openSecondGroup(work)
    if (companyOf(work.state, company).operating) {
      reviewDirector(work, company)
      tellManagers(work, before)
    } else if (hasReachedThreshold(work.state, company)) start(work, frame, company)
  },
}

/** 1853-3.1.3-b: once every company of the first group is issued as a whole, all others come on offer together. */
function openSecondGroup(work: GameWork): void {
  const { state } = work
  const others = companyOrder.filter((company) => !companyOf(state, company).onSale)
  const complete = companyOrder.every(
    (company) => others.includes(company) || issuedShares(state, company) === 10,
  )
  if (others.length === 0 || !complete) return
  for (const company of others) changeCompany(work, company, { onSale: true })
  tell(work, 'group-on-sale', { companies: others })
}

/** The threshold is reached: at once in later rounds (1853-3.2.1-a), at the end of the first one there. */
function start(work: GameWork, frame: StockFrame, company: CompanyId): void {
  if (work.state.round.stock > 1) {
    nameOffice(work, company)
    goIntoOperation(work, company)
    patchFrame<StockFrame>(work, 'stock', { started: [...frame.started, company] })
  } else if (!Object.hasOwn(frame.turnsSince, company))
    // 1853-2.8.3-f: turns that begin from now on count
    patchFrame<StockFrame>(work, 'stock', { turnsSince: { ...frame.turnsSince, [company]: {} } })
}
