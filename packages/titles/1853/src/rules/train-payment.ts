import type { Refusal } from '@stellwerk/engine'
import { purseOf, refusal } from '@stellwerk/engine'
import type { BuyTrain } from '../actions.js'
import { trains } from '../data/trains.js'
import type { CompanyId } from '../data/types.js'
import { reading } from '../readings.js'
import type { State } from '../state.js'
import { cashOf, companyOf } from '../state.js'
import { controllerOf } from './managers.js'
import { trainsFor } from './train-supply.js'

/** A train and how it is paid for. */
export type Purchase = Omit<BuyTrain, 'type' | 'player'>

/** Whether the company, with a gift of its controller if need be, can pay the price. */
export function refusePayment(
  state: State,
  company: CompanyId,
  { price, gift }: Pick<Purchase, 'price' | 'gift'>,
): Refusal | undefined {
  const cash = cashOf(state, company)
  const missing = price - cash
  // 1853-1.6-d
  if (gift === undefined)
    return missing > 0 ? refusal('1853-1.6-d', { payer: company, price, cash }) : undefined
  const purse = purseOf(controllerOf(state, company))
  // a manager may give too
  if (missing <= 0 || gift > missing) return refusal('1853-4.8.8-b', { company, price, cash, gift })
  if (gift < missing) return refusal('1853-4.8.8-a', { company, missing, gift })
  return gift > cashOf(state, purse)
    ? refusal('1853-1.6-d', { payer: purse, price: gift, cash: cashOf(state, purse) })
    : undefined
}

/**
 * a company that has this much buys no train on credit. That is the price of the cheapest train that the bank would
 * sell to it, where what its token reaches is left out; or the price of the very train.
 */
function enoughFor(state: State, company: CompanyId, price: number): number {
  if (reading(state, 'credit') === 'this train not affordable') return price
  const all = (['bank', 'returned'] as const).flatMap((from) => trainsFor(state, company, from))
  return Math.min(price, ...all.map((train) => trains[train].price))
}

/** Whether a company may take a train of the bank on credit (1853-3.4.3, 1853-4.8.10-a). */
export function refuseCredit(
  state: State,
  company: CompanyId,
  { from, train, price, gift }: Purchase,
): Refusal | undefined {
  const { director, credit, trains: owned } = companyOf(state, company)
  if (director !== null) return refusal('1853-4.8.10-a', { company })
  if (credit !== null) return refusal('1853-3.4.3-b', { company, train: credit })
  if (gift !== undefined) return refusal('1853-4.8.8-b', { company, gift })
  const cash = cashOf(state, company)
  const enough = enoughFor(state, company, price)
  return (from !== 'bank' && from !== 'returned') || owned.length > 0 || cash >= enough
    ? refusal('1853-3.4.3-a', { company, train, trains: owned, cash })
    : undefined
}

/** The ways in which a train of the bank could be paid for. */
export function waysToPay(state: State, company: CompanyId, price: number): readonly Partial<Purchase>[] {
  const missing = price - cashOf(state, company)
  return missing <= 0 ? [{}] : [{ gift: missing }, { credit: true }]
}
