import type { Session } from '../session/session.js'
import type { Variation } from './variation.js'

/** A game and its variations on a page, of which one is shown. */
export interface Lines {
  /** The game itself, whichever line is shown. */
  readonly game: Session
  /** The oldest first. */
  readonly variations: readonly Variation[]
  /** The variation that is shown; undefined for the game itself. */
  readonly shown: Variation | undefined
  /** Begins a variation after so many actions of the line that is shown, and shows it. */
  tryFrom(at: number): Promise<void>
  /** Shows a variation, or the game. */
  show(id: string | undefined): void
  rename(id: string, name: string): Promise<void>
  remove(id: string): Promise<void>
}
