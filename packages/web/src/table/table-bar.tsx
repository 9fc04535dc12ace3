import type { ComponentChildren } from 'preact'
import { useMemo } from 'preact/hooks'
import { separated } from '@stellwerk/texts'
import { Signal } from '../app/top-bar.js'
import { LanguageMenu, useSettingsItems } from '../app/preferences.js'
import { useLanguage, useSay } from '../language/language.js'
import type { MenuItem } from '../ui/menu.js'
import { whenIdle } from '../ui/idle.js'
import { lazy } from '../ui/lazy.js'
import { Menu } from '../ui/menu.js'
import { headlineOf } from '../story/headline.js'
import { useDescribed } from './description.js'
import { useMoves } from './moves.js'
import { Order } from './order.js'
import { useTable } from './table.js'
import { tableTexts } from './texts.js'
import { useNarrow } from './use-narrow.js'
import './table-bar.css'

interface TableBarProps {
  readonly items: readonly (readonly MenuItem[])[]
  /** What the game is called. */
  readonly name: string
  readonly children?: ComponentChildren
}

/** Games that wait elsewhere are of interest once this one is there. */
const TablePill = lazy(
  async () => {
    await whenIdle()
    return (await import('../online/waiting/table-pill.js')).TablePill
  },
  () => null,
)

/** Title, round, phase with what it brings, who comes next, connection, menu; undo where the card may be out of sight. */
export function TableBar({ items, name, children }: TableBarProps) {
  const { session, shown, now } = useTable()
  const language = useLanguage()
  const say = useSay(tableTexts)
  const settings = useSettingsItems()
  const { description, words } = useDescribed()
  const headline = headlineOf(description.table, words, language)
  const dates = useMemo(() => new Intl.DateTimeFormat(language, { dateStyle: 'long' }), [language])
  const printed = useMemo(
    () =>
      [
        session.game.texts.name(language),
        headline.roundName,
        say('phase', { phase: headline.phase }),
        separated(
          language,
          shown.state.players.map((player) => session.nameOf(player)),
        ),
        dates.format(new Date()),
      ].join(' · '),
    [session, headline.roundName, headline.phase, say, language, dates],
  )
  const { undo } = useMoves()
  const narrow = useNarrow()
  // two letters tell a round of many; what happens once has room for its name
  const isNumbered = headline.round === '' || /\d/.test(headline.round)
  const connection =
    session.kind === 'analysis' ? 'analysis' : now.connection === 'local' ? 'local' : now.connection
  return (
    <header class="table-bar">
      <p class="table-bar-printed">{printed}</p>
      <a class="table-bar-home" href="/" aria-label={say('home')} title={say('home')}>
        <Signal />
      </a>
      <h1 class="table-bar-title">{session.game.texts.name(language)}</h1>
      <span class="table-bar-round" title={headline.roundName}>
        <span aria-hidden="true">{isNumbered || narrow ? headline.round : headline.roundName}</span>
        <span class="visually-hidden">{headline.roundName}</span>
      </span>
      <details class="table-bar-phase">
        <summary style={{ '--phase': headline.phaseColour }}>
          {say('phase', { phase: headline.phase })}
          {headline.phaseWords && <span class="table-bar-colour">· {headline.phaseWords}</span>}
        </summary>
        <p>{headline.phaseNote}</p>
      </details>
      {!narrow && <Order />}
      <span class={`table-bar-connection table-bar-${now.connection}`} role="status">
        {say(connection)}
      </span>
      <TablePill name={name} />
      {children}
      {narrow && (
        <button
          type="button"
          class="table-bar-button"
          aria-label={say('undo')}
          title={undo ? say('undo') : say('nothingToUndo')}
          aria-disabled={!undo}
          onClick={() => undo?.()}
        >
          ↶
        </button>
      )}
      <LanguageMenu />
      <Menu label={say('menu')} button="☰" groups={[...items, ...settings]} />
    </header>
  )
}
