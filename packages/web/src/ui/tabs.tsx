import { useId, useRef } from 'preact/hooks'
import type { ComponentChildren } from 'preact'
import './tabs.css'

export interface Tab {
  readonly id: string
  readonly label: string
  readonly shortcut?: string
  /** How many new things wait there, and that in words. */
  readonly news?: { readonly count: number; readonly label: string } | undefined
}

interface TabsProps {
  readonly label: string
  readonly tabs: readonly Tab[]
  readonly chosen: string
  /** The tab whose panel is there; another one may just have been chosen. */
  readonly shown?: string
  readonly class?: string
  onChoose(id: string): void
  /** The panel of the tab that is shown. */
  readonly children: ComponentChildren
}

/** A row of tabs with one panel; arrow keys move along the row. */
export function Tabs({ label, tabs, chosen, shown = chosen, onChoose, children, ...rest }: TabsProps) {
  const base = useId()
  const row = useRef<HTMLDivElement>(null)
  const move = (event: KeyboardEvent): void => {
    const at = tabs.findIndex(({ id }) => id === chosen)
    const to = { ArrowRight: at + 1, ArrowLeft: at - 1, Home: 0, End: tabs.length - 1 }[event.key]
    if (to === undefined || event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return
    const next = tabs[(to + tabs.length) % tabs.length]
    if (!next) return
    event.preventDefault()
    onChoose(next.id)
    row.current?.querySelector<HTMLElement>(`[data-tab="${CSS.escape(next.id)}"]`)?.focus()
  }
  return (
    <div class={['tabs', rest.class].filter(Boolean).join(' ')}>
      <div class="tabs-row" role="tablist" aria-label={label} ref={row} onKeyDown={move}>
        {tabs.map(({ id, label: name, shortcut, news }) => (
          <button
            key={id}
            type="button"
            role="tab"
            class="tabs-tab"
            id={`${base}-${id}`}
            data-tab={id}
            aria-selected={id === chosen}
            aria-controls={`${base}-panel`}
            aria-keyshortcuts={shortcut}
            aria-description={news?.label}
            tabIndex={id === chosen ? 0 : -1}
            onClick={() => onChoose(id)}
          >
            {name}
            <News news={news} />
          </button>
        ))}
      </div>
      {/* each panel begins at its top */}
      <div
        key={shown}
        class="tabs-panel"
        role="tabpanel"
        id={`${base}-panel`}
        aria-labelledby={`${base}-${shown}`}
        tabIndex={0}
      >
        {children}
      </div>
    </div>
  )
}

/** A number beside a name; those who do not see it hear of it as a description. */
export function News({ news }: Pick<Tab, 'news'>) {
  return (
    news && (
      <span class="tabs-news" aria-hidden="true" title={news.label}>
        {news.count}
      </span>
    )
  )
}
