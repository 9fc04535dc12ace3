import type { BuildTunnel, LayTile, SetFrame, State } from '@stellwerk/1854'
import { bankHolds, companiesByPrice, priceOf } from '@stellwerk/1854'
import type { Action } from '@stellwerk/engine'
import { frameOf } from '@stellwerk/engine'
import type { Language } from '@stellwerk/texts'
import { numeral } from '@stellwerk/texts'
import type { Face, Look } from '../face.js'
import { drawMaps } from './map.js'
import { milestoneName, milestones, reached } from './milestones.js'
import { playerSection } from './players.js'
import { givenPlans, runners, runs } from './runs.js'
import { tableSections } from './tables.js'
import { kindName, say } from './texts.js'

export const face: Face<State> = {
  headline,
  players: playerSection,
  table: tableSections,
  map: drawMaps,
  kind: kindName,
  place: (action: Action) =>
    action.type === 'layTile' || action.type === 'buildTunnel'
      ? (action as LayTile | BuildTunnel).hex
      : undefined,
  round,
  prices: (state) =>
    Object.fromEntries(companiesByPrice(state).map((company) => [company, priceOf(state, company)])),
  runners,
  runs,
  givenPlans,
  trackSteps: ['track'],
  milestones,
  milestone: milestoneName,
  reached,
}

function round(state: State): string {
  const { auction, stock, set, operating } = state.round
  const frame = frameOf<SetFrame>(state, 'set')
  // the rounds within the auction are counted like its own
  if (frame?.interrupts) return `AU ${auction} OR`
  if (state.over || frame) return `OR ${set}.${operating}`
  return frameOf(state, 'auction') ? `AU ${auction}` : `SR ${stock}`
}

function headline(state: State, { language, paint }: Look): string {
  const amount = numeral(language, bankHolds(state))
  return [
    paint.strong(roundName(state, language)),
    say(language, 'phase', { phase: state.phase }),
    say(language, state.bankBreak === null ? 'bankHolds' : 'bankBroken', { amount }),
    say(language, 'priority', { player: state.priority }),
  ].join(' · ')
}

function roundName(state: State, language: Language): string {
  const { auction, stock, set, operating } = state.round
  if (state.over) return say(language, 'round.over')
  const frame = frameOf<SetFrame>(state, 'set')
  if (frame?.interrupts) return say(language, 'round.auctionOperating')
  if (frame) return say(language, 'round.operating', { set, number: operating, of: frame.rounds })
  return frameOf(state, 'auction')
    ? say(language, 'round.auction', { number: auction })
    : say(language, 'round.stock', { number: stock })
}
