import type { Refusal } from '@stellwerk/engine'
import { bank, pay, purseOf, refusal } from '@stellwerk/engine'
import { trains } from '../data/trains.js'
import type { CompanyId } from '../data/types.js'
import { tell } from '../events.js'
import type { GameWork, State } from '../state.js'
import { changeCompany, companyOf } from '../state.js'
import { controllerOf } from './managers.js'
import { reached, trainLimit } from './phases.js'
import { beginPhase } from './scrapping.js'
import type { Purchase } from './train-payment.js'
import { refuseCredit, refusePayment } from './train-payment.js'
import type { BankStock } from './train-supply.js'
import {
  refuseOnSale,
  refuseOwner,
  refuseToken,
  takeFromBank,
  tokenTrain,
  trainsOnSale,
} from './train-supply.js'
import { addTrain, takeTrain } from './trains-owned.js'

/** Whether a company may buy any train at all now. */
export function refuseBuyer(state: State, company: CompanyId): Refusal | undefined {
  const { credit, trains: owned } = companyOf(state, company)
  if (credit !== null) return refusal('1853-3.4.6-a', { company, train: credit })
  const limit = trainLimit(state)
  return owned.length >= limit ? refusal('1853-4.8.5-b', { company, limit }) : undefined
}

type BankPurchase = Purchase & { readonly from: BankStock }

export const isFromBank = (purchase: Purchase): purchase is BankPurchase =>
  purchase.from === 'bank' || purchase.from === 'returned'

/** Whether the bank sells this train to this company at this price. */
export function refuseBankSale(
  state: State,
  company: CompanyId,
  { from, train, price, token }: BankPurchase,
): Refusal | undefined {
  const owner = refuseOwner(state, company, train)
  if (owner) return owner
  if (token && from === 'returned') return refusal('1853-4.8.19-b', { company, train })
  const sale = token ? refuseToken(state, company, train) : refuseOnSale(state, from, train)
  if (sale) return sale
  const face = trains[train].price
  return price === face ? undefined : refusal('1853-4.8.2-a', { train, price, face })
}

/** Every train of the bank that may be worth asking for; the refusals sort out the rest. */
export function* bankPurchases(state: State): Generator<BankPurchase> {
  for (const from of ['bank', 'returned'] as const)
    for (const train of trainsOnSale(state, from)) yield { from, train, price: trains[train].price }
  const train = tokenTrain(state)
  if (train) yield { from: 'bank', train, price: trains[train].price, token: true }
}

/** How the purchase is paid: on credit, or by the company with what its controller gives. */
export const refuseMeans = (state: State, company: CompanyId, purchase: Purchase): Refusal | undefined =>
  purchase.credit ? refuseCredit(state, company, purchase) : refusePayment(state, company, purchase)

/** Carries out a purchase. The step of buying trains is on top; a new phase goes on top of it. */
export function completePurchase(work: GameWork, company: CompanyId, purchase: Purchase): void {
  const { from, train, price, gift = 0, credit = false, token } = purchase
  if (token) {
    changeCompany(work, company, { token: false })
    tell(work, 'token-used', { company })
  }
  // 1853-4.8.8-a
  pay(work, purseOf(controllerOf(work.state, company)), company, gift, 'gift')
  if (isFromBank(purchase)) {
    if (!credit) pay(work, company, bank, price, 'train')
    takeFromBank(work, purchase.from, train)
  } else {
    // a company that owes for a train has no other to sell, so this money pays no debt
    pay(work, company, from, price, 'train trade')
    takeTrain(work, from as CompanyId, train)
  }
  addTrain(work, company, train)
  // 1853-3.4.3-b: the price is the debt, and the company keeps its money
  if (credit) changeCompany(work, company, { credit: train })
  tell(work, 'train-bought', { company, from, train, price, gift, credit })
  const { begins } = trains[train]
  if (begins !== undefined && !reached(work.state, begins)) beginPhase(work, begins, company)
}
