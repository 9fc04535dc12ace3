import { top } from '@stellwerk/engine'
import type { RailwayId } from '../data/types.js'
import { needsCompulsoryTrain } from '../rules/railways/trains.js'
import type { State } from '../state.js'

/** What passing means in the step that waits: the end of a key of the catalogue. */
export function passOf(state: State): string {
  const frame = top(state)
  if (frame?.kind === 'stock-round' && (frame['soldNow'] as readonly string[]).length > 0)
    return 'stock-round-sold'
  if (frame?.kind === 'railway-track' && frame['laid']) return 'railway-track-laid'
  if (frame?.kind === 'railway-purchases' && needsCompulsoryTrain(state, frame['operation'] as RailwayId))
    return 'railway-purchases-insolvent'
  return frame?.kind ?? ''
}
