import { useMemo } from 'preact/hooks'
import { useLanguage, useSay } from '../language/language.js'
import { useLaterWords } from '../titles/complete.js'
import { useTable } from './table.js'
import { tableTexts } from './texts.js'

const mostLines = 30

/** What going back to a moment would undo, the last move first. */
export function WouldGo({ to }: { readonly to: number }) {
  const { now, session } = useTable()
  const language = useLanguage()
  const say = useSay(tableTexts)
  const hasWords = useLaterWords(session.game.title.id)
  const lines = useMemo(() => {
    if (!hasWords) return []
    const { texts } = session.game
    const found: string[] = []
    for (let n = now.length; n > to && found.length < mostLines; n--) {
      const { events = [], state } = now.at(n) ?? {}
      const words = events.flatMap((event) => (state && texts.event(language, event, state)) ?? [])
      if (words.length > 0) found.push(session.named(words.join(' · ')))
    }
    return found
  }, [now, to, session, language, hasWords])
  if (now.length <= to) return null
  return (
    <details class="card-soft">
      <summary>{say('wouldGo', { count: now.length - to })}</summary>
      <ul>
        {lines.map((line, i) => (
          <li key={i}>{line}</li>
        ))}
        {lines.length === mostLines && <li>…</li>}
      </ul>
    </details>
  )
}
