import type { PlayerId, Result, Setup } from '@stellwerk/engine'
import {
  accepted,
  bank,
  purseOf,
  readSettings,
  readingsPart,
  refuseNames,
  refuseSeed,
  refused,
  settle,
  workOn,
} from '@stellwerk/engine'
import { companies, companyOrder } from '../data/companies.js'
import { bankMoney, moneyInBox } from '../data/money.js'
import { certificates, playerLimits } from '../data/shares.js'
import { tiles } from '../data/tiles.js'
import { trainCards } from '../data/trains.js'
import type { CompanyId } from '../data/types.js'
import { readings } from '../readings.js'
import type { CompanyState, ContractState, GameWork, State } from '../state.js'
import { bankPays, bondPurse } from '../state.js'
import { procedures } from './procedures.js'

/** 1853-1.6-b, R-51: the bank's size is a setting; the first is that of a normal game, then shorter and longer ones. */
const bankSizes: readonly string[] = [bankMoney, 12_500, 10_000, moneyInBox, 20_000].map(String)

export const options = { bank: bankSizes }

/** The game before the first move. */
export function create({ players, seed, options: given }: Setup): Result<State> {
  const settings = readSettings({ options, readings }, given)
  if (!settings.ok) return settings
  const fault = refusePlayers(players) ?? refuseSeed(seed)
  if (fault) return fault
  const work: GameWork = workOn({
    ...empty(players as PlayerId[], seed, Number(settings.value['bank'])),
    ...readingsPart(readings, settings.value),
  })
  // 1853-2.3-a, R-50
  const { startCash } = playerLimits[work.state.players.length as keyof typeof playerLimits]
  for (const player of work.state.players) bankPays(work, purseOf(player), startCash, 'start cash')
  work.state.flow = [{ kind: 'course', next: 'bonds' }]
  settle(procedures, work)
  return accepted(work.state)
}

/** 1853-1.10-b. */
export function refusePlayers(players: readonly string[]): ReturnType<typeof refused> | undefined {
  if (!Object.hasOwn(playerLimits, players.length)) return refused('1853-1.10-b', { players: players.length })
  return refuseNames(players)
}

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
