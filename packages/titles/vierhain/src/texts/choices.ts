import type { Action, JsonObject } from '@stellwerk/engine'
import { top } from '@stellwerk/engine'
import type { Language } from '@stellwerk/texts'
import { choiceLabels } from '@stellwerk/texts'
import type { BuyShare, BuyTrain, Found, LayTile, PayOut, SellShares } from '../actions.js'
import { exitsOf } from '../board.js'
import { shares } from '../data/companies.js'
import { trains } from '../data/trains.js'
import { passOf } from '../face/passing.js'
import type { UseFrame } from '../frames.js'
import { foundingCost } from '../rules/founding.js'
import { priceAfter, spacesFor } from '../rules/market.js'
import { layCost } from '../rules/track.js'
import { saleValue } from '../rules/trading.js'
import { reached } from '../rules/trains.js'
import type { State } from '../state.js'
import { priceOf } from '../state.js'
import { hasMessage, say, sideNames } from './words.js'

export const choiceLabel = choiceLabels<State>({
  say,
  hasMessage,
  runsNothing: () => false,
  passOf,
  additions,
})

function additions(language: Language, action: Action, state: State): JsonObject {
  switch (action.type) {
    case 'found':
      return { cost: foundingCost(state, (action as Found).price) }
    case 'buyShare':
      return { price: priceOf(state, (action as BuyShare).company) }
    case 'sellShares': {
      const { company, count } = action as SellShares
      return { amount: saleValue(state, company, count) }
    }
    case 'layTile': {
      const lay = action as LayTile
      return { sides: sideNames(language, exitsOf(lay)), cost: layCost(state, lay.hex) }
    }
    case 'payOut':
      return payOut(state, top(state) as UseFrame, action as PayOut)
    case 'buyTrain': {
      const { price, begins } = trains[(action as BuyTrain).train]
      return { price, phase: reached(state, begins) ? null : begins }
    }
    default:
      return {}
  }
}

function payOut(state: State, { company, revenue }: UseFrame, { how }: PayOut): JsonObject {
  const price = priceOf(state, company)
  const spaces = how === 'full' ? spacesFor(revenue, price) : -1
  const { operated } = state.companies[company]
  return { revenue, each: revenue / shares.all, newPrice: operated ? priceAfter(price, spaces) : price }
}
