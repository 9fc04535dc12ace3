import type { ComponentChildren, ComponentType } from 'preact'
import { lazy } from '../ui/lazy.js'
import type { RouteParams } from './route.js'
import { Framed } from './framed.js'

interface PageProps {
  readonly params: RouteParams
  readonly query: URLSearchParams
}

interface Page {
  readonly pattern: string
  readonly Page: ComponentType<PageProps>
}

const HomePage = lazy(async () => (await import('../pages/home/home.js')).HomePage)
const NewGamePage = lazy(async () => (await import('../pages/new-game/new-game.js')).NewGamePage)
const PlayPage = lazy(async () => (await import('../pages/play/play.js')).PlayPage)
const PositionPage = lazy(async () => (await import('../pages/position/position.js')).PositionPage)
const LearnPage = lazy(async () => (await import('../learn/learn-page.js')).LearnPage)
const LessonPage = lazy(async () => (await import('../learn/lesson-page.js')).LessonPage)
const LobbyPage = lazy(async () => (await import('../online/lobby/lobby-page.js')).LobbyPage)
const AccountPage = lazy(async () => (await import('../online/account/account-page.js')).AccountPage)
const RecoverPage = lazy(async () => (await import('../online/account/recover-page.js')).RecoverPage)
const PersonPage = lazy(async () => (await import('../online/people/person-page.js')).PersonPage)
const ModerationPage = lazy(
  async () => (await import('../online/moderation/moderation-page.js')).ModerationPage,
)
const TablePage = lazy(async () => (await import('../online/table/table-page.js')).TablePage)
const InvitePage = lazy(async () => (await import('../online/table/invite-page.js')).InvitePage)
const RulesPage = lazy(async () => (await import('../rules/page.js')).RulesPage)

/** A page below the bar that all pages but the game screen share. */
const framed = (pattern: string, content: (props: PageProps) => ComponentChildren): Page => ({
  pattern,
  Page: (props) => <Framed>{content(props)}</Framed>,
})

/** Every page by its address. */
export const pages: readonly Page[] = [
  framed('/', () => <HomePage />),
  framed('/new', ({ query }) => <NewGamePage query={query} />),
  framed('/position', () => <PositionPage />),
  framed('/rules/:title', ({ params }) => <RulesPage title={params['title'] ?? ''} />),
  {
    pattern: '/play/:id',
    Page: ({ params, query }) => <PlayPage key={params['id']} id={params['id'] ?? ''} query={query} />,
  },
  framed('/learn', () => <LearnPage />),
  {
    pattern: '/learn/:number',
    Page: ({ params }) => <LessonPage key={params['number']} number={Number(params['number'])} />,
  },
  framed('/lobby', ({ query }) => <LobbyPage query={query} />),
  framed('/account', ({ query }) => <AccountPage query={query} />),
  framed('/people/:name', ({ params }) => <PersonPage key={params['name']} name={params['name'] ?? ''} />),
  framed('/moderation', () => <ModerationPage />),
  framed('/recover', () => <RecoverPage />),
  {
    pattern: '/table/:id',
    Page: ({ params, query }) => (
      <TablePage
        key={params['id']}
        id={params['id'] ?? ''}
        invite={query.get('invite') ?? undefined}
        startAt={momentIn(query)}
        line={query.get('line') ?? undefined}
      />
    ),
  },
  {
    pattern: '/invite/:invite',
    Page: ({ params }) => <InvitePage key={params['invite']} invite={params['invite'] ?? ''} />,
  },
]

/** The moment that an address such as `/table/x?at=12` asks for. */
function momentIn(query: URLSearchParams): number | undefined {
  const at = query.get('at')
  return at !== null && /^\d{1,6}$/.test(at) ? Number(at) : undefined
}
