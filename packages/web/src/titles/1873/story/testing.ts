import type { State } from '@stellwerk/1873'
import { harzbahn } from '@stellwerk/1873'
import { playRandomly } from '@stellwerk/engine'
import type { Moment } from '../../../session/session.js'
import { momentsOf } from '../../../story/testing.js'

/** A whole game by random players. */
export function randomGame(seed: number, edition: string): Moment<State>[] {
  const made = harzbahn.create({ players: ['Anna', 'Ben', 'Cem'], seed, options: { edition } })
  if (!made.ok) throw new Error(made.refusal.rule)
  const { history, violation } = playRandomly(harzbahn, made.value, seed)
  if (violation !== undefined) throw new Error(violation)
  return momentsOf(history)
}
