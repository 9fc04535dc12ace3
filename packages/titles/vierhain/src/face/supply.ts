import type { Market, MarketMove, Phase, TileStock, TrainStock } from '@stellwerk/table'
import { count, ladderOf, msg } from '@stellwerk/table'
import { priceRow, startPrices } from '../data/market.js'
import { tiles } from '../data/tiles.js'
import { termsOf } from '../data/terms.js'
import { phaseOrder, phases, rounds, trainLimit, trainOrder, trains } from '../data/trains.js'
import { operatingOrder, priceAfter, spacesFor } from '../rules/market.js'
import { reached, trainOnSale } from '../rules/trains.js'
import type { State } from '../state.js'
import { priceOf } from '../state.js'

const rows = ladderOf(priceRow, (price) => (startPrices.includes(price) ? ['start'] : []))

export function marketOf(state: State): Market {
  const order = operatingOrder(state)
  const taken = [...new Set(order.map((company) => priceOf(state, company)))]
  return {
    rows,
    shift: 0,
    zones: [{ id: 'start', label: msg('zone.start'), as: 'ground', tone: 'strong' }],
    stacks: taken.map((price) => ({
      space: String(price),
      companies: order.filter((company) => priceOf(state, company) === price),
    })),
    rules: ['double', 'payout', 'less', 'withheld', 'sale'].map((rule) => msg(`market.${rule}`)),
    moves: movesOf(state),
  }
}

/** Where each price would go, and what a payout has to be for it (vierhain-use-c, -d, vierhain-trade-d). */
function movesOf(state: State): readonly MarketMove[] {
  const move = (id: string, spaces: number, least?: (price: number) => number): MarketMove => ({
    id,
    label: msg(`move.${id}`),
    goes: operatingOrder(state).map((company) => {
      const price = priceOf(state, company)
      return { company, to: String(priceAfter(price, spaces)), ...(least ? { least: least(price) } : {}) }
    }),
  })
  const up = (times: 1 | 2): MarketMove => move(`up${times}`, spacesFor(times, 1), (price) => times * price)
  return [move('withheld', -1), up(1), up(2), move('sold', -1)]
}

export const phasesAt = (state: Pick<State, 'phase'>): readonly Phase[] =>
  phaseOrder.map((ref) => ({
    ref,
    begun: reached(state, ref),
    tiles: phases[ref],
    operatingRounds: rounds.operating,
    trainLimits: [{ kind: 'railway', limit: trainLimit }],
    begunBy: ref === '1' ? [] : trainOrder.filter((train) => trains[train].begins === ref),
    brings: [msg(`phase.${ref}`)],
    facts: [],
  }))

export function trainsOf(state: State): readonly TrainStock[] {
  const onSale = trainOnSale(state)
  return trainOrder.map((train) => {
    const { price, range, scrappedIn } = trains[train]
    return {
      train,
      stack: 'all',
      left: state.trains[train],
      all: termsOf(state).trains[train],
      onSale: train === onSale,
      prices: [{ price }],
      range: msg('range.stops', { stops: count(range) }),
      fate: scrappedIn ? [{ phase: scrappedIn, does: 'rusts' }] : [],
      facts: [],
    }
  })
}

/** vierhain-track-k: as many as are wanted. */
export const tileStock: readonly TileStock[] = Object.entries(tiles).map(([tile, { colour }]) => ({
  tile,
  colour,
  left: null,
  all: null,
  facts: [],
}))
