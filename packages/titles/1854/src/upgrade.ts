import type { CoreState } from '@stellwerk/engine'
import type { State } from './state.js'

/** Games of version 1 keep the reading that was the only one then. A local AG had at most two trains. */
export const upgrade = (state: CoreState, from: number): State =>
  from > 1 ? (state as State) : { ...(state as State), readings: { localAgTrains: '2', ...state.readings } }
