import { useMemo } from 'preact/hooks'
import type { Action, Choice, Decision, Frame, PlayerId, Range, Refusal } from '@stellwerk/engine'
import type { GameEvent } from '@stellwerk/engine'
import type { Language } from '@stellwerk/texts'
import type { State } from '@stellwerk/1873'
import { harzbahnTexts as texts, playerOf } from '@stellwerk/1873'
import { useLanguage } from '../../../language/language.js'
import type { Say } from '../../../language/texts.js'
import type { TableView } from '../../../table/table.js'
import { useTable } from '../../../table/table.js'
import { moneyIn } from '../money.js'
import type { TextKey } from './texts.js'
import { decisionTexts } from './texts.js'

/** What every part of the card works with: the present, the choices of this page's players, and how things are said. */
export interface Desk {
  readonly table: TableView<State>
  readonly state: State
  readonly step: Frame
  /** The choices of the players of this page. */
  readonly choices: readonly Choice[]
  readonly partial: readonly string[]
  /** The first player of this page who may decide now. */
  readonly player: PlayerId
  readonly language: Language
  readonly say: Say<TextKey>
  /** The words of a choice. */
  label(action: Action, range?: Range): string
  reason(refusal: Refusal): string
  line(event: GameEvent, state: State): string
  money(amount: number): string
  nameOf(player: PlayerId): string
  /** What a purse is called: a player, a mine, a company. */
  purse(purse: string): string
  act(action: Action): Promise<Refusal | undefined>
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

export function useDesk(): Desk | undefined {
  const table = useTable<State>()
  const language = useLanguage()
  const { session, decision, now } = table
  const own = useMemo(() => ownDecision(decision, now.mine), [decision, now.mine])
  if (!own) return undefined
  const { state } = table.shown
  const say = decisionTexts.in(language)
  return {
    table,
    state,
    ...own,
    language,
    say,
    label: (action, range) => session.named(texts.choice(language, action, state, range)),
    reason: (refusal) => session.named(texts.refusal(language, refusal)),
    line: (event, after) => session.named(texts.event(language, event, after) ?? ''),
    money: (amount) => moneyIn(language, amount),
    nameOf: (player) => session.nameOf(player),
    purse(purse) {
      const player = playerOf(purse)
      if (player !== undefined) return session.nameOf(player)
      return purse.startsWith('mine:') ? say('mine', { mine: purse.slice(5) }) : purse
    },
    act: (action) => table.act(action),
  }
}
