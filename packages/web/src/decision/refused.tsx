import { useState } from 'preact/hooks'
import type { Section } from '@stellwerk/table'
import { useSay } from '../language/language.js'
import { useDescribed } from '../table/description.js'
import { useSetFocus } from '../table/focus.js'
import { RuleLink } from '../ui/rule-link.js'
import { useChoosing } from './choosing.js'
import type { Denied } from './refused-rows.js'
import { refusedIn } from './refused-rows.js'
import { cardTexts } from './texts.js'
import { Subject } from './value-view.js'

/** So few are shown at once, and so many where nothing else could be chosen: one wonders why. */
const few = 2
const many = 6

const isEmpty = (section: Section): boolean =>
  section.kind === 'pass' || (section.kind === 'rows' && section.rows.length === 0)

/** What one might have expected, in grey, each with its reason and rule. */
export function Refused({ sections }: { readonly sections: readonly Section[] }) {
  const say = useSay(cardTexts)
  const [open, setOpen] = useState(false)
  const rows = refusedIn(sections)
  if (rows.length === 0) return null
  if (rows.length <= (sections.every(isEmpty) ? many : few)) return <RefusedList rows={rows} />
  return (
    <details class="decision-fold" onToggle={(event) => setOpen(event.currentTarget.open)}>
      <summary class="decision-summary">{say('notPossible', { count: rows.length })}</summary>
      {open && <RefusedList rows={rows} />}
    </details>
  )
}

function RefusedList({ rows }: { readonly rows: readonly Denied[] }) {
  const { words } = useDescribed()
  const { reasonOf } = useChoosing()
  const setFocus = useSetFocus()
  return (
    <ul class="refused">
      {rows.map(({ section, row: { id, subject, hexes = [], refusal } }) => (
        <li
          key={`${section.id} ${id}`}
          onPointerEnter={() => hexes[0] !== undefined && setFocus({ kind: 'hex', id: hexes[0] })}
          onPointerLeave={() => setFocus(null)}
        >
          <span class="refused-what">
            {words.say(section.heading)}: <Subject value={subject} named={false} />
          </span>{' '}
          {reasonOf(refusal)} <RuleLink rule={refusal.rule} />
        </li>
      ))}
    </ul>
  )
}
