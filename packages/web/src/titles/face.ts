import type { ComponentType } from 'preact'
import type { Action, CoreState, PlayerId, Refusal } from '@stellwerk/engine'
import type { TitleFace } from '@stellwerk/table'
import type { Language } from '@stellwerk/texts'
import type { Slots } from '../decision/decision.js'
import type { Moment } from '../session/session.js'

/** A tab of the dock. */
export interface Panel {
  readonly id: string
  label(language: Language): string
  readonly Panel: ComponentType
  /** How many new things wait there, and that in words. */
  readonly news?: { readonly count: number; label(language: Language): string }
}

/** Where the game stands, for the bar above the map. */
export interface Headline {
  /** "OR 3.2", the same in every language. */
  readonly round: string
  /** The same in words. */
  readonly roundName: string
  readonly phase: string
  /** What the phase brings. */
  readonly phaseNote: string
  /** A colour of the phase, as a CSS custom property of tokens.css: `--phase-1` and so on. */
  readonly phaseColour: string
}

/** A stretch of the timeline: a round. */
export interface Band {
  /** The first and the last moment that belong to it. */
  readonly from: number
  readonly to: number
  readonly label: string
  readonly kind: 'auction' | 'stock' | 'operating' | 'end'
  /** The phase at its beginning. */
  readonly phase: string
}

/** How one thing developed: one value for each sample. */
export interface Series {
  readonly id: string
  readonly label: string
  readonly colour: string
  readonly values: readonly (number | null)[]
}

export interface Chart {
  readonly id: string
  readonly label: string
  readonly kind: 'line' | 'stack'
  /** The moments that were sampled, with what to call them. */
  readonly samples: readonly { readonly at: number; readonly label: string }[]
  readonly series: readonly Series[]
}

/** Something begun that is not possible on the present board: what it was, and why not. */
export interface Obstacle {
  words(language: Language): string
  readonly refusal: Refusal
}

/** How a title looks in a browser. The pages draw games through this and know no title. */
export interface BoardFace<S extends CoreState = CoreState> {
  readonly id: string
  /** How the title lies on the table, as data. What is drawn from it needs nothing of the rest. */
  readonly described: TitleFace<S>
  /** Steps whose choices take long to find; a worker looks for them. */
  readonly heavySteps: readonly string[]
  headline(state: S, language: Language): Headline
  /** Who comes next in the present round, in order: players, or companies with their director. */
  order(state: S, language: Language): readonly { readonly id: string; readonly label: string }[]
  /** The board itself: fills its parent, reads everything from `useTable`. */
  readonly Map: ComponentType
  /** The few parts of the decision card that are made by hand, by the names that the description gives them. */
  readonly slots: Slots
  /**
   * What becomes of a draft on another board than the one on which it was begun: it stands, it can be forgotten because
   * nothing of it was entered by hand, or something is in its way. Without this, drafts end with their board.
   */
  review?(draft: unknown, begunOn: S, state: S, player: PlayerId): 'stands' | 'forgotten' | Obstacle
  /** Tabs of the dock, before those that all titles share (log, charts, chat). */
  readonly panels: readonly Panel[]
  /** The rounds of a game so far. */
  bands(moments: readonly Moment<S>[], language: Language): readonly Band[]
  /** The company or mine that an action was done for, to group and filter the log. */
  actorOf(moment: Moment<S>): string | undefined
  /** What such a company or mine is called in lists. */
  actorName(actor: string, language: Language): string
  /** The same in three or four letters, for the timeline. */
  actorMark(actor: string, language: Language): string
  charts(moments: readonly Moment<S>[], language: Language): readonly Chart[]
  /** Moments worth a line at the end of a game, in the order in which they happened. */
  keyMoments(
    moments: readonly Moment<S>[],
    language: Language,
  ): readonly { readonly at: number; readonly text: string }[]
  /** The parts of each player's fortune at the end: cash, shares, mines. */
  fortune(
    state: S,
    language: Language,
  ): readonly {
    readonly player: string
    readonly total: number
    readonly parts: readonly { readonly label: string; readonly value: number }[]
  }[]
  /** Whether an action is a mere pass, so that stepping through a game can skip it. */
  isPass(action: Action): boolean
}
