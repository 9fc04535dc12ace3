import type { Action, Frame, OfferFrame, PlayerId } from '@stellwerk/engine'
import { apply, top } from '@stellwerk/engine'
import type { State } from '@stellwerk/1873'
import { harzbahn } from '@stellwerk/1873'
import type { After, Effect } from './effects.js'
import { effectsOf } from './effects.js'

/** What a choice leads to. */
export interface Outcome extends After {
  readonly effects: readonly Effect[]
  /** It takes effect only if the other side agrees. */
  readonly asks: PlayerId | undefined
}

/** Frames that would go on by themselves once the present step is over. */
const onward = /^(course|set|.*-turn)$/

/**
 * The state as if the present step were the last thing to happen. A choice is judged by what it does itself; without
 * this, the last pass of a round would play out everything that follows it.
 */
export function onlyThisStep(state: State): State {
  const flow: Frame[] = state.flow
    .filter(({ kind }) => !onward.test(kind))
    .map((frame) => (frame.kind === 'operating-round' ? { ...frame, todo: [] } : frame))
  return { ...state, flow }
}

/** What actions in a row lead to; an offer counts as accepted. Undefined if one of them is not possible. */
export function outcomeOf(state: State, actions: readonly Action[]): Outcome | undefined {
  const start = onlyThisStep(state)
  const events: After['events'][number][] = []
  let now = start
  let asks: PlayerId | undefined
  const go = (action: Action): boolean => {
    const next = apply(harzbahn, now, action)
    if (!next.ok) return false
    now = next.state
    events.push(...next.events)
    return true
  }
  for (const action of actions) {
    if (!go(action)) return undefined
    const offer = top(now)
    if (offer?.kind === 'offer' && top(start)?.kind !== 'offer') {
      const { to } = offer as OfferFrame
      asks = to
      if (!go({ type: 'accept', player: to })) return undefined
    }
  }
  const [first] = actions
  if (!first) return undefined
  return { state: now, events, asks, effects: effectsOf(start, { state: now, events }, first.player) }
}
