import type { Frame } from '@stellwerk/engine'
import type { State } from '@stellwerk/1854'
import { austria1854 } from '@stellwerk/1854'
import type { Outcome as AnyOutcome } from '../../../decision/outcome.js'
import { judging } from '../../../decision/outcome.js'
import type { Effect } from './effects.js'
import { effectsOf } from './effects.js'

/** What a choice leads to. */
export type Outcome = AnyOutcome<State, Effect>

/** A turn has fewer steps than this. */
const afterAllSteps = 99

/** Nothing begins after the step: no further one of the turn, no further turn, no further round. */
function ended(frame: Frame): Frame[] {
  if (frame.kind === 'course' || frame.kind === 'set') return []
  if (frame.kind === 'operating-round') return [{ ...frame, stage: 'end' }]
  return [frame.kind.endsWith('-turn') ? { ...frame, at: afterAllSteps } : frame]
}

const onlyThisStep = (state: State): State => ({ ...state, flow: state.flow.flatMap(ended) })

/** What actions in a row lead to; undefined if one of them is not possible. */
export const outcomeOf = judging<State, Effect>({ title: austria1854, onlyThisStep, effectsOf })
