import type { State } from '@stellwerk/1873'
import { harzbahnFace } from '@stellwerk/1873'
import type { BoardFace } from '../face.js'
import { panelsOf } from '../panels.js'
import { HarzDecision } from './decision/decision.js'
import { HarzMap } from './map/harz-map.js'
import { panelTexts } from './panels/texts.js'
import { review } from './review.js'

/** Harzbahn 1873 in a browser. */
export const face: BoardFace<State> = {
  id: '1873',
  described: harzbahnFace,
  Map: HarzMap,
  Decision: HarzDecision,
  review,
  panels: panelsOf(panelTexts, {
    companies: async () => (await import('./panels/companies/companies.js')).CompaniesPanel,
    players: async () => (await import('./panels/players/players.js')).PlayersPanel,
    market: async () => (await import('./panels/market/market.js')).MarketPanel,
    mines: async () => (await import('./panels/mines/mines.js')).MinesPanel,
    trains: async () => (await import('./panels/trains/trains.js')).TrainsPanel,
    tiles: async () => (await import('./panels/tiles/tiles.js')).TilesPanel,
  }),
}
