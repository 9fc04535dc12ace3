import { useSay } from '../language/language.js'
import { useNow } from '../session/use-now.js'
import { onTurnIn } from '../table/on-turn.js'
import { useTable } from '../table/table.js'
import { Button } from '../ui/button.js'
import { variationTexts } from './texts.js'
import './variations.css'

/** Says that a variation is shown, and leads back to the game: in amber where the game waits. */
export function VariationNotice() {
  const { lines, openPanel } = useTable()
  const say = useSay(variationTexts)
  const { game, shown } = lines
  const now = useNow(game)
  const waits = game.kind === 'online' && onTurnIn(game.game.title, now) !== undefined
  return (
    <div class="variation-notice">
      <p>
        <strong>{say('notice', { name: shown?.name ?? '' })}</strong> <span>{say('try')}</span>
      </p>
      <Button onPress={() => openPanel('variations')}>{say('compare')}</Button>
      <Button look={waits ? 'turn' : 'primary'} onPress={() => lines.show(undefined)}>
        {say(waits ? 'backToTurn' : 'back')}
      </Button>
    </div>
  )
}
