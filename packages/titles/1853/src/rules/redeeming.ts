import type { Move } from '@stellwerk/engine'
import { bank, fields, oneOf, patchFrame, pay, purseOf, refusal, whole } from '@stellwerk/engine'
import type { Redeem } from '../actions.js'
import { companyOrder } from '../data/companies.js'
import { tell } from '../events.js'
import type { StockFrame } from '../frames.js'
import type { State } from '../state.js'
import { cashOf, stakeOf } from '../state.js'
import { refuseOverLimits } from './selling.js'
import { changeStake, companiesOf, parOf } from './shares.js'

/** 1853-2.7.4-b, R-13: at par, any number, at any moment of the own turn; it is no purchase (1853-2.7.4-c). */
export const redeem: Move<State, StockFrame, Redeem> = {
  shape: fields({ company: oneOf(...companyOrder), count: whole }),
  *choices(state, _frame, player) {
    for (const company of companiesOf(state, player))
      for (let count = 1; count <= stakeOf(state, company, player).unredeemed; count++)
        yield { action: { type: 'redeem', player, company, count } }
  },
  refuse(state, frame, { player, company, count }) {
    const over = refuseOverLimits(state, frame, player)
    if (over) return over
    const { unredeemed } = stakeOf(state, company, player)
    if (count < 1 || count > unredeemed) return refusal('1853-2.7.4-b', { company, count, unredeemed })
    const price = count * parOf(company)
    const cash = cashOf(state, purseOf(player))
    return cash < price ? refusal('1853-1.6-d', { price, cash }) : undefined
  },
  carryOut(work, _frame, { player, company, count }) {
    pay(work, purseOf(player), bank, count * parOf(company), 'shares')
    const { unredeemed } = stakeOf(work.state, company, player)
    changeStake(work, company, player, { unredeemed: unredeemed - count })
    tell(work, 'redeemed', { player, company, count })
    patchFrame<StockFrame>(work, 'stock', { acted: true })
  },
}
