import { companyOf } from '@stellwerk/1854'
import { listed } from '@stellwerk/texts'
import { idleTrains, without } from '../../../../decision/runs/plan.js'
import { runsTexts } from '../../../../decision/runs/texts.js'
import { Swatch } from '../../../../decision/swatch.js'
import { useFocus, useSetFocus } from '../../../../table/focus.js'
import { Button } from '../../../../ui/button.js'
import type { RunDraft } from '../../draft.js'
import { runId } from '../../map/runs.js'
import { placeName } from '../../names.js'
import type { StepProps } from '../desk.js'
import { companyOfStep } from '../desk.js'

interface RunListProps extends StepProps {
  readonly draft: RunDraft
  onChange(draft: RunDraft): void
}

/** Which train goes where; pointing at one lights it up on the map, and the other way round. */
export function RunList({ desk, draft, onChange }: RunListProps) {
  const { say, language, state } = desk
  const sayRuns = runsTexts.in(language)
  const focus = useFocus()
  const setFocus = useSetFocus()
  const idle = idleTrains(companyOf(state, companyOfStep(desk)).trains, draft)
  return (
    <>
      <ul class="routes-list">
        {draft.runs.map((run, i) => {
          const { train, route } = run
          const id = runId(run, i)
          const [from, to] = [placeName(route[0] ?? ''), placeName(route.at(-1) ?? '')]
          const point = (inside: boolean) => (): void => setFocus(inside ? { kind: 'route', id } : null)
          return (
            <li
              key={id}
              class={
                focus?.kind === 'route' && focus.id === id ? 'routes-route routes-pointed' : 'routes-route'
              }
              onPointerEnter={point(true)}
              onPointerLeave={point(false)}
              onFocusIn={point(true)}
              onFocusOut={point(false)}
            >
              <Swatch look={i} />
              <span class="routes-name">
                {say('trainRun', { train, from, to })}
                <span class="choice-facts">{route.join(' ')}</span>
              </span>
              <Button
                look="quiet"
                label={sayRuns('leaveOut', { route: `${from} – ${to}` })}
                onPress={() => onChange(without(draft, i))}
              >
                ×
              </Button>
            </li>
          )
        })}
      </ul>
      {idle.length > 0 && <p class="decision-hint">{say('idle', { trains: listed(language, idle) })}</p>}
    </>
  )
}
