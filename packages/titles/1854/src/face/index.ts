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

/** 1854 as it lies on the table. */
export const austriaFace: TitleFace<State> = {
  round: roundOf,
  table: tableOf,
  map: mapOf,
  step: (state, decision, viewer) => stepOf(state, decision, viewer, asking),
  slowSteps: ['run'],
  trackSteps: ['track'],
  tries,
  runs,
  outlook: runOutlook(runs),
  story,
  slots: [],
}
