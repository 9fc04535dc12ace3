import type { ComponentChildren } from 'preact'
import { hexes } from '@stellwerk/1873'
import { numeral } from '@stellwerk/texts'
import { Swatch } from '../../../../decision/runs/swatch.js'
import { TakeHint } from '../../../../decision/runs/take-hint.js'
import { runsTexts } from '../../../../decision/runs/texts.js'
import { useSay } from '../../../../language/language.js'
import { useFocus, useSetFocus } from '../../../../table/focus.js'
import { Button } from '../../../../ui/button.js'
import type { RunDraft } from '../../draft.js'
import type { Desk } from '../desk.js'
import type { PlannedRoute, PlannedTrain } from './plan.js'
import { begunRoute, putDown, takenUp, trainsOf, withoutRoute } from './plan.js'
import { runTexts } from './texts.js'

interface RouteListProps {
  readonly desk: Desk
  readonly draft: RunDraft
  /** What each route adds, by its id. */
  readonly added: ReadonlyMap<string, number> | undefined
  onChange(draft: RunDraft): void
}

/** The trains of a plan with their routes; pointing at one lights it up on the map, and the other way round. */
export function RouteList({ desk, draft, added, onChange }: RouteListProps) {
  const say = useSay(runTexts)
  const sayRuns = useSay(runsTexts)
  const { taken, asks } = draft
  const heading = ({ train, most, routes }: PlannedTrain): string =>
    train === 'D'
      ? say('dieselRoutes', { count: routes.length })
      : say('trainRoutes', { size: train, count: routes.length, most })
  const trains = trainsOf(draft.plan)
  const all = trains.flatMap(({ routes }) => routes)
  const sections = trains.map((train, at) => (
    <section key={at} class="routes">
      <h3 class="decision-heading">{heading(train)}</h3>
      <ul class="routes-list">
        {train.routes.map((planned) => (
          <RouteItem
            key={planned.id}
            id={planned.id}
            look={all.indexOf(planned)}
            isAsked={asks !== undefined && planned.route.includes(asks)}
          >
            <Button
              look="quiet"
              class="routes-name"
              pressed={taken === planned.id}
              onPress={() => onChange(taken === planned.id ? putDown(draft) : takenUp(draft, planned.id))}
            >
              <span class="visually-hidden">
                {sayRuns('changeRoute', { number: all.indexOf(planned) + 1 })}{' '}
              </span>
              {endsOf(planned)}
              <span class="choice-facts">{planned.route.join(' ')}</span>
            </Button>
            {added && (
              <span class="routes-value" title={say('adds')}>
                {numeral(desk.language, added.get(planned.id) ?? 0)}
              </span>
            )}
            <Button
              look="quiet"
              label={say('removeRoute', { route: endsOf(planned) })}
              onPress={() => onChange(withoutRoute(draft, planned.id))}
            >
              ×
            </Button>
          </RouteItem>
        ))}
      </ul>
      {draft.train === undefined && (train.routes.length < train.most || train.train === 'D') && (
        <Button look="quiet" onPress={() => onChange(begunRoute(draft, train.train))}>
          {say('newRoute')}
        </Button>
      )}
    </section>
  ))
  return (
    <>
      {sections}
      <TakeHint
        asks={asks === undefined ? undefined : placeOf(asks)}
        isOpen={taken !== undefined || draft.train !== undefined}
      />
    </>
  )
}

const placeOf = (hex: string | undefined): string => (hex && hexes[hex]?.name) || (hex ?? '')

export const endsOf = ({ route }: Pick<PlannedRoute, 'route'>): string =>
  `${placeOf(route[0])} – ${placeOf(route.at(-1))}`

interface RouteItemProps {
  readonly id: string
  /** Which of the map's ribbons it is. */
  readonly look: number
  /** Whether it is one of those that are asked for. */
  readonly isAsked: boolean
  readonly children: ComponentChildren
}

function RouteItem({ id, look, isAsked, children }: RouteItemProps) {
  const focus = useFocus()
  const setFocus = useSetFocus()
  const pointed = isAsked || (focus?.kind === 'route' && focus.id === id)
  const point = (inside: boolean) => (): void => setFocus(inside ? { kind: 'route', id } : null)
  return (
    <li
      class={pointed ? 'routes-route routes-pointed' : 'routes-route'}
      onPointerEnter={point(true)}
      onPointerLeave={point(false)}
      onFocusIn={point(true)}
      onFocusOut={point(false)}
    >
      <Swatch look={look} />
      {children}
    </li>
  )
}
