import type { ComponentChildren } from 'preact'
import { hexes } from '@stellwerk/1873'
import { Swatch } from '../../../../decision/swatch.js'
import { useFocus, useSetFocus } from '../../../../table/focus.js'
import { Button } from '../../../../ui/button.js'
import type { RunDraft } from '../../draft.js'
import type { Desk } from '../desk.js'
import type { PlannedRoute, PlannedTrain } from './plan.js'
import { begunRoute, trainsOf, withoutRoute } from './plan.js'

interface RouteListProps {
  readonly desk: Desk
  readonly draft: RunDraft
  onChange(draft: RunDraft): void
}

/** The trains of a plan with their routes; pointing at one lights it up on the map, and the other way round. */
export function RouteList({ desk, draft, onChange }: RouteListProps) {
  const { say } = desk
  const heading = ({ train, most, routes }: PlannedTrain): string =>
    train === 'D'
      ? say('dieselRoutes', { count: routes.length })
      : say('trainRoutes', { size: train, count: routes.length, most })
  const trains = trainsOf(draft.plan)
  const all = trains.flatMap(({ routes }) => routes)
  return trains.map((train, at) => (
    <section key={at} class="routes">
      <h3 class="decision-heading">{heading(train)}</h3>
      <ul class="routes-list">
        {train.routes.map((planned) => (
          <RouteItem key={planned.id} planned={planned} look={all.indexOf(planned)}>
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
}

const placeOf = (hex: string | undefined): string => (hex && hexes[hex]?.name) || (hex ?? '')

export const endsOf = ({ route }: Pick<PlannedRoute, 'route'>): string =>
  `${placeOf(route[0])} – ${placeOf(route.at(-1))}`

interface RouteItemProps {
  readonly planned: PlannedRoute
  /** Which of the map's ribbons it is. */
  readonly look: number
  readonly children: ComponentChildren
}

function RouteItem({ planned, look, children }: RouteItemProps) {
  const focus = useFocus()
  const setFocus = useSetFocus()
  const { id, route } = planned
  const pointed = focus?.kind === 'route' && focus.id === id
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
      <span class="routes-name">
        {endsOf(planned)}
        <span class="choice-facts">{route.join(' ')}</span>
      </span>
      {children}
    </li>
  )
}
