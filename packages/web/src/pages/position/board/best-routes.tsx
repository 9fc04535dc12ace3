import { money } from '@stellwerk/table'
import { useState } from 'preact/hooks'
import { runsTexts } from '../../../decision/runs/texts.js'
import type { RunTasks } from '../../../decision/runs/tasks.js'
import { useSay } from '../../../language/language.js'
import { useSetFocus } from '../../../table/focus.js'
import { companyOf, placeName } from '../../../table/named.js'
import { Button } from '../../../ui/button.js'
import { SelectField } from '../../../ui/select.js'
import { useEntry } from '../entry.js'
import { positionTexts } from '../texts.js'

interface BestRoutesPanelProps {
  /** The companies that can run; none while something is wrong. */
  readonly runners: readonly string[]
  /** The company whose routes were asked for. */
  readonly asked: string | undefined
  readonly best: ReturnType<RunTasks['suggest']> | undefined
  onAsk(company: string | undefined): void
}

/** Asks for the best routes of a company, and tells what they earn. */
export function BestRoutesPanel({ runners, asked, best, onAsk }: BestRoutesPanelProps) {
  const say = useSay(positionTexts)
  const sayRuns = useSay(runsTexts)
  const setFocus = useSetFocus()
  const { faults, board, words } = useEntry()
  const [picked, setPicked] = useState('')
  const routes = best?.plan?.routes ?? []
  const company = asked ?? (runners.includes(picked) ? picked : (runners[0] ?? ''))
  return (
    <section class="position-best" aria-labelledby="position-best">
      <h2 id="position-best">{say('best')}</h2>
      {runners.length === 0 ? (
        <p class="page-hint">{say(faults.length === 0 ? 'noRunner' : 'mendFirst')}</p>
      ) : (
        <div class="page-row">
          <SelectField
            class="position-labelled"
            label={words.column('company')}
            value={company}
            options={runners.map((id) => [id, `${id} ${companyOf(board.table, id)?.name ?? id}`])}
            onChange={(id) => {
              setPicked(id)
              if (asked !== undefined) onAsk(id)
            }}
          />
          <Button
            look={asked === undefined ? 'primary' : 'plain'}
            onPress={() => onAsk(asked === undefined ? company : undefined)}
          >
            {say(asked === undefined ? 'show' : 'hide')}
          </Button>
        </div>
      )}
      <div role="status">
        {asked !== undefined && !best && <p class="page-hint">{say('searching')}</p>}
        {asked !== undefined && best && (
          <>
            <p class="position-total">
              {say('earns', { company, amount: words.phrase(money(best.plan?.total ?? 0)) })}
            </p>
            <p class="page-hint">
              {routes.length === 0 ? say('noRoute') : sayRuns(best.proven ? 'bestProven' : 'bestKnown')}
            </p>
          </>
        )}
      </div>
      <ol class="position-routes">
        {routes.map(({ train, path }, i) => (
          <li
            key={i}
            onPointerEnter={() => setFocus({ kind: 'route', id: String(i) })}
            onPointerLeave={() => setFocus(null)}
          >
            <strong>{sayRuns('train', { train })}</strong>{' '}
            {path.map((hex) => placeName(board.map, hex)).join(' – ')}
          </li>
        ))}
      </ol>
    </section>
  )
}
