import type { Title } from '@stellwerk/engine'
import { position } from './position.js'
import { randomPlay } from './random-play.js'
import { audit } from './rules/audit.js'
import { procedures } from './rules/procedures.js'
import { ranking } from './rules/ranking.js'
import { create, options, readings } from './rules/setup.js'
import type { State } from './state.js'

export const vierhain: Title<State> = {
  id: 'vierhain',
  rulesVersion: 1,
  seats: { min: 2, max: 4 },
  options,
  readings,
  create,
  position,
  procedures,
  isOver: (state) => state.over,
  ranking,
  randomPlay,
  audit,
}
