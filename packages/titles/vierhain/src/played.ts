import type { Playable } from '@stellwerk/engine'
import { procedures } from './rules/procedures.js'
import { ranking } from './rules/ranking.js'
import { create, options, readings } from './rules/setup.js'
import type { State } from './state.js'

/** What a board needs of the title. */
export const played: Playable<State> = {
  id: 'vierhain',
  rulesVersion: 1,
  seats: { min: 2, max: 4 },
  options,
  readings,
  create,
  procedures,
  isOver: (state) => state.over,
  ranking,
}
