import type { Action, PlayerId } from '@stellwerk/engine'
import { top } from '@stellwerk/engine'
import { worthOfSale } from '@stellwerk/ledger'
import { trains as facts } from '../data/trains.js'
import type { CompanyId, TrainId } from '../data/types.js'
import { played } from '../played.js'
import { paidShares } from '../rules/shares.js'
import type { State } from '../state.js'
import { cashOf, companyOf } from '../state.js'
import { horizonOf, roundsOf } from './horizon.js'
import { contractWorth, ledger } from './ledger.js'
import { gaugeOf, missingToRoute, potentialOf } from './potential.js'
import { revenueWith } from './revenue.js'

/** What an action is worth where the position that it leads to says too little: sales that pay for something, and track. */
export function judge(action: Action, before: State, after: State, player: PlayerId): number | undefined {
  switch (top(before)?.kind) {
    case 'stock':
      return action.type === 'sellShares' ? worthOfSale(sale, before, after, player) : undefined
    case 'track':
    case 'base':
      return trackWorth(before, after, player)
    default:
      return undefined
  }
}

const sale = { title: played, ledger, purchases: ['buyShare'] }

/** The trains that show what track is good for later. */
const later: Readonly<Record<'standard' | 'metre', TrainId>> = { standard: '4', metre: '3M' }
/** What a pound in the treasury is worth to the shareholders: trains are bought with it. */
const ofTreasury = 0.5

/** What the first route of a company brings in a round at least, and how much of that is left with each hex that is missing. */
const firstRoute = 30
const soon = 0.7

/** What track brings with the trains that a company has or can pay now, with a longer one, and by what comes nearer. */
function trackWorth(before: State, after: State, player: PlayerId): number {
  const company = top(before)?.['company'] as CompanyId
  const horizon = horizonOf(before)
  const { trains } = companyOf(after, company)
  const now = trains.length > 0 ? trains : firstTrains(after, company)
  const ends = Math.max(1, ...now.map((train) => roundsOf(train, horizon)))
  const long = later[gaugeOf(after, company)]
  const revenue = revenueWith(after, company, now)
  const worth =
    ends * (revenue > 0 ? revenue : firstRoute * soon ** missingToRoute(after, company)) +
    (horizon.rounds - ends) * revenueWith(after, company, [long]) +
    horizon.rounds * potentialOf(after, company) +
    ofTreasury * cashOf(after, company)
  // whoever leads a company without a share of it does so for nothing
  const part = Math.max(0.1, paidShares(after, company, player) / 10)
  return part * worth + contractWorth(after, before, player)
}

/** The train that a company without any would buy first. */
function firstTrains(state: State, company: CompanyId): readonly TrainId[] {
  const train: TrainId = gaugeOf(state, company) === 'metre' ? '1M' : '2'
  return facts[train].price <= cashOf(state, company) ? [train] : []
}
