import type {
  Action,
  CoreState,
  GameEvent,
  Json,
  JsonObject,
  OpenDecision,
  PlayerId,
  Refusal,
  Shape,
} from '@stellwerk/engine'
import type { BoardMap } from './map.js'
import type { Plan, Step } from './step.js'
import type { Story } from './story.js'
import type { Fact, RoundName, Table } from './table.js'
import type { CompanyRef, Count, HexRef, TrainRef } from './values.js'
import type { Ways } from './ways.js'

/**
 * How a title describes its table. Every function is pure, takes a viewed state, asks the rules for every figure and
 * contains no text.
 */
export interface TitleFace<S extends CoreState> {
  /** The round under way, without the rest of the table. */
  round(state: S): RoundName
  table(state: S, viewer: PlayerId | null): Table
  map(state: S, viewer: PlayerId | null): BoardMap
  /** Made from a decision that already has its choices: they may take long to find, so they are found only once. */
  step(state: S, decision: OpenDecision, viewer: PlayerId | null): Step
  /** The kinds of steps whose choices take long: a worker looks for them. */
  readonly slowSteps: readonly string[]
  /** The kinds of steps in which track is laid. */
  readonly trackSteps: readonly string[]
  /** To explain why nothing can be laid on a hex. */
  readonly tries?: LayTries<S>
  readonly runs: RunDesk<S>
  /** Facts about a company that need a search, such as its best run; a worker finds them after the table is shown. */
  outlook?(state: S, company: CompanyRef): readonly Fact[]
  readonly story: Story<S>
  /** The slots that its sections name. */
  readonly slots: readonly string[]
}

/** Tile lays that a player might try, and how far each of them got. */
export interface LayTries<S extends CoreState> {
  on(state: S, hex: HexRef): Iterable<Omit<Action, 'player'>>
  /** The rules that refuse lays, in the order in which they are checked: the last one says most. */
  readonly order: readonly string[]
}

/** The best runs found for a company. */
export interface Suggested {
  readonly company: CompanyRef
  /** Nothing earns more than the first plan. */
  readonly proven: boolean
  readonly plans: readonly Plan[]
  /** How many routes there were to choose from, and how many steps the search took, if the title says so. */
  readonly routes?: number
  readonly steps?: number
}

/** Runs outside the run step: for an outlook, an analysis or checking a plan that somebody wrote. Only for runners. */
export interface RunDesk<S extends CoreState, C extends CompanyRef = CompanyRef> {
  /** The companies that could run, starting with the one whose turn it is. */
  runners(state: S): readonly C[]
  suggest(state: S, company: C, best: number): Suggested
  /** The plan that an event reports, if it does. */
  told?(state: S, event: GameEvent): Plan | undefined
  /** Plans as people write them, in the form of the title's actions. */
  readonly given?: GivenPlans<S, C>
  /** What it takes to put routes together by hand. */
  readonly editor?: RunEditor<S, C>
}

/** A route that is being edited. */
export interface EditedRoute {
  readonly train: TrainRef
  readonly path: readonly HexRef[]
}

/** How runs are planned by hand. */
export interface RunEditor<S extends CoreState, C extends CompanyRef = CompanyRef> {
  /** The trains that run, and how many routes each may have; null without limit. */
  trains(state: S, company: C): readonly { readonly train: TrainRef; readonly most: Count | null }[]
  ways(state: S, company: C, train: TrainRef): Ways
  /** Where a route of the company may begin. */
  starts(state: S, company: C, train: TrainRef): readonly HexRef[]
  /** Routes in the form of `given`; `mail` is the route that carries it, in a title with mail. */
  write(state: S, company: C, routes: readonly EditedRoute[], mail?: Count): Json
  /** A written plan, as the fields of a run action. */
  fields(written: Json): JsonObject
  /** One of the routes carries the mail. */
  readonly mail?: true
}

/** How plans of runs are written and checked. */
export interface GivenPlans<S extends CoreState, C extends CompanyRef = CompanyRef> {
  readonly shape: Shape
  /** Everything that breaks a rule in a plan. */
  faults(state: S, company: C, plan: unknown): readonly Refusal[]
  /** What a plan without faults earns. */
  value(state: S, company: C, plan: unknown): Plan
  /** The best plan that contains these routes, as a plan and as written; undefined if none was found. */
  complete?(
    state: S,
    company: C,
    partial: unknown,
    aim?: Plan['aim'],
  ): (Plan & { readonly written: Json; readonly proven: boolean }) | undefined
}
