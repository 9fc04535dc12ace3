import type { PlayerId, Result, Setup } from '@stellwerk/engine'
import {
  Random,
  accepted,
  bank,
  pay,
  purseOf,
  readSettings,
  refuseNames,
  refuseSeed,
  refused,
  settle,
  workOn,
} from '@stellwerk/engine'
import { companyOrder, shares } from '../data/companies.js'
import { startCash } from '../data/money.js'
import { trainOrder, trains } from '../data/trains.js'
import type { CompanyState, GameWork, State } from '../state.js'
import { procedures } from './procedures.js'

/** There is nothing to choose. */
export const options = {}
export const readings = {}

/** The game before the first move (vierhain-setup-f). */
export function create({ players, seed, options: given }: Setup): Result<State> {
  const settings = readSettings({ options, readings }, given)
  if (!settings.ok) return settings
  const fault = refusePlayers(players) ?? refuseSeed(seed)
  if (fault) return fault
  const seats = players as PlayerId[]
  const work: GameWork = workOn(empty(seats, seatingOrder(seats, seed), seed))
  for (const player of seats) pay(work, bank, purseOf(player), startCash[seats.length] ?? 0, 'start cash')
  work.state.flow = [{ kind: 'course', next: 'stock' }]
  settle(procedures, work)
  return accepted(work.state)
}

/** Who sits where is drawn; it is the only chance in the game (vierhain-general-c). */
export const seatingOrder = (players: readonly PlayerId[], seed: number): readonly PlayerId[] =>
  new Random(seed >>> 0).shuffle(players)

/** vierhain-setup-a. */
export function refusePlayers(players: readonly string[]): ReturnType<typeof refused> | undefined {
  if (!Object.hasOwn(startCash, players.length))
    return refused('vierhain-setup-a', { players: players.length })
  return refuseNames(players)
}

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
  trains: Object.fromEntries(trainOrder.map((id) => [id, trains[id].count])) as State['trains'],
  tiles: {},
  round: { set: 0, operating: 0 },
  over: false,
})
