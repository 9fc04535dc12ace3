import type { Fact, Market, MarketGoes, MarketMove, Phase, TileStock, TrainStock } from '@stellwerk/table'
import {
  count,
  fact,
  ladderOf,
  list,
  msg,
  name,
  none,
  phasesFrom,
  present,
  says,
  stacksIn,
  tile as tileValue,
} from '@stellwerk/table'
import { companyOrder } from '../data/companies.js'
import { endPrice, freeOfLimitsUpTo, mostStepsUp, prices } from '../data/market.js'
import { phaseOrder, phases } from '../data/phases.js'
import { tiles } from '../data/tiles.js'
import { trainCards, trains } from '../data/trains.js'
import type { PhaseId, TrainId } from '../data/types.js'
import { priceAfter, stepsFor } from '../rules/market.js'
import { cardOf, hasEndlessCards, trainIds, trainsOnSale } from '../rules/train-supply.js'
import type { State } from '../state.js'
import { companyOf } from '../state.js'

const rows = ladderOf(prices, (price) =>
  present(price <= freeOfLimitsUpTo && 'free', price === endPrice && 'end'),
)

const zones: Market['zones'] = [
  { id: 'free', label: msg('zone.free'), as: 'ground', tone: 'soft' },
  { id: 'end', label: msg('zone.end'), as: 'ground', tone: 'bad' },
]

export const marketOf = (state: State): Market => ({
  rows,
  shift: 0,
  zones,
  stacks: stacksIn(state.market),
  rules: [msg('market.payout'), msg('market.withheld'), msg('market.sale')],
  moves: movesOf(state),
})

/** 1853-4.7.1: what a dividend would have to be to lift each price how far, and where the price goes without one. */
function movesOf(state: State): readonly MarketMove[] {
  const goes = (id: string, dividend: (price: number) => number): MarketMove => ({
    id,
    label: msg(`move.${id}`),
    goes: companyOrder.flatMap((company): readonly MarketGoes[] => {
      const { price } = companyOf(state, company)
      if (price === null) return []
      const least = dividend(price)
      const to = String(priceAfter(price, stepsFor(state, company, price, least)))
      return [{ company, to, least: least || undefined }]
    }),
  })
  return [
    goes('withheld', () => 0),
    goes('up1', () => 1),
    ...Array.from({ length: mostStepsUp - 1 }, (_, i) => goes(`up${i + 2}`, (price) => (i + 2) * price)),
  ]
}

/** 1853-4.8.5-a: the limit is the same for all companies. */
const kinds = ['large', 'small', 'unsettled'] as const

export const phasesAt = (now: PhaseId): readonly Phase[] =>
  phasesFrom(phaseOrder, now, phases, (ref) => ({
    trainLimits: kinds.map((kind) => ({ kind, limit: phases[ref].trainLimit })),
    begunBy: trainIds.filter((train) => trains[train].begins === ref),
    facts: [fact('beyond', phases[ref].beyondHomeArea ? says('beyond.withTrain') : none, 'card')],
  }))

/** Every train by its own name: a 2/1M card is a 2 and a 1M in the box (1853-4.8.16-b). */
export const trainsOf = (state: State): readonly TrainStock[] =>
  trainIds.filter((train) => train !== '1M' || state.doubleCards).map((train) => stockOf(state, train))

function stockOf(state: State, train: TrainId): TrainStock {
  const { gauge, price, range, scrappedIn } = trains[train]
  const card = cardOf(state, train)
  const isEndless = card === '2/1M' && hasEndlessCards(state)
  return {
    train,
    stack: gauge,
    left: isEndless ? null : state.trains[card],
    all: isEndless ? null : trainCards[state.doubleCards ? 'withSmallCompany' : 'usual'][card],
    onSale: (['bank', 'returned'] as const).some((from) => trainsOnSale(state, from).includes(train)),
    prices: [{ price }],
    range: msg(`range.${range === 1 ? 'towns' : gauge}`, { cities: count(range) }),
    tracks: [gauge, 'dual'],
    fate: scrappedIn ? [{ phase: scrappedIn, does: 'rusts' }] : [],
    facts: factsOf(state, train),
  }
}

function factsOf(state: State, train: TrainId): readonly Fact[] {
  const card = cardOf(state, train)
  const returned = state.returned.filter((one) => one === card).length
  return present(
    card !== train && fact('card', name(card), 'overview'),
    returned > 0 && fact('returned', count(returned), 'overview'),
  )
}

export const tilesOf = (supply: State['supply']): readonly TileStock[] =>
  Object.entries(tiles).map(([tile, { colour, count: all, upgradesTo }]) => ({
    tile,
    colour,
    left: supply[tile] ?? 0,
    all,
    facts:
      upgradesTo.length > 0 ? [fact('becomes', list(upgradesTo.map((one) => tileValue(one))), 'card')] : [],
  }))
