import type { State } from '@stellwerk/1854'
import { austria1854 } from '@stellwerk/1854'
import type { Moment } from '../../../session/session.js'
import { randomGame as anyGame } from '../../../story/testing.js'

export const randomGame = (seed: number, most: number): Moment<State>[] =>
  anyGame(austria1854, seed, { most })
