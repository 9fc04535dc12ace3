import type { Fact } from './table.js'
import type { Count, Message, Money, PhaseRef, TileRef, TrainRef } from './values.js'
import { msg } from './values.js'

/** The colour of a tile. */
export type TileColour = 'yellow' | 'green' | 'brown' | 'grey'

/** A phase: what begins it and what it changes. */
export interface Phase {
  readonly ref: PhaseRef
  readonly begun: boolean
  /** The colours that may be laid; the last one is new. */
  readonly tiles: readonly TileColour[]
  readonly operatingRounds: Count
  /** By kind of company. */
  readonly trainLimits: readonly { readonly kind: string; readonly limit: Count }[]
  /** The trains whose first purchase begins it. */
  readonly begunBy: readonly TrainRef[]
  /** What else it brings. */
  readonly brings: readonly Message[]
  readonly facts: readonly Fact[]
}

/** The phases in order, from a title's data. */
export const phasesFrom = <P extends PhaseRef>(
  order: readonly P[],
  now: P,
  data: { readonly [phase in P]: Pick<Phase, 'tiles' | 'operatingRounds'> },
  own: (phase: P) => Pick<Phase, 'trainLimits' | 'begunBy' | 'facts'>,
): readonly Phase[] =>
  order.map((ref, i) => ({
    ref,
    begun: i <= order.indexOf(now),
    tiles: data[ref].tiles,
    operatingRounds: data[ref].operatingRounds,
    brings: [msg(`phase.${ref}`)],
    ...own(ref),
  }))

/** A type of train in the box. */
export interface TrainStock {
  readonly train: TrainRef
  /** Trains of one stack are sold one after another, stacks side by side. */
  readonly stack: string
  /** null: without limit. */
  readonly left: Count | null
  readonly all: Count | null
  readonly onSale: boolean
  /** Its price, and the prices of anything else that the same card is sold as. */
  readonly prices: readonly { readonly price: Money; readonly as?: Message }[]
  readonly range: Message
  /** The kinds of track that it runs on; absent for all. */
  readonly tracks?: readonly string[] | undefined
  /** What happens to it in which phase: it rusts, or costs so much in every round. */
  readonly fate: readonly TrainFate[]
  readonly facts: readonly Fact[]
}

/** What a phase does to a kind of train: it rusts, or costs upkeep. */
export type TrainFate =
  | { readonly phase: PhaseRef; readonly does: 'rusts' }
  | { readonly phase: PhaseRef; readonly does: 'upkeep'; readonly amount: Money }

/** How many of a tile are left. */
export interface TileStock {
  readonly tile: TileRef
  /** Its name, if it has no number. */
  readonly called?: Message | undefined
  /** `none`: it lies over or under tiles. */
  readonly colour: TileColour | 'none'
  /** null: without limit. */
  readonly left: Count | null
  readonly all: Count | null
  readonly facts: readonly Fact[]
}
