import type { State } from '@stellwerk/1854'
import { austriaFace } from '@stellwerk/1854'
import type { BoardFace } from '../face.js'
import { panelsOf } from '../panels.js'
import { AustriaMap } from './map/austria-map.js'
import { panelTexts } from './panels/texts.js'
import { review } from './review.js'
import { actorMark, actorName, actorOf, isPass } from './story/actor.js'
import { bands } from './story/bands.js'
import { charts } from './story/charts.js'
import { fortune } from './story/fortune.js'
import { headline } from './story/headline.js'
import { keyMoments } from './story/key-moments.js'
import { order } from './story/order.js'
import './story/phases.css'

/** 1854 in a browser. */
export const face: BoardFace<State> = {
  id: '1854',
  described: austriaFace,
  // the best run is searched for and proven
  heavySteps: ['run'],
  headline,
  order,
  Map: AustriaMap,
  slots: {},
  review,
  panels: panelsOf(panelTexts, {
    companies: async () => (await import('./panels/companies/companies.js')).CompaniesPanel,
    players: async () => (await import('./panels/players/players.js')).PlayersPanel,
    market: async () => (await import('./panels/market/market.js')).MarketPanel,
    privates: async () => (await import('./panels/privates/privates.js')).PrivatesPanel,
    trains: async () => (await import('./panels/trains/trains.js')).TrainsPanel,
    tiles: async () => (await import('./panels/tiles/tiles.js')).TilesPanel,
    sources: async () => (await import('./panels/sources/sources.js')).SourcesPanel,
  }),
  bands,
  actorOf,
  actorName,
  actorMark,
  charts,
  keyMoments,
  fortune,
  isPass,
}
