import type { Bargaining, Frame, PlayerId, SealedFrame } from '@stellwerk/engine'
import type { CompanyId, HexId } from './data/types.js'

/** The whole game (1853-1.10-a). */
export interface CourseFrame extends Frame {
  readonly kind: 'course'
  readonly next: 'bonds' | 'cities' | 'stock round' | 'operating rounds'
}

/** All enter their bonds (1853-2.5.2); a sealed choice of the engine. */
export interface BondsFrame extends SealedFrame {
  readonly kind: 'bonds'
}

/** Stage two (1853-2.5.4). */
export interface CitiesFrame extends Frame {
  readonly kind: 'cities'
  readonly turn: PlayerId
}

export interface StockFrame extends Bargaining {
  readonly kind: 'stock'
  readonly turn: PlayerId
  /** Turns without a purchase one after another (1853-3.0-c). */
  readonly idle: number
  /** What each player has sold in this round (1853-3.1.9-a). */
  readonly sold: { readonly [player: string]: readonly CompanyId[] }
  /** In this turn. */
  readonly soldNow: readonly CompanyId[]
  readonly boughtNow: CompanyId | null
  readonly acted: boolean
  readonly lastBuyer: PlayerId | null
  /** Companies that went into operation in this round: none of their shares is sold (1853-3.1.8-a). */
  readonly started: readonly CompanyId[]
  /** SR1: how many of each player's turns have begun since a company reached the threshold (1853-2.8.3-f). */
  readonly turnsSince: { readonly [company: string]: { readonly [player: string]: number } }
}

/** A new director faces a debt, on top of whatever made him director (1853-4.8.10-b). */
export interface DebtFrame extends Frame {
  readonly kind: 'debt'
  readonly company: CompanyId
}

/** The elephant may be sold at this moment alone. */
export interface ElephantFrame extends Bargaining {
  readonly kind: 'elephant'
  readonly holder: PlayerId
}

/** A set of operating rounds; `played` counts the one under way, `rounds` the regular ones. */
export interface SetFrame extends Frame {
  readonly kind: 'set'
  readonly rounds: number
  readonly played: number
  /** Whether the elephant has been asked for the extra round. */
  readonly asked: boolean
  readonly extra: boolean
}

export interface ExtraRoundFrame extends Frame {
  readonly kind: 'extra-round'
}

export interface OperatingRoundFrame extends Frame {
  readonly kind: 'operating-round'
  readonly todo: readonly CompanyId[]
}

/** The turn of a company; what it owes to its runs in this turn (1853-4.2.3-b, 1853-4.4.2-b). */
export interface TurnFrame extends Frame {
  readonly kind: 'turn'
  readonly company: CompanyId
  readonly mustRunOver?: HexId
  /** A list where the company placed several bases. */
  readonly mustCallAt?: HexId | readonly HexId[]
}

export interface StepFrame extends Bargaining {
  readonly company: CompanyId
}

/** Step 1 of a turn: the yellow tiles that were laid in it so far (1853-4.1.2-a); none where absent. */
export interface TrackFrame extends StepFrame {
  readonly kind: 'track'
  readonly laid?: readonly HexId[]
}

export interface PayoutFrame extends StepFrame {
  readonly kind: 'payout'
  readonly revenue: number
}

/** Companies above the new limit, in order. */
export interface GiveBackFrame extends Frame {
  readonly kind: 'give-back'
  readonly todo: readonly CompanyId[]
}
