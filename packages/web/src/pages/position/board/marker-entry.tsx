import { useSay } from '../../../language/language.js'
import { CompanyChip } from '../../../panels/company-chip.js'
import { Button } from '../../../ui/button.js'
import { useEntry } from '../entry.js'
import { withCompany } from '../told.js'
import type { Board, PlacedMarker } from './board-of.js'
import { companyOf, isHome, stopsOf } from './board-of.js'
import { withMarkers } from './lying.js'
import { mapEntryTexts } from './map-texts.js'

interface MarkerEntryProps {
  readonly board: Board
  readonly hex: string
}

const written = ({ company, active }: PlacedMarker): string => (active ? company : `-${company}`)

/** The station markers of a hex, by stop: to set, to turn over and to take away. */
export function MarkerEntry({ board, hex }: MarkerEntryProps) {
  const { form, position, replace } = useEntry()
  const say = useSay(mapEntryTexts)
  const stops = stopsOf(board.map.hexes[hex])
  if (stops.every(({ circles, markers }) => circles === 0 && markers.length === 0)) return null
  const there = stops.flatMap(({ markers }) => markers.map(({ company }) => company))
  const others = form.stationsOf(board.state, hex).filter((company) => !there.includes(company))
  return (
    <section class="position-markers" aria-label={say('stations')}>
      <h3>{say('stations')}</h3>
      {stops.map(({ circles, markers }, at) => {
        const free = Math.max(0, circles - markers.length)
        const name = stops.length > 1 && say('station', { number: at + 1 })
        // homes are told of too, since they may lie on their other side
        const change = (next: readonly PlacedMarker[], base = position): void => {
          const all = stops.map((stop, i) => (i === at ? next : stop.markers).map(written))
          replace(withMarkers(base, form.markers.field, hex, all))
        }
        return (
          <div key={at} class="position-stop">
            <p class="page-hint">{[name, say('circlesFree', { count: free })].filter(Boolean).join(': ')}</p>
            <ul class="position-placed">
              {markers.map((marker, i) => (
                <PlacedEntry
                  key={marker.company}
                  board={board}
                  marker={marker}
                  home={isHome(board, marker.company, hex)}
                  onTurn={() => change(markers.with(i, { ...marker, active: !marker.active }))}
                  onRemove={() => change(markers.toSpliced(i, 1))}
                />
              ))}
            </ul>
            {free > 0 && (
              <div class="page-row" role="group" aria-label={say('setHint')}>
                <span class="page-hint">{say('setHint')}</span>
                {others.map((company) => {
                  const name = companyOf(board, company)?.name ?? company
                  return (
                    <Button
                      key={company}
                      class="position-set"
                      label={say('setMarker', { company: `${company} ${name}` })}
                      title={name}
                      onPress={() =>
                        change(
                          [...markers, { company, active: true }],
                          withCompany(form, position, board.table, company),
                        )
                      }
                    >
                      <Mark board={board} company={company} />
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

interface MarkProps {
  readonly board: Board
  readonly company: string
}

function Mark({ board, company }: MarkProps) {
  const known = companyOf(board, company)
  return known ? <CompanyChip company={known} /> : <>{company}</>
}

interface PlacedEntryProps {
  readonly board: Board
  readonly marker: PlacedMarker
  readonly home: boolean
  onTurn(): void
  onRemove(): void
}

/** A marker that is there. */
function PlacedEntry({ board, marker: { company, active }, home, onTurn, onRemove }: PlacedEntryProps) {
  const say = useSay(mapEntryTexts)
  const { twoSided } = useEntry().form.markers
  const side = twoSided && say(active ? 'active' : 'inactive')
  return (
    <li class="page-row">
      <Mark board={board} company={company} />
      <span>{[side, home && say('home')].filter(Boolean).join(', ')}</span>
      {twoSided && (
        <Button label={say('turnOver', { company })} onPress={onTurn}>
          ⇄
        </Button>
      )}
      {!home && (
        <Button look="quiet" label={say('removeMarker', { company })} onPress={onRemove}>
          ×
        </Button>
      )}
    </li>
  )
}
