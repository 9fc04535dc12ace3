import type { Action, PlayerId } from '@stellwerk/engine'
import type { ContractSize } from './data/mail.js'
import type {
  CompanyId,
  HexId,
  LocalAgId,
  LocalId,
  MajorId,
  PrivateId,
  ShareCompanyId,
  TileId,
  TrainId,
  TunnelId,
} from './data/types.js'

interface By<T extends string> extends Action {
  readonly type: T
  readonly player: PlayerId
}

export type Pass = By<'pass'>

/** The first unsold private of the row, at its price. */
export type BuyPrivate = By<'buyPrivate'>
export type Bid = By<'bid'> & { readonly private: PrivateId; readonly bid: number }
/** Takes back a bid that was outbid, also out of turn (1854-auction-h). */
export type DropBid = By<'dropBid'> & { readonly private: PrivateId }
/** In a run-off. */
export type Raise = By<'raise'> & { readonly bid: number }
export type DropOut = By<'dropOut'>

/** Certificates that are paid in full, in one sale; the one with the option marker may go with them (1854-sell-c). */
export type SellShares = By<'sellShares'> & {
  readonly company: ShareCompanyId
  readonly count: number
  readonly option?: true
}
/** The certificate with the option marker alone. */
export type SellOption = By<'sellOption'>
export type BuyDirector = By<'buyDirector'> & { readonly company: MajorId; readonly price: number }
export type BuyShare = By<'buyShare'> & {
  readonly company: ShareCompanyId
  readonly from: 'tableau' | 'pool' | 'split'
}
export type BuyOption = By<'buyOption'> & { readonly company: MajorId; readonly from: 'tableau' | 'pool' }
export type CompleteOption = By<'completeOption'>

export type LayTile = By<'layTile'> & {
  readonly hex: HexId
  readonly tile: TileId
  readonly rotation: number
  /** With the power of the Außerfernbahn (1854-privates-h). */
  readonly power?: true
}
export type BuildTunnel = By<'buildTunnel'> & {
  readonly hex: HexId
  readonly tunnel: TunnelId
  readonly rotation: number
  /** With the power of the Murthalbahn (1854-privates-i). */
  readonly power?: true
}
/** Where a local AG begins; with the green tile that makes room there, if one is needed (1854-local-ags-e to -g). */
export type PlaceHome = By<'placeHome'> & {
  readonly hex: HexId
  readonly tile?: TileId
  readonly rotation?: number
}
export type BuildStation = By<'buildStation'> & { readonly hex: HexId; readonly stop: number }

/** A route is the list of its hexes in order; between two hexes lies one side, and one piece of track leads over it. */
export type Route = readonly HexId[]
export interface TrainRun {
  readonly train: TrainId
  readonly route: Route
  /** Places in the route, counted from 0, where an 80x passes a stop without calling (1854-run-h). */
  readonly passes?: readonly number[]
}
/** The trains that run; a train without a route is left out. */
export type Run = By<'run'> & { readonly runs: readonly TrainRun[] }
export type PayOut = By<'payOut'> & { readonly how: 'withhold' | 'full' }

export type BuyTrain = By<'buyTrain'> & {
  readonly from: 'bank' | 'pool' | 'scrap' | CompanyId
  readonly train: TrainId
  readonly price: number
  /** What a company above its limit gives to the open pool (1854-trains-k). */
  readonly gives?: TrainId
}
/** A train above the limit (1854-scrap-c). */
export type GiveUpTrain = By<'giveUpTrain'> & { readonly train: TrainId }
export type BuyContract = By<'buyContract'> & { readonly size: ContractSize }

/** Of the local railway that is asked, with another one; an offer where that is another player's. */
export type Merge = By<'merge'> & { readonly with: LocalId }
export type ChooseCharter = By<'chooseCharter'> & { readonly ag: LocalAgId }

/** Everything that players do beside answering offers. */
export type GameAction =
  | Pass
  | BuyPrivate
  | Bid
  | DropBid
  | Raise
  | DropOut
  | SellShares
  | SellOption
  | BuyDirector
  | BuyShare
  | BuyOption
  | CompleteOption
  | LayTile
  | BuildTunnel
  | PlaceHome
  | BuildStation
  | Run
  | PayOut
  | BuyTrain
  | GiveUpTrain
  | BuyContract
  | Merge
  | ChooseCharter
