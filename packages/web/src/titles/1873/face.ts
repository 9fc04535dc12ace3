import type { State } from '@stellwerk/1873'
import { lazy } from '../../ui/lazy.js'
import type { BoardFace, Panel } from '../face.js'
import { HarzDecision } from './decision/decision.js'
import { HarzMap } from './map/harz-map.js'
import { panelTexts } from './panels/texts.js'
import { review } from './review.js'
import { actorMark, actorName, actorOf, isPass } from './story/actor.js'
import { bands } from './story/bands.js'
import { charts } from './story/charts.js'
import { fortune } from './story/fortune.js'
import { headline } from './story/headline.js'
import { keyMoments } from './story/key-moments.js'
import { order } from './story/order.js'

const CompaniesPanel = lazy(async () => (await import('./panels/companies/companies.js')).CompaniesPanel)
const PlayersPanel = lazy(async () => (await import('./panels/players/players.js')).PlayersPanel)
const MarketPanel = lazy(async () => (await import('./panels/market/market.js')).MarketPanel)
const MinesPanel = lazy(async () => (await import('./panels/mines/mines.js')).MinesPanel)
const TrainsPanel = lazy(async () => (await import('./panels/trains/trains.js')).TrainsPanel)
const TilesPanel = lazy(async () => (await import('./panels/tiles/tiles.js')).TilesPanel)

type PanelId = 'companies' | 'players' | 'market' | 'mines' | 'trains' | 'tiles'

const panel = (id: PanelId, component: Panel['Panel']): Panel => ({
  id,
  label: (language) => panelTexts.in(language)(id),
  Panel: component,
})

/** Harzbahn 1873 in a browser. */
export const face: BoardFace<State> = {
  id: '1873',
  // the best plan of runs is searched for
  heavySteps: ['railway-run', 'railway-receivership'],
  headline,
  order,
  Map: HarzMap,
  Decision: HarzDecision,
  review,
  panels: [
    panel('companies', CompaniesPanel),
    panel('players', PlayersPanel),
    panel('market', MarketPanel),
    panel('mines', MinesPanel),
    panel('trains', TrainsPanel),
    panel('tiles', TilesPanel),
  ],
  bands,
  actorOf,
  actorName,
  actorMark,
  charts,
  keyMoments,
  fortune,
  isPass,
}
