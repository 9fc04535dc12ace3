import { useMemo } from 'preact/hooks'
import type { ComponentChildren } from 'preact'
import type {
  Action,
  Choice,
  CoreState,
  Decision,
  Frame,
  GameEvent,
  PlayerId,
  Range,
  Refusal,
} from '@stellwerk/engine'
import { refuses } from '@stellwerk/engine'
import type { Language } from '@stellwerk/texts'
import { useLanguage } from '../language/language.js'
import type { TableView } from '../table/table.js'
import { useTable } from '../table/table.js'
import { tied } from '../ui/unbroken.js'
import type { Outcome } from './outcome.js'

/** What the decision is about and how it is said, whatever the title. */
interface Matter<S extends CoreState> {
  readonly state: S
  readonly step: Frame
  /** The choices of the players of this page. */
  readonly choices: readonly Choice[]
  readonly partial: readonly string[]
  /** The first player of this page who may decide now. */
  readonly player: PlayerId
  readonly language: Language
  /** The words of a choice. */
  label(action: Action, range?: Range): string
  reason(refusal: Refusal): string
  line(event: GameEvent, state: S): string
  money(amount: number): string
  nameOf(player: PlayerId): string
  /** Why something is not possible now. */
  refuses(action: Action): Refusal | undefined
  act(action: Action): Promise<Refusal | undefined>
}

/** What every part of the card works with: the present, the choices of this page's players, and what they lead to. */
export interface Desk<S extends CoreState = CoreState, E = unknown> extends Matter<S> {
  /** What actions in a row lead to; undefined if one of them is not possible. */
  judge(state: S, actions: readonly Action[]): Outcome<S, E> | undefined
  /** One effect of a choice, as the title draws it. */
  effect(effect: E, outcome: Outcome<S, E>): ComponentChildren
}

/** The decision as the players of this page have it; undefined if they have none. */
export function ownDecision(
  decision: Decision | null,
  mine: readonly PlayerId[],
): { step: Frame; player: PlayerId; choices: readonly Choice[]; partial: readonly string[] } | undefined {
  const players = decision?.players.filter((player) => mine.includes(player)) ?? []
  const [player] = players
  if (!decision?.step || player === undefined) return undefined
  const choices = decision.choices.filter(({ action }) => players.includes(action.player))
  return { step: decision.step, player, choices, partial: decision.partial }
}

/** The part of a title's desk that is the same for all of them. */
export function useMatter<S extends CoreState>(): (Matter<S> & { readonly table: TableView<S> }) | undefined {
  const table = useTable<S>()
  const language = useLanguage()
  const { session, decision, now } = table
  const own = useMemo(() => ownDecision(decision, now.mine), [decision, now.mine])
  if (!own) return undefined
  const { state } = table.shown
  const { title, texts } = session.game
  return {
    table,
    state,
    ...own,
    language,
    label: (action, range) => session.named(texts.choice(language, action, state, range)),
    reason: (refusal) => session.named(texts.refusal(language, refusal)),
    line: (event, after) => session.named(texts.event(language, event, after) ?? ''),
    money: (amount) => tied(texts.money(language, amount)),
    nameOf: (player) => session.nameOf(player),
    refuses: (action) => refuses(title, state, action),
    act: (action) => table.act(action),
  }
}
