import type { PlayerId } from '@stellwerk/engine'
import { bank, createBy, drawnOrder, purseOf, seatsBetween } from '@stellwerk/engine'
import { companyOrder, shares } from '../data/companies.js'
import { terms, termsOf } from '../data/terms.js'
import { manifest } from '../manifest.js'
import type { CompanyState, State } from '../state.js'
import { procedures } from './procedures.js'

/** vierhain-setup-a. */
export const refusePlayers = seatsBetween('vierhain-setup-a', manifest.seats)

/** The game before the first move (vierhain-setup-f). */
export const create = createBy<State>({
  ...manifest,
  refusePlayers,
  // who sits where is the only chance in the game (vierhain-general-c)
  empty: (players, seed) => empty(players, drawnOrder(players, seed), seed),
  startCash: (players) => terms[players]?.cash ?? 0,
  first: 'stock',
  procedures,
})

/** vierhain-setup-d. */
const unfounded: CompanyState = {
  director: null,
  shares: { bank: shares.all },
  price: null,
  trains: [],
  operated: false,
}

/** The box unpacked: nobody has money, nothing is founded, nothing laid. */
export const empty = (players: readonly PlayerId[], order: readonly PlayerId[], seed: number): State => ({
  title: 'vierhain',
  players,
  order,
  first: order[0] as PlayerId,
  random: seed >>> 0,
  cash: Object.fromEntries([bank, ...players.map(purseOf), ...companyOrder].map((purse) => [purse, 0])),
  flow: [],
  phase: '1',
  companies: Object.fromEntries(companyOrder.map((id) => [id, unfounded])) as State['companies'],
  trains: termsOf({ players }).trains,
  tiles: {},
  round: { set: 0, operating: 0 },
  over: false,
})
