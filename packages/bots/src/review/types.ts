import type { Action, CoreState, GameEvent, PlayerId } from '@stellwerk/engine'
import type { Message, Money, Plan } from '@stellwerk/table'

/** A moment of the game that is looked back at; the first has no action. */
export interface Played {
  readonly action?: Action | undefined
  readonly state: CoreState
  readonly events: readonly GameEvent[]
}

/** Kinds of decisions, and three kinds of findings about several decisions together. */
export const findingKinds = [
  'run',
  'track',
  'payout',
  'shares',
  'trains',
  'auction',
  'other',
  'late',
  'early',
  'idle',
] as const

/** What a finding is about. */
export type FindingKind = (typeof findingKinds)[number]

/** Something that a player could have done better, or did well. */
export interface Finding {
  readonly kind: FindingKind
  /** How many actions came before it. */
  readonly at: number
  /** "OR 3.2". */
  readonly round: string
  readonly action: Action
  readonly better?: Action
  /** The best run, for a run that was not the best. */
  readonly plan?: Plan
  /** What it was worth to the player; negative if it was given away. */
  readonly amount: Money
  /** True if the amount really came about in the game or is proven; otherwise it is an expectation. */
  readonly exact: boolean
  readonly why: Message
}

/** How one player decided, kind by kind. */
export interface Tally {
  readonly kind: FindingKind
  readonly decisions: number
  /** Decisions that were the best, or as good. */
  readonly best: number
  /** What the other decisions gave away. */
  readonly lost: Money
}

/** The review of a game for one player. */
export interface PlayerReview {
  readonly player: PlayerId
  /** At each sample: what the player had, and what was to be expected in the end. */
  readonly worths: readonly Money[]
  readonly expected: readonly Money[]
  /** What mattered most, in the order of the game. */
  readonly moments: readonly Finding[]
  /** Everything that was found, in the order of the game. */
  readonly findings: readonly Finding[]
  readonly tallies: readonly Tally[]
}

/** The review of a whole game, as plain data that can be kept with it. */
export interface Review {
  readonly version: 2
  /** How many actions the game had. */
  readonly length: number
  readonly samples: readonly { readonly at: number; readonly round: string }[]
  readonly players: readonly PlayerReview[]
  readonly runs: { readonly all: number; readonly below: number; readonly lost: Money }
}
