import { createContext } from 'preact'
import { useContext } from 'preact/hooks'
import type { Action, CoreState, OpenDecision, PlayerId, Refusal } from '@stellwerk/engine'
import type { Moment, Now, Session } from '../session/session.js'
import type { Lines } from '../variations/lines.js'
import type { Entries } from './entries.js'
import type { Obstacle } from './review.js'
import type { Resend } from './unsent.js'

/** What the components of the game screen share. */
export interface TableView<S extends CoreState = CoreState> {
  readonly session: Session<S>
  readonly now: Now<S>
  /** The moment that is shown, and whether it is the present. */
  readonly at: number
  readonly shown: Moment<S>
  readonly isPresent: boolean
  show(at: number | 'present'): void
  /** The game and its variations; `session` is the one that is shown. */
  readonly lines: Lines
  /** The choices of the present; null in the past, while they are being worked out, and once the game is over. */
  readonly decision: OpenDecision | null
  /** The player of this page who decides in the present, whatever moment is shown. */
  readonly onTurn: PlayerId | undefined
  /** The present is shown and a player of this page decides. */
  readonly mayAct: boolean
  /** Does an action; a refusal is shown on the card and returned. What was begun is cleared once it is done. */
  act(action: Action): Promise<Refusal | undefined>
  /** Why the last action was not possible. */
  readonly refusal: Refusal | null
  dismissRefusal(): void
  /** What the player has begun but not confirmed, in the title's own form: a tile on a hex, a plan of runs. */
  readonly draft: unknown
  setDraft(draft: unknown): void
  /** A draft that the present board does not allow, set aside with the reason; it stands again as soon as it can. */
  readonly held: Obstacle | null
  /** What was entered into the forms of the decision. */
  readonly entries: Entries
  /** Takes moves back or brings them again; what was begun is given up with that. A refusal is shown on the card. */
  travel(go: () => Promise<Refusal | undefined>): Promise<Refusal | undefined>
  /** A move that did not arrive, to be sent again. */
  readonly resend: Resend<S> | null
  dropUnsent(): void
  /** Opens a tab of the dock: `log`, `charts`, `end` or a panel's id. */
  openPanel(id: string): void
}

export const TableContext = createContext<TableView | null>(null)

export function useTable<S extends CoreState = CoreState>(): TableView<S> {
  const table = useContext(TableContext)
  if (!table) throw new Error('there is no table around this component')
  return table as unknown as TableView<S>
}
