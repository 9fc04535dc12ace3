import type { BondsFrame, CityName, Pick } from '@stellwerk/1853'
import { cities, contractLimits, seatsOf } from '@stellwerk/1853'
import type { PlayerId } from '@stellwerk/engine'
import { listed } from '@stellwerk/texts'
import type { Facet } from '../../../../decision/choices.js'
import { PassButton } from '../../../../decision/parts/choice-button.js'
import { ChoiceForm } from '../../../../decision/parts/choice-form.js'
import { Section } from '../../../../decision/parts/section.js'
import type { Wish } from '../../../../decision/parts/what-else.js'
import { WhatElse } from '../../../../decision/parts/what-else.js'
import { uncovered } from '../../facts.js'
import { actionsOf, ofType } from '../choices.js'
import type { Desk, StepProps } from '../desk.js'

/** What most cities take of a bond. */
const usualCity = 20

/** Stage one: a bond in secret, while the others enter theirs. */
export function BondsStep({ desk }: StepProps) {
  const { state, say, money, language } = desk
  const bids = ofType(desk.choices, 'setBond').filter(({ action }) => action.player === desk.player)
  const range = bids[0]?.range
  const { fewestCities, mostCities } = contractLimits[seatsOf(state)]
  const entered = Object.keys((desk.step as BondsFrame).entered) as PlayerId[]
  const room = (bond: number): string =>
    say('bondRoom', { least: fewestCities, count: Math.min(mostCities, Math.floor(bond / usualCity)) })
  return (
    <>
      {range && (
        <p class="decision-hint">
          {say('bondHint', { min: money(range.min), max: money(range.max), step: range.step })}
        </p>
      )}
      <ChoiceForm
        desk={desk}
        choices={bids}
        facets={[]}
        number={say('bond')}
        look="primary"
        note={({ bond }) => <span class="choice-facts">{room(bond)}</span>}
      />
      <p class="decision-hint" role="status">
        {entered.length === 0
          ? say('noBondsIn')
          : say('bondsIn', {
              players: listed(
                language,
                entered.map((player) => desk.nameOf(player)),
              ),
            })}
      </p>
    </>
  )
}

/** Stage two: a city for the secret contract and an open share for it. */
export function CitiesStep({ desk }: StepProps) {
  const { say } = desk
  const picks = ofType(desk.choices, 'pick')
  return (
    <>
      <Contract desk={desk} />
      {picks.length > 0 && (
        <Section heading={say('pickHeading')}>
          <ChoiceForm<Pick>
            desk={desk}
            choices={picks}
            facets={[cityFacet(desk), shareFacet(desk)]}
            look="primary"
            note={() => <span class="choice-facts">{say('pickSecret')}</span>}
          />
        </Section>
      )}
      <PassButton desk={desk} />
      <WhatElse desk={desk} wishes={() => wishesOf(desk)} />
    </>
  )
}

const cityFacet = ({ say }: Desk): Facet<Pick> => ({
  id: 'city',
  label: say('city'),
  of: ({ city }) => city,
  name: (city) => say('cityNamed', { city, value: cities[city as CityName].contractValue }),
})

const shareFacet = ({ say }: Desk): Facet<Pick> => ({
  id: 'company',
  label: say('shareOf'),
  of: ({ company }) => company,
  name: (company) => company,
})

/** The own cities so far, and what is left of the bond. */
function Contract({ desk }: StepProps) {
  const { state, player, say, money, language } = desk
  const contract = state.contracts[player]
  if (!contract?.cities) return null
  const { bond, cities: named } = contract
  const { fewestCities, mostCities } = contractLimits[seatsOf(state)]
  return (
    <>
      <p class="decision-hint">
        {named.length === 0 ? say('contractEmpty') : say('contractNow', { cities: listed(language, named) })}
      </p>
      <p class="decision-hint">
        {say('bondLeft', {
          left: money(uncovered(bond, named)),
          bond: money(bond),
          least: fewestCities,
          most: mostCities,
        })}
      </p>
    </>
  )
}

/** Cities that cannot be named now, and completing the contract too early. */
function wishesOf(desk: Desk): Wish[] {
  const { player, say, choices } = desk
  const possible = new Set(actionsOf(choices, 'pick').map(({ city }) => city))
  const impossible = (Object.keys(cities) as CityName[])
    .filter((city) => !possible.has(city))
    .map((city): Wish => {
      const { shares, contractValue } = cities[city]
      const action = { type: 'pick', player, city, company: shares[0] as string }
      return { action, label: say('cityNamed', { city, value: contractValue }) }
    })
  const pass: Wish[] = choices.some(({ action }) => action.type === 'pass')
    ? []
    : [{ action: { type: 'pass', player } }]
  return [...pass, ...impossible]
}
