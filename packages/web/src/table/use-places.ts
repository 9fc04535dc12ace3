import type { RefObject } from 'preact'
import { useMemo } from 'preact/hooks'
import type { OverviewState } from '../overview/use-overview.js'
import { changeSettings, currentSettings } from '../settings/index.js'
import type { DockTab } from './dock.js'
import type { ReviewPageState } from './use-review-page.js'
import type { Places } from './use-shortcuts.js'

interface Screen {
  readonly root: RefObject<HTMLElement | null>
  readonly isNarrow: boolean
  /** All tabs, and those that stand in the row of the dock, where they are opened by their number. */
  readonly tabs: readonly DockTab[]
  readonly rows: readonly DockTab[]
  setPanel(id: string | null): void
  readonly overview: OverviewState
  readonly review: ReviewPageState
  showShortcuts(): void
}

const selectors = { card: '#table-card', map: '.table-map [tabindex="0"]', timeline: '.timeline button' }

/** Where keys lead to on the game screen. */
export function usePlaces(screen: Screen): Places {
  const { root, isNarrow, tabs, rows, setPanel, overview, review, showShortcuts } = screen
  return useMemo(
    () => ({
      showShortcuts,
      toNextGame: () => root.current?.querySelector<HTMLElement>('.turn-pill')?.click(),
      openTab(wanted) {
        if (wanted === 'overview') {
          review.close()
          return overview.toggle()
        }
        const tab = tabs.find(({ id }) => wanted === id) ?? rows[Number(wanted) - 1]
        if (tab) setPanel(tab.id)
      },
      goTo(place) {
        if (place === 'map') overview.close()
        review.close()
        if (isNarrow && place !== 'map') setPanel(place === 'card' ? null : 'timeline')
        // a second time it is folded again
        const isHere = root.current?.querySelector('.timeline')?.contains(document.activeElement)
        if (place === 'timeline') changeSettings({ timeline: !(isHere && currentSettings().timeline) })
        const focus = (): void => root.current?.querySelector<HTMLElement>(selectors[place])?.focus()
        // below the overview nothing can be reached until that is gone and the map is drawn
        if (review.isOpen || (place === 'map' && overview.isOpen))
          requestAnimationFrame(() => setTimeout(focus))
        else focus()
      },
    }),
    [tabs, rows, isNarrow, overview, review],
  )
}
