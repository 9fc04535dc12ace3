import type { CoreState, PlayerId, PurseId, Work } from '@stellwerk/engine'
import { patch } from '@stellwerk/engine'
import type { CompanyId, HexId, PhaseId, TileId, TrainId } from './data/types.js'

/** Where shares lie: with a player or in the bank. */
export type Holder = `player:${string}` | 'bank'

export interface CompanyState {
  /** Nobody before it is founded. */
  readonly director: PlayerId | null
  /** Number of shares by holder; holders without any are absent. */
  readonly shares: { readonly [holder: string]: number }
  /** None before it is founded. */
  readonly price: number | null
  /** Smallest first. */
  readonly trains: readonly TrainId[]
  /** Whether its first operating turn is over (vierhain-trade-e, vierhain-use-g). */
  readonly operated: boolean
}

export interface LaidTile {
  readonly tile: TileId
  readonly rotation: number
}

export interface State extends CoreState {
  readonly title: 'vierhain'
  /** The seats in order, seat 1 first. */
  readonly order: readonly PlayerId[]
  /** Who begins the stock round under way, or the next one (vierhain-stock-f). */
  readonly first: PlayerId
  readonly phase: PhaseId
  readonly companies: Readonly<Record<CompanyId, CompanyState>>
  /** Left in the bank; null without limit. */
  readonly trains: Readonly<Record<TrainId, number | null>>
  readonly tiles: Readonly<Record<HexId, LaidTile>>
  /** Numbers of the set and of the operating round in it; 0 before its first. */
  readonly round: { readonly set: number; readonly operating: number }
  readonly over: boolean
}

export type GameWork = Work<State>

export const holderOf = (player: PlayerId): Holder => `player:${player}`
export const playerOf = (holder: string): PlayerId | undefined =>
  holder.startsWith('player:') ? (holder.slice('player:'.length) as PlayerId) : undefined

export function cashOf(state: CoreState, purse: PurseId): number {
  const cash = state.cash[purse]
  if (cash === undefined) throw new Error(`no purse ${purse}`)
  return cash
}

export function changeCompany(work: GameWork, company: CompanyId, change: Partial<CompanyState>): void {
  work.state.companies = patch(work.state.companies, company, change) as State['companies']
}

export function directorOf(state: State, company: CompanyId): PlayerId {
  const { director } = state.companies[company]
  if (director === null) throw new Error(`${company} is not founded`)
  return director
}

export function priceOf(state: State, company: CompanyId): number {
  const { price } = state.companies[company]
  if (price === null) throw new Error(`${company} is not founded`)
  return price
}

/** Everybody in seat order, beginning after a player, who comes last. */
export function playersAfter({ order }: Pick<State, 'order'>, player: PlayerId): readonly PlayerId[] {
  const at = order.indexOf(player) + 1
  return [...order.slice(at), ...order.slice(0, at)]
}

export const playerAfter = (state: Pick<State, 'order'>, player: PlayerId): PlayerId =>
  playersAfter(state, player)[0] as PlayerId
