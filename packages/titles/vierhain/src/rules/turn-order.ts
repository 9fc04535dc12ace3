import type { Elsewhere } from '@stellwerk/engine'
import { passing, pop } from '@stellwerk/engine'
import { tell } from '../events.js'
import type { StepFrame } from '../frames.js'
import type { State } from '../state.js'

const rule = 'vierhain-or-c'
/** A step in which nothing was possible was skipped: what it has against an action is said first. */
const steps: { readonly [type: string]: string | Elsewhere } = {
  layTile: { step: 'track', rule },
  payOut: rule,
  buyTrain: { step: 'trains', rule },
}

/** vierhain-or-c: what belongs to another step of the turn than the one under way. */
export const outOfOrder = (own: string): { readonly [type: string]: string | Elsewhere } =>
  Object.fromEntries(Object.entries(steps).filter(([type]) => type !== own))

/** Ends a step in which nothing more is wanted. */
export const passStep = passing<State, StepFrame>((work, { kind, company }, player) => {
  tell(work, 'passed', { player, step: kind, company })
  pop(work)
})
