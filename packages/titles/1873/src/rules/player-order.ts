import type { PlayerId } from '@stellwerk/engine'
import type { State } from '../state.js'

/** The player whose turn follows in the current player order, wrapping round. */
export function playerAfter({ order }: Pick<State, 'order'>, player: PlayerId): PlayerId {
  return order[(order.indexOf(player) + 1) % order.length] as PlayerId
}
