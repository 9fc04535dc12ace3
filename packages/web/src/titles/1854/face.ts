import type { State } from '@stellwerk/1854'
import { austriaFace } from '@stellwerk/1854'
import type { BoardFace } from '../face.js'
import { panelsOf } from '../panels.js'
import { AustriaDecision } from './decision/decision.js'
import { AustriaMap } from './map/austria-map.js'
import { panelTexts } from './panels/texts.js'
import { review } from './review.js'

/** 1854 in a browser. */
export const face: BoardFace<State> = {
  id: '1854',
  described: austriaFace,
  Map: AustriaMap,
  Decision: AustriaDecision,
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
}
