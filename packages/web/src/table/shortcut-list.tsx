import { useSay } from '../language/language.js'
import { Dialog } from '../ui/dialog.js'
import { tableTexts } from './texts.js'
import './shortcut-list.css'

const shortcuts = [
  ['keyUndo', ['U']],
  ['keyUndoTurn', ['⇧ U']],
  ['keyRedo', ['R']],
  ['keyStep', ['⇧ ←', '⇧ →']],
  ['keyEnds', ['⇧ Home', '⇧ End']],
  ['keyTabs', ['1 … 9']],
  ['keyCard', ['D']],
  ['keyMap', ['M']],
  ['keyTimeline', ['T']],
  ['keyMapMove', ['← ↑ → ↓']],
  ['keyMapZoom', ['+', '−', '0']],
  ['keyMapTile', ['R', 'Enter']],
  ['keyEscape', ['Esc']],
  ['keyHelp', ['?']],
] as const

/** All keys that do something on the game screen. */
export function ShortcutList({ onClose }: { onClose(): void }) {
  const say = useSay(tableTexts)
  return (
    <Dialog title={say('shortcuts')} onClose={onClose}>
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
