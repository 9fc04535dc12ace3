import type { Frame, Move, Pass, PlayerId } from '@stellwerk/engine'
import { passing, pop } from '@stellwerk/engine'
import { tell } from '../events.js'
import type { GameWork, State } from '../state.js'

export function tellPass(work: GameWork, frame: Frame, player: PlayerId): void {
  tell(work, 'passed', { player, step: frame.kind })
}

/** Ends a step in which nothing more is wanted. */
export const passStep: Move<State, Frame, Pass> = passing((work, frame, player) => {
  tellPass(work, frame, player)
  pop(work)
})
