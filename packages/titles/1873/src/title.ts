import type { Title } from '@stellwerk/engine'
import { editionIds } from './editions.js'
import { audit } from './rules/audit.js'
import { procedures } from './rules/procedures.js'
import { ranking } from './rules/ranking.js'
import { create } from './rules/setup.js'
import { position } from './position.js'
import { randomPlay } from './random-play.js'
import type { State } from './state.js'

export const harzbahn: Title<State> = {
  id: '1873',
  rulesVersion: 2,
  seats: { min: 2, max: 5 },
  options: { edition: editionIds },
  create,
  position,
  procedures,
  isOver: (state) => state.over,
  ranking,
  randomPlay,
  audit,
}
