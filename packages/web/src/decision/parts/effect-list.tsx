import type { CoreState } from '@stellwerk/engine'
import { Fragment } from 'preact'
import { useSay } from '../../language/language.js'
import type { Desk } from '../desk.js'
import type { Outcome } from '../outcome.js'
import { cardTexts } from '../texts.js'

/** More than these would hide what matters; the rest is counted. */
const most = 7

interface EffectListProps<S extends CoreState, E> {
  readonly desk: Pick<Desk<S, E>, 'effect' | 'nameOf'>
  readonly outcome: Outcome<S, E> | undefined
}

/** What a choice changes, as small differences. Keeps its line while it is being worked out. */
export function EffectList<S extends CoreState, E>({ desk, outcome }: EffectListProps<S, E>) {
  const say = useSay(cardTexts)
  if (!outcome) return <span class="effects effects-empty" />
  const { effects, asks } = outcome
  const left = effects.length - most
  return (
    <span class="effects">
      {asks !== undefined && effects.length > 0 && (
        <span class="effects-note">{say('ifAgreed', { player: desk.nameOf(asks) })}</span>
      )}
      {effects.slice(0, left > 1 ? most : effects.length).map((effect, i) => (
        <Fragment key={i}>{desk.effect(effect, outcome)}</Fragment>
      ))}
      {left > 1 && <span class="effects-note">{say('andMore', { count: left })}</span>}
    </span>
  )
}
