import type { CoreState } from '@stellwerk/engine'
import type { Effect, Foresight } from '@stellwerk/table'
import { msg } from '@stellwerk/table'
import { listed } from '@stellwerk/texts'
import type { SaidEffect } from '../decision/effect-words.js'
import { amountIn, purseEffect, saidEffect, tellingEffects } from '../decision/effect-words.js'
import { EffectView } from '../decision/effects.js'
import { useLanguage, useSay } from '../language/language.js'
import { useDescribed, useStep } from '../table/description.js'
import { placeName } from '../table/named.js'
import { useTable } from '../table/table.js'
import { Change } from '../ui/change.js'
import type { Offer } from './site-draft.js'
import { concernsOthers, isFlow, isReach, newPlaces } from './lay-facts.js'
import { useOutlook } from './outlook.js'
import { boardTexts } from './texts.js'

interface LayEffectsProps {
  readonly offer: Offer
  readonly foresight: Foresight<CoreState> | undefined
}

/** How many are listed before the rest is only counted. */
const most = 5

/** What a lay costs, where it leads, and what else it changes: read off the tables before and after it. */
export function LayEffects({ offer, foresight }: LayEffectsProps) {
  const say = useSay(boardTexts)
  const language = useLanguage()
  const { description, words } = useDescribed()
  const company = useStep()?.company ?? null
  if (foresight?.kind !== 'effects') return null
  const said = (effect: Effect): SaidEffect => saidEffect(words, effect, offer.row.action.player)
  const line = ({ label, from, sign, to }: SaidEffect): string => `${label} ${from} ${sign} ${to}`
  const purse = purseEffect(foresight.effects, company)
  const others = [
    ...tellingEffects(foresight.effects, purse).filter(({ what }) => what !== 'round'),
    ...foresight.effects.filter(concernsOthers),
  ]
  const places = newPlaces(foresight.effects, company)
    .filter((hex) => hex !== offer.hex)
    .map((hex) => placeName(description.map, hex))
  const told = others.filter((effect) => !isReach(effect) && !isFlow(effect))
  return (
    <ul class="lay-bar-effects">
      <li>{purse ? <EffectView said={said(purse)} /> : <strong>{say('noCost')}</strong>}</li>
      {places.length > 0 && <li>{say('leadsTo', { places: listed(language, places) })}</li>}
      {told.slice(0, most).map((effect, i) => (
        <li key={i}>
          <EffectView said={said(effect)} />
        </li>
      ))}
      {told.length > most && (
        <li
          title={told
            .slice(most)
            .map((effect) => line(said(effect)))
            .join('\n')}
        >
          {say('andMore', { count: told.length - most })}
        </li>
      )}
      <BestRun company={company} after={foresight.state} />
    </ul>
  )
}

interface BestRunProps {
  readonly company: string | null
  readonly after: CoreState
}

/** The best run of the company without the draft and with it, once a worker has found both. */
function BestRun({ company, after }: BestRunProps) {
  const { session } = useTable()
  const { description, words } = useDescribed()
  const runs = description.table.companies.some(({ ref, trains }) => ref === company && trains.length > 0)
  const outlook = useOutlook(session.game.title.id, description.state, runs ? after : undefined, company)
  // its place is kept, so that no button moves when it comes
  if (runs && !outlook) return <li class="lay-bar-run">{words.say(msg('outlook.best'))} …</li>
  if (!outlook) return null
  return (
    <>
      {outlook.to.map(({ id, label, value }) => {
        const before = outlook.from.find((fact) => fact.id === id)?.value
        const [from, to] = [before && amountIn(before), amountIn(value)]
        if (from === undefined || to === undefined) return null
        return (
          <li key={id} class="lay-bar-run">
            <Change label={words.say(label)} from={from} to={to} />
          </li>
        )
      })}
    </>
  )
}
