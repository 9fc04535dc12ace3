import type { Move, Procedure, Refusal } from '@stellwerk/engine'
import {
  bank,
  changeTop,
  fields,
  oneOf,
  oneOrNone,
  passing,
  pay,
  pop,
  pricedChoice,
  propose,
  refusal,
  refuseProposal,
  text,
  whole,
} from '@stellwerk/engine'
import type { BuyTrain, ScrapTrain } from '../../actions.js'
import type { RailwayId, Size } from '../../data/types.js'
import { diesels } from '../../data/units.js'
import { tell } from '../../events.js'
import type { GameWork, State } from '../../state.js'
import { cashOf, changeRailway, deciderFor, isRailway, railwayOf } from '../../state.js'
import { addTrain, becomeInsolvent, removeConcession, scrapTrainOf } from '../insolvency.js'
import { tellPass } from '../pass.js'
import { takeDiesel, takeUnit, trainPrice, unitOnSale } from '../phases.js'
import { concessionProtects, reviewDirector } from '../shares.js'
import { buySwitcher, scrapSwitcher } from '../switchers.js'
import type { Trade } from '../trade.js'
import { operations, payTrade, payersFor, priceBounds, refuseTerms } from '../trade.js'
import type { RailwayFrame } from './turn.js'

/** 1873-4.4.7-a: whether the railway still has to buy its compulsory train. */
export const needsCompulsoryTrain = (state: State, railway: RailwayId): boolean =>
  railway !== 'QLB' && concessionProtects(state, railway)

/** 1873-4.4.7-l: whether a railway with just these trains could run its concession route. */
const canDoWith = (railway: RailwayId, trains: readonly Size[]): boolean =>
  railway === 'QLB' || trains.some((size) => railway !== 'NWE' || size >= 2)

/** A train or diesel that goes from one railway to another. */
export interface TrainTrade extends Trade {
  readonly type: 'buyTrain'
  readonly piece: 'train'
  readonly buyer: RailwayId
  readonly seller: RailwayId
}

function trainTrade(
  buyer: RailwayId,
  { from, size, price, maintenance }: BuyTrain & { readonly from: RailwayId },
): TrainTrade {
  return {
    type: 'buyTrain',
    piece: 'train',
    buyer,
    seller: from,
    size,
    price,
    ...(maintenance === undefined ? {} : { maintenance }),
  }
}

const piecesOf = (state: State, railway: RailwayId): (Size | 'D')[] => {
  const { trains, diesel } = railwayOf(state, railway)
  return [...new Set(trains), ...(diesel ? (['D'] as const) : [])]
}

const buyTrain: Move<State, RailwayFrame, BuyTrain> = {
  shape: fields(
    { from: text, size: oneOf(1, 2, 3, 4, 5, 'D'), price: whole },
    { maintenance: oneOf('buyer', 'seller') },
  ),
  *choices(state, frame, player) {
    const size = unitOnSale(state)
    yield { action: { type: 'buyTrain', player, from: 'bank', size, price: trainPrice(size) } }
    if (state.diesels.onSale)
      yield { action: { type: 'buyTrain', player, from: 'bank', size: 'D', price: diesels.price } }
    for (const from of operations(state)) {
      if (!isRailway(from) || from === frame.operation) continue
      for (const piece of piecesOf(state, from))
        for (const payer of payersFor(state, 'train', piece)) {
          const action: BuyTrain & { from: RailwayId } = {
            type: 'buyTrain',
            player,
            from,
            size: piece,
            price: 1,
            ...payer,
          }
          const trade = trainTrade(frame.operation, action)
          const choice = pricedChoice(frame, action, { ...trade }, priceBounds(state, trade))
          if (choice) yield choice
        }
    }
  },
  refuse(state, frame, action) {
    const railway = frame.operation
    const { from, size } = action
    if (needsCompulsoryTrain(state, railway)) {
      if (size === 'D') return refusal('1873-4.4.7-a', { railway })
      if (railway === 'NWE' && size === 1) return refusal('1873-4.4.7-e')
    }
    if (size === 'D' && railwayOf(state, railway).diesel) return refusal('1873-4.1-j', { railway })
    return from === 'bank'
      ? refuseFromBank(state, railway, action)
      : refuseFromRailway(state, frame, { ...action, from })
  },
  carryOut(work, frame, action) {
    const railway = frame.operation
    const { from, size, price, player } = action
    if (from === 'bank') {
      pay(work, railway, bank, price, 'train')
      if (size === 'D') takeDiesel(work)
      else takeUnit(work)
      return receive(work, railway, 'bank', size, price)
    }
    const trade = trainTrade(railway, { ...action, from })
    const other = deciderFor(work.state, from)
    if (other === undefined || other === player) concludeTrainTrade(work, trade)
    else propose(work, { from: player, to: other, deal: { ...trade } })
  },
}

function refuseFromBank(
  state: State,
  railway: RailwayId,
  { size, price, maintenance }: BuyTrain,
): Refusal | undefined {
  if (size === 'D') {
    if (!state.diesels.onSale || state.diesels.left === 0)
      return refusal('1873-4.1-f', { left: state.diesels.left })
  } else if (size !== unitOnSale(state)) return refusal('1873-4.1-p', { size, onSale: unitOnSale(state) })
  const face = size === 'D' ? diesels.price : trainPrice(size)
  if (price !== face || maintenance !== undefined) return refusal('1873-4.4.7-b', { price, face })
  const cash = cashOf(state, railway)
  return price > cash ? refusal('1873-4.4.7-n', { price, cash }) : undefined
}

function refuseFromRailway(
  state: State,
  frame: RailwayFrame,
  action: BuyTrain & { readonly from: RailwayId },
): Refusal | undefined {
  const { from, size } = action
  if (!isRailway(from) || !state.railways[from] || from === frame.operation)
    return refusal('1873-4.1-i', { from, size })
  if (!operations(state).includes(from)) return refusal('1873-4.4.7-o', { from })
  if (!piecesOf(state, from).includes(size)) return refusal('1873-4.1-i', { from, size })
  if (size !== 'D' && !keepsItsTrain(state, from, size))
    return refusal('1873-4.4.7-l', { railway: from, size })
  const trade = trainTrade(frame.operation, action)
  return (
    refuseTerms(state, trade, size === 'D' ? diesels.price : trainPrice(size)) ??
    refuseProposal(frame, { from: action.player, to: deciderFor(state, from), deal: { ...trade } })
  )
}

function keepsItsTrain(state: State, railway: RailwayId, without: Size): boolean {
  const { trains } = railwayOf(state, railway)
  return canDoWith(railway, trains.toSpliced(trains.indexOf(without), 1))
}

export function concludeTrainTrade(work: GameWork, trade: TrainTrade): void {
  const { seller, buyer, size, price } = trade
  payTrade(work, trade)
  const { trains } = railwayOf(work.state, seller)
  if (size === 'D') changeRailway(work, seller, { diesel: false })
  else changeRailway(work, seller, { trains: trains.toSpliced(trains.indexOf(size), 1) })
  receive(work, buyer, seller, size, price)
}

function receive(work: GameWork, railway: RailwayId, from: string, size: Size | 'D', price: number): void {
  if (size === 'D') changeRailway(work, railway, { diesel: true })
  else addTrain(work, railway, size)
  tell(work, 'train-bought', { railway, from, size, price })
  // 1873-4.4.7-f: with the compulsory train the concession ends
  if (needsCompulsoryTrain(work.state, railway)) endConcession(work, railway)
}

function endConcession(work: GameWork, railway: RailwayId): void {
  removeConcession(work, railway)
  reviewDirector(work, railway)
}

const scrapTrain: Move<State, RailwayFrame, ScrapTrain> = {
  shape: fields({ size: oneOf(1, 2, 3, 4, 5, 'D') }),
  *choices(state, frame, player) {
    for (const size of new Set(railwayOf(state, frame.operation).trains))
      yield { action: { type: 'scrapTrain', player, size } }
  },
  refuse(state, frame, { size }) {
    const railway = frame.operation
    if ((size as Size | 'D') === 'D') return refusal('1873-4.4.7-k', { railway })
    if (!railwayOf(state, railway).trains.includes(size)) return refusal('1873-4.4.7-j', { size })
    return keepsItsTrain(state, railway, size) ? undefined : refusal('1873-4.4.7-l', { railway, size })
  },
  carryOut: (work, frame, { size }) => scrapTrainOf(work, frame.operation, size),
}

/** 1873-4.4.7-a: the compulsory train comes before any other purchase. */
const afterCompulsory = <M extends typeof buySwitcher>(move: M): M => ({
  ...move,
  refuse: (state: State, frame: RailwayFrame, action: Parameters<M['refuse']>[2]) =>
    needsCompulsoryTrain(state, frame.operation)
      ? refusal('1873-4.4.7-a', { railway: frame.operation })
      : move.refuse(state, frame, action),
})

const endPurchases = passing<State, RailwayFrame>(
  (work, frame, player) => {
    tellPass(work, frame, player)
    // 1873-4.4.7-d
    if (needsCompulsoryTrain(work.state, frame.operation)) becomeInsolvent(work, frame.operation, 'train')
    else pop(work)
  },
  (state, frame) => {
    const railway = frame.operation
    if (!needsCompulsoryTrain(state, railway)) return undefined
    const price = trainPrice(unitOnSale(state))
    const cash = cashOf(state, railway)
    return cash >= price ? refusal('1873-4.4.7-c', { railway, price, cash }) : undefined
  },
)

export const railwayPurchases: Procedure<State, RailwayFrame> = {
  advance(work, frame) {
    if (frame.begun) return false
    changeTop(work, frame, { begun: true })
    // 1873-4.4.9-g
    if (frame.operation === 'QLB' && concessionProtects(work.state, 'QLB')) endConcession(work, 'QLB')
    return true
  },
  deciders: (state, frame) => oneOrNone(deciderFor(state, frame.operation)),
  moves: {
    buyTrain,
    buySwitcher: afterCompulsory(buySwitcher),
    scrapTrain,
    scrapSwitcher,
    pass: endPurchases,
  },
}
