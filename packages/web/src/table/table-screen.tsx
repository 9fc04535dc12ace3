import type { ComponentChildren, RefObject } from 'preact'
import { useEffect, useLayoutEffect, useMemo, useRef, useState } from 'preact/hooks'
import type { CoreState } from '@stellwerk/engine'
import { top } from '@stellwerk/engine'
import { GameMap } from '../board/game-map.js'
import { PlanOnMap } from '../board/plan-on-map.js'
import { ErrorBoundary } from '../app/error-boundary.js'
import { useSay } from '../language/language.js'
import { ChoosingContext, ChoosingProvider, useChoosing } from '../decision/choosing.js'
import { OverviewSwitch } from '../overview/switch.js'
import type { OverviewState } from '../overview/use-overview.js'
import { useOverview } from '../overview/use-overview.js'
import type { Session } from '../session/session.js'
import type { Panel } from '../panels/index.js'
import { handmadeOf } from '../titles/handmade.js'
import { useTutored } from '../tutor/use-tutored.js'
import { whenIdle } from '../ui/idle.js'
import type { MenuItem } from '../ui/menu.js'
import { Nothing, lazy } from '../ui/lazy.js'
import { memo } from '../ui/memo.js'
import { useLater } from '../ui/use-later.js'
import type { Lines } from '../variations/lines.js'
import { CompanyStrip } from './company-strip.js'
import { useDescribed } from './description.js'
import { DeskDock } from './desk-dock.js'
import { reviewTab, useDockTabs } from './dock.js'
import { FocusProvider } from './focus.js'
import { Notices } from './notices.js'
import type { Height } from './sheet-height.js'
import { useSettling } from './settling.js'
import { TableBar } from './table-bar.js'
import type { TableView } from './table.js'
import { TableContext, useTable } from './table.js'
import { tableTexts } from './texts.js'
import { useAddressOfMoment } from './use-address-of-moment.js'
import { GoingOnContext, useGoingOnByItself } from './use-going-on.js'
import { isNarrow, useNarrow } from './use-narrow.js'
import { usePlaces } from './use-places.js'
import type { ReviewPageState } from './use-review-page.js'
import { useReviewPage } from './use-review-page.js'
import { useShortcuts } from './use-shortcuts.js'
import { useTableMenu } from './use-table-menu.js'
import { useTableView } from './view.js'
import './table-screen.css'
import './table-narrow.css'

const none: readonly never[] = []

/** Hand-made parts of the card are there when they are first asked for. */
function useSlotsAhead(title: string): void {
  useEffect(() => {
    const slots = Object.values(handmadeOf(title).slots ?? {})
    void whenIdle().then(() => slots.map((slot) => slot.ahead()))
  }, [title])
}

/** What moves comes when the board is there and nobody waits for anything. */
const Stir = lazy(async () => {
  await whenIdle()
  // a board on which nothing moves is still a board
  return import('../motion/stir.js').then(
    (motion) => motion.Stir,
    () => Nothing,
  )
}, Nothing)

const Overview = lazy(async () => (await import('../overview/overview.js')).Overview)
const ReviewPage = lazy(async () => (await import('../review/page.js')).ReviewPage)
const VariationNotice = lazy(async () => (await import('../variations/notice.js')).VariationNotice, Nothing)

const Warned = lazy(async () => (await import('../tutor/warned.js')).Warned, Nothing)

const PhoneDock = lazy(async () => (await import('./phone-dock.js')).PhoneDock, Nothing)
// a phone fetches it beside the rules, and a desk only once it is made narrow
if (isNarrow()) void PhoneDock.ahead()

export interface TableScreenProps {
  readonly session: Session
  /** What the game is called. */
  readonly name: string
  /** The moment to begin with, if not the present. */
  readonly startAt?: number | undefined
  /** The game and its variations, of which `session` is shown. */
  readonly lines: Lines
  /** What the menu offers beside what every game has. */
  readonly items?: readonly MenuItem[]
  /** Tabs after those of the title, such as a chat. */
  readonly panels?: readonly Panel[]
  /** Where the tab that was opened last is kept for the next board of this page. */
  readonly keptPanel?: RefObject<string | null>
  /** Something the players should know, above the board. */
  readonly notice?: ComponentChildren
}

/** The game screen of every title and every kind of game. */
export function TableScreen(props: TableScreenProps) {
  const { session, startAt, lines, keptPanel } = props
  const [panel, setPanel] = useState<string | null>(keptPanel?.current ?? null)
  if (keptPanel) keptPanel.current = panel
  const { view, heldBack, answer } = useTutored(
    useTableView<CoreState>({ session, startAt, openPanel: setPanel, lines }),
  )
  useAddressOfMoment(view.at, view.isPresent, lines.shown?.id)
  return (
    <TableContext.Provider value={view}>
      <FocusProvider>
        <GoingOnProvider>
          <ChoosingProvider>
            <Layout {...props} panel={panel} setPanel={setPanel} />
            {heldBack && <Warned heldBack={heldBack} onAnswer={answer} />}
          </ChoosingProvider>
        </GoingOnProvider>
      </FocusProvider>
    </TableContext.Provider>
  )
}

function GoingOnProvider({ children }: { readonly children: ComponentChildren }) {
  return <GoingOnContext.Provider value={useGoingOnByItself()}>{children}</GoingOnContext.Provider>
}

interface LayoutProps extends TableScreenProps {
  readonly panel: string | null
  setPanel(id: string | null): void
}

/** The map keeps its place in both layouts, so that turning a phone does not draw it anew. */
const Layout = memo(function Layout({
  name,
  panel,
  setPanel,
  items = none,
  panels = none,
  notice,
}: LayoutProps) {
  const { session, shown, decision, lines } = useTable()
  const { title, face } = session.game
  const round = useDescribed().description.table.round.kind
  const isBuilding = face.trackSteps.includes(top(shown.state)?.kind ?? '')
  const narrow = useNarrow()
  const root = useRef<HTMLDivElement>(null)
  const tabs = useDockTabs(panels)
  const rows = useMemo(() => tabs.filter(({ id }) => id !== reviewTab), [tabs])
  const overview = useOverview()
  const review = useReviewPage(tabs, panel, setPanel)
  const [height, setHeight] = useState<Height>(round === 'auction' ? 'full' : 'half')
  const [isFolded, setFolded] = useState(false)
  const { menu, told, showShortcuts, dialogs } = useTableMenu(items)
  useShortcuts(usePlaces({ root, isNarrow: narrow, tabs, rows, setPanel, overview, review, showShortcuts }))
  useSettling([shown.state, decision])
  useSlotsAhead(title.id)
  const dock = { panel, setPanel }
  return (
    <div
      class={narrow ? 'table table-narrow' : 'table table-wide'}
      ref={root}
      data-round={round}
      data-building={isBuilding ? '' : undefined}
      data-overview={overview.isOpen && !review.isOpen ? '' : undefined}
      data-review={review.isOpen ? '' : undefined}
    >
      <Stir />
      <TableBar items={menu} name={name}>
        {!narrow && <OverviewSwitch overview={overview} review={review} />}
      </TableBar>
      <Notices>
        {notice}
        {lines.shown && <VariationNotice />}
        {told && <p>{told}</p>}
      </Notices>
      <CompanyStrip />
      <MapPlace overview={overview} review={review} />
      {review.isOpen && (
        <ErrorBoundary>
          <ReviewPage onGo={review.go} />
        </ErrorBoundary>
      )}
      {narrow ? (
        <PhoneDock {...dock} tabs={tabs} height={height} setHeight={setHeight} overview={overview} />
      ) : (
        <DeskDock
          {...dock}
          tabs={rows}
          isFolded={isFolded}
          onFold={setFolded}
          desk={`${title.id} ${round}`}
        />
      )}
      {dialogs}
    </div>
  )
})

/**
 * Covers the map at once, and uncovers it when it is fitted to the room it has now: its names are laid out once, not twice.
 * Whatever is drawn below the cover is laid out as soon as nobody waits for anything, and not when it is to be seen; not between
 * moves of computers, which would keep clicks waiting.
 */
function useCovered(
  covered: boolean,
  drawn: TableView,
): {
  readonly ref: RefObject<HTMLDivElement | null>
  readonly 'data-covered'?: string
} {
  const ref = useRef<HTMLDivElement>(null)
  const [first] = useState(covered)
  useLayoutEffect(() => {
    const board = ref.current
    if (!board) return undefined
    if (covered) board.setAttribute('data-covered', '')
    // a new observer is told of a size, whether or not it has changed, and after those that were there before
    const observer = new ResizeObserver(() => covered || board.removeAttribute('data-covered'))
    observer.observe(board)
    return () => observer.disconnect()
  }, [covered])
  useEffect(() => {
    if (covered && drawn.now.decision) void whenIdle().then(() => layOutBelow(ref.current))
  }, [covered, drawn])
  return { ref, ...(first ? { 'data-covered': '' } : {}) }
}

function layOutBelow(board: HTMLElement | null): void {
  if (!board?.hasAttribute('data-covered')) return
  board.removeAttribute('data-covered')
  board.getBoundingClientRect()
  board.setAttribute('data-covered', '')
}

interface MapPlaceProps {
  readonly overview: OverviewState
  readonly review: ReviewPageState
}

/** The map, with the overview over it while that is open. */
function MapPlace({ overview, review }: MapPlaceProps) {
  const say = useSay(tableTexts)
  const isCovered = overview.isOpen || review.isOpen
  const present = useTable()
  const isComputers = (present.shown.action?.player ?? '') in (present.session.computers ?? {})
  // what is covered is drawn after what is seen; what a computer did is drawn in two parts, between which clicks are answered
  const table = useLater(present, isCovered || isComputers)
  const choosing = useLater(useChoosing(), isCovered || isComputers)
  const map = useMemo(() => <GameMap />, [])
  return (
    <main class="table-map" aria-label={say('map')}>
      {/* it keeps its place for when it is seen again */}
      <div class="table-map-board" {...useCovered(isCovered, table)}>
        <ErrorBoundary>
          <PlanOnMap.Provider value={review.plan}>
            <TableContext.Provider value={table}>
              <ChoosingContext.Provider value={choosing}>{map}</ChoosingContext.Provider>
            </TableContext.Provider>
          </PlanOnMap.Provider>
        </ErrorBoundary>
      </div>
      {overview.isOpen && !review.isOpen && (
        <ErrorBoundary>
          <Overview />
        </ErrorBoundary>
      )}
    </main>
  )
}
