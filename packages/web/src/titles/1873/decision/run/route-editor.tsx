import type { RailwayId } from '@stellwerk/1873'
import { useSetFocus } from '../../../../table/focus.js'
import { Button } from '../../../../ui/button.js'
import type { RunDraft } from '../../draft.js'
import type { Desk } from '../desk.js'
import { hexLabel } from '../names.js'
import { atStop, nextHexes, startHexes } from './next-hexes.js'
import { finishedRoute, withStep, withoutBegun, withoutStep } from './plan.js'

interface RouteEditorProps {
  readonly desk: Desk
  readonly railway: RailwayId
  readonly draft: RunDraft
  onChange(draft: RunDraft): void
}

/** A new route hex by hex: tapped on the map, or chosen here. */
export function RouteEditor({ desk, railway, draft, onChange }: RouteEditorProps) {
  const { state, say } = desk
  const setFocus = useSetFocus()
  const route = draft.route ?? []
  const next = route.length === 0 ? startHexes(state, railway) : nextHexes(state, route)
  const fresh = next.filter((hex) => hex !== route.at(-2))
  return (
    <fieldset class="route-editor">
      <legend class="answers-label">{say('routeOf', { train: String(draft.train) })}</legend>
      <p class="decision-hint" aria-live="polite">
        {route.length === 0 ? say('routeHint') : route.map(hexLabel).join(' – ')}
      </p>
      <div class="decision-row">
        {fresh.map((hex) => (
          <Button
            key={hex}
            onPress={() => onChange(withStep(draft, hex))}
            onPoint={(inside) => setFocus(inside ? { kind: 'hex', id: hex } : null)}
          >
            {hexLabel(hex)}
          </Button>
        ))}
      </div>
      <div class="decision-row">
        {atStop(state, route) && (
          <Button look="primary" onPress={() => onChange(finishedRoute(draft))}>
            {say('addRoute')}
          </Button>
        )}
        {route.length > 0 && (
          <Button look="quiet" onPress={() => onChange(withoutStep(draft))}>
            {say('stepBack')}
          </Button>
        )}
        <Button look="quiet" onPress={() => onChange(withoutBegun(draft))}>
          {say('cancelRoute')}
        </Button>
      </div>
    </fieldset>
  )
}
