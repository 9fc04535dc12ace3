import type { Move } from '@stellwerk/engine'
import { fields, oneOf, pay, purseOf, refusal } from '@stellwerk/engine'
import type { Found } from '../actions.js'
import { companyOrder, shares } from '../data/companies.js'
import { startPrices } from '../data/market.js'
import { tell } from '../events.js'
import type { StockFrame } from '../frames.js'
import type { State } from '../state.js'
import { cashOf, changeCompany, holderOf } from '../state.js'
import { moveShares } from './shares.js'
import { endTurn } from './stock-turn.js'

/** vierhain-found-c. */
export const foundingCost = (price: number): number => shares.founders * price

/** A company is founded by buying two shares; the money is its treasury. */
export const found: Move<State, StockFrame, Found> = {
  shape: fields({ company: oneOf(...companyOrder), price: oneOf(...startPrices) }),
  *choices(_state, _frame, player) {
    for (const company of companyOrder)
      for (const price of startPrices) yield { action: { type: 'found', player, company, price } }
  },
  refuse(state, _frame, { player, company, price }) {
    if (state.companies[company].price !== null) return refusal('vierhain-found-a', { company })
    const [cash, cost] = [cashOf(state, purseOf(player)), foundingCost(price)]
    return cash < cost ? refusal('vierhain-found-d', { company, price, cost, cash }) : undefined
  },
  carryOut(work, frame, { player, company, price }) {
    moveShares(work, company, 'bank', holderOf(player), shares.founders)
    changeCompany(work, company, { price, director: player })
    tell(work, 'founded', { player, company, price })
    pay(work, purseOf(player), company, foundingCost(price), 'founding')
    endTurn(work, frame)
  },
}
