import type { VNode } from 'preact'
import { useState } from 'preact/hooks'
import { useSay } from '../language/language.js'
import { Nothing, lazy } from '../ui/lazy.js'
import type { MenuItem } from '../ui/menu.js'
import { useTable } from './table.js'
import { tableTexts } from './texts.js'
import { usePositionLink } from './use-position-link.js'

const ShortcutList = lazy(async () => (await import('./seldom/shortcut-list.js')).ShortcutList, Nothing)
const PlayedReadings = lazy(async () => (await import('./seldom/played-readings.js')).PlayedReadings, Nothing)

interface TableMenu {
  readonly menu: readonly (readonly MenuItem[])[]
  /** What to say once the link to the position was asked for. */
  readonly told: string
  showShortcuts(): void
  /** What was opened by it. */
  readonly dialogs: VNode
}

/** What the menu of a game offers besides `items`, which differ from page to page. */
export function useTableMenu(items: readonly MenuItem[]): TableMenu {
  const { title } = useTable().session.game
  const say = useSay(tableTexts)
  const link = usePositionLink()
  const [shortcutsShown, setShortcutsShown] = useState(false)
  const [readingsShown, setReadingsShown] = useState(false)
  const hasReadings = Object.keys(title.readings).length > 0
  const showShortcuts = (): void => setShortcutsShown(true)
  return {
    menu: [
      [
        ...items,
        link.item,
        { label: say('print'), onChoose: () => print() },
        { label: say('rules'), href: `/rules/${title.id}` },
        ...(hasReadings ? [{ label: say('readings'), onChoose: () => setReadingsShown(true) }] : []),
        { label: say('shortcuts'), onChoose: showShortcuts },
        { label: say('home'), href: '/' },
      ],
    ],
    told: link.told,
    showShortcuts,
    dialogs: (
      <>
        {shortcutsShown && <ShortcutList onClose={() => setShortcutsShown(false)} />}
        {readingsShown && <PlayedReadings onClose={() => setReadingsShown(false)} />}
      </>
    ),
  }
}
