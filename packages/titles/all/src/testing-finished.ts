import { readFileSync } from 'node:fs'
import type { Action, CoreState, GameFile, History } from '@stellwerk/engine'
import { replay } from '@stellwerk/engine'
import { games } from './loaded.js'

/** A finished game that the repository keeps, by its title, as `1873-computers` or `1873-18xx.games`; `npm run fixtures` makes it anew. */
export const finishedGame = (name: string): GameFile =>
  JSON.parse(readFileSync(new URL(`../games/${name}.json`, import.meta.url), 'utf8')) as GameFile

const known = new Map<string, History<CoreState>>()

/** The same with all its states, in a tenth of the time that a random game takes; each is replayed once. */
export function finishedHistory(name: string): History<CoreState> {
  const before = known.get(name)
  if (before) return before
  const game = finishedGame(name)
  const outcome = replay(games[game.title]!.title, game)
  if (!outcome.ok)
    throw new Error(`${JSON.stringify(outcome.refusal)}: if rules have changed, run "npm run fixtures"`)
  known.set(name, outcome.value)
  return outcome.value
}

export interface FinishedMove {
  readonly number: number
  readonly action: Action
  readonly before: CoreState
  readonly after: CoreState
}

/** Its moves of one kind. */
export function finishedMoves(name: string, type: string): readonly FinishedMove[] {
  const history = finishedHistory(name)
  const { actions } = finishedGame(name)
  return (actions as readonly (Action & { readonly hash: string })[]).flatMap(({ hash: _, ...action }, i) =>
    action.type === type
      ? [{ number: i + 1, action, before: history.at(i).state, after: history.at(i + 1).state }]
      : [],
  )
}
