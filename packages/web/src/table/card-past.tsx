import { top } from '@stellwerk/engine'
import { numeral } from '@stellwerk/texts'
import { useLanguage, useSay } from '../language/language.js'
import { Button } from '../ui/button.js'
import { useCalled } from './called.js'
import { useTable } from './table.js'
import { tableTexts } from './texts.js'
import { WouldGo } from './would-go.js'

/** In history: what is seen, and what going back to it would undo. */
export function Past() {
  const { at, now, session, shown } = useTable()
  const { heading } = useCalled()
  const language = useLanguage()
  const say = useSay(tableTexts)
  const step = top(shown.state)
  return (
    <div class="card-past">
      <p>{say('past', { at: numeral(language, at), length: numeral(language, now.length) })}</p>
      {step && (
        <p class="card-soft">
          {say('backThen', { step: heading(session.game.texts.step(language, step, shown.state)) })}
        </p>
      )}
      {now.askTo <= at && <WouldGo to={at} />}
    </div>
  )
}

/** The ways out of history: to try something, to go back for good, and always to the present. */
export function PastWays() {
  const { at, now, session, onTurn, show, travel, lines } = useTable()
  const say = useSay(tableTexts)
  const isFree = at >= now.undoTo
  return (
    <>
      <Button onPress={() => void lines.tryFrom(at)}>{say('tryFrom')}</Button>
      {now.askTo <= at && (
        <Button onPress={() => void travel(() => session.undo(at))}>
          {say(isFree ? 'undoToHere' : 'askUndo')}
        </Button>
      )}
      <Button
        look={onTurn === undefined ? 'primary' : 'turn'}
        class="card-present"
        onPress={() => show('present')}
        shortcut="Escape"
      >
        {say(onTurn === undefined ? 'toPresent' : 'toMyTurn')}
      </Button>
    </>
  )
}
