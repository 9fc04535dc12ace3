import type { Language } from '@stellwerk/texts'
import type { LayTile, PhaseId, State } from '@stellwerk/1873'
import { phaseOrder } from '@stellwerk/1873'
import type { Action, History } from '@stellwerk/engine'
import { frameOf } from '@stellwerk/engine'
import type { Face, Look } from '../face.js'
import { drawMap } from './map.js'
import { givenPlans, runners, runs } from './runs.js'
import { playerSection, tableSections } from './tables.js'
import { kindName, say } from './texts.js'
import { tileDetail } from './tile.js'

export const face: Face<State> = {
  headline,
  players: playerSection,
  table: tableSections,
  map: drawMap,
  kind: kindName,
  detail: (language, action, state) =>
    action.type === 'layTile' ? tileDetail(language, action as LayTile, state) : undefined,
  place: (action: Action) => (action.type === 'layTile' ? (action as LayTile).hex : undefined),
  round: (state) => {
    const { trading, set, operating } = state.round
    if (state.over || frameOf(state, 'set')) return `OR ${set}.${operating}`
    return `${frameOf(state, 'stock-round') ? 'SR' : 'AU'} ${trading}`
  },
  prices: ({ mhe, railways, publicMines }) => ({
    MHE: mhe.price,
    ...Object.fromEntries(
      Object.entries({ ...railways, ...publicMines }).map(([company, { price }]) => [company, price]),
    ),
  }),
  runners,
  runs,
  givenPlans,
  trackSteps: ['mine-track', 'railway-track'],
  milestones: [
    ...phaseOrder.map((phase) => `phase:${phase}`),
    'insolvency',
    'receivership',
    'rescue',
    'end:price',
    'end:sets',
  ],
  milestone(language, milestone) {
    const [kind = '', phase = ''] = milestone.split(':')
    return kind === 'phase' ? say(language, 'milestone.phase', { phase }) : say(language, namesOf(milestone))
  },
  reached,
}

function namesOf(milestone: string) {
  switch (milestone) {
    case 'insolvency':
      return 'milestone.insolvency'
    case 'receivership':
      return 'milestone.receivership'
    case 'rescue':
      return 'milestone.rescue'
    case 'end:price':
      return 'milestone.endByPrice'
    case 'end:sets':
      return 'milestone.endBySets'
    default:
      throw new Error(`no milestone ${milestone}`)
  }
}

function headline(state: State, { language, paint }: Look): string {
  return [
    round(state, language),
    say(language, 'phase', { phase: state.phase }),
    say(language, 'edition', { edition: state.edition }),
  ]
    .map((part, i) => (i === 0 ? paint.strong(part) : part))
    .join(' · ')
}

function round(state: State, language: Language): string {
  const { trading, set, operating } = state.round
  if (state.over) return say(language, 'round.over')
  if (frameOf(state, 'set')) return say(language, 'round.operating', { set, operating })
  if (frameOf(state, 'premium') || frameOf(state, 'sale')) return say(language, 'round.start')
  return say(language, frameOf(state, 'stock-round') ? 'round.stock' : 'round.auction', { trading })
}

/** Phases, crises and how the game ended. Receivership counts companies, the rest counts events. */
function reached(history: History<State>): { [milestone: string]: number } {
  const counts: { [milestone: string]: number } = {}
  const add = (milestone: string, times = 1): void =>
    void (counts[milestone] = (counts[milestone] ?? 0) + times)
  add(`phase:${history.at(0).state.phase}`)
  const inReceivership = new Set<string>()
  for (let n = 1; n <= history.length; n++) {
    const { events, state } = history.at(n)
    for (const event of events) {
      if (event.kind === 'phase-began') add(`phase:${event['phase'] as PhaseId}`)
      if (event.kind === 'insolvent') add('insolvency')
      if (event.kind === 'left-receivership') add('rescue')
    }
    for (const companies of [state.railways, state.publicMines])
      for (const [id, { receivership }] of Object.entries(companies)) if (receivership) inReceivership.add(id)
  }
  if (inReceivership.size > 0) add('receivership', inReceivership.size)
  if (history.state.over) add(history.state.lastRound ? 'end:price' : 'end:sets')
  return counts
}
