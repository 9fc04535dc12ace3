import { top } from '@stellwerk/engine'
import { roundCode } from '@stellwerk/table'
import { listed, numeral } from '@stellwerk/texts'
import { useLanguage, useSay } from '../language/language.js'
import { Unbroken } from '../ui/unbroken.js'
import { awaited } from './awaited.js'
import { useCalled } from './called.js'
import { useDescribed } from './description.js'
import { useTable } from './table.js'
import { tableTexts } from './texts.js'

/** One sentence: who acts for what. Screen readers hear it whenever it changes. */
export function CardHead() {
  const { isPresent } = useTable()
  return (
    <header class="card-head" aria-live="polite">
      {isPresent ? <PresentHead /> : <PastHead />}
    </header>
  )
}

function PresentHead() {
  const { session, shown, now, mayAct } = useTable()
  const { nameOf, isYou, heading } = useCalled()
  const language = useLanguage()
  const say = useSay(tableTexts)
  const { title, texts } = session.game
  const step = now.stopped || title.isOver(shown.state) ? undefined : top(shown.state)
  if (!step) return <h2>{say(now.stopped ? 'stopped' : 'over')}</h2>
  const deciders = awaited(title, shown.state)
  const players = deciders.map(nameOf)
  const isMine = mayAct && deciders.length === 1 && deciders.every(isYou)
  return (
    <>
      <h2>
        <Unbroken text={heading(texts.step(language, step, shown.state))} />
      </h2>
      <p class="card-who">
        {isMine
          ? say('yourTurn')
          : say(players.length > 1 ? 'actingAny' : 'acting', { players: listed(language, players) })}
      </p>
    </>
  )
}

/** In history the card tells where one is; whose turn it was then is no heading, since nothing can be decided there. */
function PastHead() {
  const { session, at, onTurn } = useTable()
  const { isYou } = useCalled()
  const { description } = useDescribed()
  const language = useLanguage()
  const say = useSay(tableTexts)
  const round = roundCode(description.table.round)
  const waits =
    onTurn !== undefined && isYou(onTurn)
      ? say('yourTurn')
      : say('acting', { players: onTurn ? session.nameOf(onTurn) : '' })
  return (
    <>
      <h2>{say('lookingAt', { round, named: round === '' ? 'no' : 'yes', at: numeral(language, at) })}</h2>
      {onTurn !== undefined && <p class="card-who">{waits}</p>}
    </>
  )
}
