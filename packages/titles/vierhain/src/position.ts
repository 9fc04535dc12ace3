import type { Result } from '@stellwerk/engine'
import { positionFrom } from '@stellwerk/engine'
import { build } from './position/build.js'
import { descriptionShape } from './position/description.js'
import { stand } from './position/stand.js'
import { laws } from './rules/audit.js'
import { procedures } from './rules/procedures.js'
import { refusePlayers } from './rules/setup.js'
import type { State } from './state.js'

export type { Description } from './position/description.js'

/** Builds the state that a sparse description tells of, or says what is wrong with it. */
export const position = (description: unknown): Result<State> =>
  positionFrom({ shape: descriptionShape, refusePlayers, build, stand, laws, procedures }, description)
