import type { Action, CoreState, OfferFrame, PlayerId, Title } from '@stellwerk/engine'
import { apply, decidersOf, legal, top } from '@stellwerk/engine'

/**
 * Whom a game waits for. Some may act without anybody waiting for them: whoever made an offer may withdraw it, and where
 * somebody must decide others may be allowed to make an offer.
 */
export function awaitedIn(title: Title, state: CoreState): readonly PlayerId[] {
  const deciders = decidersOf(title, state)
  const step = top(state)
  if (deciders.length < 2 || !step || 'entered' in step) return deciders
  if (step.kind === 'offer') return [(step as unknown as OfferFrame).to]
  const awaited = new Set<PlayerId>()
  for (const { action } of legal(title, state).choices)
    if (!awaited.has(action.player) && !isOffer(title, state, action)) awaited.add(action.player)
  return deciders.filter((player) => awaited.has(player))
}

function isOffer(title: Title, state: CoreState, action: Action): boolean {
  const outcome = apply(title, state, action)
  const next = outcome.ok ? top(outcome.state) : undefined
  return next?.kind === 'offer' && (next as unknown as OfferFrame).from === action.player
}
