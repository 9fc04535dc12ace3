import { boardTexts } from '../../../board/texts.js'
import { useSay } from '../../../language/language.js'
import { CompanyChip } from '../../../panels/company-chip.js'
import { companyOf } from '../../../table/named.js'
import { Button } from '../../../ui/button.js'
import { useEntry } from '../entry.js'
import { positionTexts } from '../texts.js'
import { withCompany } from '../told.js'
import { withMarkers } from './lying.js'
import type { PlacedMarker } from './stations.js'
import { isHome, stopsOf } from './stations.js'

const written = ({ company, active }: PlacedMarker): string => (active ? company : `-${company}`)

/** The station markers of a hex, by stop: to set, to turn over and to take away. */
export function MarkerEntry({ hex }: { readonly hex: string }) {
  const { form, board, position, replace } = useEntry()
  const say = useSay(positionTexts)
  const sayBoard = useSay(boardTexts)
  const { table } = board
  const stops = stopsOf(board.map.hexes[hex])
  if (stops.every(({ circles, markers }) => circles === 0 && markers.length === 0)) return null
  const there = stops.flatMap(({ markers }) => markers.map(({ company }) => company))
  const others = form.stationsOf(board.state, hex).filter((company) => !there.includes(company))
  return (
    <section class="position-markers" aria-label={say('stations')}>
      <h3>{say('stations')}</h3>
      {stops.map(({ circles, markers }, at) => {
        const free = Math.max(0, circles - markers.length)
        // homes are told of too, since they may lie on their other side
        const change = (next: readonly PlacedMarker[], base = position): void => {
          const all = stops.map((stop, i) => (i === at ? next : stop.markers).map(written))
          replace(withMarkers(base, form.markers.field, hex, all))
        }
        const set = (company: string): void =>
          change([...markers, { company, active: true }], withCompany(form, position, table, company))
        return (
          <div key={at} class="position-stop">
            <p class="page-hint">
              {stops.length > 1 && `${at + 1}: `}
              {sayBoard('free', { count: free })}
            </p>
            <ul class="position-placed">
              {markers.map((marker, i) => (
                <PlacedEntry
                  key={marker.company}
                  marker={marker}
                  home={isHome(table, marker.company, hex)}
                  onTurn={() => change(markers.with(i, { ...marker, active: !marker.active }))}
                  onRemove={() => change(markers.toSpliced(i, 1))}
                />
              ))}
            </ul>
            {free > 0 && (
              <div class="page-row" role="group" aria-label={say('setHint')}>
                <span class="page-hint">{say('setHint')}</span>
                {others.map((company) => {
                  const { name = company } = companyOf(table, company) ?? {}
                  const label = say('setMarker', { company: `${company} ${name}` })
                  return (
                    <Button
                      key={company}
                      class="position-set"
                      label={label}
                      title={name}
                      onPress={() => set(company)}
                    >
                      <Mark company={company} />
                    </Button>
                  )
                })}
              </div>
            )}
          </div>
        )
      })}
    </section>
  )
}

function Mark({ company }: Pick<PlacedMarker, 'company'>) {
  const known = companyOf(useEntry().board.table, company)
  return known ? <CompanyChip company={known} /> : <>{company}</>
}

interface PlacedEntryProps {
  readonly marker: PlacedMarker
  readonly home: boolean
  onTurn(): void
  onRemove(): void
}

/** A marker that is there. */
function PlacedEntry({ marker: { company, active }, home, onTurn, onRemove }: PlacedEntryProps) {
  const say = useSay(positionTexts)
  const { twoSided } = useEntry().form.markers
  const side = twoSided && say(active ? 'active' : 'inactive')
  return (
    <li class="page-row">
      <Mark company={company} />
      <span>{[side, home && say('home')].filter(Boolean).join(' · ')}</span>
      {twoSided && (
        <Button label={say('turnOver', { company })} onPress={onTurn}>
          ⇄
        </Button>
      )}
      {!home && (
        <Button look="quiet" label={say('remove', { name: company })} onPress={onRemove}>
          ×
        </Button>
      )}
    </li>
  )
}
