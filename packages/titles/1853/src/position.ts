import { positionBy } from '@stellwerk/engine'
import { build } from './position/build.js'
import { shape } from './position/description.js'
import { places } from './position/places.js'
import { stand } from './position/stand.js'
import { laws } from './rules/audit.js'
import { procedures } from './rules/procedures.js'
import { refusePlayers } from './rules/setup.js'

export type { DescribedCompany, Description } from './position/description.js'

/** Builds the state that a sparse description tells of, or says what is wrong with it. */
export const position = positionBy({ shape, refusePlayers, build, stand, laws, places, procedures })
