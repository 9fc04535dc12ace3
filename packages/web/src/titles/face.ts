import type { ComponentType } from 'preact'
import type { CoreState } from '@stellwerk/engine'
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

/** How a title looks in a browser. The pages draw games through this and know no title. */
export interface BoardFace<S extends CoreState = CoreState> {
  readonly id: string
  /** How the title lies on the table, as data. What is drawn from it needs nothing of the rest. */
  readonly described: TitleFace<S>
  /** The few parts of the decision card that are made by hand, by the names that the description gives them. */
  readonly slots: Slots
  /** Tabs of the dock, before those that all titles share (log, charts, chat). */
  readonly panels: readonly Panel[]
}
