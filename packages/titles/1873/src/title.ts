import type { Title } from '@stellwerk/engine'
import { audit } from './rules/audit.js'
import { procedures } from './rules/procedures.js'
import { ranking } from './rules/ranking.js'
import { readings } from './readings.js'
import { create, options } from './rules/setup.js'
import { position } from './position.js'
import { randomPlay } from './random-play.js'
import type { State } from './state.js'

export const harzbahn: Title<State> = {
  id: '1873',
  rulesVersion: 2,
  seats: { min: 2, max: 5 },
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
