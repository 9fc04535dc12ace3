import type { ComponentType } from 'preact'
import { useMemo } from 'preact/hooks'
import { useLanguage, useSay } from '../language/language.js'
import type { Panel } from '../panels/index.js'
import { panelsOf } from '../panels/index.js'
import { Nothing, lazy } from '../ui/lazy.js'
import { useTable } from './table.js'
import { tableTexts } from './texts.js'

/** What a board can be played without comes after it. */
export const Timeline = lazy(async () => (await import('../timeline/timeline.js')).Timeline, Nothing)
const LogPanel = lazy(async () => (await import('../log/log-panel.js')).LogPanel)
const ChartsPanel = lazy(async () => (await import('../charts/charts-panel.js')).ChartsPanel)
const VariationsPanel = lazy(async () => (await import('../variations/panel.js')).VariationsPanel)
const EndScreen = lazy(async () => (await import('../end/end-screen.js')).EndScreen)

/** The review has a tab of its own on a phone; wherever it is opened, it takes the place of the board. */
export const reviewTab = 'review'

/** A tab of the dock with its words in the reader's language. */
export interface DockTab {
  readonly id: string
  readonly label: string
  readonly Panel: ComponentType
  readonly news?: { readonly count: number; readonly label: string }
}

/** The title's panels, then those that all titles share; the result comes first once there is one. */
export function useDockTabs(extra: readonly Panel[]): readonly DockTab[] {
  const { session, now, lines } = useTable()
  const language = useLanguage()
  const say = useSay(tableTexts)
  const hasVariations = lines.variations.length > 0
  const present = now.at(now.length)
  const over = present !== undefined && session.game.title.isOver(present.state)
  return useMemo(() => {
    const told = ({ id, label, Panel: Content, news }: Panel): DockTab => ({
      id,
      label: label(language),
      Panel: Content,
      ...(news && { news: { count: news.count, label: news.label(language) } }),
    })
    return [
      ...(over ? [{ id: 'end', label: say('result'), Panel: EndScreen }] : []),
      ...panelsOf(session.game).map(told),
      ...(over || session.kind === 'analysis'
        ? [{ id: reviewTab, label: say('review'), Panel: Nothing }]
        : []),
      { id: 'log', label: say('log'), Panel: LogPanel },
      { id: 'charts', label: say('charts'), Panel: ChartsPanel },
      ...(hasVariations ? [{ id: 'variations', label: say('variations'), Panel: VariationsPanel }] : []),
      ...extra.map(told),
    ]
  }, [session, extra, over, hasVariations, language, say])
}
