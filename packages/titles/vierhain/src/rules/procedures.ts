import type { Procedure, Procedures } from '@stellwerk/engine'
import { inOrder } from '@stellwerk/engine'
import type { StepFrame } from '../frames.js'
import type { State } from '../state.js'
import { course, operating, turnEnd } from './course.js'
import { run, use } from './running.js'
import { stock } from './stock-round.js'
import { track } from './track.js'
import { trains } from './trains.js'
import { turnSteps } from './turn-order.js'

const turn: Procedure<State, StepFrame & { readonly at?: number }> = {
  advance: (work, frame) => inOrder<State>(...turnSteps(work.state, frame.company)).advance(work, frame),
}

/** The whole game. */
export const procedures: Procedures<State> = {
  course,
  stock,
  operating,
  turn,
  track,
  run,
  use,
  trains,
  'turn-end': turnEnd,
}
