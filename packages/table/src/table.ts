import type { CoreState, PlayerId } from '@stellwerk/engine'
import { purseOf } from '@stellwerk/engine'
import type { Company, CompanyKind, SharePool } from './company.js'
import type { Market } from './market.js'
import type { Phase, TileStock, TrainStock } from './supply.js'
import type { CompanyRef, Count, Message, Money, Percent, PhaseRef, Tone, Value } from './values.js'
import { msg } from './values.js'

/** The table as one viewer may see it. Plain data; whatever an action did not touch stays the same object. */
export interface Table {
  readonly round: RoundName
  readonly phase: PhaseRef
  readonly phases: readonly Phase[]
  /** In the order of their seats. */
  readonly players: readonly Player[]
  /** The turns of the present round, in order. */
  readonly turns: readonly Turn[]
  readonly kinds: readonly CompanyKind[]
  /** In operating order; those that do not operate come last. */
  readonly companies: readonly Company[]
  /** Where unowned shares are: the columns beside the players. */
  readonly pools: readonly SharePool[]
  readonly market: Market | null
  /** What is being auctioned, with the bids that stand. */
  readonly lots: readonly Lot[]
  readonly trains: readonly TrainStock[]
  readonly tiles: readonly TileStock[]
  readonly bank: Bank
  readonly limits: Limits
  /** Facts about the whole table: a premium, an open option, the last round. */
  readonly facts: readonly Fact[]
  readonly over: boolean
}

/** A round by its kind and its numbers. */
export interface RoundName {
  readonly kind: 'setup' | 'auction' | 'stock' | 'operating' | 'end'
  /** Of the trading round, or of the set of operating rounds. */
  readonly number: Count
  /** Of the operating round in its set, and how many the set has. */
  readonly part?: Count
  readonly of?: Count
  /** A name and code of its own, where the usual ones would be wrong. */
  readonly called?: Message | undefined
  readonly code?: string | undefined
}

/** A turn of the present round: a company's, with the player who decides for it, or a player's own. */
export interface Turn {
  readonly player: PlayerId | null
  readonly company?: CompanyRef
  readonly at: 'done' | 'now' | 'next'
}

/**
 * Something true of a company, a player or the table, its bearer. Facts with the same id form a column (companies) or a
 * line (players); a fact that differs after a choice is an effect of it.
 */
export interface Fact {
  readonly id: string
  readonly label: Message
  readonly value: Value
  /** Whether a rise is good or bad for the bearer; absent if neither. */
  readonly more?: 'better' | 'worse' | undefined
  readonly tone?: Tone | undefined
  readonly note?: Message | undefined
  /** In the overview, in the bearer's card, or only where it changes. */
  readonly show: 'overview' | 'card' | 'change'
}

/** A fact whose label is the catalogue's `fact.<id>`. */
export const fact = (id: string, value: Value, show: Fact['show'], more?: 'better' | 'worse'): Fact => ({
  id,
  label: msg(`fact.${id}`),
  value,
  show,
  more,
})

/** What a player has, and what others may see of it. */
export interface Player {
  readonly ref: PlayerId
  readonly cash: Money
  /** Place in the order of players, from 1. */
  readonly order: Count
  /** Holds the priority deal, the elephant or whatever the title calls it. */
  readonly priority: boolean
  /** What counts beside cash, shares and owned companies: a bond, a debt. */
  readonly assets: readonly Asset[]
  readonly facts: readonly Fact[]
  readonly secrets: readonly Secret[]
}

/** A player with nothing but money and a place in the order. */
export const playerWith = (
  { cash, order }: Pick<CoreState, 'cash'> & { readonly order: readonly PlayerId[] },
  ref: PlayerId,
): Player => ({
  ref,
  cash: cash[purseOf(ref)] ?? 0,
  order: order.indexOf(ref) + 1,
  priority: false,
  assets: [],
  facts: [],
  secrets: [],
})

/** Something that counts towards a player’s worth besides cash and shares. */
export interface Asset {
  readonly label: Message
  /** Negative for a debt. */
  readonly amount: Money
}

/** Something of a player's that others may not know. That it exists is open; its content may be `hidden`. */
export interface Secret {
  readonly id: string
  readonly label: Message
  readonly inside: Value
  readonly outside: readonly Fact[]
  /** More facts for those who may know the content. */
  readonly within?: readonly Fact[]
}

/** Something at an auction, with the bids for it. */
export interface Lot {
  readonly id: string
  readonly item: Value
  /** What it costs at once. */
  readonly price?: Money | undefined
  /** The lowest next bid. */
  readonly minimum?: Money | undefined
  readonly bids: readonly { readonly player: PlayerId; readonly amount: Money }[]
}

/** What the bank still has. */
export interface Bank {
  /** What it has left; null if it never breaks. */
  readonly left: Money | null
  readonly note?: Message | undefined
}

/** How many certificates, and how much of one company, a player may hold. */
export interface Limits {
  readonly certificates?: Count
  /** Of one company in one hand. */
  readonly holding?: Percent
}
