import { openDecision } from '@stellwerk/engine'
import { useMemo } from 'preact/hooks'
import type { Action, CoreState } from '@stellwerk/engine'
import type { Payout } from '@stellwerk/table'
import { useSay } from '../../language/language.js'
import { useDescribed } from '../../table/description.js'
import { useTable } from '../../table/table.js'
import { useForesight } from '../foresight.js'
import { PayoutTable } from '../payout.js'
import { runsTexts } from './texts.js'

/** What becomes of the earnings in the next step: run and payout are one thought. */
export function NextPayout({ action }: { readonly action: Action }) {
  const { session } = useTable()
  const { face } = useDescribed()
  const ahead = useForesight(action)
  const after = ahead?.kind === 'effects' ? ahead.state : undefined
  const { title } = session.game
  const section = useMemo(
    () =>
      after &&
      face
        .step(after, openDecision(title, after), action.player)
        .sections.find((one): one is Payout => one.kind === 'payout'),
    [after, face, title],
  )
  return after && section ? <Ways key={section.ways.length} section={section} after={after} /> : null
}

function Ways({ section, after }: { readonly section: Payout; readonly after: CoreState }) {
  const say = useSay(runsTexts)
  const { words } = useDescribed()
  const aheads = section.ways.map(({ action }) => useForesight(action, after))
  return (
    <section class="next-payout" aria-label={say('whatThen')}>
      <p class="block-heading">
        {say('whatThen')} <span class="block-note">{say('nextStep')}</span>
      </p>
      <PayoutTable
        company={section.company}
        ways={section.ways.map((row, i) => ({ row, ahead: aheads[i] }))}
        head={(row) => words.phrase(row.subject)}
      />
    </section>
  )
}
