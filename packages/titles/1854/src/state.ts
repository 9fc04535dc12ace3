import type { CoreState, PlayerId, PurseId, Work } from '@stellwerk/engine'
import { bank, patch, pay } from '@stellwerk/engine'
import type { ContractSize } from './data/mail.js'
import type { SpaceId } from './data/market.js'
import { bankMoney } from './data/money.js'
import type {
  CompanyId,
  HexId,
  LocalAgId,
  LocalId,
  MajorId,
  MountainId,
  PhaseId,
  ShareCompanyId,
  TileId,
  TrainId,
  TunnelId,
} from './data/types.js'
import type { Reason } from './events.js'
import { tell } from './events.js'

/** Where certificates lie (1854-terms-f): with a player, never sold, sold back, or brought into play by a split. */
export type Holder = `player:${string}` | 'tableau' | 'pool' | 'split'

/** A mountain railway. Closed ones keep their owner for the record. */
export interface MountainState {
  /** Nobody before it is sold. */
  readonly owner: PlayerId | null
  readonly open: boolean
  /** Its power for one use is spent (1854-privates-o). */
  readonly used: boolean
}

/** What every company that takes turns has. */
interface Operating {
  /** Cheapest first. Those of local AGs are repaired ones. */
  readonly trains: readonly TrainId[]
  /** Whether it has taken a turn; a local AG without home marker has not (1854-local-ags-s). */
  readonly acted: boolean
}

export interface LocalState extends Operating {
  /** Nobody before it is sold. */
  readonly owner: PlayerId | null
}

/** What majors and local AGs have in common. */
export interface ShareState extends Operating {
  /** Who holds the director's certificate; nobody while it lies on the tableau. */
  readonly director: PlayerId | null
  /** Number of ordinary certificates by holder, option certificates included; holders without any are absent. */
  readonly certificates: { readonly [holder: string]: number }
  /** Its place on the market; none before it is in operation. */
  readonly space: SpaceId | null
  readonly mail: ContractSize | null
}

export interface MajorState extends ShareState {
  /** For 10 %; none before the director's certificate is sold (1854-terms-e). */
  readonly issuePrice: number | null
  readonly split: boolean
  /** The stock round from which on the split field sells (1854-buy-l); 0 before the split. */
  readonly splitFieldFrom: number
}

export type AgState = ShareState

/** An open option: the certificate, what completing it costs, and the stock round of its purchase. */
export interface OptionState {
  readonly company: MajorId
  readonly price: number
  readonly round: number
}

export interface LaidTile {
  readonly tile: TileId
  readonly rotation: number
}

export interface LaidTunnel {
  readonly tunnel: TunnelId
  readonly rotation: number
}

/** When a bank that could not pay ends the game (1854-end-b, -c, -f). */
export type BankBreak = 'auction round' | 'stock round' | 'operating round'

export interface State extends CoreState {
  readonly title: '1854'
  /** The seating order, clockwise from card 1. */
  readonly order: readonly PlayerId[]
  /** Who holds the priority card. */
  readonly priority: PlayerId
  readonly phase: PhaseId
  readonly mountains: Readonly<Record<MountainId, MountainState>>
  /** Local railways that are not merged. */
  readonly locals: Readonly<Partial<Record<LocalId, LocalState>>>
  readonly majors: Readonly<Record<MajorId, MajorState>>
  /** Local AGs that are formed. */
  readonly ags: Readonly<Partial<Record<LocalAgId, AgState>>>
  /** Open options by player; a player has one at most (1854-option-f). */
  readonly options: Readonly<Record<string, OptionState>>
  /** Spaces with price markers, each stack from top to bottom. */
  readonly market: Readonly<Record<string, readonly ShareCompanyId[]>>
  /** Trains left in the bank; null without limit. */
  readonly trains: Readonly<Record<TrainId, number | null>>
  /** 1854-terms-l, cheapest first. */
  readonly openPool: readonly TrainId[]
  readonly scrapPool: readonly TrainId[]
  /** Mail contracts left. */
  readonly contracts: Readonly<Record<ContractSize, number>>
  readonly tiles: Readonly<Record<HexId, LaidTile>>
  /** Tiles left in the box. */
  readonly supply: Readonly<Record<TileId, number>>
  readonly tunnels: Readonly<Record<HexId, readonly LaidTunnel[]>>
  readonly tunnelSupply: Readonly<Record<TunnelId, number>>
  /** Station markers by hex and stop. */
  readonly markers: Readonly<Record<HexId, readonly (readonly CompanyId[])[]>>
  /** Numbers of the auction round, stock round, set of operating rounds and operating round in it; 0 before the first. */
  readonly round: {
    readonly auction: number
    readonly stock: number
    readonly set: number
    readonly operating: number
  }
  /** The next closing merger window is the forced one (1854-merge-k, 1854-auction-ab). */
  readonly forcedMergers: boolean
  /** Where the bank was when it could not pay in full. */
  readonly bankBreak: BankBreak | null
  readonly over: boolean
}

export type GameWork = Work<State>

export const holderOf = (player: PlayerId): Holder => `player:${player}`
export const playerOf = (holder: string): PlayerId | undefined =>
  holder.startsWith('player:') ? (holder.slice(7) as PlayerId) : undefined

const majorIds: readonly string[] = ['KE', 'FJ', 'SD', 'KR', 'KT', 'SB', 'NT', 'VB']
export const isMajor = (company: string): company is MajorId => majorIds.includes(company)
export const isLocal = (company: string): company is LocalId =>
  company.length === 1 && company >= '1' && company <= '6'
export const isAg = (company: string): company is LocalAgId =>
  company.length === 1 && company >= 'A' && company <= 'C'
export const isMountain = (id: string): id is MountainId => ['AUS', 'MUR', 'GKB', 'ARL', 'SEM'].includes(id)
export const isShareCompany = (company: string): company is ShareCompanyId =>
  isMajor(company) || isAg(company)

export const cashOf = (state: CoreState, purse: PurseId): number => {
  const cash = state.cash[purse]
  if (cash === undefined) throw new Error(`no purse ${purse}`)
  return cash
}

/** What lies in the bank; below zero once it could not pay (1854-setup-b, 1854-end-a). */
export const bankHolds = (state: CoreState): number => bankMoney + cashOf(state, bank)

/** Every payment of the bank; the first that it cannot make in full sets the end of the game (1854-end-a, R-33). */
export function bankPays(work: GameWork, to: PurseId, amount: number, reason: Reason): void {
  if (amount > bankHolds(work.state) && work.state.bankBreak === null) {
    const kinds = work.state.flow.map((frame) => frame.kind)
    const when = kinds.includes('operating-round')
      ? 'operating round'
      : kinds.includes('auction')
        ? 'auction round'
        : 'stock round'
    work.state.bankBreak = when
    tell(work, 'bank-broke', { when })
  }
  pay(work, bank, to, amount, reason)
}

export function localOf(state: State, local: LocalId): LocalState {
  const found = state.locals[local]
  if (!found) throw new Error(`local railway ${local} is merged`)
  return found
}

export function shareCompanyOf(state: State, company: ShareCompanyId): MajorState | AgState {
  const found = isMajor(company) ? state.majors[company] : state.ags[company]
  if (!found) throw new Error(`${company} is not formed`)
  return found
}

/** A company that takes turns, if there is one of this name now. */
export const companyIfAny = (state: State, company: string): LocalState | MajorState | AgState | undefined =>
  isLocal(company)
    ? state.locals[company]
    : isMajor(company)
      ? state.majors[company]
      : isAg(company)
        ? state.ags[company]
        : undefined

export function companyOf(state: State, company: CompanyId): LocalState | MajorState | AgState {
  const found = companyIfAny(state, company)
  if (!found) throw new Error(`there is no company ${company}`)
  return found
}

/** Who decides for a company (1854-terms-g). */
export function directorOf(state: State, company: CompanyId): PlayerId | null {
  if (isLocal(company)) return state.locals[company]?.owner ?? null
  return (isMajor(company) ? state.majors[company] : state.ags[company])?.director ?? null
}

export function changeMajor(work: GameWork, major: MajorId, change: Partial<MajorState>): void {
  work.state.majors = patch(work.state.majors, major, change) as State['majors']
}

export function changeShareCompany(
  work: GameWork,
  company: ShareCompanyId,
  change: Partial<ShareState>,
): void {
  if (isMajor(company)) changeMajor(work, company, change)
  else work.state.ags = patch(work.state.ags as Record<string, AgState>, company, change)
}

export function changeCompany(work: GameWork, company: CompanyId, change: Partial<Operating>): void {
  if (isLocal(company))
    work.state.locals = patch(work.state.locals as Record<string, LocalState>, company, change)
  else changeShareCompany(work, company, change)
}

export function changeMountain(work: GameWork, mountain: MountainId, change: Partial<MountainState>): void {
  work.state.mountains = patch(work.state.mountains, mountain, change) as State['mountains']
}

/** The player on the left (1854-setup-d: clockwise in card order). */
export const playerAfter = ({ order }: Pick<State, 'order'>, player: PlayerId): PlayerId =>
  order[(order.indexOf(player) + 1) % order.length] as PlayerId

/** The players clockwise, beginning with this one. */
export function clockwiseFrom({ order }: Pick<State, 'order'>, player: PlayerId): readonly PlayerId[] {
  const at = order.indexOf(player)
  return [...order.slice(at), ...order.slice(0, at)]
}
