import type { State } from '@stellwerk/1853'
import { indiaFace } from '@stellwerk/1853'
import type { BoardFace } from '../face.js'
import { panelsOf } from '../panels.js'
import { IndiaDecision } from './decision/decision.js'
import { IndiaMap } from './map/india-map.js'
import { panelTexts } from './panels/texts.js'
import { review } from './review.js'

/** 1853 in a browser. */
export const face: BoardFace<State> = {
  id: '1853',
  described: indiaFace,
  Map: IndiaMap,
  Decision: IndiaDecision,
  review,
  panels: panelsOf(panelTexts, {
    companies: async () => (await import('./panels/companies/companies.js')).CompaniesPanel,
    players: async () => (await import('./panels/players/players.js')).PlayersPanel,
    market: async () => (await import('./panels/market/market.js')).MarketPanel,
    trains: async () => (await import('./panels/trains/trains.js')).TrainsPanel,
    tiles: async () => (await import('./panels/tiles/tiles.js')).TilesPanel,
    sources: async () => (await import('./panels/sources/sources.js')).SourcesPanel,
  }),
}
