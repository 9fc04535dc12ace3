import { useRef } from 'preact/hooks'
import { ErrorBoundary } from '../app/error-boundary.js'
import { useSay } from '../language/language.js'
import { News } from '../ui/tabs.js'
import { DecisionCard } from './decision-card.js'
import type { DockTab } from './dock.js'
import { Timeline } from './dock.js'
import { Sheet } from './sheet.js'
import type { Height } from './sheet-height.js'
import { tableTexts } from './texts.js'
import './phone-dock.css'

interface PhoneDockProps {
  readonly tabs: readonly DockTab[]
  /** The tab that is open; null for the decision. */
  readonly panel: string | null
  setPanel(id: string | null): void
  readonly height: Height
  setHeight(height: Height): void
}

/** On a phone: one sheet over the map, and a row below it to choose what lies on the sheet. */
export function PhoneDock({ tabs, panel, setPanel, height, setHeight }: PhoneDockProps) {
  const say = useSay(tableTexts)
  const chosen = tabs.find(({ id }) => id === panel)
  const open = chosen?.id ?? (panel === 'timeline' ? 'timeline' : null)
  const choose = (id: string | null): void => {
    // a second tap on what is open puts it away, and brings it back
    if (id === open) setHeight(height === 'peek' ? 'half' : 'peek')
    else if (height === 'peek') setHeight('half')
    setPanel(id)
  }
  // what has something new comes where it is seen, and stays there
  const newsOf = useRef(new Set<string>()).current
  for (const { id, news } of tabs) if (news) newsOf.add(id)
  const row: readonly (Pick<DockTab, 'label' | 'news'> & { readonly id: string | null })[] = [
    { id: null, label: say('turn') },
    ...tabs.filter(({ id }) => newsOf.has(id)),
    { id: 'timeline', label: say('history') },
    ...tabs.filter(({ id }) => !newsOf.has(id)),
  ]
  return (
    <>
      <Sheet
        height={height}
        onHeight={setHeight}
        content={open ?? 'card'}
        label={row.find(({ id }) => id === open)?.label ?? ''}
      >
        <ErrorBoundary>
          {chosen ? <chosen.Panel /> : open === 'timeline' ? <Timeline /> : <DecisionCard />}
        </ErrorBoundary>
      </Sheet>
      <nav class="phone-dock" aria-label={say('panels')}>
        {row.map(({ id, label, news }) => (
          <button
            key={id}
            type="button"
            class="phone-dock-tab"
            aria-pressed={id === open}
            aria-description={news?.label}
            onClick={() => choose(id)}
          >
            {label}
            <News news={news} />
          </button>
        ))}
      </nav>
    </>
  )
}
