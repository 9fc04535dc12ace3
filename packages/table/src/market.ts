import type { CompanyRef, Message, Money, SpaceRef, Tone } from './values.js'

/** The stock market as a sheet of rows; a ladder has one row. */
export interface Market {
  readonly rows: readonly (readonly MarketSpace[])[]
  /** By how many columns each row is shifted against the one above: 0, 0.5 or -0.5 for hexagons. */
  readonly shift: number
  readonly zones: readonly MarketZone[]
  /** The companies on a space, in operating order. */
  readonly stacks: readonly { readonly space: SpaceRef; readonly companies: readonly CompanyRef[] }[]
  /** How prices move, one line each. */
  readonly rules: readonly Message[]
  readonly moves: readonly MarketMove[]
}

/** A market of one row, whose spaces are named by their prices. */
export const ladderOf = (
  prices: readonly Money[],
  zonesOf: (price: Money) => MarketSpace['zones'],
): Market['rows'] => [prices.map((price) => ({ ref: String(price), price, zones: zonesOf(price) }))]

/** The companies on each space, from a state's stacks by space. */
export const stacksIn = (market: { readonly [space: SpaceRef]: readonly CompanyRef[] }): Market['stacks'] =>
  Object.entries(market).map(([space, companies]) => ({ space, companies }))

/** An event that would move prices, such as a sale, and where to. */
export interface MarketMove {
  readonly id: string
  readonly label: Message
  readonly goes: readonly MarketGoes[]
}

/** Where a move sends the price of a company. */
export interface MarketGoes {
  readonly company: CompanyRef
  readonly to: SpaceRef
  /** The smallest payout that does it. */
  readonly least?: Money | undefined
  /** What else it does. */
  readonly note?: Message | undefined
}

/** A space of the stock market with its price. */
export interface MarketSpace {
  readonly ref: SpaceRef
  /** null where the sheet has a gap. */
  readonly price: Money | null
  /** The ids of its zones. */
  readonly zones: readonly string[]
}

/** A kind of space with rules of its own. */
export interface MarketZone {
  readonly id: string
  readonly label: Message
  /** A coloured ground, or a line at the left edge of its spaces. */
  readonly as: 'ground' | 'line'
  readonly tone: Tone
}
