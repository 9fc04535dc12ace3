import type { MapHex, Row } from '@stellwerk/table'
import { msg } from '@stellwerk/table'
import type { TableWords } from '@stellwerk/texts'
import { useDescribed } from '../table/description.js'
import { useHeld } from '../table/held.js'
import type { Placement } from './geometry.js'
import { shift } from './geometry.js'
import { layoutHex } from './hex-layout.js'
import type { Picks } from './picks.js'
import './pick-discs.css'

interface PickDiscsProps {
  readonly at: Placement
  readonly picks: Picks
  readonly chosen: unknown
}

/** Beside the middle of the hex, so that its name can be read: above, below, or further up over a name in the middle. */
function placeIn(hex: MapHex | undefined): number {
  const name = hex && layoutHex(hex).names[0]?.at.y
  if (name === undefined || name > 10) return -20
  return name < -10 ? 20 : name - 38
}

interface DiscProps {
  readonly look?: 'chosen' | 'own' | undefined
  readonly text: string
  readonly y?: number
}

const Disc = ({ look, text, y = 0 }: DiscProps) => (
  <g class={look ? `map-pick map-pick-${look}` : 'map-pick'}>
    <circle cy={y} r={24} />
    <text y={y}>{text}</text>
  </g>
)

/** What the discs mean, in the title's words. */
export function PickLegend({ picks }: Pick<PickDiscsProps, 'picks'>) {
  const { words } = useDescribed()
  const [first] = [...picks.values()]
  return (
    <ul class="map-legend pick-legend">
      <li>
        <svg viewBox="-30 -30 60 60" width="26" height="26" aria-hidden="true">
          <Disc text={valueOf(words, first?.[0])} />
        </svg>
        {words.say(msg('pick.open'))}
      </li>
      {words.hasMessage('pick.own') && (
        <li>
          <svg viewBox="-30 -30 60 60" width="26" height="26" aria-hidden="true">
            <Disc look="own" text="✓" />
          </svg>
          {words.say(msg('pick.own'))} <kbd>H</kbd>
        </li>
      )}
    </ul>
  )
}

/** What is chosen with a place is worth so much. */
function valueOf(words: TableWords, row: Row | undefined): string {
  const value = row?.cells.find(({ id }) => id === 'value')?.value
  return value?.kind === 'money' ? String(value.amount) : value ? words.phrase(value) : ''
}

/** Places that may be chosen, each with what it is worth; those chosen before show only while somebody holds. */
export function PickDiscs({ at, picks, chosen }: PickDiscsProps) {
  const { description, words } = useDescribed()
  const { hexes } = description.map
  const held = useHeld()
  const own = held
    ? Object.values(hexes).filter(({ signs }) => signs.some(({ kind }) => kind === 'goal'))
    : []
  return (
    <g class="map-picks" aria-hidden="true">
      {[...picks].map(([hex, rows]) => (
        <g key={hex} transform={shift(at(hex))}>
          <Disc
            look={rows.some(({ action }) => action === chosen) ? 'chosen' : undefined}
            text={valueOf(words, rows[0])}
            y={placeIn(hexes[hex])}
          />
        </g>
      ))}
      {own.map((hex) => (
        <g key={`own ${hex.ref}`} transform={shift(at(hex.ref))}>
          <Disc look="own" text="✓" y={placeIn(hex)} />
        </g>
      ))}
    </g>
  )
}
