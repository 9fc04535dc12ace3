import type { TitleFace } from '@stellwerk/table'
import { runOutlook, stepOf } from '@stellwerk/table'
import type { State } from '../state.js'
import { mapOf } from './map.js'
import { runs } from './plans.js'
import { roundOf } from './round.js'
import { asking } from './step.js'
import { story } from './story.js'
import { tableOf } from './table.js'
import { tries } from './tries.js'

/** Vierhain as it lies on the table. */
export const vierhainFace: TitleFace<State> = {
  round: roundOf,
  table: tableOf,
  map: mapOf,
  step: (state, decision, viewer) => stepOf(state, decision, viewer, asking),
  slowSteps: [],
  trackSteps: ['track'],
  tries,
  runs,
  outlook: runOutlook(runs),
  story,
  slots: [],
}
