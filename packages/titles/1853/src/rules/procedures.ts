import type { Procedures } from '@stellwerk/engine'
import { inOrder, offers } from '@stellwerk/engine'
import type { State } from '../state.js'
import { base } from './bases.js'
import { bonds } from './bonds.js'
import { cities } from './cities.js'
import { course, extraRound, operatingRound, operatingSet, turnEnd } from './course.js'
import { concludeDeal } from './deals.js'
import { debt } from './debt.js'
import { elephant } from './elephant.js'
import { option } from './option.js'
import { payout } from './payout.js'
import { run } from './running/step.js'
import { giveBack } from './scrapping.js'
import { stock } from './stock-round.js'
import { track } from './track/step.js'
import { trains } from './trains.js'

/** The steps of a turn (1853-4.0-c); earnings and price follow the run. */
export const turnSteps = ['option', 'track', 'base', 'run', 'trains', 'turn-end'] as const

/** The whole game, in the order of the rulebook. */
export const procedures: Procedures<State> = {
  course,
  bonds,
  cities,
  stock,
  debt,
  elephant,
  set: operatingSet,
  'extra-round': extraRound,
  'operating-round': operatingRound,
  turn: inOrder(...turnSteps),
  option,
  track,
  base,
  run,
  payout,
  trains,
  'give-back': giveBack,
  'turn-end': turnEnd,
  offer: offers(concludeDeal),
}
