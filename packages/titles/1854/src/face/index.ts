import type { TitleFace } from '@stellwerk/table'
import { money, msg, stepOf } from '@stellwerk/table'
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
  outlook(state, company) {
    if (!runs.runners(state).includes(company)) return []
    const { plans, proven } = runs.suggest(state, company, 1)
    const label = msg(proven ? 'outlook.best' : 'outlook.known')
    return [{ id: 'run', label, value: money(plans[0]?.total ?? 0), more: 'better', show: 'change' }]
  },
  story,
  slots: [],
}
