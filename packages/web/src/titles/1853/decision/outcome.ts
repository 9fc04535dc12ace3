import type { Frame, PlayerId, SealedFrame } from '@stellwerk/engine'
import type { OperatingRoundFrame, SetFrame, State, StockFrame } from '@stellwerk/1853'
import { india1853 } from '@stellwerk/1853'
import type { Outcome as AnyOutcome } from '../../../decision/outcome.js'
import { judging } from '../../../decision/outcome.js'
import type { Effect } from './effects.js'
import { effectsOf } from './effects.js'

/** What a choice leads to. */
export type Outcome = AnyOutcome<State, Effect>

/** A turn has fewer steps than this, and a round fewer turns without a purchase. */
const many = 99

/** Somebody who never enters anything: what the others have entered stays sealed. */
const nobody = '' as PlayerId

/** Nothing begins after the step: no further one of the turn, no further turn, no further round, and nothing is revealed. */
function ended(frame: Frame): Frame[] {
  switch (frame.kind) {
    case 'course':
      return []
    case 'set':
      return [{ ...(frame as SetFrame), played: many, asked: true }]
    case 'bonds':
      return [{ ...frame, asked: [...(frame as SealedFrame).asked, nobody] }]
    case 'stock':
      return [{ ...(frame as StockFrame), idle: -many }]
    case 'operating-round':
      return [{ ...(frame as OperatingRoundFrame), todo: [] }]
    case 'turn':
      return [{ ...frame, at: many }]
    default:
      return [frame]
  }
}

const onlyThisStep = (state: State): State => ({ ...state, flow: state.flow.flatMap(ended) })

/** What actions in a row lead to; undefined if one of them is not possible. */
export const outcomeOf = judging<State, Effect>({ title: india1853, onlyThisStep, effectsOf })
