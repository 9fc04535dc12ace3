import type { Action, CoreState, GameEvent, PlayerId } from '@stellwerk/engine'
import type { RoundName } from './table.js'
import type { CompanyRef, Message, Money, PhaseRef } from './values.js'

/** What an event means for log, timeline, charts and key moments, beyond its own line in the log. */
export interface Telling {
  /** The round that begins, or that the game is over. */
  readonly round?: RoundName
  readonly phase?: PhaseRef
  /** The company that does it, or that it happens to. */
  readonly actor?: CompanyRef
  /** What a tile or a station cost. */
  readonly cost?: Money
  readonly earned?: { readonly company: CompanyRef; readonly amount: Money; readonly costs?: Money }
  /** What was done with the earnings, and how much of them was paid out. */
  readonly paidOut?: { readonly company: CompanyRef; readonly how: PayoutWay; readonly amount: Money }
  /** Money for a player; a `dividend` comes from the company that last paid out. */
  readonly income?: { readonly player: PlayerId; readonly source: string; readonly amount: Money }
  readonly priceMoved?: { readonly company: CompanyRef; readonly from: Money; readonly to: Money }
  /** Worth mentioning when the whole game is told, heaviest first. The words are those of the log. */
  readonly milestone?: { readonly id: string; readonly weight: number }
}

/** How a revenue was used: paid out, withheld, or half each. */
export type PayoutWay = 'full' | 'half' | 'withheld'

/** What the events of a title mean for log, timeline and charts. */
export interface Story<S extends CoreState> {
  tells(event: GameEvent, state: S): Telling | undefined
  /** The company that an action is about: the one it names, or the one it was done for. */
  about(action: Action | undefined, before: S): CompanyRef | undefined
  isPass(action: Action): boolean
  /** Where players' income comes from. */
  readonly sources: readonly { readonly id: string; readonly label: Message }[]
  /** All milestones that a game can reach, in the order in which they are listed. */
  readonly milestones: readonly { readonly id: string; readonly label: Message }[]
}
