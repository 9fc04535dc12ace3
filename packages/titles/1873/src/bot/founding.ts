import type { PlayerId } from '@stellwerk/engine'
import { purseOf } from '@stellwerk/engine'
import { startPrices } from '../data/money.js'
import type { RailwayId } from '../data/types.js'
import { newRailway } from '../rules/founding.js'
import type { State } from '../state.js'
import { cashOf, holderOf } from '../state.js'
import { leastStartPrice, neededToStart } from './concession.js'
import { broughtBy, projectionOf } from './ledger.js'

/** What a player gains by the two founding shares of a railway, beyond what the money would bring otherwise. */
export function gainByFounding(state: State, railway: RailwayId, player: PlayerId): number {
  const gains = startPrices
    .filter((price) => 5 * price >= neededToStart(state, railway, price))
    .map((price) => {
      const cash = cashOf(state, purseOf(player))
      const left = cash - 2 * price
      if (left < 0) return 0
      const { price: end, dividends } = projectionOf(founded(state, railway, player, price), railway)
      return 2 * (end + dividends - price) - (broughtBy(state, cash) - broughtBy(state, left))
    })
  return Math.max(0, ...gains)
}

/** The state with the railway founded: its projection needs no more of it than these. */
function founded(state: State, railway: RailwayId, player: PlayerId, price: number): State {
  const purse = purseOf(player)
  const own = { ...newRailway(player, price), shares: { [holderOf(player)]: 2, issue: 3 } }
  return {
    ...state,
    cash: { ...state.cash, [purse]: cashOf(state, purse) - 2 * price },
    concessions: { ...state.concessions, [railway]: `player:${player}` },
    railways: { ...state.railways, [railway]: own },
  }
}

/** What a player must keep for the railways of concessions held already: one that is not used is lost (1873-3.2.8-b). */
export function keptForFounding(state: State, player: PlayerId): number {
  let sum = 0
  for (const [railway, at] of Object.entries(state.concessions))
    if (at === holderOf(player) && !state.railways[railway])
      sum += 2 * (leastStartPrice(state, railway as RailwayId) ?? 0)
  return sum
}
