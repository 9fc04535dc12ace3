import type { State } from '@stellwerk/1854'
import { austria1854 } from '@stellwerk/1854'
import { playRandomly } from '@stellwerk/engine'
import type { Moment } from '../../../session/session.js'
import { momentsOf } from '../../../story/testing.js'

/** A game by random players, whole or as far as it goes in so many actions. */
export function randomGame(seed: number, most?: number): Moment<State>[] {
  const made = austria1854.create({ players: ['Anna', 'Ben', 'Cem'], seed, options: {} })
  if (!made.ok) throw new Error(made.refusal.rule)
  const { history, violation } = playRandomly(austria1854, made.value, seed, most)
  if (violation !== undefined && history.length !== most) throw new Error(violation)
  return momentsOf(history)
}
