import type { CoreState } from '@stellwerk/engine'
import type { Effect, Foresight } from '@stellwerk/table'
import { listed } from '@stellwerk/texts'
import { purseEffect, saidEffect, tellingEffects } from '../decision/effect-words.js'
import { useLanguage, useSay } from '../language/language.js'
import { useDescribed, useStep } from '../table/description.js'
import type { Offer } from './site-draft.js'
import { concernsOthers, isFlow, isReach, newPlaces } from './lay-facts.js'
import { boardTexts } from './texts.js'

interface LayEffectsProps {
  readonly offer: Offer
  readonly foresight: Foresight<CoreState> | undefined
}

/** So many are told before the rest is counted. */
const most = 5

/** What a lay costs, where it leads, and what else it changes: read off the tables before and after it. */
export function LayEffects({ offer, foresight }: LayEffectsProps) {
  const say = useSay(boardTexts)
  const language = useLanguage()
  const { description, words } = useDescribed()
  const company = useStep()?.company ?? null
  if (foresight?.kind !== 'effects') return null
  const purse = purseEffect(foresight.effects, company)
  const others = [
    ...tellingEffects(foresight.effects, purse).filter(({ what }) => what !== 'round'),
    ...foresight.effects.filter(concernsOthers),
  ]
  const places = newPlaces(foresight.effects, company).map((hex) => description.map.hexes[hex]?.name ?? hex)
  const told = others.filter((effect) => !isReach(effect) && !isFlow(effect))
  return (
    <ul class="lay-bar-effects">
      <li>{purse ? <Said effect={purse} offer={offer} /> : <strong>{say('noCost')}</strong>}</li>
      {places.length > 0 && <li>{say('leadsTo', { places: listed(language, places) })}</li>}
      {told.slice(0, most).map((effect, i) => (
        <li key={i}>
          <Said effect={effect} offer={offer} />
        </li>
      ))}
      {told.length > most && (
        <li
          title={told
            .slice(most)
            .map((effect) => said(effect))
            .join('\n')}
        >
          {say('andMore', { count: told.length - most })}
        </li>
      )}
    </ul>
  )

  function said(effect: Effect): string {
    const { label, from, sign, to } = saidEffect(words, effect, offer.row.action.player)
    return `${label} ${from} ${sign} ${to}`
  }
}

function Said({ effect, offer }: { readonly effect: Effect; readonly offer: Offer }) {
  const { words } = useDescribed()
  const { label, from, to, sign, tone } = saidEffect(words, effect, offer.row.action.player)
  return (
    <span class={`effect effect-${tone}`}>
      <span class="effect-label">{label} </span>
      <span class="effect-from">{from}</span> <span aria-hidden="true">{sign}</span>
      <span class="visually-hidden">→</span> <strong class="effect-to">{to}</strong>
    </span>
  )
}
