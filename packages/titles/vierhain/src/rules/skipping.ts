import type { Action, Frame, Move, PlayerId } from '@stellwerk/engine'
import type { State } from '../state.js'

/** Whether a player has any of these moves. Who has none is not asked. */
export function canAct<F extends Frame>(
  moves: { readonly [type: string]: Move<State, F, Action> },
  state: State,
  frame: F,
  player: PlayerId,
): boolean {
  for (const move of Object.values(moves))
    for (const { action } of move.choices(state, frame, player))
      if (!move.refuse(state, frame, action)) return true
  return false
}
