import type { Playable } from '@stellwerk/engine'
import { procedures } from './rules/procedures.js'
import { ranking } from './rules/ranking.js'
import { secrets } from './rules/secrets.js'
import { readings } from './readings.js'
import { create, options } from './rules/setup.js'
import type { State } from './state.js'
import { upgrade } from './upgrade.js'

/** What a board needs of the title. */
export const played: Playable<State> = {
  id: '1853',
  rulesVersion: 2,
  seats: { min: 3, max: 6 },
  options,
  readings,
  create,
  procedures,
  isOver: (state) => state.over,
  ranking,
  secrets,
  upgrade,
}
