import type { Action, Frame, JsonObject } from '@stellwerk/engine'
import { top } from '@stellwerk/engine'
import type { Language } from '@stellwerk/texts'
import { choiceLabels } from '@stellwerk/texts'
import type {
  AssignSwitchers,
  BuildStation,
  BuyMine,
  BuyShare,
  BuyTrain,
  FormPublicMine,
  FoundRailway,
  Run,
  RunPlan,
  ScrapTrain,
  SellShares,
  UseOption,
} from '../actions.js'
import { replacementCost, stationCost } from '../data/money.js'
import type { RailwayId } from '../data/types.js'
import { units } from '../data/units.js'
import { passOf } from '../face/passing.js'
import { priceOf } from '../rules/market.js'
import { unitOnSale } from '../rules/phases.js'
import { revenueOf } from '../rules/railways/running/index.js'
import { salePrice } from '../rules/stock-round.js'
import type { State } from '../state.js'
import { cashOf, holderOf, mineOf } from '../state.js'
import { describeDeal, switchersAt } from './events.js'
import { hasMessage, say } from './words.js'

export const choiceLabel = choiceLabels<State>({
  say,
  hasMessage,
  runsNothing: (action) => runsNothing((action as Run).plan),
  passOf,
  additions,
})

function additions(language: Language, action: Action, state: State): JsonObject {
  const frame: Frame | undefined = top(state)
  const operation = frame?.['operation'] as string | undefined
  switch (action.type) {
    case 'accept':
      return { deal: describeDeal(language, frame?.['deal'] as JsonObject) }
    case 'assignSwitchers':
      return { sizes: switchersAt(language, state, operation ?? '', (action as AssignSwitchers).sizes) }
    case 'buildStation':
      return { cost: (action as BuildStation).replaces === undefined ? stationCost : replacementCost }
    case 'buyMachine': {
      const size = unitOnSale(state)
      return { size, price: units[size].machine }
    }
    case 'buyMine':
      return { from: mineOf(state, (action as BuyMine).mine).owner }
    case 'buyShare':
      return { price: priceOf(state, (action as BuyShare).company) }
    case 'buyTrain':
    case 'scrapTrain':
      return { train: (action as BuyTrain | ScrapTrain).size }
    case 'closeMine':
      return { mine: Number(operation?.slice(5)), treasury: cashOf(state, operation ?? '') }
    case 'formPublicMine': {
      const { mines, player } = action as FormPublicMine
      const { owner } = mineOf(state, mines[1])
      return { owner: owner === holderOf(player) ? null : owner }
    }
    case 'foundRailway': {
      const { count, price } = action as FoundRailway
      return { cost: count * price }
    }
    case 'issueShares':
    case 'pass':
      return { company: operation, operation }
    case 'payOut': {
      const profit = Number(frame?.['profit'])
      return { profit, half: profit / 2 }
    }
    case 'run': {
      const { plan } = action as Run
      return {
        revenue: revenueOf(state, operation as RailwayId, plan).total,
        runs: describeRuns(language, plan),
      }
    }
    case 'sellShares': {
      const { company, count } = action as SellShares
      return { amount: count * salePrice(state, company) }
    }
    case 'useOption': {
      const { company, count } = action as UseOption
      return { cost: count * priceOf(state, company) }
    }
    default:
      return {}
  }
}

const runsNothing = ({ trains, diesel = [] }: RunPlan): boolean =>
  diesel.length === 0 && trains.every(({ routes }) => routes.length === 0)

/** Which train runs where, route by route. */
function describeRuns(language: Language, { trains, diesel = [] }: RunPlan): string {
  return [...trains, { size: 'D', routes: diesel }]
    .filter(({ routes }) => routes.length > 0)
    .map(({ size, routes }) =>
      say(language, 'name.train-run', {
        train: size,
        routes: routes.map((route) => route.join('-')).join(' + '),
      }),
    )
    .join('; ')
}
