import type { Action, PlayerId } from '@stellwerk/engine'
import type { CompanyId, HexId, MineId, PublicMineId, RailwayId, Size, TileId } from './data/types.js'
import type { OperationId } from './state.js'

/** Something sold in an auction: a mine, a concession, or the purchase option of a company in receivership. */
export type Item = `mine:${number}` | `concession:${RailwayId}` | `option:${CompanyId}`

interface By<T extends string> extends Action {
  readonly type: T
  readonly player: PlayerId
}

export type Pass = By<'pass'>
export type BidPremium = By<'bidPremium'> & { readonly bid: number }
export type BuyItem = By<'buyItem'> & { readonly item: Item; readonly price: number }
export type OpenAuction = By<'openAuction'> & { readonly item: Item; readonly bid: number }
export type Bid = By<'bid'> & { readonly bid: number }

export type SellShares = By<'sellShares'> & { readonly company: CompanyId | 'MHE'; readonly count: number }
export type BuyShare = By<'buyShare'> & {
  readonly company: CompanyId | 'MHE'
  readonly from: 'pool' | 'issue'
}
export type FoundRailway = By<'foundRailway'> & {
  readonly railway: RailwayId
  readonly price: number
  readonly count: number
}
/** Merges two private mines; where the other one is another player's, this is an offer to that player. */
export type FormPublicMine = By<'formPublicMine'> & {
  readonly company: PublicMineId
  readonly mines: readonly [MineId, MineId]
}
export type UseOption = By<'useOption'> & { readonly company: CompanyId; readonly count: number }

export type LayTile = By<'layTile'> & {
  readonly hex: HexId
  readonly tile: TileId
  readonly rotation: number
}
export type BuildStation = By<'buildStation'> & {
  readonly hex: HexId
  readonly stop: number
  /** The railway whose inactive marker is replaced; absent for an empty circle. */
  readonly replaces?: RailwayId
}

/** A route is the list of its hexes in order; each side between two hexes carries one piece of track at most. */
export type Route = readonly HexId[]
export interface TrainRun {
  readonly size: Size
  readonly routes: readonly Route[]
}
export interface RunPlan {
  /** One entry for each standard train, largest first. */
  readonly trains: readonly TrainRun[]
  /** The diesel's routes; absent without a diesel. */
  readonly diesel?: readonly Route[]
}
export type Run = By<'run'> & { readonly plan: RunPlan }
export type PayOut = By<'payOut'> & { readonly how: 'withhold' | 'half' | 'full' }

export type AssignSwitchers = By<'assignSwitchers'> & {
  /** The size of the switcher at each of the company's mines, in order of entry; 0 for none. */
  readonly sizes: readonly number[]
}
export type BuyMine = By<'buyMine'> & { readonly mine: MineId; readonly price: number }
export type BuyMachine = By<'buyMachine'> & {
  /** The mines that get a machine of the new size. */
  readonly mines: readonly MineId[]
}
/** Who pays the maintenance of a traded piece, where some is due. */
export type Payer = 'buyer' | 'seller'
export type BuySwitcher = By<'buySwitcher'> & {
  readonly from: 'bank' | OperationId
  readonly size: Size
  readonly price: number
  readonly maintenance?: Payer
  /** What a public mine scraps to make room (1873-4.3.5-i). */
  readonly scraps?: Size
  /** The mines that get and give it, where public mines say so. */
  readonly mine?: MineId
  readonly fromMine?: MineId
}
export type ScrapSwitcher = By<'scrapSwitcher'> & { readonly size: Size; readonly mine?: MineId }
export type BuyTrain = By<'buyTrain'> & {
  readonly from: 'bank' | RailwayId
  readonly size: Size | 'D'
  readonly price: number
  readonly maintenance?: Payer
}
export type ScrapTrain = By<'scrapTrain'> & { readonly size: Size }
export type IssueShares = By<'issueShares'>
export type CloseMine = By<'closeMine'>

/** Everything that players do beside answering offers. */
export type GameAction =
  | Pass
  | BidPremium
  | BuyItem
  | OpenAuction
  | Bid
  | SellShares
  | BuyShare
  | FoundRailway
  | FormPublicMine
  | UseOption
  | LayTile
  | BuildStation
  | Run
  | PayOut
  | AssignSwitchers
  | BuyMine
  | BuyMachine
  | BuySwitcher
  | ScrapSwitcher
  | BuyTrain
  | ScrapTrain
  | IssueShares
  | CloseMine
