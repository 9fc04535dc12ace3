import type { State } from '@stellwerk/1853'
import { india1853 } from '@stellwerk/1853'
import type { Moment } from '../../../session/session.js'
import { randomGame as anyGame } from '../../../story/testing.js'

export const randomGame = (seed: number, most: number): Moment<State>[] => anyGame(india1853, seed, { most })
