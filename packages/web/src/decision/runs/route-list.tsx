import type { Plan, Runs } from '@stellwerk/table'
import { numeral } from '@stellwerk/texts'
import { useLanguage, useSay } from '../../language/language.js'
import { useDescribed } from '../../table/description.js'
import { useFocus, useSetFocus } from '../../table/focus.js'
import { placeName } from '../../table/named.js'
import { Button } from '../../ui/button.js'
import type { RunDraft } from './plan.js'
import { mailedBy, putDown, runId, takenUp, without } from './plan.js'
import { Swatch } from './swatch.js'
import { TakeHint } from './take-hint.js'
import { runsTexts } from './texts.js'

interface RouteListProps {
  readonly section: Runs
  readonly draft: RunDraft
  /** What the draft earns; undefined while something is wrong with it. */
  readonly plan: Plan | undefined
  onChange(draft: RunDraft): void
}

/** One line for each route, with what it earns; pointing at one lights it up on the map, and the other way round. */
export function RouteList({ draft, plan, onChange }: RouteListProps) {
  const language = useLanguage()
  const say = useSay(runsTexts)
  const { face, description, words } = useDescribed()
  const { map } = description
  const focus = useFocus()
  const setFocus = useSetFocus()
  const { taken, asks } = draft
  const placeOf = (hex = ''): string => placeName(map, hex)
  // the routes of a plan may come by train, those of a draft as they were put together
  const routeOf = (train: string, path: readonly string[]) =>
    plan?.routes.find((route) => route.train === train && route.path.join() === path.join())
  return (
    <>
      <ul class="routes-list">
        {draft.runs.map((run, i) => {
          const id = runId(run, i)
          const ends = `${placeOf(run.route[0])} – ${placeOf(run.route.at(-1))}`
          const earned = routeOf(run.train, run.route)
          const pointed =
            (focus?.kind === 'route' && focus.id === id) || (asks !== undefined && run.route.includes(asks))
          const point = (inside: boolean) => (): void => setFocus(inside ? { kind: 'route', id } : null)
          return (
            <li
              key={id}
              class={pointed ? 'routes-route routes-pointed' : 'routes-route'}
              data-route={run.route.join(' ')}
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
                <span class="visually-hidden">{say('changeRoute', { number: i + 1 })} </span>
                <span class="routes-ends">
                  {words.cell({ kind: 'train', ref: run.train })}: {ends}
                </span>
                <span class="routes-calls">
                  {earned?.calls
                    .map(({ at, amount }) => `${callOf(at, placeOf, words)} ${numeral(language, amount)}`)
                    .join(' · ')}
                </span>
              </Button>
              {face.runs.editor?.mail && (
                <label class="routes-mail">
                  <input
                    type="radio"
                    name="mail"
                    aria-label={say('mailOn', { route: ends })}
                    checked={draft.mail === i}
                    onChange={() => onChange(mailedBy(draft, i))}
                  />
                  {say('mail')}
                </label>
              )}
              {typeof earned?.amount === 'number' && (
                <span class="routes-value" title={say('adds')}>
                  {numeral(language, earned.amount)}
                </span>
              )}
              <Button
                look="quiet"
                label={say('leaveOut', { route: ends })}
                onPress={() => onChange(without(draft, i))}
              >
                ×
              </Button>
            </li>
          )
        })}
        {plan?.extras.map(({ label, amount }) => (
          <li key={label.key} class="routes-route routes-extra">
            <span>{words.say(label)}</span> <span class="routes-value">{numeral(language, amount)}</span>
          </li>
        ))}
        {plan && (
          <li class="routes-route routes-total">
            <span>
              {say('total')}
              {plan.costs > 0 && ` · ${say('upkeep')} ${numeral(language, plan.costs)}`}
            </span>
            <span class="routes-value">{numeral(language, plan.total)}</span>
          </li>
        )}
      </ul>
      <TakeHint
        asks={asks === undefined ? undefined : placeOf(asks)}
        isOpen={taken !== undefined || draft.begun !== undefined}
      />
    </>
  )
}

/** A call by the name of its place. */
const callOf = (
  at: Plan['routes'][number]['calls'][number]['at'],
  placeOf: (hex: string) => string,
  words: ReturnType<typeof useDescribed>['words'],
): string => (at.kind === 'hex' ? placeOf(at.ref) : words.phrase(at))
