import type { Action, PlayerId } from '@stellwerk/engine'
import { top } from '@stellwerk/engine'
import { worthOfSale } from '@stellwerk/ledger'
import type { CompanyId, LocalId, TrainId } from '../data/types.js'
import { played } from '../played.js'
import { runningTrains } from '../rules/running/best-run.js'
import { percentOf } from '../rules/shares.js'
import { facePrice } from '../rules/train-offers.js'
import type { State } from '../state.js'
import { cashOf, holderOf, isLocal } from '../state.js'
import { isRuinous } from './emergency.js'
import { tilesToFirstRoute } from './first-route.js'
import { horizonOf, patience, roundsOf } from './horizon.js'
import { ledger } from './ledger.js'
import { potentialOf } from './potential.js'
import { hasLastingTrain } from './projection.js'
import { revenueWith } from './revenue.js'

/** What an action is worth where the position that it leads to says too little: sales that pay for something, and track. */
export function judge(action: Action, before: State, after: State, player: PlayerId): number | undefined {
  switch (top(before)?.kind) {
    case 'stock':
      return action.type === 'sellShares' ? worthOfSale(sale, before, after, player) : undefined
    case 'home':
    case 'track':
    case 'station':
      // a company that gets a route must have a train, and only its director's bankruptcy ends a game here (1854-emergency-g)
      return after.over ? ruin : trackWorth(before, after, player)
    case 'trains':
      return action.type === 'pass' && isRuinous(before, player) ? ruin : undefined
    default:
      return undefined
  }
}

const ruin = -10_000

const sale = { title: played, ledger, purchases: ['buyShare', 'buyDirector'] }

/**
 * What a gulden in the treasury is worth to the shareholders: the next train is bought with it, and the rest lies idle. Once
 * nobody waits with trains any more it is better spent in the mountains, since the bank pays out once more what it gets.
 */
const ofTreasury = { forTrain: 0.5, idle: 0.1, missedByBank: -0.5 }

function treasuryWorth(state: State, company: CompanyId, onSale: TrainId): number {
  const cash = cashOf(state, company)
  if (isLocal(company)) return ofTreasury.forTrain * cash
  const next = hasLastingTrain(state, company) ? 0 : facePrice(company, onSale)
  const isMissed = state.bankBreak === null && state.round.stock > patience
  const idle = isMissed ? ofTreasury.missedByBank : ofTreasury.idle
  return ofTreasury.forTrain * Math.min(cash, next) + idle * Math.max(0, cash - next)
}

/** What comes nearer counts so much more here than in the projection, which has to be careful. */
const hopes = 2

/** What track brings with the trains that a company has or can pay now, with a longer one, and by what comes nearer. */
function trackWorth(before: State, after: State, player: PlayerId): number {
  const company = top(before)?.['company'] as CompanyId
  const horizon = horizonOf(before)
  const running = runningTrains(after, company)
  const [small, long]: readonly TrainId[] = isLocal(company) ? ['1+', '3+'] : ['2', '5']
  const now =
    running.length === 0 && small && cashOf(after, company) >= facePrice(company, small) ? [small] : running
  const ends = Math.max(1, ...now.map((train) => roundsOf(train, horizon)))
  const worth =
    ends * revenueWith(after, company, now) +
    (horizon.rounds - ends) * revenueWith(after, company, long ? [long] : []) +
    hopes * horizon.rounds * potentialOf(after, company) +
    treasuryWorth(after, company, horizon.onSale(0)) +
    (isLocal(company) && running.length === 0 ? firstRouteWorth(after, company, horizon.rounds) : 0)
  const part = isLocal(company) ? 0.5 : percentOf(after, company, holderOf(player)) / 100
  // whoever leads a company without a share of it does so for nothing
  return Math.max(0.1, part) * worth
}

/** What the first route of a local railway is worth in a round, and how much of that is left with each tile that is missing. */
const [firstRoute, nearness] = [40, 0.8]

/** Without a town nearby that it can pay for, a local railway never has a train: it comes before any city. */
function firstRouteWorth(state: State, local: LocalId, rounds: number): number {
  const tiles = tilesToFirstRoute(state, local, cashOf(state, local) - facePrice(local, '1+'))
  return tiles === undefined ? 0 : firstRoute * rounds * nearness ** tiles
}
