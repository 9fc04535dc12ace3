import type { Choice, CoreState, GameEvent } from '@stellwerk/engine'
import { legal } from '@stellwerk/engine'
import type { Language } from '@stellwerk/texts'
import type { Game } from './games.js'
import type { Output } from './output.js'
import type { Table } from './table.js'

/** The log lines of what happened. */
export function eventLines(
  language: Language,
  { texts }: Game,
  events: readonly GameEvent[],
  state: CoreState,
): string[] {
  return events.map((event) => texts.event(language, event, state)).filter((line) => line !== null)
}

/** A choice in words, with what else is good to know of it. */
export function choiceText(
  { language }: Output,
  { texts, face }: Game,
  { action, range }: Choice,
  state: CoreState,
): string {
  const text = texts.choice(language, action, state, range)
  const detail = face?.detail?.(language, action, state)
  return detail === undefined ? text : `${text} (${detail})`
}

/** One line: who has to decide what, or that the game is over. */
export function whoActs(out: Output, { title, texts }: Game, state: CoreState): string {
  const { players, step } = legal(title, state)
  if (!step) return out.text('game.over')
  const what = texts.step(out.language, step, state)
  // steps of players are told with the player, those of companies are not
  if (players.length === 1 && what.startsWith(players[0] ?? '')) return out.paint.strong(what)
  return `${out.paint.strong(out.text('decision', { players: players.join(', ') }))} ${what}`
}

export function rankingTable(out: Output, { title, texts }: Game, state: CoreState): Table {
  return {
    columns: [
      { heading: out.text('column.rank'), align: 'right' },
      { heading: out.text('column.player') },
      { heading: out.text('column.fortune'), align: 'right' },
    ],
    rows: title
      .ranking(state)
      .map(({ player, fortune, rank }) => [String(rank), player, texts.money(out.language, fortune)]),
  }
}
