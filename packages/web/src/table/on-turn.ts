import type { CoreState, Playable, PlayerId } from '@stellwerk/engine'
import { decidersOf } from '@stellwerk/engine'
import type { Now } from '../session/session.js'

/** The player of this page who decides in the present of a game. */
export function onTurnIn<S extends CoreState>(title: Playable<S>, now: Now<S>): PlayerId | undefined {
  const present = now.at(now.length)?.state
  if (!present || now.stopped || title.isOver(present)) return undefined
  return decidersOf(title, present).find((player) => now.mine.includes(player))
}
