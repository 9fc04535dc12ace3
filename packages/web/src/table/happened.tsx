import { useMemo } from 'preact/hooks'
import { useLanguage } from '../language/language.js'
import { useTable } from './table.js'

/** What the move did that led to the board in view: one line, heard by those who do not see the board. */
export function Happened() {
  const { shown, session } = useTable()
  const language = useLanguage()
  const words = useMemo(() => {
    const { texts } = session.game
    const lines = shown.events.flatMap((event) => texts.event(language, event, shown.state) ?? [])
    return session.named(lines.join(' · '))
  }, [shown, session, language])
  return (
    <p class="card-happened" role="status" title={words}>
      {words}
    </p>
  )
}
