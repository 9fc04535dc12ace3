import type { CoreState, PlayerId, Playable } from '@stellwerk/engine'
import { legal, view } from '@stellwerk/engine'
import type { Budget, Situation } from './policy.js'
import { usualBudget } from './policy.js'

/** The situation of a player who has to decide, for a policy. */
export function situationOf(
  title: Playable,
  state: CoreState,
  player: PlayerId,
  seed: number,
  budget: Budget = usualBudget,
): Situation {
  const seen = view(title, state, player)
  const choices = legal(title, seen).choices.filter(({ action }) => action.player === player)
  return { title, view: seen, player, choices, seed, budget }
}
