import type { OfferFrame } from '@stellwerk/engine'
import type { GameWork } from '../state.js'
import type { EndDeal } from './agreed-end.js'
import { concludeEnd } from './agreed-end.js'
import type { ElephantDeal } from './elephant.js'
import { concludeElephant } from './elephant.js'
import type { TrainDeal } from './train-trade.js'
import { concludeTrade } from './train-trade.js'

/** Everything players can agree on. */
type Deal = ElephantDeal | EndDeal | TrainDeal

export function concludeDeal(work: GameWork, offer: OfferFrame): void {
  const deal = offer.deal as unknown as Deal
  switch (deal.type) {
    case 'elephant':
      return concludeElephant(work, deal)
    case 'end':
      return concludeEnd(work, deal, offer)
    case 'train':
      return concludeTrade(work, deal)
  }
}
