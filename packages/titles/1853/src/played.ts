import type { Playable } from '@stellwerk/engine'
import { manifest } from './manifest.js'
import { procedures } from './rules/procedures.js'
import { ranking } from './rules/ranking.js'
import { secrets } from './rules/secrets.js'
import { create } from './rules/setup.js'
import type { State } from './state.js'
import { upgrade } from './upgrade.js'

const { id, seats, options, readings } = manifest
const front = { id, seats, options, readings }

/** What a board needs of the title. */
export const played: Playable<State> = {
  ...front,
  rulesVersion: 2,
  create,
  procedures,
  isOver: (state) => state.over,
  ranking,
  secrets,
  upgrade,
}
