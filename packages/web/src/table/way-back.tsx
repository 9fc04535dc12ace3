import { useSay } from '../language/language.js'
import { Button } from '../ui/button.js'
import { useMoves } from './moves.js'
import { useTable } from './table.js'
import { tableTexts } from './texts.js'

/** After acting there is always one visible way back. */
export function WayBack() {
  const { now } = useTable()
  const say = useSay(tableTexts)
  const { undo, undoTurn, turnLength, redo } = useMoves()
  if (now.mine.length === 0 || (now.length === 0 && !redo)) return null
  const ways = [
    ['↶', say('undo'), say('undo'), 'z', undo],
    ['⇤', say('wholeTurn'), say('undoTurn', { count: turnLength }), 'Shift+Z', undoTurn],
    ['↷', say('redo'), say('redo'), 'r', redo],
  ] as const
  return (
    <div class="card-back">
      {ways.map(
        ([sign, short, words, shortcut, go]) =>
          (go ?? shortcut === 'z') && (
            <Button
              key={shortcut}
              look="quiet"
              shortcut={shortcut}
              disabled={!go}
              title={go ? words : say('nothingToUndo')}
              onPress={() => go?.()}
            >
              {sign} <span class="card-word">{short}</span>
            </Button>
          ),
      )}
    </div>
  )
}
