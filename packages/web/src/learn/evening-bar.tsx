import { useEffect, useState } from 'preact/hooks'
import { top } from '@stellwerk/engine'
import type { Evening, FirstDecision } from '@stellwerk/texts'
import { format } from '@stellwerk/texts'
import { manifestOf } from '@stellwerk/titles'
import { useLanguage, useSay } from '../language/language.js'
import { useDescribed } from '../table/description.js'
import { useTable } from '../table/table.js'
import { Button } from '../ui/button.js'
import { DrawnSign } from '../ui/signs.js'
import { useFailure } from '../ui/use-failure.js'
import { isIntroduced, keepIntroduced } from './evening-games.js'
import { figuresOn, firstIn } from './introduction.js'
import { learnTexts } from './texts.js'
import './evening-bar.css'

/** On a first evening: what a new kind of decision is about, once, with the numbers on the table. */
export function EveningBar() {
  const { session, shown, mayAct, decision } = useTable()
  const title = session.game.title.id
  const evening = useEvening(title)
  const [, redraw] = useState({})
  const first =
    evening && mayAct && decision
      ? firstIn(evening, top(shown.state)?.kind ?? '', (id) => isIntroduced(title, id))
      : undefined
  if (!first) return null
  return (
    <Introduced
      first={first}
      onKnown={() => {
        keepIntroduced(title, first.id)
        redraw({})
      }}
    />
  )
}

function useEvening(title: string): Evening | undefined {
  const fail = useFailure()
  const [evening, setEvening] = useState<Evening>()
  useEffect(() => {
    manifestOf(title)?.evening?.().then(setEvening, fail)
  }, [title, fail])
  return evening
}

function Introduced({ first, onKnown }: { readonly first: FirstDecision; onKnown(): void }) {
  const { session, decision, onTurn } = useTable()
  const { description, words } = useDescribed()
  const language = useLanguage()
  const say = useSay(learnTexts)
  if (onTurn === undefined) return null
  const figures = figuresOn(
    description.table,
    onTurn,
    decision?.choices.length ?? 0,
    words,
    session.game.texts,
    language,
  )
  return (
    <section class="evening-bar" aria-live="polite">
      <p>
        <DrawnSign name="tip" /> <strong>{first.heading[language]}</strong>{' '}
        {format(language, { it: first.words[language] }, 'it', figures)}
      </p>
      <Button onPress={onKnown}>{say('known')}</Button>
    </section>
  )
}
