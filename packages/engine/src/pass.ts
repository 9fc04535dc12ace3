import type { Action, Frame, Move } from './flow.js'
import { noFields } from './game.js'
import type { Refusal } from './refusal.js'
import type { CoreState, PlayerId } from './state.js'
import type { Work } from './work.js'

/** The action of passing. */
export type Pass = Action & { readonly type: 'pass' }

/** The facts of a pass: who passes in which step and, in a company's step, for which company. */
export const passedIn = (
  { kind, company }: Frame,
  player: PlayerId,
): { readonly player: PlayerId; readonly step: string; readonly company?: string } => ({
  player,
  step: kind,
  ...(typeof company === 'string' ? { company } : {}),
})

/** The move of passing in a step: what follows from it, and when it is not allowed. */
export function passing<S extends CoreState, F extends Frame>(
  then: (work: Work<S>, frame: F, player: PlayerId) => void,
  refuse: (state: S, frame: F) => Refusal | undefined = () => undefined,
): Move<S, F, Pass> {
  return {
    shape: noFields,
    *choices(_state, _frame, player) {
      yield { action: { type: 'pass', player } }
    },
    refuse,
    carryOut: (work, frame, { player }) => then(work, frame, player),
  }
}
