import type { ComponentType } from 'preact'
import type { CoreState, PlayerId, Refusal } from '@stellwerk/engine'
import type { TitleFace } from '@stellwerk/table'
import type { Language } from '@stellwerk/texts'
import type { Slots } from '../decision/decision.js'

/** A tab of the dock. */
export interface Panel {
  readonly id: string
  label(language: Language): string
  readonly Panel: ComponentType
  /** How many new things wait there, and that in words. */
  readonly news?: { readonly count: number; label(language: Language): string }
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
  /** The few parts of the decision card that are made by hand, by the names that the description gives them. */
  readonly slots: Slots
  /**
   * What becomes of a draft on another board than the one on which it was begun: it stands, it can be forgotten because
   * nothing of it was entered by hand, or something is in its way. Without this, drafts end with their board.
   */
  review?(draft: unknown, begunOn: S, state: S, player: PlayerId): 'stands' | 'forgotten' | Obstacle
  /** Tabs of the dock, before those that all titles share (log, charts, chat). */
  readonly panels: readonly Panel[]
}
