import { restacked } from '@stellwerk/engine'
import { ladder } from '../data/money.js'
import type { CompanyId, ShareId } from '../data/types.js'
import { editions } from '../editions.js'
import { tell } from '../events.js'
import type { GameWork, State } from '../state.js'
import { changeCompany, companyOf } from '../state.js'

/** The ladder value so many steps above (or below) a price; the ladder ends at 50 and at 1000. */
export function stepped(price: number, steps: number): number {
  const at = ladder.indexOf(price)
  if (at < 0) throw new Error(`${price} is not on the ladder`)
  return ladder[Math.max(0, Math.min(ladder.length - 1, at + steps))] as number
}

/** The highest ladder value that is not above an amount. */
export function ladderValueBelow(amount: number): number {
  return ladder.findLast((value) => value <= amount) ?? (ladder[0] as number)
}

/** None before a company is founded or formed. */
const priceIfAny = (state: State, company: ShareId): number | undefined =>
  company === 'MHE' ? state.mhe.price : companyOf(state, company)?.price

export const priceOf = (state: State, company: ShareId): number => {
  const price = priceIfAny(state, company)
  if (price === undefined) throw new Error(`${company} has no price`)
  return price
}

/** Puts a price marker at the bottom of the stack in a box, wherever it lay before. */
export function placeMarker(work: GameWork, company: ShareId, price: number): void {
  work.state.market = restacked(work.state.market, company, price)
}

/** Puts the marker of a price that did not move to the bottom of its box, where that is the custom (1873-4.3.3-d). */
export function restMarker(work: GameWork, company: ShareId): void {
  if (editions[work.state.edition].stillMarker === 'to the bottom')
    placeMarker(work, company, priceOf(work.state, company))
}

/** Moves a price by steps of the ladder. */
export function movePrice(work: GameWork, company: ShareId, steps: number): void {
  const from = priceOf(work.state, company)
  const to = stepped(from, steps)
  if (to === from) restMarker(work, company)
  else {
    if (company === 'MHE') work.state.mhe = { ...work.state.mhe, price: to }
    else changeCompany(work, company, { price: to })
    placeMarker(work, company, to)
    tell(work, 'price-moved', { company, from, to })
  }
  // 1873-7-a
  if (to === 1000 && !work.state.lastRound) {
    work.state.lastRound = true
    tell(work, 'last-round', { company })
  }
}

/** 1873-4.3.3-b: how far an amount paid out, or a grant of the bank, lifts a price. */
export function stepsFor(amount: number, price: number): number {
  return Math.min(3, Math.floor(amount / price))
}

/** Price markers from the highest box to the lowest, in a box from top to bottom. */
const marketOrder = (state: State): readonly ShareId[] =>
  ladder.toReversed().flatMap((price) => state.market[price] ?? [])

/** 1873-4-b, -c: operating companies by price, higher in the stack first. */
export const companiesByPrice = (state: State): readonly CompanyId[] =>
  marketOrder(state).filter((company) => company !== 'MHE')
