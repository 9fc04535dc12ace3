import type { State } from '@stellwerk/1873'
import { harzbahn } from '@stellwerk/1873'
import type { Moment } from '../../../session/session.js'
import { randomGame as anyGame } from '../../../story/testing.js'

export const randomGame = (seed: number, edition: string): Moment<State>[] =>
  anyGame(harzbahn, seed, { options: { edition } })
