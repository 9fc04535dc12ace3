import type { LayTile, PlaceBase, SetFrame, State } from '@stellwerk/1853'
import { bankHolds, companyOrder } from '@stellwerk/1853'
import type { Action } from '@stellwerk/engine'
import { frameOf } from '@stellwerk/engine'
import type { Language } from '@stellwerk/texts'
import { numeral } from '@stellwerk/texts'
import type { Face, Look } from '../face.js'
import { drawMap } from './map.js'
import { milestoneName, milestones, reached } from './milestones.js'
import { playerSection } from './players.js'
import { givenPlans, runners, runs } from './runs.js'
import { tableSections } from './tables.js'
import { kindName, say } from './texts.js'

export const face: Face<State> = {
  headline,
  players: playerSection,
  table: tableSections,
  map: drawMap,
  kind: kindName,
  place,
  round,
  prices: (state) =>
    Object.fromEntries(
      companyOrder.flatMap((company) => {
        const { price } = state.companies[company]
        return price === null ? [] : [[company, price]]
      }),
    ),
  runners,
  runs,
  givenPlans,
  trackSteps: ['track'],
  milestones,
  milestone: milestoneName,
  reached,
}

/** Tiles and bases by their hex, cities by themselves. */
function place(action: Action): string | undefined {
  switch (action.type) {
    case 'layTile':
    case 'placeBase':
      return (action as LayTile | PlaceBase).hex
    default:
      return undefined
  }
}

function round(state: State): string {
  const { stock, set, operating } = state.round
  if (frameOf(state, 'set')) return `OR ${set}.${operating}`
  if (stock === 0) return 'CO'
  return state.over && set >= stock ? `OR ${set}.${operating}` : `SR ${stock}`
}

function headline(state: State, { language, paint }: Look): string {
  const amount = numeral(language, bankHolds(state))
  return [
    paint.strong(roundName(state, language)),
    say(language, 'phase', { phase: state.phase }),
    say(language, state.bankOut ? 'bankOut' : 'bankHolds', { amount }),
    ...(state.elephant === null ? [] : [say(language, 'elephant', { player: state.elephant })]),
  ].join(' · ')
}

function roundName(state: State, language: Language): string {
  const { stock, set, operating } = state.round
  if (state.over) return say(language, 'round.over')
  const frame = frameOf<SetFrame>(state, 'set')
  if (frame)
    return say(language, 'round.operating', {
      set,
      number: operating,
      of: frame.rounds + (frame.extra ? 1 : 0),
    })
  return stock === 0 ? say(language, 'round.contracts') : say(language, 'round.stock', { number: stock })
}
