import type { Move } from '@stellwerk/engine'
import { fields, oneOf, pay, purseOf, refusal } from '@stellwerk/engine'
import type { Found } from '../actions.js'
import { companyOrder } from '../data/companies.js'
import { startPrices } from '../data/market.js'
import { termsOf } from '../data/terms.js'
import { tell } from '../events.js'
import type { StockFrame } from '../frames.js'
import type { State } from '../state.js'
import { cashOf, changeCompany, holderOf } from '../state.js'
import { moveShares } from './shares.js'
import { endTurn } from './stock-turn.js'

/** vierhain-found-c. */
export const foundingCost = (state: Pick<State, 'players'>, price: number): number =>
  termsOf(state).founders * price

/** A company is founded by buying some shares at once; the money is its treasury. */
export const found: Move<State, StockFrame, Found> = {
  shape: fields({ company: oneOf(...companyOrder), price: oneOf(...startPrices) }),
  *choices(_state, _frame, player) {
    for (const company of companyOrder)
      for (const price of startPrices) yield { action: { type: 'found', player, company, price } }
  },
  refuse(state, _frame, { player, company, price }) {
    if (state.companies[company].price !== null) return refusal('vierhain-found-a', { company })
    const [cash, cost] = [cashOf(state, purseOf(player)), foundingCost(state, price)]
    return cash < cost ? refusal('vierhain-found-d', { company, price, cost, cash }) : undefined
  },
  carryOut(work, frame, { player, company, price }) {
    const cost = foundingCost(work.state, price)
    moveShares(work, company, 'bank', holderOf(player), termsOf(work.state).founders)
    changeCompany(work, company, { price, director: player })
    tell(work, 'founded', { player, company, price, cost })
    pay(work, purseOf(player), company, cost, 'founding')
    endTurn(work, frame)
  },
}
