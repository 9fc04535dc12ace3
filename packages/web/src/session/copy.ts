import type { Action, CoreState } from '@stellwerk/engine'
import { History, hash } from '@stellwerk/engine'
import type { Session } from './session.js'
import type { Kept, Origin } from './shelf.js'

/** A line of play that has been played by the rules. */
export interface Line {
  readonly origin: Origin
  readonly record: readonly Kept[]
  /** Where it leads, and by how many actions. */
  readonly state: CoreState
  readonly length: number
}

/**
 * The line that leads to a moment of a game. A game that is only seen through a view does not tell its random source: then a
 * fresh one is drawn, and if the earlier actions do not lead to the same place with it, the line starts at the moment.
 */
export function lineTo<S extends CoreState>(
  session: Session<S>,
  at: number,
  known: Origin | undefined,
  draw: () => number,
): Line | undefined {
  const goal = session.now.at(at)?.state
  if (!goal) return undefined
  const first = session.now.at(0)?.state
  const actions = Array.from({ length: at }, (_, n) => session.now.at(n + 1))
  const start = first && withRandom(first, draw)
  if (start && actions.every((moment) => moment !== undefined)) {
    const history = new History(session.game.title, start)
    const fits = actions.every(({ action }) => !history.act(action as Action))
    if (fits && sameBoard(history.state, goal)) {
      const record = history.record.map((entry, n) => {
        const time = actions[n]?.time
        return time === undefined ? { entry } : { entry, time }
      })
      const { state, length } = history
      return { origin: known ?? { kind: 'state', state: start }, record, state, length }
    }
  }
  const state = withRandom(goal, draw)
  return { origin: { kind: 'state', state }, record: [], state, length: 0 }
}

const withRandom = <S extends CoreState>(state: S, draw: () => number): S =>
  state.random === null ? { ...state, random: draw() } : state

const sameBoard = (a: CoreState, b: CoreState): boolean =>
  hash({ ...a, random: null }) === hash({ ...b, random: null })
