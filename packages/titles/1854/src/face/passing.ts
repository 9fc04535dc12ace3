import { top } from '@stellwerk/engine'
import type { CompanyId } from '../data/types.js'
import { isBankrupt } from '../rules/emergency.js'
import type { State } from '../state.js'

/** What passing means in the step that waits: the end of a key of the catalogue. */
export function passOf(state: State): string {
  const frame = top(state)
  if (frame?.kind === 'stock' && frame['soldNow']) return 'stock-sold'
  if (frame?.kind === 'track' && (frame['tileLaid'] || frame['tunnelBuilt'])) return 'track-built'
  if (frame?.kind === 'trains' && isBankrupt(state, frame['company'] as CompanyId)) return 'trains-bankrupt'
  return frame?.kind ?? ''
}
