import type { Move, PlayerId, Procedure } from '@stellwerk/engine'
import { bank, fields, oneOf, pay, pop, purseOf, refusal } from '@stellwerk/engine'
import type { SettleDebt } from '../actions.js'
import { trains } from '../data/trains.js'
import type { CompanyId, TrainId } from '../data/types.js'
import { tell } from '../events.js'
import type { DebtFrame } from '../frames.js'
import type { GameWork, State } from '../state.js'
import { cashOf, changeCompany, companyOf } from '../state.js'
import { returnTrain } from './trains-owned.js'

/** 1853-3.4.3-b: the whole price of the train on credit; 0 without one. */
export function debtOf(state: State, company: CompanyId): number {
  const { credit } = companyOf(state, company)
  return credit === null ? 0 : trains[credit].price
}

/** 1853-3.4.6-b, R-73: as soon as the company's money reaches the debt it is paid; called whenever money came in. */
export function payDebtIfPossible(work: GameWork, company: CompanyId): void {
  const debt = debtOf(work.state, company)
  if (debt > 0 && cashOf(work.state, company) >= debt) payDebt(work, company)
}

function payDebt(work: GameWork, company: CompanyId): void {
  const train = companyOf(work.state, company).credit as TrainId
  const price = debtOf(work.state, company)
  pay(work, company, bank, price, 'debt')
  changeCompany(work, company, { credit: null })
  tell(work, 'debt-paid', { company, train, price })
}

const directorOf = (state: State, company: CompanyId): PlayerId =>
  companyOf(state, company).director as PlayerId

/** What the new director would have to add (1853-4.8.8-a). */
const giftNeeded = (state: State, company: CompanyId): number =>
  Math.max(0, debtOf(state, company) - cashOf(state, company))

const canPay = (state: State, company: CompanyId): boolean =>
  cashOf(state, purseOf(directorOf(state, company))) >= giftNeeded(state, company)

const settleDebt: Move<State, DebtFrame, SettleDebt> = {
  shape: fields({ how: oneOf('pay', 'giveBack') }),
  *choices(_state, _frame, player) {
    for (const how of ['pay', 'giveBack'] as const) yield { action: { type: 'settleDebt', player, how } }
  },
  refuse: (state, { company }, { player, how }) =>
    how === 'pay' && !canPay(state, company)
      ? refusal('1853-1.6-d', { price: giftNeeded(state, company), cash: cashOf(state, purseOf(player)) })
      : undefined,
  carryOut(work, { company }, { player, how }) {
    pop(work)
    if (how === 'giveBack') return giveBack(work, company)
    pay(work, purseOf(player), company, giftNeeded(work.state, company), 'gift')
    payDebt(work, company)
  },
}

const giveBack = (work: GameWork, company: CompanyId): void =>
  returnTrain(work, company, companyOf(work.state, company).credit as TrainId, 'debt')

/** 1853-4.8.10-b, R-60: a new director pays for the train on credit or gives it back, before anything else. */
export const debt: Procedure<State, DebtFrame> = {
  advance(work, { company }) {
    if (companyOf(work.state, company).credit === null) pop(work)
    else if (canPay(work.state, company)) return false
    else {
      pop(work)
      giveBack(work, company)
    }
    return true
  },
  deciders: (state, { company }) => [directorOf(state, company)],
  moves: { settleDebt },
}
