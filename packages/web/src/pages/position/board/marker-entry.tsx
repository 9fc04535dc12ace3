import type { CoreState } from '@stellwerk/engine'
import type { Described } from '@stellwerk/table'
import { Chip } from '../../../board/chip.js'
import { readableInk } from '../../../board/contrast.js'
import { useSay } from '../../../language/language.js'
import { Button } from '../../../ui/button.js'
import { useEntry } from '../entry.js'
import { withMarkers } from './lying.js'
import type { Board, PlacedMarker, StopThere } from './board-of.js'
import { companyName, isHome, stopsOf } from './board-of.js'
import { withCompany } from '../told.js'
import { mapEntryTexts } from './map-texts.js'

interface MarkerEntryProps {
  readonly board: Board
  readonly state: CoreState
  readonly hex: string
}

const written = ({ company, active }: PlacedMarker): string => (active ? company : `-${company}`)

/** The station markers of a hex, by stop: to set, to turn over and to take away. */
export function MarkerEntry({ board, state, hex }: MarkerEntryProps) {
  const { form, position, replace } = useEntry()
  const say = useSay(mapEntryTexts)
  const stops = stopsOf(board.map.hexes[hex])
  if (stops.every(({ circles, markers }) => circles === 0 && markers.length === 0)) return null
  const there = stops.flatMap(({ markers }) => markers.map(({ company }) => company))
  /** The description with other markers at a stop; homes are told of too, since they may lie on their other side. */
  const changed = (base: Described, at: number, markers: readonly PlacedMarker[]): Described =>
    withMarkers(
      base,
      form.markers.field,
      hex,
      stops.map((stop, i) => (i === at ? markers : stop.markers).map(written)),
    )
  return (
    <section class="position-markers" aria-label={say('stations')}>
      <h3>{say('stations')}</h3>
      {stops.map((stop, at) => (
        <StopEntry
          key={at}
          board={board}
          twoSided={form.markers.twoSided}
          isHome={(company) => isHome(board, company, hex)}
          stop={stop}
          name={stops.length > 1 ? say('station', { number: at + 1 }) : undefined}
          others={form.stationsOf(state, hex).filter((company) => !there.includes(company))}
          onChange={(markers) => replace(changed(position, at, markers))}
          onSet={(company) =>
            replace(
              changed(withCompany(form, position, board.table, company), at, [
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

/** A company's letters on its colour. */
function CompanyChip({ board, company }: { readonly board: Board; readonly company: string }) {
  const one = board.table.companies.find(({ ref }) => ref === company)
  return one ? <Chip letters={one.mark} colour={one.colour} ink={readableInk(one)} /> : <>{company}</>
}

interface StopEntryProps {
  readonly board: Board
  readonly twoSided: boolean
  readonly stop: StopThere
  /** Where a hex has several. */
  readonly name: string | undefined
  /** Companies without a marker on this hex. */
  readonly others: readonly string[]
  isHome(company: string): boolean
  onChange(markers: readonly PlacedMarker[]): void
  onSet(company: string): void
}

function StopEntry({
  board,
  twoSided,
  stop,
  name,
  others,
  isHome: isHomeOf,
  onChange,
  onSet,
}: StopEntryProps) {
  const say = useSay(mapEntryTexts)
  const { circles, markers } = stop
  const free = Math.max(0, circles - markers.length)
  return (
    <div class="position-stop">
      <p class="page-hint">{[name, say('circlesFree', { count: free })].filter(Boolean).join(': ')}</p>
      <ul class="position-placed">
        {markers.map((marker, i) => {
          const { company, active } = marker
          const home = isHomeOf(company)
          const side = twoSided ? say(active ? 'active' : 'inactive') : ''
          return (
            <li key={company} class="page-row">
              <CompanyChip board={board} company={company} />
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
              label={say('setMarker', { company: `${company} ${companyName(board, company)}` })}
              title={companyName(board, company)}
              onPress={() => onSet(company)}
            >
              <CompanyChip board={board} company={company} />
            </Button>
          ))}
        </div>
      )}
    </div>
  )
}
