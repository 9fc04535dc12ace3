import type { Bargaining, Frame, PlayerId } from '@stellwerk/engine'
import type { CompanyId, LocalId, PrivateId, ShareCompanyId, TrainId } from './data/types.js'

/** The whole game (1854-rounds-a, -b). */
export interface CourseFrame extends Frame {
  readonly kind: 'course'
  readonly next: 'auction round' | 'operating round of the auction' | 'stock round' | 'operating rounds'
}

/** An auction round; `bids` are those that stand, by private and player. */
export interface AuctionFrame extends Frame {
  readonly kind: 'auction'
  readonly turn: PlayerId
  /** Passes one after another. */
  readonly passes: number
  /** Of the first private of all, which may fall (1854-auction-r). */
  readonly price: number
  readonly bids: { readonly [privateId: string]: { readonly [player: string]: number } }
  /** Who has withdrawn from which private (1854-auction-i). */
  readonly withdrawn: { readonly [privateId: string]: readonly PlayerId[] }
  /** Who last bought or bid on his turn (1854-auction-x). */
  readonly lastActor: PlayerId | null
}

/** On top of the auction, whose bids it raises (1854-auction-m). The one with the lowest bid is asked. */
export interface RunOffFrame extends Frame {
  readonly kind: 'run-off'
  readonly private: PrivateId
}

export interface StockFrame extends Frame {
  readonly kind: 'stock'
  readonly turn: PlayerId
  readonly passes: number
  /** What each player has sold in this round (1854-buy-h). */
  readonly sold: { readonly [player: string]: readonly ShareCompanyId[] }
  /** Whether the player on turn has sold something. */
  readonly soldNow: boolean
  /** Who last bought or sold on his turn (1854-stock-end-c). */
  readonly lastActor: PlayerId | null
}

/** A set of operating rounds; `played` counts the one under way. `interrupts`: the single one within the auction. */
export interface SetFrame extends Frame {
  readonly kind: 'set'
  readonly rounds: number
  readonly played: number
  readonly interrupts: boolean
}

/** 1854-or-order-a. */
export interface OperatingRoundFrame extends Frame {
  readonly kind: 'operating-round'
  readonly stage: 'opening window' | 'income' | 'turns' | 'closing window' | 'end'
  readonly acted: readonly CompanyId[]
}

/** 1854-merge-n: the local railways that were passed for since the last merger. */
export interface MergerWindowFrame extends Bargaining {
  readonly kind: 'merger-window'
  readonly at: 'start' | 'end'
  readonly passed: readonly LocalId[]
}

/** The owner of the lower number chooses (1854-merge-d). */
export interface CharterFrame extends Frame {
  readonly kind: 'charter'
  readonly locals: readonly [lower: LocalId, higher: LocalId]
  readonly forced: boolean
}

/** The turn of a company: `local-turn`, `major-turn` or `ag-turn`. Its steps carry the company too. */
export interface StepFrame extends Bargaining {
  readonly company: CompanyId
}

/** Step 2: whether tile and tunnel of this turn are still to be had (1854-track-b). */
export interface TrackFrame extends StepFrame {
  readonly kind: 'track'
  readonly tileLaid?: boolean
  readonly tunnelBuilt?: boolean
}

/** Step 5, after the run. */
export interface PayoutFrame extends StepFrame {
  readonly kind: 'payout'
  readonly revenue: number
}

/** Companies above their new train limit, in order; each gives up one train after the other (1854-scrap-d). */
export interface GiveUpFrame extends Frame {
  readonly kind: 'give-up'
  readonly todo: readonly CompanyId[]
}

/** A train is to be bought with the director's money: he sells until it can be paid (1854-emergency-e). */
export interface EmergencyFrame extends StepFrame {
  readonly kind: 'emergency'
  readonly from: 'bank' | 'pool' | 'scrap' | CompanyId
  readonly train: TrainId
  readonly price: number
  readonly gives?: TrainId
}
