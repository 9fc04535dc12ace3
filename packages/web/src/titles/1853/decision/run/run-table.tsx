import { useId } from 'preact/hooks'
import type { RunEarnings, TrainRun } from '@stellwerk/1853'
import { numeral } from '@stellwerk/texts'
import { putDown, takenUp, without } from '../../../../decision/runs/plan.js'
import { TakeHint } from '../../../../decision/runs/take-hint.js'
import { runsTexts } from '../../../../decision/runs/texts.js'
import { Swatch } from '../../../../decision/runs/swatch.js'
import { useFocus, useSetFocus } from '../../../../table/focus.js'
import { Button } from '../../../../ui/button.js'
import type { RunDraft } from '../../draft.js'
import { placeName } from '../../names.js'
import type { Desk } from '../desk.js'
import { mailedBy } from './plan.js'

interface RunTableProps {
  readonly desk: Desk
  readonly draft: RunDraft
  readonly earned: RunEarnings | undefined
  onChange(draft: RunDraft): void
}

export const endsOf = ({ route }: TrainRun): string =>
  `${placeName(route[0] ?? '')} – ${placeName(route.at(-1) ?? '')}`

/** The runs of a plan with what each call earns; pointing at one lights it up on the map. One of them carries the mail. */
export function RunTable({ desk, draft, earned, onChange }: RunTableProps) {
  const { say, language } = desk
  const sayRuns = runsTexts.in(language)
  const name = useId()
  const focus = useFocus()
  const setFocus = useSetFocus()
  const { taken, asks } = draft
  if (draft.runs.length === 0) return null
  return (
    <div class="payout-scroll">
      <table class="breakdown">
        <caption class="visually-hidden">{say('runsTable')}</caption>
        <thead>
          <tr>
            <th scope="col">{say('route')}</th>
            <th scope="col">{say('earns')}</th>
            <th scope="col">{say('mailOn')}</th>
            <td />
          </tr>
        </thead>
        <tbody>
          {draft.runs.map((run, i) => {
            const id = String(i)
            const pointed =
              (focus?.kind === 'route' && focus.id === id) || (asks !== undefined && run.route.includes(asks))
            const calls = earned?.parts[i]?.calls ?? []
            return (
              <tr
                key={i}
                class={pointed ? 'routes-pointed' : undefined}
                onPointerEnter={() => setFocus({ kind: 'route', id })}
                onPointerLeave={() => setFocus(null)}
              >
                <th scope="row">
                  <Button
                    look="quiet"
                    class="routes-name"
                    pressed={taken === i}
                    onPress={() => onChange(taken === i ? putDown(draft) : takenUp(draft, i))}
                  >
                    <span class="visually-hidden">{sayRuns('changeRoute', { number: i + 1 })} </span>
                    <Swatch look={i} /> {run.train}: {endsOf(run)}
                    <span class="choice-facts">
                      {calls
                        .map(({ hex, value }) => `${placeName(hex)} ${numeral(language, value)}`)
                        .join(' · ')}
                    </span>
                  </Button>
                </th>
                <td>{numeral(language, earned?.parts[i]?.total ?? 0)}</td>
                <td>
                  <input
                    type="radio"
                    name={name}
                    aria-label={say('mailTrain', { train: run.train, route: endsOf(run) })}
                    checked={draft.mail === i}
                    onChange={() => onChange(mailedBy(draft, i))}
                  />
                </td>
                <td>
                  <Button
                    look="quiet"
                    label={sayRuns('leaveOut', { route: endsOf(run) })}
                    onPress={() => onChange(without(draft, i))}
                  >
                    ×
                  </Button>
                </td>
              </tr>
            )
          })}
        </tbody>
      </table>
      <TakeHint
        asks={asks === undefined ? undefined : placeName(asks)}
        isOpen={taken !== undefined || draft.begun !== undefined}
      />
    </div>
  )
}
