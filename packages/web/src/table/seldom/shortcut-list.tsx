import { useSay } from '../../language/language.js'
import { Dialog } from '../../ui/dialog.js'
import { shortcutTexts } from './shortcut-texts.js'
import './shortcut-list.css'

const shortcuts = [
  ['primary', ['Enter']],
  ['pass', ['P']],
  ['tip', ['T']],
  ['undo', ['Z']],
  ['undoTurn', ['⇧ Z']],
  ['redo', ['R']],
  ['step', ['←', '→']],
  ['turns', ['[', ']']],
  ['ends', ['Home', 'End']],
  ['lines', ['V', '⇧ V']],
  ['tabs', ['1 … 9']],
  ['onlineTabs', ['I', 'K', 'J']],
  ['card', ['D']],
  ['map', ['M']],
  ['timeline', ['L']],
  ['overview', ['O']],
  ['review', ['W']],
  ['nextGame', ['N']],
  ['mapMove', ['← ↑ → ↓']],
  ['mapPan', ['Ctrl ← ↑ → ↓']],
  ['mapZoom', ['+', '−']],
  ['mapFit', ['F', 'C', '0']],
  ['mapTile', ['R', '⇧ R', 'Enter']],
  ['mapGauge', ['G']],
  ['hold', ['H']],
  ['escape', ['Esc']],
  ['help', ['?']],
] as const

/** All keys that do something on the game screen. */
export function ShortcutList({ onClose }: { onClose(): void }) {
  const say = useSay(shortcutTexts)
  return (
    <Dialog title={say('heading')} onClose={onClose} isText>
      <dl class="shortcut-list">
        {shortcuts.map(([key, keys]) => (
          <div key={key}>
            <dt>
              {keys.map((name) => (
                <kbd key={name}>{name}</kbd>
              ))}
            </dt>
            <dd>{say(key)}</dd>
          </div>
        ))}
      </dl>
    </Dialog>
  )
}
