import { useRef } from 'preact/hooks'
import { ErrorBoundary } from '../app/error-boundary.js'
import type { OverviewState } from '../overview/use-overview.js'
import { useSay } from '../language/language.js'
import type { SignName } from '../ui/signs.js'
import { DrawnSign } from '../ui/signs.js'
import { News } from '../ui/tabs.js'
import { DecisionCard } from './decision-card.js'
import type { DockTab } from './dock.js'
import { Timeline, reviewTab } from './dock.js'
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
  readonly overview: OverviewState
}

/** What stands in the row besides the tabs with something new; the others lie behind the last of them. */
const inRow = ['market']

interface RowButton {
  readonly id: string
  readonly label: string
  readonly sign: SignName
  readonly isOn: boolean
  readonly news?: DockTab['news']
  onPress(): void
}

/** On a phone: one sheet over the map, and a row below it to choose what lies on the sheet. */
export function PhoneDock(props: PhoneDockProps) {
  const { tabs, panel, setPanel, height, setHeight, overview } = props
  const chosen = tabs.find(({ id }) => id === panel)
  const open = chosen?.id ?? (panel === 'timeline' || panel === 'more' ? panel : 'card')
  const choose = (id: string): void => {
    // a second tap on what is open puts it away, and brings it back
    if (id === open && !overview.isOpen) setHeight(height === 'peek' ? 'half' : 'peek')
    else if (height === 'peek') setHeight('half')
    setPanel(id === 'card' ? null : id)
  }
  const { row, others } = useRow(props, open, choose)
  return (
    <>
      {open !== reviewTab && (
        <Sheet
          height={height}
          onHeight={setHeight}
          content={open}
          label={chosen?.label ?? row.find(({ id }) => id === open)?.label ?? ''}
        >
          <ErrorBoundary>
            {chosen ? (
              <chosen.Panel />
            ) : open === 'timeline' ? (
              <Timeline />
            ) : open === 'more' ? (
              <More tabs={others} onChoose={choose} />
            ) : (
              <DecisionCard />
            )}
          </ErrorBoundary>
        </Sheet>
      )}
      <Row buttons={row} />
    </>
  )
}

/** The buttons of the row, and the tabs that have no place in it. */
function useRow(
  { tabs, setPanel, overview }: PhoneDockProps,
  open: string,
  choose: (id: string) => void,
): { readonly row: readonly RowButton[]; readonly others: readonly DockTab[] } {
  const say = useSay(tableTexts)
  // what has something new comes where it is seen, and stays there
  const newsOf = useRef(new Set<string>()).current
  for (const { id, news } of tabs) if (news) newsOf.add(id)
  const isInRow = ({ id }: DockTab): boolean => newsOf.has(id) || inRow.includes(id)
  const others = tabs.filter((tab) => !isInRow(tab))
  const tabButton = ({ id, label, news }: DockTab): RowButton => ({
    id,
    label,
    sign: newsOf.has(id) ? 'news' : 'market',
    isOn: open === id,
    news,
    onPress: () => choose(id),
  })
  const row: readonly RowButton[] = [
    {
      id: 'card',
      label: say('turn'),
      sign: 'map',
      isOn: open === 'card' && !overview.isOpen,
      onPress() {
        choose('card')
        overview.close()
      },
    },
    {
      id: 'overview',
      label: say('overview'),
      sign: 'overview',
      isOn: overview.isOpen && open !== reviewTab,
      onPress() {
        setPanel(null)
        overview.toggle()
      },
    },
    ...tabs.filter(isInRow).map(tabButton),
    {
      id: 'timeline',
      label: say('history'),
      sign: 'history',
      isOn: open === 'timeline',
      onPress: () => choose('timeline'),
    },
    {
      id: 'more',
      label: say('more'),
      sign: 'more',
      isOn: open === 'more' || others.some(({ id }) => id === open),
      onPress: () => choose('more'),
    },
  ]
  return { row, others }
}

function Row({ buttons }: { readonly buttons: readonly RowButton[] }) {
  const say = useSay(tableTexts)
  return (
    <nav class="phone-dock" aria-label={say('panels')}>
      {buttons.map(({ id, label, sign, isOn, news, onPress }) => (
        <button
          key={id}
          type="button"
          class="phone-dock-tab"
          aria-pressed={isOn}
          aria-description={news?.label}
          onClick={onPress}
        >
          <DrawnSign name={sign} />
          {label}
          <News news={news} />
        </button>
      ))}
    </nav>
  )
}

/** The tabs that have no place in the row. */
function More({ tabs, onChoose }: { readonly tabs: readonly DockTab[]; onChoose(id: string): void }) {
  const say = useSay(tableTexts)
  return (
    <nav class="phone-more" aria-label={say('more')}>
      {tabs.map(({ id, label }) => (
        <button key={id} type="button" onClick={() => onChoose(id)}>
          {label}
        </button>
      ))}
    </nav>
  )
}
