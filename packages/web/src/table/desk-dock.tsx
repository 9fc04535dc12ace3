import { ErrorBoundary } from '../app/error-boundary.js'
import { useSay } from '../language/language.js'
import { Tabs } from '../ui/tabs.js'
import { useLater } from '../ui/use-later.js'
import { AfterBoard } from './after-board.js'
import { keyOfTab } from './commands.js'
import { DecisionCard } from './decision-card.js'
import type { DockTab } from './dock.js'
import { Timeline } from './dock.js'
import { Splitter } from './splitter.js'
import { tableTexts } from './texts.js'

interface DeskDockProps {
  readonly tabs: readonly DockTab[]
  /** The tab that was chosen; the first one until then. */
  readonly panel: string | null
  setPanel(id: string): void
  readonly isFolded: boolean
  onFold(isFolded: boolean): void
  /** For what the sizes of its parts are kept. */
  readonly desk: string
}

/** Where there is room: the decision and the tabs beside the map, the timeline below it. */
export function DeskDock({ tabs, panel, setPanel, isFolded, onFold, desk }: DeskDockProps) {
  const say = useSay(tableTexts)
  const chosen = tabs.find(({ id }) => id === panel) ?? tabs[0]
  // the tab answers at once, and what it opens follows
  const shown = useLater(chosen, true)
  return (
    <>
      <aside class={isFolded ? 'table-dock table-dock-folded' : 'table-dock'}>
        <button
          type="button"
          class="dock-fold"
          aria-expanded={!isFolded}
          aria-label={say('foldDock')}
          onClick={() => onFold(!isFolded)}
        />
        <Splitter part="dock" of={desk} />
        <DecisionCard />
        <Splitter part="card" of={desk} />
        <Tabs
          class="table-tabs"
          label={say('panels')}
          tabs={tabs.map(({ id, label, news }, i) => ({ id, label, news, shortcut: keyOfTab(id, i) }))}
          chosen={chosen?.id ?? ''}
          shown={shown?.id ?? ''}
          onChoose={setPanel}
        >
          {shown && (
            <ErrorBoundary key={shown.id}>
              <AfterBoard Panel={shown.Panel} />
            </ErrorBoundary>
          )}
        </Tabs>
      </aside>
      <div class="table-timeline">
        <Timeline />
      </div>
    </>
  )
}
