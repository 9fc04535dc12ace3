import type { Action, PlayerId } from '@stellwerk/engine'
import { top } from '@stellwerk/engine'
import type { State } from '@stellwerk/1873'
import { harzbahn } from '@stellwerk/1873'

/** A position in a few words, at the step that waits there. */
export function position(description: object): State {
  const made = harzbahn.position({ players: ['Anna', 'Ben'], edition: 'R', ...description })
  if (!made.ok) throw new Error(JSON.stringify(made.refusal))
  return made.value
}

export const anna = 'Anna' as PlayerId
export const ben = 'Ben' as PlayerId

export const stepOf = (state: State): string => top(state)?.kind ?? ''

/** An action of Anna, or of the player named in it. */
export const action = (type: string, own: object = {}): Action => ({ type, player: anna, ...own })
