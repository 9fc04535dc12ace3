import type { Action, PlayerId } from '@stellwerk/engine'
import type { CityName, CompanyId, HexId, TileId, TrainId } from './data/types.js'

interface By<T extends string> extends Action {
  readonly type: T
  readonly player: PlayerId
}

export type Pass = By<'pass'>

/** Entered by all at the same time (1853-2.5.2-a). */
export type SetBond = By<'setBond'> & { readonly bond: number }
/** One city in secret and one share openly (1853-2.5.4-b). `city` is null in the view of others. */
export type Pick = By<'pick'> & { readonly city: CityName; readonly company: CompanyId }

export type SellShares = By<'sellShares'> & { readonly company: CompanyId; readonly count: number }
export type BuyShare = By<'buyShare'> & { readonly company: CompanyId; readonly from: 'offer' | 'pool' }
/** Ends the game if everybody agrees. */
export type ProposeEnd = By<'proposeEnd'>
export type Redeem = By<'redeem'> & { readonly company: CompanyId; readonly count: number }
/** A new director settles a debt: pays for the train, with a gift if needed, or gives it back (1853-4.8.10-b). */
export type SettleDebt = By<'settleDebt'> & { readonly how: 'pay' | 'giveBack' }

/** An offer of the elephant by its holder, or a proposal to him. */
export type OfferElephant = By<'offerElephant'> & { readonly to: PlayerId; readonly price: number }
export type ProposeElephant = By<'proposeElephant'> & { readonly price: number }
export type KeepElephant = By<'keepElephant'>
/** After the last regular operating round of a set (1853-4.9-b). */
export type ExtraRound = By<'extraRound'> & { readonly wanted: boolean }

/** 1853-4.1.3-a. */
export type ChooseOption = By<'chooseOption'> & { readonly option: 1 | 2 }
export type LayTile = By<'layTile'> & {
  readonly hex: HexId
  readonly tile: TileId
  readonly rotation: number
}
export type PlaceBase = By<'placeBase'> & { readonly hex: HexId; readonly stop: number }

/**
 * A route is the list of its hexes in order; between two hexes lies one side, and one piece of track leads over it. The
 * towns of tile 71 lie in a row: a route that ends there is named with that hex once more if it goes on to the second.
 */
export type Route = readonly HexId[]
export interface TrainRun {
  readonly train: TrainId
  readonly route: Route
}
export type Run = By<'run'> & {
  /** The trains that run. */
  readonly runs: readonly TrainRun[]
  /** Which of these runs carries the mail, counted from 0; absent: none. */
  readonly mail?: number
}
export type PayOut = By<'payOut'> & { readonly how: 'withhold' | 'full' }

export type BuyTrain = By<'buyTrain'> & {
  /** `returned`: a train that came back to the bank (1853-4.8.6-b). */
  readonly from: 'bank' | 'returned' | CompanyId
  readonly train: TrainId
  readonly price: number
  /** What the controller adds (1853-4.8.8-a). */
  readonly gift?: number
  /** On credit, under a manager (1853-3.4.3-a). */
  readonly credit?: true
  /** With the train token (1853-4.8.19-b). */
  readonly token?: true
}
/** Of the company's own train, in the train step of the buyer. */
export type SellTrain = By<'sellTrain'> & {
  readonly seller: CompanyId
  readonly train: TrainId
  readonly price: number
}
/** Above the limit (1853-4.8.6-a). */
export type GiveBackTrain = By<'giveBackTrain'> & { readonly train: TrainId }

/** Everything that players do beside answering offers. */
export type GameAction =
  | Pass
  | SetBond
  | Pick
  | SellShares
  | BuyShare
  | ProposeEnd
  | Redeem
  | SettleDebt
  | OfferElephant
  | ProposeElephant
  | KeepElephant
  | ExtraRound
  | ChooseOption
  | LayTile
  | PlaceBase
  | Run
  | PayOut
  | BuyTrain
  | SellTrain
  | GiveBackTrain
