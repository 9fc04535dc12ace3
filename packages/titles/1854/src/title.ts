import type { Title } from '@stellwerk/engine'
import { played } from './played.js'
import { position } from './position.js'
import { randomPlay } from './random-play.js'
import { audit } from './rules/audit.js'
import type { State } from './state.js'

export const austria1854: Title<State> = { ...played, position, randomPlay, audit }
