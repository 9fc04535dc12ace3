import type { CoreState, PlayerId, PurseId, Work } from '@stellwerk/engine'
import { bank, patch, pay } from '@stellwerk/engine'
import type {
  CityName,
  CompanyId,
  HexId,
  PhaseId,
  PlayerCount,
  TileId,
  TrainCardId,
  TrainId,
} from './data/types.js'
import type { Reason } from './events.js'
import { tell } from './events.js'

/** Where shares lie: with a player, in the bank's offer or in the pool. */
export type Holder = `player:${string}` | 'offer' | 'pool'

/** A sealed bond with its cities (1853-2.5-a). */
export interface ContractState {
  /** 0 until all bonds are known (1853-2.5.3-a). */
  readonly bond: number
  /** null in the view of somebody who may not know them (1853-2.5.11-b). */
  readonly cities: readonly CityName[] | null
  /** How many cities there are, which is open (1853-2.5.11-c). */
  readonly count: number
  /** The player has passed: the contract is complete (1853-2.5.4-g). */
  readonly complete: boolean
  readonly fulfilled: boolean
}

/** What a player has to do with the shares of one company. */
export interface StakeState {
  /** Shares not paid for (1853-2.7.3-b). */
  readonly unredeemed: number
  /** Contract shares that are still there, paid or not; used in SR1 alone (1853-2.8.3-e). */
  readonly contract: number
  /** Since when he has held a share without a break: the lower, the longer (1853-2.9.2-b). */
  readonly since: number
}

export interface CompanyState {
  /** Tenths by holder, the director's certificate included as two; holders without any are absent. */
  readonly shares: { readonly [holder: string]: number }
  readonly stakes: { readonly [player: string]: StakeState }
  /** Whether its shares are for sale (1853-3.1.3-a, -b). */
  readonly onSale: boolean
  readonly director: PlayerId | null
  /** The last director, while he has held a share without a break since. */
  readonly lastDirector: PlayerId | null
  /** In operation (1853-3.3.1-a). */
  readonly operating: boolean
  /** `null`: the BBCI before the end of SR1 (1853-2.6.1-a). */
  readonly size: 'large' | 'small' | null
  readonly price: number | null
  /** Cheapest first, a train on credit included. */
  readonly trains: readonly TrainId[]
  /** The train that is not paid yet; the debt is its price (1853-3.4.3-b). */
  readonly credit: TrainId | null
  /** The choice of a large company about the second tile (1853-4.1.3-a). */
  readonly option: 1 | 2 | null
  /** The train token of a small company (1853-4.8.19-a). */
  readonly token: boolean
  /** Bases placed after the home bases (1853-4.4.4-a). */
  readonly furtherBases: number
}

export interface LaidTile {
  readonly tile: TileId
  readonly rotation: number
}

export interface State extends CoreState {
  readonly title: '1853'
  /** What the bank held before anything was paid out (1853-1.6-b). */
  readonly bankSize: number
  /** The seating order; that of `players` until the bonds are known. */
  readonly order: readonly PlayerId[]
  /** Who holds the elephant; nobody until the bonds are known. */
  readonly elephant: PlayerId | null
  readonly phase: PhaseId
  readonly contracts: Readonly<Record<string, ContractState>>
  readonly companies: Readonly<Record<CompanyId, CompanyState>>
  /** Counts up with each share that somebody did not hold before; gives `StakeState.since`. */
  readonly clock: number
  /** Price spaces with markers, each stack from top to bottom. */
  readonly market: Readonly<Record<string, readonly CompanyId[]>>
  /** Cards left in the bank that were never sold. */
  readonly trains: Readonly<Record<TrainCardId, number>>
  /** Trains that came back to the bank, cheapest first (1853-4.8.6-b, R-60). A 2/1M card is named so again. */
  readonly returned: readonly TrainCardId[]
  /** Whether the supply is that of 1853-4.8.16-a. */
  readonly doubleCards: boolean
  readonly tiles: Readonly<Record<HexId, LaidTile>>
  readonly supply: Readonly<Record<TileId, number>>
  /** Bases by hex and stop. */
  readonly bases: Readonly<Record<HexId, readonly (readonly CompanyId[])[]>>
  /** Numbers of the stock round, of the set of operating rounds and of the operating round in it; 0 before the first. */
  readonly round: { readonly stock: number; readonly set: number; readonly operating: number }
  /** Operating rounds begun in the whole game (1853-4.8.17-a). */
  readonly operatingRounds: number
  /** The bank has run out: the game ends with this round (1853-5.1.2-a, -b). */
  readonly bankOut: boolean
  readonly over: boolean
}

export type GameWork = Work<State>

/** What tells which cities are joined: nothing but the tiles. */
export type WithTiles = Pick<State, 'tiles'>

export const holderOf = (player: PlayerId): Holder => `player:${player}`
export const playerOf = (holder: string): PlayerId | undefined =>
  holder.startsWith('player:') ? (holder.slice(7) as PlayerId) : undefined
/** The bond of a player lies in a purse of its own (1853-2.5.3-e). */
export const bondPurse = (player: PlayerId): PurseId => `bond:${player}`
export const seatsOf = (state: Pick<State, 'players'>): PlayerCount => state.players.length as PlayerCount

export const cashOf = (state: CoreState, purse: PurseId): number => {
  const cash = state.cash[purse]
  if (cash === undefined) throw new Error(`no purse ${purse}`)
  return cash
}

/** What lies in the bank (R-47: bonds and company money are no part of it). */
export const bankHolds = (state: State): number => state.bankSize + cashOf(state, bank)

/** Every payment of the bank; one that empties it ends the game with this round (1853-5.1.2-d). */
export function bankPays(work: GameWork, to: PurseId, amount: number, reason: Reason): void {
  pay(work, bank, to, amount, reason)
  if (work.state.bankOut || bankHolds(work.state) > 0) return
  work.state.bankOut = true
  tell(work, 'bank-out', {})
}

export const companyOf = (state: Pick<State, 'companies'>, company: CompanyId): CompanyState =>
  state.companies[company]

export function changeCompany(work: GameWork, company: CompanyId, change: Partial<CompanyState>): void {
  work.state.companies = patch(work.state.companies, company, change) as State['companies']
}

export function changeContract(work: GameWork, player: PlayerId, change: Partial<ContractState>): void {
  work.state.contracts = patch(work.state.contracts, player, change)
}

export const noStake: StakeState = { unredeemed: 0, contract: 0, since: 0 }
export const stakeOf = (state: Pick<State, 'companies'>, company: CompanyId, player: PlayerId): StakeState =>
  state.companies[company].stakes[player] ?? noStake

/** The player on the left (1853-2.5.3-b). */
export const playerAfter = ({ order }: Pick<State, 'order'>, player: PlayerId): PlayerId =>
  order[(order.indexOf(player) + 1) % order.length] as PlayerId
