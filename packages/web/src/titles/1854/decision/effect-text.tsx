import type { State } from '@stellwerk/1854'
import { listed } from '@stellwerk/texts'
import { Change } from '../../../ui/change.js'
import { shortName } from '../names.js'
import type { Desk } from './desk.js'
import type { Effect } from './effects.js'
import { isDangerous } from './effects.js'

interface EffectTextProps {
  readonly desk: Desk
  readonly effect: Effect
  readonly after: State
}

/** One thing that a choice changes, as a small difference or in words. */
export function EffectText({ desk, effect, after }: EffectTextProps) {
  const { say, language } = desk
  switch (effect.kind) {
    case 'cash':
      return <Change label={desk.purse(effect.purse)} from={effect.from} to={effect.to} />
    case 'free':
      return <Change label={say('freeMoney')} from={effect.from} to={effect.to} />
    case 'price':
      return (
        <Change
          label={say('priceOf', { company: shortName(language, effect.company) })}
          from={effect.from}
          to={effect.to}
        />
      )
    case 'holding':
      return (
        <Change
          label={say('percentOf', { company: shortName(language, effect.company) })}
          from={effect.from}
          to={effect.to}
        />
      )
    case 'certificates':
      return (
        <Change label={say('certificatesOf', { limit: effect.limit })} from={effect.from} to={effect.to} />
      )
    case 'lastTrain':
      return (
        <span class="effects-note">
          {say('lastTrain', {
            train: effect.train,
            next: effect.next.length === 0 ? 'none' : listed(language, effect.next),
          })}
        </span>
      )
    case 'note':
      return (
        <span class={isDangerous(effect.event) ? 'effects-danger' : 'effects-note'}>
          {desk.line(effect.event, after)}
        </span>
      )
  }
}
