import type { Action, PlayerId } from '@stellwerk/engine'
import { top } from '@stellwerk/engine'
import type { State } from '@stellwerk/1854'
import { austria1854 } from '@stellwerk/1854'

/** A position in a few words, at the step that waits there. */
export function position(description: object): State {
  const made = austria1854.position({ players: ['Anna', 'Ben', 'Cem'], ...description })
  if (!made.ok) throw new Error(JSON.stringify(made.refusal))
  return made.value
}

export const anna = 'Anna' as PlayerId
export const ben = 'Ben' as PlayerId

export const stepOf = (state: State): string => top(state)?.kind ?? ''

/** An action of Anna, or of the player named in it. */
export const action = (type: string, own: object = {}): Action => ({ type, player: anna, ...own })
