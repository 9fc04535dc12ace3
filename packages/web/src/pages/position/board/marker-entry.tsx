import type { CoreState } from '@stellwerk/engine'
import { useLanguage, useSay } from '../../../language/language.js'
import { Button } from '../../../ui/button.js'
import type { Described } from './lying.js'
import { withMarkers } from './lying.js'
import type { MapKind, PlacedMarker, StopThere } from './map-kind.js'
import { mapEntryTexts } from './map-texts.js'

interface MarkerEntryProps {
  readonly map: MapKind
  readonly position: Described
  readonly state: CoreState
  readonly hex: string
  replace(position: Described): void
}

const written = ({ company, active }: PlacedMarker): string => (active ? company : `-${company}`)

/** The station markers of a hex, by stop: to set, to turn over and to take away. */
export function MarkerEntry({ map, position, state, hex, replace }: MarkerEntryProps) {
  const say = useSay(mapEntryTexts)
  const stops = map.stops(state, hex)
  if (stops.every(({ circles, markers }) => circles === 0 && markers.length === 0)) return null
  const there = stops.flatMap(({ markers }) => markers.map(({ company }) => company))
  /** The description with other markers at a stop; homes are told of too, since they may lie on their other side. */
  const changed = (base: Described, at: number, markers: readonly PlacedMarker[]): Described =>
    withMarkers(
      base,
      map.markersField,
      hex,
      stops.map((stop, i) => (i === at ? markers : stop.markers).map(written)),
    )
  return (
    <section class="position-markers" aria-label={say('stations')}>
      <h3>{say('stations')}</h3>
      {stops.map((stop, at) => (
        <StopEntry
          key={at}
          map={map}
          isHome={(company) => map.isHome(state, company, hex)}
          stop={stop}
          name={stops.length > 1 ? say('station', { number: at + 1 }) : undefined}
          others={map.companies(state, hex).filter((company) => !there.includes(company))}
          onChange={(markers) => replace(changed(position, at, markers))}
          onSet={(company) =>
            replace(
              changed(map.withCompany(position, state, company), at, [
                ...stop.markers,
                { company, active: true },
              ]),
            )
          }
        />
      ))}
    </section>
  )
}

interface StopEntryProps {
  readonly map: MapKind
  readonly stop: StopThere
  /** Where a hex has several. */
  readonly name: string | undefined
  /** Companies without a marker on this hex. */
  readonly others: readonly string[]
  isHome(company: string): boolean
  onChange(markers: readonly PlacedMarker[]): void
  onSet(company: string): void
}

function StopEntry({ map, stop, name, others, isHome, onChange, onSet }: StopEntryProps) {
  const say = useSay(mapEntryTexts)
  const language = useLanguage()
  const { Chip, twoSided } = map
  const { circles, markers } = stop
  const free = Math.max(0, circles - markers.length)
  return (
    <div class="position-stop">
      <p class="page-hint">{[name, say('circlesFree', { count: free })].filter(Boolean).join(': ')}</p>
      <ul class="position-placed">
        {markers.map((marker, i) => {
          const { company, active } = marker
          const home = isHome(company)
          const side = twoSided ? say(active ? 'active' : 'inactive') : ''
          return (
            <li key={company} class="page-row">
              <Chip company={company} />
              <span>{[side, home && say('home')].filter(Boolean).join(', ')}</span>
              {twoSided && (
                <Button
                  label={say('turnOver', { company })}
                  onPress={() => onChange(markers.with(i, { company, active: !active }))}
                >
                  ⇄
                </Button>
              )}
              {!home && (
                <Button
                  look="quiet"
                  label={say('removeMarker', { company })}
                  onPress={() => onChange(markers.toSpliced(i, 1))}
                >
                  ×
                </Button>
              )}
            </li>
          )
        })}
      </ul>
      {free > 0 && (
        <div class="page-row" role="group" aria-label={say('setHint')}>
          <span class="page-hint">{say('setHint')}</span>
          {others.map((company) => (
            <Button
              key={company}
              class="position-set"
              label={say('setMarker', { company: `${company} ${map.companyName(language, company)}` })}
              title={map.companyName(language, company)}
              onPress={() => onSet(company)}
            >
              <Chip company={company} />
            </Button>
          ))}
        </div>
      )}
    </div>
  )
}
