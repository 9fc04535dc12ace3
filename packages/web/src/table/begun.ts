import type { CoreState, PlayerId } from '@stellwerk/engine'
import { Entries } from './entries.js'
import type { Obstacle, Review as Reviewing } from './review.js'

/** What a player has begun and not confirmed. */
export interface Begun<S extends CoreState> {
  /** A site or a plan of runs; null if nothing. */
  readonly draft: unknown
  /** The board on which it was drafted. */
  readonly on: S | undefined
  readonly entries: Entries
}

export const nothingBegun = (): Begun<never> => ({ draft: null, on: undefined, entries: new Entries() })

/** A draft as the board in view has it. */
export interface Review {
  readonly draft: unknown
  /** What was begun but is not possible on this board, and why. It comes back once it is possible again. */
  readonly held: Obstacle | null
}

/** What was drafted belongs to its board; on another one it stands if it is possible there as well. */
export function reviewed<S extends CoreState>(
  { draft, on }: Begun<S>,
  review: Reviewing<S>,
  state: S,
  player: PlayerId | undefined,
): Review {
  if (draft === null || on === undefined || on === state) return { draft, held: null }
  const gone = { draft: null, held: null }
  if (player === undefined) return gone
  const found = review(draft, on, state, player)
  if (found === 'stands') return { draft, held: null }
  return found === 'forgotten' ? gone : { draft: null, held: found }
}

/** What was begun comes back after a move that failed, unless something else was begun meanwhile. */
export const broughtBack = <S extends CoreState>(now: Begun<S>, before: Begun<S>): Begun<S> =>
  now.draft === null && now.entries.isEmpty ? before : now
