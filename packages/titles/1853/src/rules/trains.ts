import type { Action, Move, PlayerId, Procedure, Refusal } from '@stellwerk/engine'
import { fields, flag, oneOf, pop, refusal, text, whole } from '@stellwerk/engine'
import type { BuyTrain, Pass } from '../actions.js'
import type { CompanyId } from '../data/types.js'
import type { StepFrame } from '../frames.js'
import type { State } from '../state.js'
import { controllerOf } from './managers.js'
import { passStep } from './pass.js'
import type { Purchase } from './train-payment.js'
import { waysToPay } from './train-payment.js'
import {
  bankPurchases,
  completePurchase,
  isFromBank,
  refuseBankSale,
  refuseBuyer,
  refuseMeans,
} from './train-purchase.js'
import { trainIds } from './train-supply.js'
import { hasFreeGifts, refuseTrade, sellTrain, trade, tradeChoices } from './train-trade.js'
import { basesAreOver } from './turn-order.js'

/** Others may only offer trains of their own in this step. */
const refuseStranger = (state: State, { company }: StepFrame, player: PlayerId) =>
  controllerOf(state, company) === player ? undefined : refusal('1853-4.0-b', { company, player })

function refuseSource(state: State, frame: StepFrame, purchase: Purchase): Refusal | undefined {
  const { company } = frame
  if (isFromBank(purchase)) return refuseBankSale(state, company, purchase)
  const { train, price, token } = purchase
  // 1853-4.8.19-b: for trains of the bank alone
  if (token) return refusal('1853-4.8.19-b', { company, train })
  const seller = purchase.from as CompanyId
  return refuseTrade(state, frame, { by: 'buyer', buyer: company, seller, train }, price)
}

const buyTrain: Move<State, StepFrame, BuyTrain> = {
  shape: fields(
    { from: text, train: oneOf(...trainIds), price: whole },
    { gift: whole, credit: flag, token: flag },
  ),
  *choices(state, frame, player) {
    const { company } = frame
    if (refuseStranger(state, frame, player)) return
    for (const purchase of bankPurchases(state))
      for (const way of waysToPay(state, company, purchase.price))
        yield { action: { type: 'buyTrain', player, ...purchase, ...way } }
    yield* tradeChoices(state, frame, player)
  },
  partial: hasFreeGifts,
  refuse(state, frame, action) {
    const { company } = frame
    return (
      refuseStranger(state, frame, action.player) ??
      // a second train on credit has a rule of its own (1853-3.4.3-b)
      (action.credit ? undefined : refuseBuyer(state, company)) ??
      refuseSource(state, frame, action) ??
      refuseMeans(state, company, action)
    )
  },
  carryOut(work, { company }, action) {
    if (isFromBank(action)) completePurchase(work, company, action)
    else trade(work, company, action.player, action)
  },
}

const endPurchases: Move<State, StepFrame, Pass> = {
  ...passStep,
  *choices(state, frame, player) {
    if (!refuseStranger(state, frame, player)) yield { action: { type: 'pass', player } }
  },
  refuse: (state, frame, { player }) => refuseStranger(state, frame, player),
}

/** Whether a move has a choice that is not refused. */
function isPossible<A extends Action>(
  move: Move<State, StepFrame, A>,
  state: State,
  frame: StepFrame,
  player: PlayerId,
): boolean {
  for (const { action } of move.choices(state, frame, player))
    if (!move.refuse(state, frame, action)) return true
  return false
}

/** The last step of a turn: trains are bought one after another, and nobody has to (1853-4.8.1-a, 1853-4.8.8-c). */
export const trains: Procedure<State, StepFrame> = {
  advance(work, frame) {
    const { state } = work
    if (
      !refuseBuyer(state, frame.company) &&
      isPossible(buyTrain, state, frame, controllerOf(state, frame.company))
    )
      return false
    pop(work)
    return true
  },
  deciders(state, frame) {
    const controller = controllerOf(state, frame.company)
    if (refuseBuyer(state, frame.company)) return [controller]
    const sellers = state.order.filter(
      (player) => player !== controller && isPossible(sellTrain, state, frame, player),
    )
    return [controller, ...sellers]
  },
  moves: { buyTrain, sellTrain, pass: endPurchases },
  forbids: {
    ...basesAreOver,
    chooseOption: '1853-4.0-c',
    run: '1853-4.5.1-b',
    payOut: '1853-4.0-c',
    giveBackTrain: '1853-4.8.7-a',
  },
}
