import { top } from '@stellwerk/engine'
import { ifOthersPass, isBid } from '../hypothetical.js'
import type { Situation } from '../policy.js'
import type { Weighed } from '../weighing.js'

/** A bid costs nothing until it wins, so it is weighed as if all others passed. */
export function asIfWon({ title, view, player, choices }: Situation, weighed: Weighed): Weighed {
  if (!choices.some(isBid) || top(weighed.state)?.kind !== top(view)?.kind) return weighed
  return { ...weighed, state: ifOthersPass(title, weighed.state, player).state }
}
