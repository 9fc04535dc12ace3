import type { Move, PlayerId, Procedure, Refusal } from '@stellwerk/engine'
import { fields, oneOf, passing, pop, propose, refusal, text, whole } from '@stellwerk/engine'
import type { BuyTrain } from '../actions.js'
import type { CompanyId, TrainId } from '../data/types.js'
import type { EmergencyFrame, StepFrame } from '../frames.js'
import type { GameWork, State } from '../state.js'
import { cashOf, companyOf, directorOf, isAg } from '../state.js'
import { goBankrupt, isBankrupt, meansOf, refusePrivateMoney, startEmergency } from './emergency.js'
import { tellPass } from './pass.js'
import { trainLimit } from './phases.js'
import { canRun } from './running/index.js'
import type { Purchase } from './train-offers.js'
import { cheapestToRun, facePrice, mustBuyTrain, refuseOffer, trainsOnOffer } from './train-offers.js'
import { completePurchase } from './train-purchase.js'
import type { TradeAction } from './train-trade.js'
import { refuseTrade, tradeChoices, trainDeal } from './train-trade.js'
import { trainIds } from './trains-owned.js'
import { outOfOrder } from './turn-order.js'

const isTrade = (action: BuyTrain): action is TradeAction => !['bank', 'pool', 'scrap'].includes(action.from)

const purchaseOf = ({ from, train, price, gives }: BuyTrain): Purchase => ({
  from,
  train,
  price,
  ...(gives === undefined ? {} : { gives }),
})

function leaderOf(state: State, company: CompanyId): PlayerId {
  const director = directorOf(state, company)
  if (director === null) throw new Error(`${company} has no director`)
  return director
}

const isAtLimit = (state: State, company: CompanyId): boolean =>
  companyOf(state, company).trains.length >= trainLimit(state, company)

/** 1854-trains-k: of any kind of company, with the duty to own a train or without. */
const hasNoneToRun = (state: State, company: CompanyId): boolean =>
  !companyOf(state, company).trains.some((train) => canRun(company, train))

/** 1854-trains-k: what a company at its limit could give for a train that it can run. */
const waysToGive = (state: State, company: CompanyId): readonly { readonly gives?: TrainId }[] =>
  isAtLimit(state, company)
    ? hasNoneToRun(state, company)
      ? [...new Set(companyOf(state, company).trains)].map((gives) => ({ gives }))
      : []
    : [{}]

/** The highest price in a trade: what the treasury holds, or more where the director adds to it (1854-emergency-c). */
function mostFor(state: State, company: CompanyId): (train: TrainId, from: CompanyId) => number {
  const treasury = cashOf(state, company)
  if (!mustBuyTrain(state, company)) return () => treasury
  const means = meansOf(state, company)
  return (train, from) => {
    const price = Math.min(facePrice(company, train), means)
    return price > treasury && !refusePrivateMoney(state, company, { from, train, price }) ? price : treasury
  }
}

const buyTrain: Move<State, StepFrame, BuyTrain> = {
  shape: fields({ from: text, train: oneOf(...trainIds), price: whole }, { gives: oneOf(...trainIds) }),
  *choices(state, frame, player) {
    const { company } = frame
    const gives = waysToGive(state, company)
    for (const purchase of trainsOnOffer(state, company))
      for (const given of gives) yield { action: { type: 'buyTrain', player, ...purchase, ...given } }
    if (gives.length > 0) yield* tradeChoices(state, frame, player, mostFor(state, company), gives)
  },
  refuse: (state, frame, action) =>
    (isTrade(action) ? refuseTrade(state, frame, action) : refuseOffer(state, frame.company, action)) ??
    refuseAboveLimit(state, frame.company, action) ??
    refusePrice(state, frame.company, action),
  carryOut(work, { company }, action) {
    const seller = isTrade(action) ? leaderOf(work.state, action.from) : action.player
    if (!isTrade(action) || seller === action.player) buy(work, company, purchaseOf(action))
    else propose(work, { from: action.player, to: seller, deal: trainDeal(company, action) })
  },
}

/** 1854-trains-j with its exception in -k. */
function refuseAboveLimit(state: State, company: CompanyId, action: BuyTrain): Refusal | undefined {
  const { train, gives } = action
  if (!isAtLimit(state, company))
    return gives === undefined ? undefined : refusal('1854-trains-l', { company, train: gives })
  const { trains: owned } = companyOf(state, company)
  if (canRun(company, train) && hasNoneToRun(state, company))
    return gives !== undefined && owned.includes(gives)
      ? undefined
      : refusal('1854-trains-k', { company, trains: owned })
  const rule = isTrade(action) ? '1854-trade-e' : isAg(company) ? '1854-local-ags-m' : '1854-trains-j'
  return refusal(rule, { company, limit: trainLimit(state, company) })
}

/** What the treasury cannot pay only the director of a share company can add to, in an emergency. */
function refusePrice(state: State, company: CompanyId, action: BuyTrain): Refusal | undefined {
  const { price } = action
  const cash = cashOf(state, company)
  if (price <= cash) return undefined
  return isTrade(action) && !mustBuyTrain(state, company)
    ? refusal('1854-trade-e', { company, price, cash })
    : refusePrivateMoney(state, company, purchaseOf(action))
}

/** Buys from the treasury, or with the director's money and the sales that he needs for it (1854-emergency-d, -e). */
export function buy(work: GameWork, company: CompanyId, purchase: Purchase): void {
  const frame: EmergencyFrame = { kind: 'emergency', company, ...purchase }
  if (purchase.price > cashOf(work.state, company)) startEmergency(work, frame)
  else completePurchase(work, company, purchase)
}

/** 1854-trains-c; a director who cannot pay in any way ends the step as a bankrupt (1854-emergency-g). */
const endPurchases = passing<State, StepFrame>(
  (work, frame, player) => {
    tellPass(work, frame, player)
    endStep(work, frame.company)
  },
  (state, { company }) => {
    const cheapest = cheapestToRun(state, company)
    if (!cheapest || !mustBuyTrain(state, company) || isBankrupt(state, company)) return undefined
    const { train, price } = cheapest
    return refusal(isAg(company) ? '1854-local-ags-n' : '1854-trains-c', { company, train, price })
  },
)

function endStep(work: GameWork, company: CompanyId): void {
  if (mustBuyTrain(work.state, company)) goBankrupt(work, company)
  else pop(work)
}

function canBuy(state: State, frame: StepFrame): boolean {
  for (const { action } of buyTrain.choices(state, frame, leaderOf(state, frame.company)))
    if (!buyTrain.refuse(state, frame, action)) return true
  return false
}

/** Step 6 of a turn: any number of trains, one after another (1854-trains-d). */
export const trains: Procedure<State, StepFrame> = {
  advance(work, frame) {
    if (canBuy(work.state, frame)) return false
    endStep(work, frame.company)
    return true
  },
  deciders: (state, { company }) => [leaderOf(state, company)],
  moves: { buyTrain, pass: endPurchases },
  forbids: { ...outOfOrder('trains'), giveUpTrain: '1854-trains-l', merge: '1854-merge-b' },
}
