import type { ComponentType } from 'preact'
import { HomePage } from '../pages/home/home.js'
import { lazy } from '../ui/lazy.js'
import type { RouteParams } from './route.js'
import { Framed } from './framed.js'

export interface PageProps {
  readonly params: RouteParams
  readonly query: URLSearchParams
}

interface Page {
  readonly pattern: string
  readonly Page: ComponentType<PageProps>
}

const NewGamePage = lazy(async () => (await import('../pages/new-game/new-game.js')).NewGamePage)
const PlayPage = lazy(async () => (await import('../pages/play/play.js')).PlayPage)
const PositionPage = lazy(async () => (await import('../pages/position/position.js')).PositionPage)
const RulesPage = lazy(async () => (await import('../rules/page.js')).RulesPage)

/** Every page by its address. */
export const pages: readonly Page[] = [
  { pattern: '/', Page: () => <Framed><HomePage /></Framed> },
  { pattern: '/new', Page: ({ query }) => <Framed><NewGamePage query={query} /></Framed> },
  { pattern: '/position', Page: () => <Framed><PositionPage /></Framed> },
  { pattern: '/rules/:title', Page: ({ params }) => <Framed><RulesPage title={params['title'] ?? ''} /></Framed> },
  { pattern: '/play/:id', Page: ({ params, query }) => <PlayPage key={params['id']} id={params['id'] ?? ''} query={query} /> },
]
