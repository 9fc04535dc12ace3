import type { CompanyId, State } from '@stellwerk/1854'
import { costOfTile, costOfTunnel, mountainRailways } from '@stellwerk/1854'
import type { Decision } from '@stellwerk/engine'
import { top } from '@stellwerk/engine'
import { useLanguage, useSay } from '../../../language/language.js'
import type { Draft } from '../draft.js'
import { moneyIn } from '../money.js'
import type { LayDraft } from './lays.js'
import { hasPower, layOf } from './lays.js'
import { mapTexts } from './texts.js'

interface PowerTickProps {
  readonly state: State
  readonly decision: Decision | null
  readonly draft: LayDraft
  setDraft(draft: Draft): void
}

/** Whether the one use of a mountain railway's power is spent on this tile or tunnel; nothing where it cannot be. */
export function PowerTick({ state, decision, draft, setDraft }: PowerTickProps) {
  const say = useSay(mapTexts)
  const language = useLanguage()
  if (draft.kind === 'home') return null
  const { power: _, ...plain } = draft
  const withPower = layOf(decision, { ...plain, power: true })
  const without = layOf(decision, plain)
  if (!withPower || !hasPower(withPower)) return null
  const company = top(state)?.['company'] as CompanyId
  const cost = (power: boolean): string =>
    moneyIn(
      language,
      draft.kind === 'tunnel' ? costOfTunnel(power) : costOfTile(state, company, draft.hex, power),
    )
  const { name } = mountainRailways[draft.kind === 'tunnel' ? 'MUR' : 'AUS']
  // without the power the treasury may be too small
  const needed = without !== undefined && hasPower(without)
  return (
    <label class="map-power">
      <input
        type="checkbox"
        checked={needed || draft.power === true}
        disabled={needed}
        onChange={(event) => setDraft(event.currentTarget.checked ? { ...plain, power: true } : plain)}
      />
      {say('withPower', { name, from: cost(false), to: cost(true) })}
    </label>
  )
}
