import type { CompanyId, TrainId, TrainRun } from '@stellwerk/1853'
import { HexSelect } from '../../../../decision/parts/hex-select.js'
import { Button } from '../../../../ui/button.js'
import type { RunDraft } from '../../draft.js'
import { hexLabel } from '../../names.js'
import { hexesOnward } from '../../routes.js'
import type { Desk } from '../desk.js'
import { companyOfStep } from '../desk.js'
import { begunWith, finished, withStep, withoutBegun } from './plan.js'

interface RouteEditorProps {
  readonly desk: Desk
  readonly draft: RunDraft
  onChange(draft: RunDraft): void
}

/** Trains that do not run yet, each once. */
function idleTrains({ state }: Desk, company: CompanyId, runs: readonly TrainRun[]): readonly TrainId[] {
  const left = [...state.companies[company].trains]
  for (const { train } of runs) {
    const at = left.indexOf(train)
    if (at >= 0) left.splice(at, 1)
  }
  return [...new Set(left)]
}

/** A run of one's own: from hex to hex, on the map or here. */
export function RouteEditor({ desk, draft, onChange }: RouteEditorProps) {
  const { say, state } = desk
  const { begun } = draft
  if (!begun)
    return (
      <div class="decision-row">
        {idleTrains(desk, companyOfStep(desk), draft.runs).map((train) => (
          <Button key={train} look="quiet" onPress={() => onChange(begunWith(draft, train))}>
            {say('newRun', { train })}
          </Button>
        ))}
      </div>
    )
  const { train, route } = begun
  return (
    <div class="choice-form" role="group" aria-label={say('newRun', { train })}>
      <p class="decision-hint" role="status">
        {say('newRun', { train })}: {route.length === 0 ? say('newRunHint') : route.map(hexLabel).join(' – ')}
      </p>
      <HexSelect
        label={say('nextHex')}
        nothing={say('chooseHex')}
        hexes={hexesOnward(state, begun)}
        chosen={undefined}
        nameOf={hexLabel}
        onChange={(hex) => hex !== '' && onChange(withStep(draft, hex))}
      />
      <div class="decision-row">
        {route.length > 1 && <Button onPress={() => onChange(finished(draft))}>{say('addRun')}</Button>}
        <Button look="quiet" onPress={() => onChange(withoutBegun(draft))}>
          {say('dropRun')}
        </Button>
      </div>
    </div>
  )
}
