import { useSay } from '../../language/language.js'
import { Button } from '../../ui/button.js'
import { HexSelect } from './hex-select.js'
import type { RunDraft } from './plan.js'
import { begunWith, finished, putDown, withRoute } from './plan.js'
import { runsTexts } from './texts.js'

interface RouteEditorProps {
  readonly draft: RunDraft
  /** The trains that could still run. */
  readonly idle: readonly string[]
  /** Where the begun run can go next. */
  readonly next: readonly string[]
  /** Whether it has come to a stop. */
  readonly mayEnd: boolean
  nameOf(hex: string): string
  onChange(draft: RunDraft): void
}

/** A run of one's own: from stop to stop on the map, or hex by hex here. */
export function RouteEditor(props: RouteEditorProps) {
  const { draft, idle, next, mayEnd, nameOf, onChange } = props
  const say = useSay(runsTexts)
  const { begun } = draft
  if (!begun)
    return idle.length === 0 ? null : (
      <div class="decision-row">
        {[...new Set(idle)].map((train) => (
          <Button key={train} look="quiet" onPress={() => onChange(begunWith(draft, train))}>
            {say('newRun', { train })}
          </Button>
        ))}
      </div>
    )
  const { train, route } = begun
  return (
    <div class="route-editor" role="group" aria-label={say('newRun', { train })}>
      <p class="decision-hint" role="status">
        {say('newRun', { train })}: {route.length === 0 ? say('newRunHint') : route.map(nameOf).join(' – ')}
      </p>
      <HexSelect
        label={say('nextHex')}
        nothing={say('chooseHex')}
        hexes={next}
        chosen={undefined}
        nameOf={nameOf}
        onChange={(hex) => hex !== '' && onChange(withRoute(draft, [...route, hex]))}
      />
      <div class="decision-row">
        {mayEnd && <Button onPress={() => onChange(finished(draft))}>{say('addRun')}</Button>}
        {route.length > 0 && (
          <Button look="quiet" onPress={() => onChange(withRoute(draft, route.slice(0, -1)))}>
            {say('stepBack')}
          </Button>
        )}
        <Button look="quiet" onPress={() => onChange(putDown(draft))}>
          {say('dropRun')}
        </Button>
      </div>
    </div>
  )
}
