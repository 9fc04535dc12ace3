import type { Frame, Move, PlayerId, Refusal } from '@stellwerk/engine'
import { noFields, pop } from '@stellwerk/engine'
import type { Pass } from '../actions.js'
import { tell } from '../events.js'
import type { GameWork, State } from '../state.js'

/** The pass of a step: what follows from it, and when it is not allowed. */
export function passing<F extends Frame>(
  then: (work: GameWork, frame: F, player: PlayerId) => void,
  refuse: (state: State, frame: F) => Refusal | undefined = () => undefined,
): Move<State, F, Pass> {
  return {
    shape: noFields,
    *choices(_state, _frame, player) {
      yield { action: { type: 'pass', player } }
    },
    refuse,
    carryOut: (work, frame, { player }) => then(work, frame, player),
  }
}

/** Steps of a company's turn carry the company. */
export function tellPass(work: GameWork, frame: Frame, player: PlayerId): void {
  const company = frame['company']
  tell(work, 'passed', {
    player,
    step: frame.kind,
    ...(typeof company === 'string' ? { company } : {}),
  })
}

/** Ends a step in which nothing more is wanted (1853-4.0-d). */
export const passStep: Move<State, Frame, Pass> = passing((work, frame, player) => {
  tellPass(work, frame, player)
  pop(work)
})
