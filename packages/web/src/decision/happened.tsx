import { useEffect, useRef, useState } from 'preact/hooks'
import { useLanguage } from '../language/language.js'
import { useTable } from '../table/table.js'

/** What became of an offer is not to be seen on the board. */
const answers: readonly string[] = ['offer-accepted', 'offer-declined', 'offer-withdrawn']

/** Tells those who do not see the board what the last action did; the answer to an offer is told to all. */
export function Happened() {
  const { now, session } = useTable()
  const language = useLanguage()
  const before = useRef(now.length)
  const [told, tell] = useState({ words: '', isAnswer: false })
  useEffect(() => {
    const last = now.at(now.length)
    const isNew = now.length > before.current
    before.current = now.length
    if (!isNew || !last) return
    const { texts } = session.game
    const lines = last.events.flatMap((event) => texts.event(language, event, last.state) ?? [])
    const words = session.named(lines.map((line) => line.replace(/[.。]$/, '')).join('. '))
    tell({ words, isAnswer: last.events.some(({ kind }) => answers.includes(kind)) })
  }, [now, language, session])
  return (
    <p class={told.isAnswer ? 'decision-hint' : 'visually-hidden'} role="status">
      {told.words}
    </p>
  )
}
