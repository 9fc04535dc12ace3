import { playable } from '@stellwerk/engine'
import { manifest } from './manifest.js'
import { procedures } from './rules/procedures.js'
import { ranking } from './rules/ranking.js'
import { secrets } from './rules/secrets.js'
import { create } from './rules/setup.js'
import type { State } from './state.js'
import { upgrade } from './upgrade.js'

/** What a board needs of the title. */
export const played = playable<State>(manifest, {
  rulesVersion: 2,
  create,
  procedures,
  ranking,
  secrets,
  upgrade,
})
