import type { State } from '@stellwerk/1853'
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
  const { say } = desk
  switch (effect.kind) {
    case 'cash':
      return <Change label={desk.purse(effect.purse)} from={effect.from} to={effect.to} />
    case 'price':
    case 'holding':
    case 'unredeemed':
      return (
        <Change
          label={say(`effect.${effect.kind}`, { company: effect.company })}
          from={effect.from}
          to={effect.to}
        />
      )
    case 'papers':
      return (
        <Change label={say('effect.papers', { limit: effect.limit })} from={effect.from} to={effect.to} />
      )
    case 'lastTrain': {
      const next = effect.next.length === 0 ? 'none' : listed(desk.language, effect.next)
      return <span class="effects-note">{say('lastTrain', { train: effect.train, next })}</span>
    }
    case 'note':
      return <span class="effects-note">{desk.line(effect.event, after)}</span>
  }
}
