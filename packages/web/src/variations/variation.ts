import type { Action, CoreState, Playable } from '@stellwerk/engine'
import { apply, hash } from '@stellwerk/engine'
import type { Moment, Now } from '../session/session.js'

/** A line of play beside a game, in which something is tried without changing the game. */
export interface Variation {
  readonly id: string
  readonly name: string
  /** After how many actions it was begun; what was done before stays as it is. */
  readonly from: number
  /** Every action from the beginning of the game to the end of the variation. */
  readonly actions: readonly Action[]
  /** Of a game that is only seen through a view: where it left that game, with a random source of its own. */
  readonly start?: { readonly at: number; readonly state: CoreState }
}

const known = new WeakMap<object, string>()

/** Equal actions have equal marks, whatever the order of their fields. */
function markOf(action: Action): string {
  const mark = known.get(action) ?? hash(action)
  known.set(action, mark)
  return mark
}

/** By how many actions two lines begin alike. */
export function sharedBy(one: readonly Action[], other: readonly Action[]): number {
  const most = Math.min(one.length, other.length)
  for (let n = 0; n < most; n++) if (markOf(one[n] as Action) !== markOf(other[n] as Action)) return n
  return most
}

const actionsKnown = new WeakMap<Now, readonly Action[]>()

/** The actions of a game; undefined as long as some are still on their way. */
export function actionsOf<S extends CoreState>(now: Now<S>): readonly Action[] | undefined {
  const before = actionsKnown.get(now)
  if (before) return before
  const actions: Action[] = []
  for (let n = 1; n <= now.length; n++) {
    const action = now.at(n)?.action
    if (!action) return undefined
    actions.push(action)
  }
  actionsKnown.set(now, actions)
  return actions
}

/** A variation played again. */
export interface Played<S extends CoreState> {
  readonly moments: readonly Moment<S>[]
  /** How many actions the game had before the first of these moments. */
  readonly before: number
}

/**
 * The moments of a variation. Those that the game has as well are the game's own, the others come from the rules, as far as
 * these still allow them. A game of others that has been taken back to before the variation cannot be played again by what
 * is seen of it: then the variation begins where it left the game.
 */
export function played<S extends CoreState>(
  title: Playable<S>,
  game: Now<S>,
  { actions, start }: Variation,
): Played<S> {
  const shared = sharedBy(actions, actionsOf(game) ?? [])
  const isCutOff = start !== undefined && shared < start.at
  const from = start?.at ?? shared
  const moments = isCutOff ? [] : Array.from({ length: from + 1 }, (_, n) => game.at(n) as Moment<S>)
  if (start) {
    const before = moments.pop() ?? { action: undefined, events: [] }
    moments.push({ ...before, state: start.state as S })
  }
  for (const action of actions.slice(from)) {
    const outcome = apply(title, (moments.at(-1) as Moment<S>).state, action)
    if (!outcome.ok) break
    moments.push({ action, state: outcome.state, events: outcome.events })
  }
  return { moments, before: isCutOff ? from : 0 }
}
