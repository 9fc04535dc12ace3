/**
 * Harzbahn 1873 by Klaus Kiermeier: mines and railways of the Harz. `data` holds the printed components, `rules` is
 * shaped like the rulebook, `editions` names the differences between its two editions.
 */
import type { Title } from '@stellwerk/engine'
import { audit } from './rules/audit.js'
import { procedures } from './rules/procedures.js'
import { ranking } from './rules/ranking.js'
import { create } from './rules/setup.js'
import { position } from './position.js'
import { randomPlay } from './random-play.js'
import type { State } from './state.js'

export const harzbahn: Title<State> = {
  id: '1873',
  rulesVersion: 1,
  seats: { min: 2, max: 5 },
  options: { edition: ['R', 'S'] },
  create,
  position,
  procedures,
  isOver: (state) => state.over,
  ranking,
  randomPlay,
  audit,
}

export * from './actions.js'
export * from './board.js'
export * from './data/types.js'
export * from './editions.js'
export * from './events.js'
export * from './state.js'
export * from './data/companies.js'
export * from './data/concessions.js'
export * from './data/map.js'
export * from './data/mines.js'
export * from './data/money.js'
export * from './data/phases.js'
export * from './data/tiles.js'
export * from './data/units.js'
export * from './texts/index.js'
