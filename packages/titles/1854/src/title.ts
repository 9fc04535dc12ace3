import type { Title } from '@stellwerk/engine'
import { position } from './position.js'
import { randomPlay } from './random-play.js'
import { audit } from './rules/audit.js'
import { procedures } from './rules/procedures.js'
import { ranking } from './rules/ranking.js'
import { readings } from './readings.js'
import { create, options } from './rules/setup.js'
import type { State } from './state.js'

export const austria1854: Title<State> = {
  id: '1854',
  rulesVersion: 2,
  seats: { min: 3, max: 6 },
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
