import type { Procedures } from '@stellwerk/engine'
import { inOrder, offers } from '@stellwerk/engine'
import type { State } from '../state.js'
import { auction, auctionRoundProcedure } from './auction-round.js'
import { course, operatingRound, operatingSet, turnEnd } from './course.js'
import { concludeDeal } from './deals.js'
import { issue } from './issue-shares.js'
import { mheTurn } from './mhe.js'
import { payout } from './payout.js'
import { minePurchases, mineProduction, mineTrack } from './private-mines.js'
import { minePurchase, publicMineProduction, publicMinePurchases, switchers } from './public-mines.js'
import { railwayPurchases } from './railways/trains.js'
import { railwayRun, railwayStation, railwayTrack } from './railways/turn.js'
import { publicMineReceivership, railwayReceivership } from './receivership.js'
import { premium, sale } from './start-auction.js'
import { stockRoundProcedure } from './stock-round.js'

/** The steps of each kind of turn (1873-4.2-a, 1873-4.3-a, 1873-4.4-a); profit and price follow production and running. */
export const turns = {
  'mine-turn': ['mine-track', 'mine-production', 'mine-purchases'],
  'public-mine-turn': [
    'switchers',
    'public-mine-production',
    'mine-purchase',
    'public-mine-purchases',
    'issue',
    'turn-end',
  ],
  'railway-turn': [
    'railway-track',
    'railway-station',
    'railway-run',
    'railway-purchases',
    'issue',
    'turn-end',
  ],
} as const

/** The whole game, in the order of the rulebook. */
export const procedures: Procedures<State> = {
  course,
  // 2.1 Start auction
  premium,
  sale,
  // 3.1 Later auction rounds
  'auction-round': auctionRoundProcedure,
  auction,
  // 3.2 Stock rounds
  'stock-round': stockRoundProcedure,
  // 4 Operating rounds
  set: operatingSet,
  'operating-round': operatingRound,
  // 4.2 Private mines
  'mine-turn': inOrder(...turns['mine-turn']),
  'mine-track': mineTrack,
  'mine-production': mineProduction,
  'mine-purchases': minePurchases,
  // 4.3 Public mines
  'public-mine-turn': inOrder(...turns['public-mine-turn']),
  switchers,
  'public-mine-production': publicMineProduction,
  payout,
  'mine-purchase': minePurchase,
  'public-mine-purchases': publicMinePurchases,
  issue,
  'turn-end': turnEnd,
  // 4.4 Railways
  'railway-turn': inOrder(...turns['railway-turn']),
  'railway-track': railwayTrack,
  'railway-station': railwayStation,
  'railway-run': railwayRun,
  'railway-purchases': railwayPurchases,
  // 4.5 MHE
  'mhe-turn': mheTurn,
  // 6.2 Companies in receivership
  'public-mine-receivership': publicMineReceivership,
  'railway-receivership': railwayReceivership,
  // RUL-08 Agreements
  offer: offers(concludeDeal),
}
