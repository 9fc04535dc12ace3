import type { Procedures } from '@stellwerk/engine'
import { inOrder } from '@stellwerk/engine'
import type { State } from '../state.js'
import { course, operating, turnEnd } from './course.js'
import { run, use } from './running.js'
import { stock } from './stock-round.js'
import { track } from './track.js'
import { trains } from './trains.js'

/** vierhain-or-c; the use of the revenue follows the run. */
export const turnSteps = ['track', 'run', 'trains', 'turn-end'] as const

/** The whole game. */
export const procedures: Procedures<State> = {
  course,
  stock,
  operating,
  turn: inOrder(...turnSteps),
  track,
  run,
  use,
  trains,
  'turn-end': turnEnd,
}
