import type { CoreState } from '@stellwerk/engine'
import type { State } from './state.js'

/** Games of version 1 keep the reading that was the only one then. Bonds were any whole number of pounds. */
export const upgrade = (state: CoreState, from: number): State =>
  from > 1 ? (state as State) : { ...(state as State), readings: { bonds: 'any pound', ...state.readings } }
