import type { CoreState, OfferFrame, PlayerId, Title } from '@stellwerk/engine'
import { decidersOf, top } from '@stellwerk/engine'

/** Whose decision the game waits for. Whoever has made an offer may withdraw it, but the answer is awaited. */
export function awaited<S extends CoreState>(title: Title<S>, state: S): readonly PlayerId[] {
  const step = top(state)
  return step?.kind === 'offer' ? [(step as unknown as OfferFrame).to] : decidersOf(title, state)
}
