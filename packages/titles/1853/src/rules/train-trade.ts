import type { Choice, Move, PlayerId, Refusal } from '@stellwerk/engine'
import { fields, oneOf, propose, purseOf, refusal, refuseProposal, text, whole } from '@stellwerk/engine'
import type { BuyTrain, SellTrain } from '../actions.js'
import { companyOrder } from '../data/companies.js'
import { leastTrainPrice } from '../data/trains.js'
import type { CompanyId, TrainId } from '../data/types.js'
import type { StepFrame } from '../frames.js'
import type { GameWork, State } from '../state.js'
import { cashOf, companyOf } from '../state.js'
import { controllerOf } from './managers.js'
import type { Purchase } from './train-payment.js'
import { refusePayment } from './train-payment.js'
import { completePurchase, refuseBuyer } from './train-purchase.js'
import { refuseOwner, trainIds } from './train-supply.js'

/** What the controllers of two companies agree on; `by` tells who asked. */
export type TrainDeal = {
  readonly type: 'train'
  readonly by: 'buyer' | 'seller'
  readonly buyer: CompanyId
  readonly seller: CompanyId
  readonly train: TrainId
  readonly price: number
  readonly gift?: number
}

type Matter = Omit<TrainDeal, 'type' | 'price' | 'gift'>

/** Prices that have not been declined: only better ones for whoever declined. */
function pricesLeft({ declined = [] }: StepFrame, { by, seller, train }: Matter) {
  const before = (declined as unknown as readonly TrainDeal[])
    .filter((deal) => deal.by === by && deal.seller === seller && deal.train === train)
    .map(({ price }) => price)
  return by === 'buyer'
    ? { min: Math.max(leastTrainPrice, ...before.map((price) => price + 1)), max: Infinity }
    : { min: leastTrainPrice, max: Math.min(Infinity, ...before.map((price) => price - 1)) }
}

/** Whether this train can go from one company to the other at this price; the buyer's money is looked at elsewhere. */
export function refuseTrade(
  state: State,
  frame: StepFrame,
  matter: Matter,
  price: number,
): Refusal | undefined {
  const { buyer, seller, train } = matter
  const from = Object.hasOwn(state.companies, seller) ? companyOf(state, seller) : undefined
  if (!from || seller === buyer || !from.trains.includes(train))
    return refusal('1853-4.8.9-a', { seller, train })
  if (from.credit === train) return refusal('1853-3.4.5-a', { seller, train })
  const owner = refuseOwner(state, buyer, train)
  if (owner) return owner
  if (price < leastTrainPrice) return refusal('1853-4.8.9-b', { price, min: leastTrainPrice })
  const { min, max } = pricesLeft(frame, matter)
  if (price < min || price > max)
    return refusal('1853-R-42', { price, ...(matter.by === 'buyer' ? { min } : { max }) })
  return refuseAsking(state, frame, matter, price)
}

/** Buyer and sellers ask in the same step, and each is turned down only so often. */
function refuseAsking(state: State, frame: StepFrame, matter: Matter, price: number): Refusal | undefined {
  const { by, buyer, seller } = matter
  const [asks, answers] = by === 'buyer' ? [buyer, seller] : [seller, buyer]
  const from = controllerOf(state, asks)
  const offer = { from, to: controllerOf(state, answers), deal: { type: 'train', ...matter, price } }
  return refuseProposal(
    frame,
    offer,
    (deal) => deal['by'] === by && controllerOf(state, deal[by] as CompanyId) === from,
  )
}

/** Every train of another company, or of those that one player runs. */
function* tradable(
  state: State,
  buyer: CompanyId,
  owner?: PlayerId,
): Generator<{ seller: CompanyId; train: TrainId }> {
  for (const seller of companyOrder) {
    const { trains } = companyOf(state, seller)
    if (seller === buyer || trains.length === 0) continue
    if (owner !== undefined && controllerOf(state, seller) !== owner) continue
    for (const train of new Set(trains)) yield { seller, train }
  }
}

/** What the buyer can ask for: at any price that its money allows, and at the first one that needs a gift. */
export function* tradeChoices(state: State, frame: StepFrame, player: PlayerId): Generator<Choice<BuyTrain>> {
  const { company: buyer } = frame
  const cash = cashOf(state, buyer)
  for (const { seller, train } of tradable(state, buyer)) {
    const { min } = pricesLeft(frame, { by: 'buyer', buyer, seller, train })
    const action: BuyTrain = { type: 'buyTrain', player, from: seller, train, price: min }
    if (min <= cash) yield { action, range: { field: 'price', min, max: cash, step: 1 } }
    const price = Math.max(min, cash + 1)
    yield { action: { ...action, price, gift: price - cash } }
  }
}

/** Whether there are more gifts than `tradeChoices` lists: a range has one free number, and here there are two. */
export function hasFreeGifts(state: State, frame: StepFrame): boolean {
  const { company: buyer } = frame
  if (refuseBuyer(state, buyer) || cashOf(state, purseOf(controllerOf(state, buyer))) <= 1) return false
  return !tradable(state, buyer).next().done
}

/** A purchase from another company: at once in one hand (1853-4.8.9-c), else by an offer. */
export function trade(work: GameWork, buyer: CompanyId, player: PlayerId, purchase: Purchase): void {
  const { train, price, gift } = purchase
  const seller = purchase.from as CompanyId
  const to = controllerOf(work.state, seller)
  if (to === player) return completePurchase(work, buyer, purchase)
  const deal: TrainDeal = {
    type: 'train',
    by: 'buyer',
    buyer,
    seller,
    train,
    price,
    ...(gift === undefined ? {} : { gift }),
  }
  propose(work, { from: player, to, deal })
}

export const concludeTrade = (work: GameWork, { buyer, seller, train, price, gift }: TrainDeal): void =>
  completePurchase(work, buyer, { from: seller, train, price, ...(gift === undefined ? {} : { gift }) })

/** the seller may ask too, in the step of the buyer, for no more than the buying company has. */
export const sellTrain: Move<State, StepFrame, SellTrain> = {
  shape: fields({ seller: text, train: oneOf(...trainIds), price: whole }),
  *choices(state, frame, player) {
    const { company: buyer } = frame
    if (player === controllerOf(state, buyer)) return
    for (const { seller, train } of tradable(state, buyer, player)) {
      const { min, max } = pricesLeft(frame, { by: 'seller', buyer, seller, train })
      const most = Math.min(max, cashOf(state, buyer))
      if (min <= most)
        yield {
          action: { type: 'sellTrain', player, seller, train, price: min },
          range: { field: 'price', min, max: most, step: 1 },
        }
    }
  },
  refuse(state, frame, { player, seller, train, price }) {
    const { company: buyer } = frame
    const no = refuseTrade(state, frame, { by: 'seller', buyer, seller, train }, price)
    if (no) return no
    if (controllerOf(state, seller) !== player) return refusal('1853-4.0-b', { company: seller, player })
    if (controllerOf(state, buyer) === player) return refusal('1853-4.8.9-c', { seller, buyer })
    return refuseBuyer(state, buyer) ?? refusePayment(state, buyer, { price })
  },
  carryOut(work, { company: buyer }, { player, seller, train, price }) {
    const deal: TrainDeal = { type: 'train', by: 'seller', buyer, seller, train, price }
    propose(work, { from: player, to: controllerOf(work.state, buyer), deal })
  },
}
