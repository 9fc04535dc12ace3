import type { State } from '@stellwerk/1853'
import { indiaFace } from '@stellwerk/1853'
import type { BoardFace } from '../face.js'
import { panelsOf } from '../panels.js'
import { IndiaMap } from './map/india-map.js'
import { panelTexts } from './panels/texts.js'
import { review } from './review.js'
import { Contract } from './slots/contract.js'
import { actorMark, actorName, actorOf, isPass } from './story/actor.js'
import { bands } from './story/bands.js'
import { charts } from './story/charts.js'
import { fortune } from './story/fortune.js'
import { headline } from './story/headline.js'
import { keyMoments } from './story/key-moments.js'
import { order } from './story/order.js'

/** 1853 in a browser. */
export const face: BoardFace<State> = {
  id: '1853',
  described: indiaFace,
  // both best plans of runs are searched for
  heavySteps: ['run'],
  headline,
  order,
  Map: IndiaMap,
  slots: { contract: Contract },
  review,
  panels: panelsOf(panelTexts, {
    companies: async () => (await import('./panels/companies/companies.js')).CompaniesPanel,
    players: async () => (await import('./panels/players/players.js')).PlayersPanel,
    market: async () => (await import('./panels/market/market.js')).MarketPanel,
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
