import type { Course, Way } from '@stellwerk/ledger'
import { bestWayOf, broughtBy as broughtByWay, remembered } from '@stellwerk/ledger'
import type { Lines } from '@stellwerk/rails'
import { phases } from '../data/phases.js'
import { trains as facts } from '../data/trains.js'
import type { CompanyId, PhaseId, TrainId } from '../data/types.js'
import { priceAfter, stepsFor } from '../rules/market.js'
import { linesOf } from '../rules/running/lines.js'
import { parOf } from '../rules/shares.js'
import { trainsFor } from '../rules/train-supply.js'
import type { State } from '../state.js'
import { cashOf, companyOf } from '../state.js'
import type { Horizon } from './horizon.js'
import { phaseIn, roundsBefore, roundsOf } from './horizon.js'
import { gaugeOf, potentialOf } from './potential.js'
import { takingsWith } from './revenue.js'

/** What a whole company brings its shareholders in the end. */
export const broughtBy = (way: Way<number>): number => broughtByWay(way, asPriced)

const asPriced = (price: number): number => price

/** What a company earns in a round once it runs, before its track is known. */
export const newcomer = 90

const once = remembered<Lines, Way<number>>()

/** Where a company gets to if it is led well; `board` is where its track lies. */
export function bestWay(state: State, board: State, company: CompanyId, horizon: Horizon): Way<number> {
  const { trains, price, shares } = companyOf(state, company)
  const figures = [state.phase, trains, cashOf(state, company), price, (shares['pool'] ?? 0) > 0]
  const time = [horizon.rounds, ...Object.values(horizon.begins)].map((round) => round.toFixed(1))
  return once(linesOf(board, company), [company, ...figures, ...time].join(), () =>
    bestWayOf(courseOf(state, board, company, horizon), asPriced),
  )
}

function courseOf(state: State, board: State, company: CompanyId, horizon: Horizon): Course<TrainId, number> {
  const { trains, price } = companyOf(state, company)
  const priced = (train: TrainId): { train: TrainId; price: number } => ({ train, price: facts[train].price })
  const now = (['bank', 'returned'] as const).flatMap((from) => trainsFor(state, company, from)).map(priced)
  return {
    rounds: horizon.rounds,
    before: roundsBefore(horizon),
    trains,
    cash: cashOf(state, company),
    price: price ?? parOf(company),
    takings(some, round) {
      const { revenue, mail } = takingsWith(board, company, some)
      // a company that has only just begun builds its first route soon, in its own gauge
      const couldRun = some.some((train) => facts[train].gauge === gaugeOf(board, company))
      return revenue === 0 && couldRun && round > 0 ? { revenue: newcomer, kept: 0 } : { revenue, kept: mail }
    },
    growth: (some) => some.length * potentialOf(board, company),
    lasts: (train) => roundsOf(train, horizon),
    offered(round) {
      if (round === 0) return now
      const metre = metreFrom[phaseIn(state, horizon, round)]
      const isLeft = metre !== undefined && state.trains[metre] > 0
      return [horizon.onSale(round), ...(isLeft ? [metre] : [])].map(priced)
    },
    limit: (round) => phases[phaseIn(state, horizon, round)].trainLimit,
    moved: (from, dividend) => priceAfter(from, stepsFor(state, company, from, dividend)),
    // 1853-4.8.8-c
    mustOwn: false,
  }
}

/** 1853-4.8.11-a: the metre train that comes with a phase. */
const metreFrom: Readonly<Partial<Record<PhaseId, '2M' | '3M' | '4M'>>> = { 3: '2M', 4: '3M', 5: '4M' }
