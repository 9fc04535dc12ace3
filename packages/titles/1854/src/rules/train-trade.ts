import type { PlayerId, Refusal } from '@stellwerk/engine'
import { pricedChoice, refusal, refuseProposal } from '@stellwerk/engine'
import type { BuyTrain } from '../actions.js'
import { phases } from '../data/phases.js'
import type { CompanyId, LocalId, TrainId } from '../data/types.js'
import type { StepFrame } from '../frames.js'
import type { State } from '../state.js'
import { companyIfAny, companyOf, directorOf, isAg } from '../state.js'
import { companiesByPrice } from './market.js'

/** What two directors agree on (1854-agree-b). */
export interface TrainDeal {
  readonly [field: string]: string | number | undefined
  readonly type: 'buyTrain'
  readonly buyer: CompanyId
  readonly from: CompanyId
  readonly train: TrainId
  readonly price: number
  readonly gives?: TrainId
}

/** A purchase whose seller is a company. */
export type TradeAction = BuyTrain & { readonly from: CompanyId }

export const trainDeal = (buyer: CompanyId, { from, train, price, gives }: TradeAction): TrainDeal => ({
  type: 'buyTrain',
  buyer,
  from,
  train,
  price,
  ...(gives === undefined ? {} : { gives }),
})

/** Every train of another company, at prices up to the most that the buyer can pay for it. */
export function* tradeChoices(
  state: State,
  frame: StepFrame,
  player: PlayerId,
  mostFor: (train: TrainId, from: CompanyId) => number,
  gives: readonly { readonly gives?: TrainId }[],
) {
  if (!phases[state.phase].trade) return
  const owners: CompanyId[] = [...(Object.keys(state.locals) as LocalId[]), ...companiesByPrice(state)]
  for (const from of owners) {
    if (from === frame.company || isAg(from) !== isAg(frame.company)) continue
    for (const train of new Set(companyOf(state, from).trains))
      for (const given of gives) {
        const action: TradeAction = { type: 'buyTrain', player, from, train, price: 1, ...given }
        const bounds = { min: 1, max: mostFor(train, from) }
        const choice = pricedChoice(frame, action, trainDeal(frame.company, action), bounds)
        if (choice) yield choice
      }
  }
}

/** Whether another company can sell this train at all; limit and money of the buyer are looked at elsewhere. */
export function refuseTrade(state: State, frame: StepFrame, action: TradeAction): Refusal | undefined {
  const { from, train, price } = action
  const buyer = frame.company
  if (!phases[state.phase].trade) return refusal('1854-trade-a', { phase: state.phase })
  const seller = companyIfAny(state, from)
  if (!seller || from === buyer) return refusal('1854-trade-b', { from, train })
  if (isAg(from) !== isAg(buyer)) return refusal('1854-trade-d', { company: buyer, from })
  if (!seller.trains.includes(train)) return refusal('1854-trade-b', { from, train })
  if (price < 1) return refusal('1854-trade-b', { from, train, price, min: 1 })
  return refuseProposal(frame, {
    from: action.player,
    to: directorOf(state, from) ?? undefined,
    deal: trainDeal(buyer, action),
  })
}
