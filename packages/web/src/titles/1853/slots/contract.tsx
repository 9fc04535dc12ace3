import type { CityName, Pick, State } from '@stellwerk/1853'
import { cities, contractLimits, parOf, seatsOf } from '@stellwerk/1853'
import { money, msg } from '@stellwerk/table'
import { BlockView } from '../../../decision/block.js'
import { useChoosing } from '../../../decision/choosing.js'
import type { SlotProps } from '../../../decision/decision.js'
import { linesOf } from '../../../decision/lines.js'
import { useLanguage } from '../../../language/language.js'
import { useDescribed } from '../../../table/description.js'
import { HoldToLook } from '../../../table/hold-to-look.js'
import { useHeld } from '../../../table/held.js'
import { useFocus, useSetFocus } from '../../../table/focus.js'
import { Change } from '../../../ui/change.js'
import { contractTexts } from './texts.js'
import { unpaidBy } from './unpaid.js'
import './contract.css'

interface ContractData {
  readonly bond: number
  readonly cities: readonly CityName[] | null
  readonly uncovered: number | null
}

const cityIn = ({ action }: SlotProps['section']['rows'][number]): CityName => (action as Pick).city

/** The secret contract under a cover, the cities that may be named, and the open shares that come with the chosen one. */
export function Contract({ section, player }: SlotProps) {
  const say = contractTexts.in(useLanguage())
  const { description, words } = useDescribed<State>()
  const { chosen, choose } = useChoosing()
  const focus = useFocus()
  const setFocus = useSetFocus()
  const { state, table } = description
  const { bond, cities: named, uncovered } = section.data as unknown as ContractData
  const pick = chosen?.type === 'pick' ? (chosen as Pick) : undefined
  const offered = [...new Set(section.rows.map(cityIn))]
  const cash = table.players.find(({ ref }) => ref === player)?.cash ?? 0
  const unpaid = unpaidBy(state, player)
  return (
    <>
      <Covered named={named ?? []} picked={pick?.city} seats={contractLimits[seatsOf(state)]} />
      <dl class="contract-facts">
        <dt>{say('bondFree', { bond: words.phrase(money(bond)) })}</dt>
        <dd>
          <Change
            from={uncovered ?? bond}
            to={(uncovered ?? bond) - (pick ? cities[pick.city].contractValue : 0)}
          />
        </dd>
        <dt>{say('due')}</dt>
        <dd>
          <Change from={cash - unpaid} to={cash - unpaid - (pick ? parOf(pick.company) : 0)} />
        </dd>
      </dl>
      <p class="block-heading">{say('pick')}</p>
      <div class="sites" role="group" aria-label={say('pick')}>
        {offered.map((city) => {
          const { hex, contractValue } = cities[city]
          const isPointed = focus?.kind === 'hex' && focus.id === hex
          return (
            <button
              key={city}
              type="button"
              class={isPointed ? 'site site-pointed' : 'site'}
              data-city={city}
              aria-pressed={pick?.city === city}
              onPointerEnter={() => setFocus({ kind: 'hex', id: hex })}
              onPointerLeave={() => setFocus(null)}
              onFocus={() => setFocus({ kind: 'hex', id: hex })}
              onBlur={() => setFocus(null)}
              onClick={() => {
                const first = section.rows.find((row) => cityIn(row) === city)
                if (first) choose(first.action)
              }}
            >
              {city} <strong>{contractValue}</strong>
            </button>
          )
        })}
      </div>
      {pick && (
        <BlockView
          acting={null}
          block={{
            section: {
              ...section,
              heading: msg('section.pickShare', { city: { kind: 'name', text: pick.city } }),
            },
            lines: linesOf(
              section.rows
                .filter((row) => cityIn(row) === pick.city)
                .map(({ stem: _, variant: _variant, cells, ...row }) => {
                  const { company } = row.action as Pick
                  return {
                    ...row,
                    subject: { kind: 'company', ref: company },
                    price: parOf(company),
                    cells: cells.filter(({ id }) => id === 'due'),
                  }
                }),
            ),
          }}
        />
      )}
      <p class="decision-hint">{say('secret')}</p>
    </>
  )
}

interface CoveredProps {
  readonly named: readonly CityName[]
  readonly picked: CityName | undefined
  readonly seats: { readonly fewestCities: number; readonly mostCities: number }
}

/** The cities named so far: seen only while H or the button is held. */
function Covered({ named, picked, seats: { fewestCities, mostCities } }: CoveredProps) {
  const say = contractTexts.in(useLanguage())
  const seen = useHeld()
  return (
    <section class="contract">
      <div class="contract-head">
        <h3 class="block-heading">{say('heading', { least: fewestCities, most: mostCities })}</h3>
        {named.length > 0 && <HoldToLook />}
      </div>
      <ol class="contract-cities">
        {Array.from({ length: mostCities }, (_, i) => {
          const city = named[i]
          const isNext = i === named.length && picked !== undefined
          const words = city === undefined ? (isNext ? picked : say('open')) : seen ? city : say('hidden')
          return (
            <li
              key={i}
              class={city === undefined ? (isNext ? 'contract-next' : 'contract-open') : 'contract-named'}
              aria-label={say('city', { number: i + 1, city: words })}
            >
              {city === undefined ? (isNext ? picked : i + 1) : seen ? city : '•••'}
            </li>
          )
        })}
      </ol>
    </section>
  )
}
