import type { Row } from '@stellwerk/table'
import { useDescribed } from '../table/description.js'
import type { Placement } from './geometry.js'
import { shift } from './paper.js'
import type { Picks } from './picks.js'
import './pick-discs.css'

interface PickDiscsProps {
  readonly at: Placement
  readonly picks: Picks
  readonly chosen: unknown
}

/** Above the middle of the hex, so that its name can be read. */
const raised = -20

/** Places that may be chosen, each with what it is worth. */
export function PickDiscs({ at, picks, chosen }: PickDiscsProps) {
  const { words } = useDescribed()
  const valueOf = (row: Row | undefined): string => {
    const value = row?.cells.find(({ id }) => id === 'value')?.value
    return value?.kind === 'money' ? String(value.amount) : value ? words.phrase(value) : ''
  }
  return (
    <g class="map-picks" aria-hidden="true">
      {[...picks].map(([hex, rows]) => (
        <g
          key={hex}
          class={rows.some(({ action }) => action === chosen) ? 'map-pick map-pick-chosen' : 'map-pick'}
          transform={shift(at(hex))}
        >
          <circle cy={raised} r={24} />
          <text y={raised}>{valueOf(rows[0])}</text>
        </g>
      ))}
    </g>
  )
}
