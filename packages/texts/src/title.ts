import type { Action, CoreState, Frame, GameEvent, Range, Refusal } from '@stellwerk/engine'
import type { Language } from './language.js'
import type { Catalogues } from './speech.js'

/** What a title says. */
export interface TitleTexts<S extends CoreState = CoreState> {
  /** The title's name: "Harzbahn 1873". */
  name(language: Language): string
  /** An option of a table, or one of its values: "Edition", "R: the rulebook". */
  option(language: Language, name: string, value?: string): string
  /** One line of the log; null for events that another line already tells. */
  event(language: Language, event: GameEvent, state: S): string | null
  /** The label of a choice in a menu: "Buy mine 12 (Blankenburg) for 340 M". */
  choice(language: Language, action: Action, state: S, range?: Range): string
  /** Who decides about what: "HBE · lay track". */
  step(language: Language, frame: Frame, state: S): string
  /** What is not possible, why, and what would be. Knows the engine's own reasons too. */
  refusal(language: Language, refusal: Refusal): string
  /** One or two sentences on a kind of action, and where to read on in the rules ledger. */
  help(language: Language, actionType: string): { readonly text: string; readonly rule: string }
  /** The title's own messages, among them those of its description. */
  readonly catalogues: Catalogues
  /** An amount of money with the title's currency. */
  money(language: Language, amount: number): string
}
