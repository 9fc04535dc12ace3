import type { Frame } from '@stellwerk/engine'
import type { State } from '@stellwerk/1873'
import { harzbahn } from '@stellwerk/1873'
import type { Outcome as AnyOutcome } from '../../../decision/outcome.js'
import { judging } from '../../../decision/outcome.js'
import type { Effect } from './effects.js'
import { effectsOf } from './effects.js'

/** What a choice leads to. */
export type Outcome = AnyOutcome<State, Effect>

/** Frames that would go on by themselves once the present step is over. */
const onward = /^(course|set|.*-turn)$/

function onlyThisStep(state: State): State {
  const flow: Frame[] = state.flow
    .filter(({ kind }) => !onward.test(kind))
    .map((frame) => (frame.kind === 'operating-round' ? { ...frame, todo: [] } : frame))
  return { ...state, flow }
}

/** What actions in a row lead to; undefined if one of them is not possible. */
export const outcomeOf = judging<State, Effect>({ title: harzbahn, onlyThisStep, effectsOf })
