import type { Action, Choice, CoreState, Frame, Json, JsonObject } from '@stellwerk/engine'
import type { Cell, Plan, Row } from './step.js'
import type { CompanyRef, Count, Message, Money, TileRef, Value } from './values.js'

/** What a title says about one choice; the rest of a row follows from the choice itself. */
export type RowFacts = Partial<Omit<Row, 'id' | 'action' | 'range' | 'cells'>> &
  Pick<Row, 'subject'> & { readonly cells?: Cells }

/** Cells by their id, which names their column; undefined ones are left out. */
export interface Cells {
  readonly [id: string]: Value | Omit<Cell, 'id'> | undefined
}

/** How one type of action is asked for: as rows, unless it says otherwise. */
export type Ask<S, A> =
  | ((state: S, action: A) => RowFacts)
  /** See `rowsIn`. */
  | { readonly as: 'rows'; readonly group: string; row(state: S, action: A): RowFacts }
  | {
      readonly as: 'amount'
      row(state: S, action: A): RowFacts
      marks?(state: S, action: A): readonly Money[]
    }
  /** `verb` names the button (`verb.<verb>`), unless it lays a tile or builds. */
  | { readonly as: 'sites'; readonly verb?: string; site?(state: S, action: A): SiteFacts }
  | {
      readonly as: 'runs'
      plan(state: S, action: A): Plan
      proven?(state: S): boolean | undefined
      notes?(state: S): readonly Message[]
    }
  /** The ways to pay out are called `payout.<how>`. */
  | { readonly as: 'payout'; amount(state: S): Money }
  | { readonly as: 'pass'; label?(state: S): Message }
  | { readonly as: 'slot'; readonly slot: string; row(state: S, action: A): RowFacts; data?(state: S): Json }

/** Rows under the heading of a group, which several types of action may share. */
export const rowsIn = <S, A>(group: string, row: (state: S, action: A) => RowFacts): Ask<S, A> => ({
  as: 'rows',
  group,
  row,
})

/** What a title says of something that is built on a hex. */
export interface SiteFacts extends Partial<RowFacts> {
  /** What is laid, if the action has no tile. */
  readonly piece?: TileRef | undefined
  /** How many of the tile are left; null without limit. */
  readonly left?: Count | null | undefined
}

/** How a title asks for each type of action. A forgotten type does not compile. */
export type Asks<S, A extends Action> = {
  readonly [T in A['type']]: Ask<S, Extract<A, { readonly type: T }>>
}

/** What a title says about its steps; what is asked follows from the choices. */
export interface Asking<S extends CoreState, A extends Action> {
  /** What the heading `heading.<kind of step>` names besides the company, the earnings and the proposer of an offer. */
  heading?(state: S, step: Frame): Message['params']
  /** The company whose turn it is. */
  company(state: S): CompanyRef | null
  /** The steps of the turn under way, by the kind of their frames. */
  course(state: S): readonly string[]
  /** An open offer. */
  deal?(state: S, deal: JsonObject & { readonly type: string }): Message
  readonly asks: Asks<S, A>
}

/** A row for an answer, a pass or anything else that needs only its choice. */
export const rowOf = ({ action, range }: Choice, { cells = {}, asks, ...facts }: RowFacts): Row => ({
  id: idOf(action),
  action,
  range,
  asks: asks === action.player ? undefined : asks,
  cells: Object.entries(cells).flatMap(([id, cell]) =>
    cell === undefined ? [] : ['value' in cell ? { id, ...cell } : { id, value: cell }],
  ),
  ...facts,
})

/** The same choice has the same id, whoever makes it and whenever. */
const idOf = ({ player: _, ...action }: Action): string => JSON.stringify(action)
