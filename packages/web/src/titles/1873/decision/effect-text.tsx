import type { State } from '@stellwerk/1873'
import { listed } from '@stellwerk/texts'
import { Change } from '../../../ui/change.js'
import type { Desk } from './desk.js'
import type { Effect } from './effects.js'

interface EffectTextProps {
  readonly desk: Desk
  readonly effect: Effect
  readonly after: State
}

/** One thing that a choice changes, as a small difference or in words. */
export function EffectText({ desk, effect, after }: EffectTextProps) {
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
    case 'later':
      return (
        <Change
          label={say('maintenanceLater', { operation: desk.purse(effect.operation), phase: effect.phase })}
          from={effect.from}
          to={effect.to}
        />
      )
    case 'left':
      return (
        <span class="effects-note">
          {say('trainsLeft', {
            railway: effect.railway,
            count: effect.trains.length,
            trains: listed(
              desk.language,
              effect.trains.map((size) => say('size', { size })),
            ),
          })}
        </span>
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
