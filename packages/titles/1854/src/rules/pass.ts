import type { Frame, Move, Pass, PlayerId } from '@stellwerk/engine'
import { passedIn, passing, pop } from '@stellwerk/engine'
import { tell } from '../events.js'
import type { GameWork, State } from '../state.js'

export const tellPass = (work: GameWork, frame: Frame, player: PlayerId): void =>
  tell(work, 'passed', passedIn(frame, player))

/** Ends a step in which nothing more is wanted. */
export const passStep: Move<State, Frame, Pass> = passing((work, frame, player) => {
  tellPass(work, frame, player)
  pop(work)
})
