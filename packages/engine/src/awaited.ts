import type { Action } from './flow.js'
import { top } from './flow.js'
import { apply, decidersOf, legal } from './game.js'
import type { Playable } from './game.js'
import type { OfferFrame } from './offer.js'
import type { CoreState, PlayerId } from './state.js'

/**
 * The players a game is waiting for. Other players may be able to act too: a player may withdraw an offer, or make one
 * while somebody else must decide.
 */
export function awaitedIn<S extends CoreState>(title: Playable<S>, state: S): readonly PlayerId[] {
  const deciders = decidersOf(title, state)
  const step = top(state)
  if (deciders.length < 2 || !step || 'entered' in step) return deciders
  // with one kind of action, everybody who may take it is awaited; its choices may take long to find
  if (Object.keys(title.procedures[step.kind]?.moves ?? {}).length < 2) return deciders
  if (step.kind === 'offer') return [(step as unknown as OfferFrame).to]
  const awaited = new Set<PlayerId>()
  for (const { action } of legal(title, state).choices)
    if (!awaited.has(action.player) && !isOffer(title, state, action)) awaited.add(action.player)
  return deciders.filter((player) => awaited.has(player))
}

function isOffer<S extends CoreState>(title: Playable<S>, state: S, action: Action): boolean {
  // an offer involves no chance, so a view is enough
  const outcome = apply(title, state, action)
  const next = outcome.ok ? top(outcome.state) : undefined
  return next?.kind === 'offer' && (next as unknown as OfferFrame).from === action.player
}
