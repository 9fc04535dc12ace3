import { useEffect, useMemo, useState } from 'preact/hooks'
import { useLanguage, useSay } from '../language/language.js'
import { useLaterWords } from '../titles/complete.js'
import { useTable } from './table.js'
import { tableTexts } from './texts.js'

/** Letters that two lines surely hold. */
const short = 90

/** What the move did that led to the board in view: heard by those who do not see the board, and in full on a press. */
export function Happened() {
  const { shown, session } = useTable()
  const language = useLanguage()
  const say = useSay(tableTexts)
  const [isOpen, setOpen] = useState(false)
  useEffect(() => setOpen(false), [shown])
  const hasWords = useLaterWords(session.game.title.id)
  const words = useMemo(() => {
    if (!hasWords) return ''
    const { texts } = session.game
    const lines = shown.events.flatMap((event) => texts.event(language, event, shown.state) ?? [])
    return session.named(lines.join(' · '))
  }, [shown, session, language, hasWords])
  return (
    <div class={isOpen ? 'card-happened card-happened-open' : 'card-happened'}>
      <p role="status">{words}</p>
      {words.length > short && (
        <button type="button" class="card-more" aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
          {say(isOpen ? 'less' : 'more')}
        </button>
      )}
    </div>
  )
}
