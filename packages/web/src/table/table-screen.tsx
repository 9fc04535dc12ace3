import type { ComponentChildren, RefObject } from 'preact'
import { useEffect, useMemo, useRef, useState } from 'preact/hooks'
import type { CoreState } from '@stellwerk/engine'
import { top } from '@stellwerk/engine'
import { GameMap } from '../board/game-map.js'
import { PlanOnMap } from '../board/plan-on-map.js'
import { ErrorBoundary } from '../app/error-boundary.js'
import { useSay } from '../language/language.js'
import { ChoosingProvider } from '../decision/choosing.js'
import { OverviewSwitch } from '../overview/switch.js'
import { useOverview } from '../overview/use-overview.js'
import type { Session } from '../session/session.js'
import type { Panel } from '../panels/index.js'
import { handmadeOf } from '../titles/handmade.js'
import { changeSettings, currentSettings } from '../settings/index.js'
import { useTutored } from '../tutor/use-tutored.js'
import { whenIdle } from '../ui/idle.js'
import type { MenuItem } from '../ui/menu.js'
import { lazy } from '../ui/lazy.js'
import { memo } from '../ui/memo.js'
import { Tabs } from '../ui/tabs.js'
import type { Lines } from '../variations/lines.js'
import { CompanyStrip } from './company-strip.js'
import { keyOfTab } from './commands.js'
import { DecisionCard } from './decision-card.js'
import { useDescribed } from './description.js'
import { Timeline, reviewTab, useDockTabs } from './dock.js'
import { FocusProvider } from './focus.js'
import { Notices } from './notices.js'
import type { Height } from './sheet-height.js'
import { useSettling } from './settling.js'
import { Splitter } from './splitter.js'
import { TableBar } from './table-bar.js'
import { TableContext, useTable } from './table.js'
import { tableTexts } from './texts.js'
import { useAddressOfMoment } from './use-address-of-moment.js'
import { usePositionLink } from './use-position-link.js'
import { GoingOnContext, useGoingOnByItself } from './use-going-on.js'
import { isNarrow, useNarrow } from './use-narrow.js'
import { useReviewPage } from './use-review-page.js'
import { useShortcuts } from './use-shortcuts.js'
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

const Nothing = () => null

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
const ShortcutList = lazy(async () => (await import('./seldom/shortcut-list.js')).ShortcutList, Nothing)
const VariationNotice = lazy(async () => (await import('../variations/notice.js')).VariationNotice, Nothing)
const PlayedReadings = lazy(async () => (await import('./seldom/played-readings.js')).PlayedReadings, Nothing)

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
  const desk = `${title.id} ${round}`
  const isBuilding = face.trackSteps.includes(top(shown.state)?.kind ?? '')
  const say = useSay(tableTexts)
  const narrow = useNarrow()
  const root = useRef<HTMLDivElement>(null)
  const tabs = useDockTabs(panels)
  const rows = useMemo(() => tabs.filter(({ id }) => id !== reviewTab), [tabs])
  const overview = useOverview()
  const review = useReviewPage(tabs, panel, setPanel)
  const isReview = review.isOpen
  const [height, setHeight] = useState<Height>(round === 'auction' ? 'full' : 'half')
  const [isFolded, setFolded] = useState(false)
  const [shortcutsShown, setShortcutsShown] = useState(false)
  const [readingsShown, setReadingsShown] = useState(false)
  const places = useMemo(
    () => ({
      showShortcuts: () => setShortcutsShown(true),
      toNextGame: () => root.current?.querySelector<HTMLElement>('.turn-pill')?.click(),
      openTab: (wanted: number | string) => {
        if (wanted === 'overview') {
          review.close()
          return overview.toggle()
        }
        const tab = tabs.find(({ id }) => wanted === id) ?? rows[Number(wanted) - 1]
        if (tab) setPanel(tab.id)
      },
      goTo: (place: 'card' | 'map' | 'timeline') => {
        if (place === 'map') overview.close()
        review.close()
        if (narrow && place !== 'map') setPanel(place === 'card' ? null : 'timeline')
        // a second time it is folded again
        const isHere = root.current?.querySelector('.timeline')?.contains(document.activeElement)
        if (place === 'timeline') changeSettings({ timeline: !(isHere && currentSettings().timeline) })
        const selector = {
          card: '#table-card',
          map: '.table-map [tabindex="0"]',
          timeline: '.timeline button',
        }[place]
        const focus = (): void => root.current?.querySelector<HTMLElement>(selector)?.focus()
        // below the overview nothing can be reached until that is gone
        if (isReview || (place === 'map' && overview.isOpen)) setTimeout(focus)
        else focus()
      },
    }),
    [tabs, rows, narrow, overview, review],
  )
  useShortcuts(places)
  useSettling([shown.state, decision])
  useSlotsAhead(title.id)
  const link = usePositionLink()
  const hasReadings = Object.keys(session.game.title.readings).length > 0

  const chosen = rows.find(({ id }) => id === panel) ?? rows[0]
  const menu: readonly (readonly MenuItem[])[] = [
    [
      ...items,
      link.item,
      { label: say('print'), onChoose: () => print() },
      { label: say('rules'), href: `/rules/${session.game.title.id}` },
      ...(hasReadings ? [{ label: say('readings'), onChoose: () => setReadingsShown(true) }] : []),
      { label: say('shortcuts'), onChoose: () => setShortcutsShown(true) },
      { label: say('home'), href: '/' },
    ],
  ]
  return (
    <div
      class={narrow ? 'table table-narrow' : 'table table-wide'}
      ref={root}
      data-round={round}
      data-building={isBuilding ? '' : undefined}
      data-overview={overview.isOpen && !isReview ? '' : undefined}
      data-review={isReview ? '' : undefined}
    >
      <Stir />
      <TableBar items={menu} name={name}>
        {!narrow && <OverviewSwitch overview={overview} review={review} />}
      </TableBar>
      <Notices>
        {notice}
        {lines.shown && <VariationNotice />}
        {link.told && <p>{link.told}</p>}
      </Notices>
      <CompanyStrip />
      <main class="table-map" aria-label={say('map')}>
        {/* it keeps its place and its size for when it is seen again */}
        <div class="table-map-board" inert={overview.isOpen || isReview}>
          <ErrorBoundary>
            <PlanOnMap.Provider value={review.plan}>
              <GameMap />
            </PlanOnMap.Provider>
          </ErrorBoundary>
        </div>
        {overview.isOpen && !isReview && (
          <ErrorBoundary>
            <Overview />
          </ErrorBoundary>
        )}
      </main>
      {isReview && (
        <ErrorBoundary>
          <ReviewPage onGo={review.go} />
        </ErrorBoundary>
      )}
      {narrow ? (
        <PhoneDock
          tabs={tabs}
          panel={panel}
          setPanel={setPanel}
          height={height}
          setHeight={setHeight}
          overview={overview}
        />
      ) : (
        <>
          <aside class={isFolded ? 'table-dock table-dock-folded' : 'table-dock'}>
            <button
              type="button"
              class="dock-fold"
              aria-expanded={!isFolded}
              aria-label={say('foldDock')}
              onClick={() => setFolded(!isFolded)}
            />
            <Splitter part="dock" of={desk} />
            <DecisionCard />
            <Splitter part="card" of={desk} />
            <Tabs
              class="table-tabs"
              label={say('panels')}
              tabs={rows.map(({ id, label, news }, i) => ({ id, label, news, shortcut: keyOfTab(id, i) }))}
              chosen={chosen?.id ?? ''}
              onChoose={setPanel}
            >
              {chosen && (
                <ErrorBoundary key={chosen.id}>
                  <chosen.Panel />
                </ErrorBoundary>
              )}
            </Tabs>
          </aside>
          <div class="table-timeline">
            <Timeline />
          </div>
        </>
      )}
      {shortcutsShown && <ShortcutList onClose={() => setShortcutsShown(false)} />}
      {readingsShown && <PlayedReadings onClose={() => setReadingsShown(false)} />}
    </div>
  )
})
