import type { Action } from '@stellwerk/engine'
import type { CompanyId, HexId, TileId, TrainId } from './data/types.js'

interface By<T extends string> extends Action {
  readonly type: T
}

export type Pass = By<'pass'>
export type Found = By<'found'> & { readonly company: CompanyId; readonly price: number }
export type BuyShare = By<'buyShare'> & { readonly company: CompanyId }
/** One share after another, each at the price of that moment (vierhain-trade-d). */
export type SellShares = By<'sellShares'> & { readonly company: CompanyId; readonly count: number }
export type LayTile = By<'layTile'> & {
  readonly hex: HexId
  readonly tile: TileId
  readonly rotation: number
}
export type PayOut = By<'payOut'> & { readonly how: 'full' | 'withhold' }
export type BuyTrain = By<'buyTrain'> & { readonly train: TrainId }

/** A train and the hexes along which it runs. */
export interface TrainRun {
  readonly train: TrainId
  readonly route: readonly HexId[]
}

export type GameAction = Pass | Found | BuyShare | SellShares | LayTile | PayOut | BuyTrain
