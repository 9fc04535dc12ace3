import type { Frame, Move } from '@stellwerk/engine'
import { noFields, pop } from '@stellwerk/engine'
import type { Pass } from '../actions.js'
import { tell } from '../events.js'
import type { State } from '../state.js'

/** Ends a step in which nothing more is wanted. */
export const passStep: Move<State, Frame, Pass> = {
  shape: noFields,
  *choices(_state, _frame, player) {
    yield { action: { type: 'pass', player } }
  },
  refuse: () => undefined,
  carryOut(work, frame, { player }) {
    tell(work, 'passed', { player, step: frame.kind })
    pop(work)
  },
}
