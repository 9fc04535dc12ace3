import type { Lesson } from '@stellwerk/texts'
import type { State } from '../state.js'
import { aging } from './aging.js'
import { found } from './found.js'
import { keeping } from './keeping.js'
import { lastRound } from './last-round.js'
import { share } from './share.js'
import { track } from './track.js'
import { trains } from './trains.js'
import { use } from './use.js'

/** What carries every 18xx, in eight lessons; each stands alone. */
export const lessons: readonly Lesson<State>[] = [found, share, track, trains, use, keeping, aging, lastRound]
