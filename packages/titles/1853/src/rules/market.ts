import { restacked } from '@stellwerk/engine'
import { endPrice, mostStepsUp, prices } from '../data/market.js'
import type { CompanyId } from '../data/types.js'
import { tell } from '../events.js'
import type { GameWork, State } from '../state.js'
import { changeCompany, companyOf } from '../state.js'

/** Puts a price marker below those that lie on the space already, wherever it lay before. */
export function placeMarker(work: GameWork, company: CompanyId, price: number): void {
  if (!prices.includes(price)) throw new Error(`no space ${price}`)
  work.state.market = restacked(work.state.market, company, price)
  changeCompany(work, company, { price })
}

/** How far a dividend lifts a price: as often as the price is contained in it (1853-4.7.1-d to -g). */
export const stepsUp = (dividend: number, price: number): number =>
  Math.min(mostStepsUp, Math.max(1, Math.floor(dividend / price)))

/** The space so many steps further; the line is not left at either end (1853-4.7.3-a, -b). */
export function priceAfter(price: number, steps: number): number {
  const to = Math.min(prices.length - 1, Math.max(0, prices.indexOf(price) + steps))
  return prices[to] as number
}

/** How far the price goes after the earnings; a dividend of nothing is none. */
export function stepsFor(state: State, company: CompanyId, price: number, dividend: number): number {
  if (dividend > 0) return stepsUp(dividend, price)
  // 1853-4.7.1-b, -c
  return (companyOf(state, company).shares['pool'] ?? 0) > 0 ? -1 : 0
}

/** The move of the price after the earnings. */
export function adjustPrice(work: GameWork, company: CompanyId, dividend: number): void {
  const { price } = companyOf(work.state, company)
  if (price === null) throw new Error(`${company} has no price`)
  const next = priceAfter(price, stepsFor(work.state, company, price, dividend))
  if (next === price) return
  placeMarker(work, company, next)
  tell(work, 'price-moved', { company, from: price, to: next })
}

/** 1853-4.7.3-a. */
export const isAtTop = (state: State, company: CompanyId): boolean =>
  companyOf(state, company).price === endPrice
