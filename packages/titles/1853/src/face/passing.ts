import { top } from '@stellwerk/engine'
import type { StockFrame, TrackFrame } from '../frames.js'
import type { State } from '../state.js'

/** What passing means in the step that waits: the end of a key of the catalogue. */
export function passOf(state: State): string {
  const frame = top(state)
  if (frame?.kind === 'stock' && (frame as StockFrame).acted) return 'stock-acted'
  if (frame?.kind === 'track' && (frame as TrackFrame).laid?.length) return 'track-built'
  return frame?.kind ?? ''
}
