import type { RunParts } from '@stellwerk/1854'
import { companyOf } from '@stellwerk/1854'
import { listed, numeral } from '@stellwerk/texts'
import { idleTrains, putDown, takenUp, without } from '../../../../decision/runs/plan.js'
import { TakeHint } from '../../../../decision/runs/take-hint.js'
import { runsTexts } from '../../../../decision/runs/texts.js'
import { Swatch } from '../../../../decision/runs/swatch.js'
import { useFocus, useSetFocus } from '../../../../table/focus.js'
import { Button } from '../../../../ui/button.js'
import type { RunDraft } from '../../draft.js'
import { runId } from '../../run-map.js'
import { placeName } from '../../names.js'
import type { StepProps } from '../desk.js'
import { companyOfStep } from '../desk.js'

interface RunListProps extends StepProps {
  readonly draft: RunDraft
  /** What each run earns. */
  readonly parts: readonly RunParts[] | undefined
  onChange(draft: RunDraft): void
}

/** Which train goes where; pointing at one lights it up on the map, and the other way round. */
export function RunList({ desk, draft, parts, onChange }: RunListProps) {
  const { say, language, state } = desk
  const sayRuns = runsTexts.in(language)
  const focus = useFocus()
  const setFocus = useSetFocus()
  const idle = idleTrains(companyOf(state, companyOfStep(desk)).trains, draft)
  const { taken, asks } = draft
  return (
    <>
      <ul class="routes-list">
        {draft.runs.map((run, i) => {
          const { train, route } = run
          const id = runId(run, i)
          const [from, to] = [placeName(route[0] ?? ''), placeName(route.at(-1) ?? '')]
          const pointed =
            (focus?.kind === 'route' && focus.id === id) || (asks !== undefined && route.includes(asks))
          const point = (inside: boolean) => (): void => setFocus(inside ? { kind: 'route', id } : null)
          return (
            <li
              key={id}
              class={pointed ? 'routes-route routes-pointed' : 'routes-route'}
              onPointerEnter={point(true)}
              onPointerLeave={point(false)}
              onFocusIn={point(true)}
              onFocusOut={point(false)}
            >
              <Swatch look={i} />
              <Button
                look="quiet"
                class="routes-name"
                pressed={taken === i}
                onPress={() => onChange(taken === i ? putDown(draft) : takenUp(draft, i))}
              >
                <span class="visually-hidden">{sayRuns('changeRoute', { number: i + 1 })} </span>
                {say('trainRun', { train, from, to })}
                <span class="choice-facts">{route.join(' ')}</span>
              </Button>
              {parts?.[i] && <span class="routes-value">{numeral(language, parts[i].total)}</span>}
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
      <TakeHint
        asks={asks === undefined ? undefined : placeName(asks)}
        isOpen={taken !== undefined || draft.begun !== undefined}
      />
      {idle.length > 0 && <p class="decision-hint">{say('idle', { trains: listed(language, idle) })}</p>}
    </>
  )
}
