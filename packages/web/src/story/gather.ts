import type { CoreState } from '@stellwerk/engine'
import type { Moment } from '../session/session.js'

export type Moments<S extends CoreState> = readonly Moment<S>[]

/** What `add` is told: a moment, the one before it, and the number of the moment. */
export interface Turn<S extends CoreState> {
  readonly moment: Moment<S>
  readonly before: Moment<S>
  readonly at: number
}

/**
 * Something gathered over a game, moment after moment. What was gathered up to a moment is kept with its state, so that
 * one more action costs one more `add`, however long the game is, and taking it back costs nothing. A state that also
 * begins another game, such as an analysis, is told apart by its number.
 */
export function gathering<S extends CoreState, T>(
  begin: (first: Moment<S>) => T,
  add: (soFar: T, turn: Turn<S>) => T,
): (moments: Moments<S>) => T {
  const known = new WeakMap<S, { readonly at: number; readonly value: T }>()
  return (moments) => {
    const [first] = moments
    if (!first) throw new Error('a game has a beginning')
    let at = moments.length - 1
    while (at > 0 && known.get((moments[at] as Moment<S>).state)?.at !== at) at--
    let value = at > 0 ? (known.get((moments[at] as Moment<S>).state) as { value: T }).value : begin(first)
    for (at++; at < moments.length; at++) {
      const [before, moment] = [moments[at - 1], moments[at]] as [Moment<S>, Moment<S>]
      value = add(value, { moment, before, at })
      known.set(moment.state, { at, value })
    }
    return value
  }
}
