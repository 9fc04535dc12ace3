import { passing, pop } from '@stellwerk/engine'
import { tell } from '../events.js'
import type { StepFrame } from '../frames.js'
import type { State } from '../state.js'

/** vierhain-or-c: what belongs to another step of the turn than the one under way. */
export const outOfOrder = (own: string): { readonly [type: string]: string } =>
  Object.fromEntries(
    ['layTile', 'payOut', 'buyTrain'].filter((type) => type !== own).map((type) => [type, 'vierhain-or-c']),
  )

/** Ends a step in which nothing more is wanted. */
export const passStep = passing<State, StepFrame>((work, { kind, company }, player) => {
  tell(work, 'passed', { player, step: kind, company })
  pop(work)
})
