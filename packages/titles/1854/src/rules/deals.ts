import type { OfferFrame } from '@stellwerk/engine'
import type { GameWork } from '../state.js'
import type { MergerDeal } from './mergers.js'
import { concludeMerger } from './mergers.js'
import type { TrainDeal } from './train-trade.js'
import { buy } from './trains.js'

/** Everything players can agree on (1854-agree-a, -b). */
export type Deal = MergerDeal | TrainDeal

export function concludeDeal(work: GameWork, offer: OfferFrame): void {
  const deal = offer.deal as unknown as Deal
  switch (deal.type) {
    case 'merge':
      return concludeMerger(work, deal)
    case 'buyTrain': {
      const { type: _, buyer, ...purchase } = deal
      return buy(work, buyer, purchase)
    }
  }
}
