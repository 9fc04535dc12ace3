import type { Frame, PlayerId } from '@stellwerk/engine'
import type { CompanyId } from './data/types.js'

/** The whole game (vierhain-rounds-a). */
export interface CourseFrame extends Frame {
  readonly kind: 'course'
  readonly next: 'stock' | 'operating'
}

export interface StockFrame extends Frame {
  readonly kind: 'stock'
  readonly turn: PlayerId
  /** Passes one after another. */
  readonly passes: number
  /** What each player has sold in this round (vierhain-trade-f). */
  readonly sold: { readonly [player: string]: readonly CompanyId[] }
  /** Whether the player on turn has sold something (vierhain-stock-d). */
  readonly soldNow: boolean
  /** Who founded, bought or sold last (vierhain-stock-f). */
  readonly lastActor: PlayerId | null
}

/** vierhain-or-b: the order stays as it was when the round began; `done` counts the turn under way. */
export interface OperatingFrame extends Frame {
  readonly kind: 'operating'
  readonly order: readonly CompanyId[]
  readonly done: number
}

/** The turn of a company, and each of its steps. */
export interface StepFrame extends Frame {
  readonly company: CompanyId
}

export interface UseFrame extends StepFrame {
  readonly kind: 'use'
  readonly revenue: number
}
