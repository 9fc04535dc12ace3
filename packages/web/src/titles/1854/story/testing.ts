import type { State } from '@stellwerk/1854'
import { austria1854 } from '@stellwerk/1854'
import type { Action, History } from '@stellwerk/engine'
import { playRandomly } from '@stellwerk/engine'
import type { Moment } from '../../../session/session.js'

export function momentsOf(history: History<State>): Moment<State>[] {
  return Array.from({ length: history.length + 1 }, (_, n) => {
    const { entry, state, events } = history.at(n)
    const entered = history.record[entry]
    return { action: entered?.type === 'action' ? (entered.action as Action) : undefined, state, events }
  })
}

/** A game by random players, whole or as far as it goes in so many actions. */
export function randomGame(seed: number, most?: number): Moment<State>[] {
  const made = austria1854.create({ players: ['Anna', 'Ben', 'Cem'], seed, options: {} })
  if (!made.ok) throw new Error(made.refusal.rule)
  const { history, violation } = playRandomly(austria1854, made.value, seed, most)
  if (violation !== undefined && history.length !== most) throw new Error(violation)
  return momentsOf(history)
}
