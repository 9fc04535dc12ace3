import type { AuctionFrame, State } from '@stellwerk/1854'
import { cashOf, freeFor } from '@stellwerk/1854'
import type { PlayerId } from '@stellwerk/engine'
import { frameOf, purseOf } from '@stellwerk/engine'

/** What a player weighs a choice by, read from a state. */

/** What a player has that is bound by no bid; all of the cash where nothing is auctioned. */
export function freeMoney(state: State, player: PlayerId): number {
  const auction = frameOf<AuctionFrame>(state, 'auction')
  // no private has this name, so that no bid is left out
  return auction ? freeFor(state, auction, player, '') : cashOf(state, purseOf(player))
}

export const boundMoney = (state: State, player: PlayerId): number =>
  cashOf(state, purseOf(player)) - freeMoney(state, player)
