import type { Move } from '@stellwerk/engine'
import { bank, fields, pay, purseOf, refusal, text, whole } from '@stellwerk/engine'
import type { UseOption } from '../actions.js'
import type { CompanyId } from '../data/types.js'
import { editions } from '../editions.js'
import { tell } from '../events.js'
import type { Denomination, State } from '../state.js'
import { cashOf, changeCompany, companyOf, holderOf } from '../state.js'
import { makeDirector, moveShares } from './shares.js'
import type { StockFrame } from './stock-turn.js'
import { afterShare } from './stock-turn.js'

/** 1873-3.2.6-b, -d: 20% to 40%; at denomination 50 exactly one share. */
const counts: Readonly<Record<Denomination, readonly number[]>> = { 50: [1], 20: [1, 2], 10: [2, 3, 4] }

/** The numbers of shares to choose from; one by one, the first purchase is the smallest. */
function countsFor(state: State, denomination: Denomination): readonly number[] {
  const all = counts[denomination]
  return editions[state.edition].furtherShares === 'at once' ? all : all.slice(0, 1)
}

/** 1873-3.2.6: the winner of a purchase option frees a company from receivership. */
export const useOption: Move<State, StockFrame, UseOption> = {
  shape: fields({ company: text, count: whole }),
  *choices(state, _frame, player) {
    for (const company of Object.keys(state.options) as CompanyId[])
      for (const count of countsFor(state, companyOf(state, company)?.denomination ?? 10))
        yield { action: { type: 'useOption', player, company, count } }
  },
  refuse(state, _frame, { player, company, count }) {
    const share = companyOf(state, company)
    if (!share || state.options[company] !== player) return refusal('1873-3.2.6-a', { company })
    const allowed = countsFor(state, share.denomination)
    const rule = share.denomination === 50 ? '1873-3.2.6-d' : '1873-3.2.6-b'
    if (!allowed.includes(count)) return refusal(rule, { company, count, counts: allowed })
    const cash = cashOf(state, purseOf(player))
    const price = count * share.price
    return price > cash ? refusal('1873-3.2.6-c', { company, count, price, cash }) : undefined
  },
  carryOut(work, _frame, { player, company, count }) {
    const { price } = companyOf(work.state, company) as { price: number }
    pay(work, purseOf(player), bank, count * price, 'shares')
    tell(work, 'option-used', { player, company, count })
    moveShares(work, company, 'pool', holderOf(player), count, 'option')
    changeCompany(work, company, { receivership: false })
    makeDirector(work, company, player)
    tell(work, 'left-receivership', { company, player })
    const { [company]: _, ...options } = work.state.options
    work.state.options = options
    afterShare(work, player, company)
  },
}
