import type { Action, CoreState, GameEvent, OfferFrame, PlayerId, Title } from '@stellwerk/engine'
import { apply, top } from '@stellwerk/engine'

export interface After<S extends CoreState> {
  readonly state: S
  readonly events: readonly GameEvent[]
}

/** What a choice leads to, with what a title finds worth telling about it. */
export interface Outcome<S extends CoreState, E> extends After<S> {
  readonly effects: readonly E[]
  /** It takes effect only if the other side agrees. */
  readonly asks: PlayerId | undefined
}

interface Judgement<S extends CoreState, E> {
  readonly title: Title<S>
  /**
   * The state as if the present step were the last thing to happen. A choice is judged by what it does itself; without
   * this, the last pass of a round would play out everything that follows it.
   */
  onlyThisStep(state: S): S
  /** What is different after a choice, what concerns the chooser most first. */
  effectsOf(before: S, after: After<S>, player: PlayerId): readonly E[]
}

/** How a title's choices are judged before they are made: what actions in a row lead to. An offer counts as accepted. */
export function judging<S extends CoreState, E>(
  by: Judgement<S, E>,
): (state: S, actions: readonly Action[]) => Outcome<S, E> | undefined {
  return (state, actions) => {
    const start = by.onlyThisStep(state)
    const events: GameEvent[] = []
    let now = start
    let asks: PlayerId | undefined
    const go = (action: Action): boolean => {
      const next = apply(by.title, now, action)
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
    return { state: now, events, asks, effects: by.effectsOf(start, { state: now, events }, first.player) }
  }
}
