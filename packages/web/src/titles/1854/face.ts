import type { State } from '@stellwerk/1854'
import { lazy } from '../../ui/lazy.js'
import type { BoardFace, Panel } from '../face.js'
import { AustriaDecision } from './decision/decision.js'
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

const CompaniesPanel = lazy(async () => (await import('./panels/companies/companies.js')).CompaniesPanel)
const PlayersPanel = lazy(async () => (await import('./panels/players/players.js')).PlayersPanel)
const MarketPanel = lazy(async () => (await import('./panels/market/market.js')).MarketPanel)
const PrivatesPanel = lazy(async () => (await import('./panels/privates/privates.js')).PrivatesPanel)
const TrainsPanel = lazy(async () => (await import('./panels/trains/trains.js')).TrainsPanel)
const TilesPanel = lazy(async () => (await import('./panels/tiles/tiles.js')).TilesPanel)
const SourcesPanel = lazy(async () => (await import('./panels/sources/sources.js')).SourcesPanel)

type PanelId = 'companies' | 'players' | 'market' | 'privates' | 'trains' | 'tiles' | 'sources'

const panel = (id: PanelId, component: Panel['Panel']): Panel => ({
  id,
  label: (language) => panelTexts.in(language)(id),
  Panel: component,
})

/** 1854 in a browser. */
export const face: BoardFace<State> = {
  id: '1854',
  // the best run is searched for and proven
  heavySteps: ['run'],
  headline,
  order,
  Map: AustriaMap,
  Decision: AustriaDecision,
  review,
  panels: [
    panel('companies', CompaniesPanel),
    panel('players', PlayersPanel),
    panel('market', MarketPanel),
    panel('privates', PrivatesPanel),
    panel('trains', TrainsPanel),
    panel('tiles', TilesPanel),
    panel('sources', SourcesPanel),
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
