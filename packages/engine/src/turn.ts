import type { Frame } from './flow.js'
import type { Title } from './game.js'
import { decidersOf } from './game.js'
import type { CoreState, PlayerId } from './state.js'

/** What a procedure says about whose turn it is: a player on turn, or what acts. */
const subjectOf = ({ turn, company, operation }: Frame): unknown => turn ?? company ?? operation

/**
 * Tells one turn from the next: the round of the set under way, and the lowest procedure that names whose turn it is.
 * What interrupts a turn lies above it and so belongs to it.
 */
function turnOf({ flow }: CoreState): string {
  const round = flow.find(({ played }) => played !== undefined)
  const whose = flow.find((frame) => subjectOf(frame) !== undefined)
  return JSON.stringify([round?.['played'], whose && subjectOf(whose)])
}

/** A state of a game and who decided what led there. */
export interface Deed {
  readonly state: CoreState
  readonly player: PlayerId | undefined
}

/**
 * After how many actions the turn under way began: where another company or another round began, or somebody else
 * decided. All of them if whoever decides now has done nothing in it.
 */
export function turnStart<S extends CoreState>(
  title: Title<S>,
  length: number,
  at: (n: number) => Deed | undefined,
): number {
  const last = at(length)
  if (!last?.player || !decidersOf(title, last.state as S).includes(last.player)) return length
  const turn = turnOf(last.state)
  let n = length
  for (; n > 0 && at(n)?.player === last.player; n--) {
    const before = at(n - 1)?.state
    if (!before || turnOf(before) !== turn) break
  }
  return n
}
