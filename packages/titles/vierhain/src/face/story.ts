import { milestonesOf, storyOf } from '@stellwerk/table'
import { phaseOrder } from '../data/trains.js'
import type { EventFields } from '../events.js'
import type { State } from '../state.js'
import { companyOnTurn, operatingRoundName, roundOf } from './round.js'

const milestones = { founded: 50, directors: 45, scrapped: 70, aid: 20 }
const milestone = milestonesOf(milestones)

export const story = storyOf<State, EventFields>({
  phases: phaseOrder,
  incomes: { dividend: 'dividend' },
  milestones,
  about: (action, before) => (action as { company?: string } | undefined)?.company ?? companyOnTurn(before),
  tells: {
    'round-started': ({ round, set, number }) => ({
      round: round === 'stock' ? { kind: round, number: set } : operatingRoundName(set, number),
    }),
    ran: ({ company, revenue }) => ({ earned: { company, amount: revenue } }),
    founded: () => milestone('founded'),
    'director-changed': () => milestone('directors'),
    'trains-scrapped': () => milestone('scrapped'),
    'aid-paid': () => milestone('aid'),
    'game-over': (_, state) => ({ round: roundOf(state) }),
  },
})
