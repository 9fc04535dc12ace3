import type { GameEvent } from './event.js'
import type { Frame } from './flow.js'
import type { Playable } from './game.js'
import { decidersOf } from './game.js'
import type { CoreState, PlayerId } from './state.js'

/** Whose turn it is, as a frame names it: a player, or whatever acts. */
const subjectOf = ({ turn, company, operation }: Frame): unknown => turn ?? company ?? operation

/**
 * Whose turn it is according to the lowest frame that names somebody: whatever interrupts a turn lies above it and
 * belongs to it.
 */
const whoseTurn = ({ flow }: CoreState): unknown => {
  const frame = flow.find((one) => subjectOf(one) !== undefined)
  return frame && subjectOf(frame)
}

/** A state of a game, who decided what led there, and what happened on the way. */
export interface Deed {
  readonly state: CoreState
  readonly player: PlayerId | undefined
  readonly events: readonly GameEvent[]
}

/** The event that titles emit when a round begins. */
const roundStarted = 'round-started'

/**
 * After how many actions the present turn began: where another company or another round began, or somebody else
 * decided. All of them if the player who decides now has done nothing in it yet.
 */
export function turnStart<S extends CoreState>(
  title: Playable<S>,
  length: number,
  at: (n: number) => Deed | undefined,
): number {
  const last = at(length)
  if (!last?.player || !decidersOf(title, last.state as S).includes(last.player)) return length
  const whose = whoseTurn(last.state)
  for (let n = length; n > 0; n--) {
    const [deed, before] = [at(n), at(n - 1)?.state]
    const isOfTurn =
      deed?.player === last.player &&
      deed.events.every(({ kind }) => kind !== roundStarted) &&
      before !== undefined &&
      whoseTurn(before) === whose
    if (!isOfTurn) return n
  }
  return 0
}
