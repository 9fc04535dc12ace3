import type { PlayerId } from '@stellwerk/engine'
import type { CompanyRef, Money } from '@stellwerk/table'

/** A position as the evaluation reads it. All figures are expectations, so they need not be whole. */
export interface Ledger {
  /** Operating rounds still to come: while things stay as they are, and after the next change of phase. */
  readonly rounds: { readonly now: number; readonly next: number }
  readonly companies: readonly CompanyLedger[]
  readonly players: readonly PlayerLedger[]
}

/** Figures of the whole company, 100 %. */
export interface CompanyLedger {
  readonly ref: CompanyRef
  /** The part of it that each player has, from 0 to 1; players without any are absent. */
  readonly parts: { readonly [player: string]: number }
  /** What it is worth if the game ends now. */
  readonly worth: Money
  /** What it will be worth in the end, as its price is moving. */
  readonly path: Money
  /** What it pays out in a round: now, and from the next phase on. */
  readonly profit: { readonly now: Money; readonly next: Money }
  /** What its next investment brings beyond its cost until the end of the game. */
  readonly investment: Money
  /** What its treasury is worth beyond that investment. */
  readonly treasury: Money
  /** What the player who decides for it may have to add, or stands to lose. */
  readonly burden?: { readonly player: PlayerId; readonly amount: Money }
}

export interface PlayerLedger {
  readonly ref: PlayerId
  readonly cash: Money
  /** The part of the cash that can be put to work. */
  readonly investable: Money
  /** What each unit of investable cash will bring, beyond itself, until the end. */
  readonly yield: number
  /** What else counts, by the title's own names: a concession, a contract, a bond. */
  readonly others: { readonly [name: string]: Money }
}
