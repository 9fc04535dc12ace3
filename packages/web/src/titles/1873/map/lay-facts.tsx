import { hexes } from '@stellwerk/1873'
import { listed } from '@stellwerk/texts'
import { CostFact } from '../../../board/draft/cost-fact.js'
import { useLanguage, useSay } from '../../../language/language.js'
import { Change } from '../../../ui/change.js'
import { moneyIn } from '../money.js'
import type { LayEffect } from './lay-effect.js'
import { mapTexts } from './texts.js'

/** What a tile costs, brings back and connects. */
export function LayFacts({ effect }: { readonly effect: LayEffect }) {
  const say = useSay(mapTexts)
  const language = useLanguage()
  const money = (amount: number): string => moneyIn(language, amount)
  const places = effect.places.map((hex) => hexes[hex]?.name ?? hex)
  return (
    <ul class="map-facts">
      <li>
        <CostFact amount={effect.cost > 0 ? money(effect.cost) : undefined} />
        {effect.refund > 0 && ` · ${say('refund', { amount: money(effect.refund) })}`}
      </li>
      {effect.mines.map(({ mine, from, to }) => (
        <li key={mine}>
          {say('connects', { mine })}: <Change from={from} to={to} />
        </li>
      ))}
      {places.length > 0 && <li>{say('leadsTo', { places: listed(language, places) })}</li>}
      {effect.concessions.map((railway) => (
        <li key={railway}>{say('activates', { railway })}</li>
      ))}
      {effect.reserves !== undefined && <li>{say('reserves', { tile: effect.reserves })}</li>}
    </ul>
  )
}
