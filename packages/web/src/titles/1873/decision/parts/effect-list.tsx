import { Change } from '../../../../ui/change.js'
import type { Desk } from '../desk.js'
import type { Effect } from '../effects.js'
import type { Outcome } from '../outcome.js'

/** More than these would hide what matters; the rest is counted. */
const most = 7

interface EffectListProps {
  readonly desk: Desk
  readonly outcome: Outcome | undefined
}

/** What a choice changes, as small differences. Keeps its line while it is being worked out. */
export function EffectList({ desk, outcome }: EffectListProps) {
  if (!outcome) return <span class="effects effects-empty" />
  const { effects, asks } = outcome
  const left = effects.length - most
  return (
    <span class="effects">
      {asks !== undefined && (
        <span class="effects-note">{desk.say('ifAgreed', { player: desk.nameOf(asks) })}</span>
      )}
      {effects.slice(0, left > 1 ? most : effects.length).map((effect, i) => (
        <EffectText key={i} desk={desk} effect={effect} after={outcome.state} />
      ))}
      {left > 1 && <span class="effects-note">{desk.say('andMore', { count: left })}</span>}
    </span>
  )
}

function EffectText({ desk, effect, after }: { desk: Desk; effect: Effect; after: Outcome['state'] }) {
  const { say, money } = desk
  switch (effect.kind) {
    case 'cash':
      return <Change label={desk.purse(effect.purse)} from={effect.from} to={effect.to} />
    case 'price':
      return <Change label={say('priceOf', { company: effect.company })} from={effect.from} to={effect.to} />
    case 'holding':
      return (
        <Change label={say('percentOf', { company: effect.company })} from={effect.from} to={effect.to} />
      )
    case 'income':
      return <Change label={say('incomeOf', { mine: effect.mine })} from={effect.from} to={effect.to} />
    case 'maintenance':
      return (
        <Change
          label={say('maintenanceOf', { operation: desk.purse(effect.operation) })}
          from={effect.from}
          to={effect.to}
        />
      )
    case 'lastUnit':
      return <span class="effects-note">{say('lastUnit', { size: effect.size, next: effect.next })}</span>
    case 'danger':
      return (
        <span class="effects-danger">
          {say('danger', {
            operation: desk.purse(effect.operation),
            maintenance: money(effect.maintenance),
            means: money(effect.means),
          })}
        </span>
      )
    case 'note':
      return (
        <span class={effect.event.kind === 'insolvent' ? 'effects-danger' : 'effects-note'}>
          {desk.line(effect.event, after)}
        </span>
      )
  }
}
