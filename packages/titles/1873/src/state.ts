import type { CoreState, PlayerId, PurseId, Work } from '@stellwerk/engine'
import { patch } from '@stellwerk/engine'
import type {
  CompanyId,
  HexId,
  MineId,
  PhaseId,
  PublicMineId,
  RailwayId,
  ShareId,
  Size,
  TileId,
} from './data/types.js'
import type { EditionId } from './editions.js'

export type Denomination = 50 | 20 | 10

/** Where shares lie: with a player, in the pool or in the company's IPO. */
export type Holder = `player:${string}` | 'pool' | 'issue'

export interface Shares {
  readonly [holder: string]: number
}

/** What public mines and railways have in common once they are formed or founded. */
export interface ShareCompany {
  readonly denomination: Denomination
  /** Number of shares by holder; holders without shares are absent. */
  readonly shares: Shares
  readonly price: number
  /** Nobody while the company is in receivership. */
  readonly director: PlayerId | null
  readonly receivership: boolean
  /** Whether it has operated in an operating round before (1873-3.2.2-d). */
  readonly operated: boolean
}

export interface PublicMine extends ShareCompany {
  /** In order of entry (1873-3.2.5-k). Machines and switchers lie at the mines. */
  readonly mines: readonly MineId[]
}

export interface Railway extends ShareCompany {
  readonly startPrice: number
  readonly floated: boolean
  /** Sizes of its standard trains, largest first, without the QLB's local train. */
  readonly trains: readonly Size[]
  readonly diesel: boolean
  readonly switchers: readonly Size[]
}

/** Who has a railway's concession: not yet to be had, for sale at the bank, with a player, or out of the game. */
export type Concession = 'inactive' | 'bank' | 'gone' | `player:${string}`

export interface MineState {
  readonly open: boolean
  /** A player's purse name, a public mine, or the bank (closed, or not yet sold). */
  readonly owner: `player:${string}` | PublicMineId | 'bank'
  readonly machine: Size
  readonly switcher: Size | null
  readonly connected: boolean
}

export interface Marker {
  readonly railway: RailwayId
  readonly active: boolean
}

export interface LaidTile {
  readonly tile: TileId
  readonly rotation: number
}

export interface Mhe {
  readonly train: Size
  readonly shares: Shares
  readonly price: number
}

export interface State extends CoreState {
  readonly title: '1873'
  readonly edition: EditionId
  /** The current player order (1873-3.2.8-g). */
  readonly order: readonly PlayerId[]
  readonly phase: PhaseId
  /** Units left in the stack by size; null without limit. */
  readonly units: Readonly<Record<Size, number | null>>
  readonly diesels: { readonly left: number; readonly onSale: boolean }
  readonly mines: Readonly<Record<string, MineState>>
  readonly concessions: Readonly<Record<string, Concession>>
  /** NWE, SHE, KEZ and WBE: built on by another operation before the phase in which that counts (1873-4.6-c to -e). */
  readonly builtEarly: readonly RailwayId[]
  readonly publicMines: Readonly<Record<string, PublicMine>>
  readonly railways: Readonly<Record<string, Railway>>
  readonly mhe: Mhe
  /** Purchase options won in this trading round. */
  readonly options: Readonly<Record<string, PlayerId>>
  /** Price boxes that hold markers, each from top to bottom. */
  readonly market: Readonly<Record<string, readonly ShareId[]>>
  readonly tiles: Readonly<Record<HexId, LaidTile>>
  /**
   * Tiles left in the box; tiles without limit are absent. Reserved tiles are not counted here. Below zero: tiles on
   * concession routes that the box has not got (1873-4.4.1-al).
   */
  readonly supply: Readonly<Record<TileId, number>>
  /** Tiles kept for the concession hexes that were built on otherwise (1873-4.4.1-x). */
  readonly reserved: Readonly<Record<HexId, LaidTile>>
  /** Station markers by hex and stop. */
  readonly markers: Readonly<Record<HexId, readonly (readonly Marker[])[]>>
  /** Number of the trading round, of the set of operating rounds and of the operating round in it; 0 before the first. */
  readonly round: { readonly trading: number; readonly set: number; readonly operating: number }
  /** Full sets of three operating rounds begun (1873-7-b). */
  readonly fullSets: number
  /** A price has reached 1000: the game ends after this operating round (1873-7-a). */
  readonly lastRound: boolean
  readonly over: boolean
}

export type GameWork = Work<State>

/** An operation: a mine by number, or a company. */
export type OperationId = `mine:${number}` | CompanyId

export const minePurse = (mine: MineId): PurseId => `mine:${mine}`
export const holderOf = (player: PlayerId): Holder => `player:${player}`
export const playerOf = (holder: string): PlayerId | undefined =>
  holder.startsWith('player:') ? (holder.slice(7) as PlayerId) : undefined

export const cashOf = (state: CoreState, purse: PurseId): number => {
  const cash = state.cash[purse]
  if (cash === undefined) throw new Error(`no purse ${purse}`)
  return cash
}

export function mineOf(state: State, mine: MineId): MineState {
  const found = state.mines[mine]
  if (!found) throw new Error(`no mine ${mine}`)
  return found
}

export function isRailway(company: string): company is RailwayId {
  return ['HBE', 'GHE', 'NWE', 'SHE', 'KEZ', 'WBE', 'QLB'].includes(company)
}

export function isPublicMine(company: string): company is PublicMineId {
  return ['CO', 'MO', 'SN', 'UN', 'HW'].includes(company)
}

export function railwayOf(state: State, railway: RailwayId): Railway {
  const found = state.railways[railway]
  if (!found) throw new Error(`${railway} is not founded`)
  return found
}

export function publicMineOf(state: State, company: PublicMineId): PublicMine {
  const found = state.publicMines[company]
  if (!found) throw new Error(`${company} is not formed`)
  return found
}

/** A founded or formed company, if it is one. */
export function companyOf(state: State, company: string): Railway | PublicMine | undefined {
  return isRailway(company)
    ? state.railways[company]
    : isPublicMine(company)
      ? state.publicMines[company]
      : undefined
}

export function changeMine(work: GameWork, mine: MineId, change: Partial<MineState>): void {
  work.state.mines = patch(work.state.mines, mine, change)
}

export function changeRailway(work: GameWork, railway: RailwayId, change: Partial<Railway>): void {
  work.state.railways = patch(work.state.railways, railway, change)
}

export function changePublicMine(work: GameWork, company: PublicMineId, change: Partial<PublicMine>): void {
  work.state.publicMines = patch(work.state.publicMines, company, change)
}

export function changeCompany(work: GameWork, company: CompanyId, change: Partial<ShareCompany>): void {
  if (isRailway(company)) changeRailway(work, company, change)
  else changePublicMine(work, company, change)
}

/** Who decides for an operation; undefined for a closed mine and in receivership. */
export function deciderFor(state: State, operation: OperationId): PlayerId | undefined {
  if (operation.startsWith('mine:')) {
    const { owner } = mineOf(state, Number(operation.slice(5)) as MineId)
    return isPublicMine(owner) ? deciderFor(state, owner) : playerOf(owner)
  }
  return companyOf(state, operation)?.director ?? undefined
}
