import type { State } from '@stellwerk/1873'
import { harzbahn } from '@stellwerk/1873'
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

/** A whole game by random players. */
export function randomGame(seed: number, edition: string): Moment<State>[] {
  const made = harzbahn.create({ players: ['Anna', 'Ben', 'Cem'], seed, options: { edition } })
  if (!made.ok) throw new Error(made.refusal.rule)
  const { history, violation } = playRandomly(harzbahn, made.value, seed)
  if (violation !== undefined) throw new Error(violation)
  return momentsOf(history)
}
