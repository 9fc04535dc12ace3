import type { RailwayId } from '@stellwerk/1873'
import { endsAtStop } from '../../../../board/route-edit.js'
import { useSay } from '../../../../language/language.js'
import { useSetFocus } from '../../../../table/focus.js'
import { Button } from '../../../../ui/button.js'
import type { RunDraft } from '../../draft.js'
import type { Desk } from '../desk.js'
import { hexLabel } from '../names.js'
import { waysOf } from '../../routes.js'
import { offeredHexes } from './next-hexes.js'
import type { TrainName } from './plan.js'
import { finishedRoute, putDown, withStep, withoutStep } from './plan.js'
import { runTexts } from './texts.js'

interface RouteEditorProps {
  readonly desk: Desk
  readonly railway: RailwayId
  readonly draft: RunDraft
  readonly train: TrainName
  onChange(draft: RunDraft): void
}

/** A new route hex by hex: tapped on the map, or chosen here. */
export function RouteEditor({ desk, railway, draft, train, onChange }: RouteEditorProps) {
  const { state } = desk
  const say = useSay(runTexts)
  const setFocus = useSetFocus()
  const route = draft.route ?? []
  const ways = waysOf(state, railway, train)
  return (
    <fieldset class="route-editor">
      <legend class="answers-label">{say('routeOf', { train })}</legend>
      <p class="decision-hint" aria-live="polite">
        {route.length === 0 ? say('routeHint') : route.map(hexLabel).join(' – ')}
      </p>
      <div class="decision-row">
        {offeredHexes(state, railway, ways, route).map((hex) => (
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
        {endsAtStop(ways, route) && (
          <Button look="primary" onPress={() => onChange(finishedRoute(draft))}>
            {say('addRoute')}
          </Button>
        )}
        {route.length > 0 && (
          <Button look="quiet" onPress={() => onChange(withoutStep(draft))}>
            {say('stepBack')}
          </Button>
        )}
        <Button look="quiet" onPress={() => onChange(putDown(draft))}>
          {say('cancelRoute')}
        </Button>
      </div>
    </fieldset>
  )
}
