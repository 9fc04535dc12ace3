import type { Action } from '@stellwerk/engine'
import type { Effect, Value } from '@stellwerk/table'
import { useSay } from '../language/language.js'
import { useDescribed } from '../table/description.js'
import { useTable } from '../table/table.js'
import type { SaidEffect } from './effect-words.js'
import { furtherEffects, saidEffect } from './effect-words.js'
import { useForesight } from './foresight.js'
import { cardTexts } from './texts.js'

/** One difference: "price 120 ▲ 130". */
export function EffectView({ said }: { readonly said: SaidEffect }) {
  const { label, from, to, sign, tone, isWeighty } = said
  return (
    <span class={`effect effect-${tone}${isWeighty ? ' effect-weighty' : ''}`}>
      <span class="effect-label">{label} </span>
      <span class="effect-from">{from}</span> <span aria-hidden="true">{sign}</span>
      <span class="visually-hidden">→</span> <span class="effect-to">{to}</span>
    </span>
  )
}

/** How many are listed before the rest is only counted, and listed with one more press. */
const most = 8

interface EffectsProps {
  readonly action: Action
  /** What is told elsewhere. */
  readonly beyond?: { readonly purse: Effect | undefined; readonly subject: Value }
}

/** All that an action changes; keeps its place while that is being worked out. */
export function Effects({ action, beyond }: EffectsProps) {
  const say = useSay(cardTexts)
  const { session } = useTable()
  const { words } = useDescribed()
  const foresight = useForesight(action)
  if (!foresight || foresight.kind === 'refused') return <div class="effects effects-empty" />
  if (foresight.kind === 'chance') return <div class="effects">{say('chance')}</div>
  const { partner } = foresight
  const effects = beyond ? furtherEffects(foresight.effects, beyond.purse, beyond.subject) : foresight.effects
  if (effects.length === 0 && !beyond && partner === undefined) return null
  const told = effects.length > most + 1 ? most : effects.length
  const rest = effects.slice(told)
  const view = (effect: Effect, i: number) => (
    <EffectView key={i} said={saidEffect(words, effect, action.player)} />
  )
  return (
    <div class="effects">
      {partner !== undefined && (
        <span class="effects-note">{say('ifAgreed', { player: session.nameOf(partner) })}</span>
      )}
      {effects.length === 0 && <span class="effects-note">{say('nothingChanges')}</span>}
      {effects.slice(0, told).map(view)}
      {rest.length > 0 && (
        <details class="effects-rest">
          <summary class="decision-summary">{say('andMore', { count: rest.length })}</summary>
          <div class="effects">{rest.map(view)}</div>
        </details>
      )}
    </div>
  )
}
