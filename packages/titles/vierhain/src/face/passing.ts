import { top } from '@stellwerk/engine'
import type { State } from '../state.js'

/** What passing means in the step that waits: the end of a key of the catalogue. */
export function passOf(state: State): string {
  const frame = top(state)
  return frame?.kind === 'stock' && frame['soldNow'] ? 'stock-sold' : (frame?.kind ?? '')
}
