import type { CoreState, PlayerId, Playable } from '@stellwerk/engine'
import { awaitedIn } from '@stellwerk/engine'

const known = new WeakMap<CoreState, readonly PlayerId[]>()

/** Whose decision the game waits for. A state never changes, so it is asked once. */
export function awaited<S extends CoreState>(title: Playable<S>, state: S): readonly PlayerId[] {
  const players = known.get(state) ?? awaitedIn(title, state)
  known.set(state, players)
  return players
}

/** Whether the game waits for computers alone, which find their choices for themselves beside the page. */
export function awaitsComputers<S extends CoreState>(
  title: Playable<S>,
  state: S,
  computers: { readonly [player: PlayerId]: unknown } | undefined,
): boolean {
  const players = computers && !title.isOver(state) ? awaited(title, state) : []
  return players.length > 0 && players.every((player) => player in (computers ?? {}))
}
