import type { OfferFrame } from '@stellwerk/engine'
import type { GameWork } from '../state.js'
import type { MergerDeal } from './forming.js'
import { form } from './forming.js'
import type { MineDeal } from './public-mines.js'
import { concludeMinePurchase } from './public-mines.js'
import type { TrainTrade } from './railways/trains.js'
import { concludeTrainTrade } from './railways/trains.js'
import type { SwitcherTrade } from './switchers.js'
import { concludeSwitcherTrade } from './switchers.js'

/** Everything players can agree on (RUL-08). */
type Deal = MergerDeal | MineDeal | TrainTrade | SwitcherTrade

export function concludeDeal(work: GameWork, offer: OfferFrame): void {
  const deal = offer.deal as unknown as Deal
  switch (deal.type) {
    case 'formPublicMine':
      return form(work, offer.from, deal.company, deal.mines)
    case 'buyMine':
      return concludeMinePurchase(work, deal)
    case 'buyTrain':
      return concludeTrainTrade(work, deal)
    case 'buySwitcher':
      return concludeSwitcherTrade(work, deal)
  }
}
