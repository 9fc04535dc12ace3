import type { Procedures } from '@stellwerk/engine'
import { inOrder, offers } from '@stellwerk/engine'
import type { State } from '../state.js'
import { auction } from './auction.js'
import { course, operatingRound, operatingSet, turnEnd } from './course.js'
import { concludeDeal } from './deals.js'
import { emergency } from './emergency.js'
import { home } from './homes.js'
import { contract, mail } from './mail.js'
import { charter, mergerWindow } from './mergers.js'
import { payout } from './payout.js'
import { run } from './running/step.js'
import { runOff } from './run-off.js'
import { giveUp } from './scrapping.js'
import { station } from './stations.js'
import { stockEnd } from './stock-end.js'
import { stock } from './stock-round.js'
import { track } from './track/step.js'
import { trains } from './trains.js'

/** The steps of each kind of turn (1854-or-turn-a); the use of the revenue follows the run. */
export const turns = {
  'local-turn': ['home', 'track', 'station', 'run', 'trains', 'turn-end'],
  'major-turn': ['mail', 'home', 'track', 'station', 'run', 'trains', 'contract', 'turn-end'],
  'ag-turn': ['mail', 'home', 'track', 'station', 'run', 'trains', 'contract', 'turn-end'],
} as const

/** The whole game, in the order of the rulebook. */
export const procedures: Procedures<State> = {
  course,
  auction,
  'run-off': runOff,
  stock,
  'stock-end': stockEnd,
  set: operatingSet,
  'operating-round': operatingRound,
  'merger-window': mergerWindow,
  charter,
  'local-turn': {
    ...inOrder(...turns['local-turn']),
    forbids: { buyContract: '1854-locals-j', payOut: '1854-locals-k' },
  },
  'major-turn': inOrder(...turns['major-turn']),
  'ag-turn': inOrder(...turns['ag-turn']),
  mail,
  home,
  track,
  station,
  run,
  payout,
  trains,
  'give-up': giveUp,
  emergency,
  contract,
  'turn-end': turnEnd,
  offer: offers(concludeDeal),
}
