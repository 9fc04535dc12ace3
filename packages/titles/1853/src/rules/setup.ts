import type { PlayerId } from '@stellwerk/engine'
import { bank, createBy, purseOf, seatsBetween } from '@stellwerk/engine'
import { companies, companyOrder } from '../data/companies.js'
import { certificates, playerLimits } from '../data/shares.js'
import { tiles } from '../data/tiles.js'
import { trainCards } from '../data/trains.js'
import type { CompanyId } from '../data/types.js'
import { manifest } from '../manifest.js'
import type { CompanyState, ContractState, State } from '../state.js'
import { bondPurse } from '../state.js'
import { procedures } from './procedures.js'

/** 1853-1.10-b. */
export const refusePlayers = seatsBetween('1853-1.10-b', manifest.seats)

/** The game before the first move. */
export const create = createBy<State>({
  ...manifest,
  refusePlayers,
  empty: (players, seed, { bank: size }) => empty(players, seed, Number(size)),
  // 1853-2.3-a, R-50
  startCash: (players) => playerLimits[players as keyof typeof playerLimits].startCash,
  first: 'bonds',
  procedures,
})

const noContract: ContractState = { bond: 0, cities: [], count: 0, complete: false, fulfilled: false }

/** 1853-2.1-a: everything is in the bank's offer, counted in tenths; nothing is for sale before the contracts. */
const unsold = (company: CompanyId): CompanyState => {
  const { size } = companies[company]
  return {
    shares: { offer: certificates.reduce((sum, { percent }) => sum + percent / 10, 0) },
    stakes: {},
    onSale: false,
    director: null,
    lastDirector: null,
    operating: false,
    size: size === 'settledAfterSR1' ? null : size,
    price: null,
    trains: [],
    credit: null,
    option: null,
    token: size === 'small',
    furtherBases: 0,
  }
}

/** The box unpacked: nobody has money, nothing is sold, nothing laid. */
export function empty(players: readonly PlayerId[], seed: number, bankSize: number): State {
  const purses = [bank, ...players.map(purseOf), ...players.map(bondPurse), ...companyOrder]
  return {
    title: '1853',
    players,
    order: players,
    elephant: null,
    random: seed >>> 0,
    cash: Object.fromEntries(purses.map((purse) => [purse, 0])),
    flow: [],
    bankSize,
    phase: '2',
    contracts: Object.fromEntries(players.map((player) => [player, noContract])),
    companies: Object.fromEntries(companyOrder.map((id) => [id, unsold(id)])) as State['companies'],
    clock: 0,
    market: {},
    trains: trainCards.usual,
    returned: [],
    doubleCards: false,
    tiles: {},
    supply: Object.fromEntries(Object.entries(tiles).map(([id, { count }]) => [id, count])),
    bases: {},
    round: { stock: 0, set: 0, operating: 0 },
    operatingRounds: 0,
    bankOut: false,
    over: false,
  }
}
