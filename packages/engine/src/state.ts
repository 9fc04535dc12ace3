import type { Frame } from './flow.js'

declare const brand: unique symbol

/** A seat at the table. */
export type PlayerId = string & { readonly [brand]: 'player' }

/** An account: `bank`, `player:<id>`, and whatever a title names. */
export type PurseId = string

/** What every title's state has. A state is a plain JSON value and immutable. */
export interface CoreState {
  readonly title: string
  /** The seats in the order they were taken. */
  readonly players: readonly PlayerId[]
  /** All money. The bank's account starts at 0 and may go below: the sum over all purses is always 0. */
  readonly cash: { readonly [purse: PurseId]: number }
  /** The procedures under way; the last one is on top and decides what happens now. */
  readonly flow: readonly Frame[]
  /** The state of the random source; null in a view, which must not reveal what will be drawn. */
  readonly random: number | null
  /** The readings of this table that differ from the default; absent if none does. */
  readonly readings?: { readonly [name: string]: string } | undefined
}

/** The purse of the bank. */
export const bank: PurseId = 'bank'
/** The name of a player’s purse. */
export const purseOf = (player: PlayerId): PurseId => `player:${player}`
