import type { Action, CoreState, GameEvent, History, Json, Refusal, Shape } from '@stellwerk/engine'
import type { Language } from '@stellwerk/texts'
import type { Paint } from '../paint.js'
import type { Table } from '../table.js'

/** A heading and what stands below it: a table, or lines of text. */
export interface Section {
  readonly heading: string
  readonly table?: Table
  readonly lines?: readonly string[]
}

export interface Look {
  readonly language: Language
  readonly paint: Paint
  readonly columns: number
}

/** A moment of a game: what happened, and where that led. */
export interface Past<S extends CoreState> {
  readonly events: readonly GameEvent[]
  readonly state: S
}

/** A way to run trains: what it earns, and what for. */
export interface RunsPlan {
  readonly total: number
  readonly runs: readonly { readonly train: string; readonly stops: readonly string[] }[]
  readonly parts: readonly { readonly place: string; readonly value: number }[]
  /** What it is the best for, where the best for one thing is not the best for the other. */
  readonly aim?: 'treasury' | 'dividend'
}

/** The best ways for a company to run its trains. */
export interface Runs {
  readonly company: string
  /** Nothing earns more than the first plan. */
  readonly proven: boolean
  /** How many routes there were to choose from, and how many steps the search took, if the title tells. */
  readonly routes?: number
  readonly steps?: number
  readonly plans: readonly RunsPlan[]
}

/** Plans that a person made: written as in the title's actions, and looked at only if they have that shape. */
export interface GivenPlans<S extends CoreState> {
  readonly shape: Shape
  /** All that the rules have against a plan. */
  faults(state: S, company: string, plan: unknown): readonly Refusal[]
  /** What a plan without faults earns. */
  value(state: S, company: string, plan: unknown): RunsPlan
  /** The best plan with these routes in it, also as it is written; undefined if none was found. */
  complete?(
    state: S,
    company: string,
    partial: unknown,
  ): (RunsPlan & { readonly plan: Json; readonly proven: boolean }) | undefined
}

/** How a title looks in a terminal. Commands draw positions through this and know no title. */
export interface Face<S extends CoreState> {
  /** One line: round, phase and whatever else is always good to know. */
  headline(state: S, look: Look): string
  /** The players alone, for the screen of a game under way. */
  players(state: S, look: Look): Section
  /** Everything else on the table and, if the past is given, recent revenues. */
  table(state: S, look: Look, past?: Iterable<Past<S>>): readonly Section[]
  map(state: S, look: Look): readonly string[]
  /** The name of a kind of action in a menu: "Lay a tile". */
  kind(language: Language, actionType: string): string
  /** What else is useful to know about a choice, such as which sides a tile joins and what it costs. */
  detail?(language: Language, action: Action, state: S): string | undefined
  /** What choices of one kind are grouped by in menus if there are many, such as the hex of a tile. */
  place?(action: Action): string | undefined
  /** The short name of the round, the same in every language. */
  round?(state: S): string
  /** What a share of each company is worth. */
  prices?(state: S): { readonly [company: string]: number }
  /** The companies that could run, starting with the one that is about to. */
  runners?(state: S): readonly string[]
  runs?(state: S, company: string, best: number): Runs
  readonly givenPlans?: GivenPlans<S>
  /** The steps in which track is laid. */
  readonly trackSteps: readonly string[]
  /** The milestones that random games should reach, in the order in which they are reported. */
  readonly milestones: readonly string[]
  milestone(language: Language, milestone: string): string
  /** How often a game reached each milestone; those that it did not reach are absent. */
  reached(history: History<S>): { readonly [milestone: string]: number }
}
