import type { Row } from '@stellwerk/table'
import { msg } from '@stellwerk/table'
import type { TableWords } from '@stellwerk/texts'
import { useDescribed } from '../table/description.js'
import type { Placement } from './geometry.js'
import { GoalSign } from './areas.js'
import { shift } from './geometry.js'
import type { Picks } from './picks.js'
import './pick-discs.css'

interface PickDiscsProps {
  readonly at: Placement
  readonly picks: Picks
  readonly chosen: unknown
}

/** Above the middle of the hex, so that its name can be read. */
const raised = -20

const Disc = ({
  chosen,
  text,
  y = 0,
}: {
  readonly chosen: boolean
  readonly text: string
  readonly y?: number
}) => (
  <g class={chosen ? 'map-pick map-pick-chosen' : 'map-pick'}>
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
          <Disc chosen={false} text={valueOf(words, first?.[0])} />
        </svg>
        {words.say(msg('pick.open'))}
      </li>
      {words.hasMessage('pick.own') && (
        <li>
          <svg class="map-goals" viewBox="-54 -62 108 124" width="26" height="26" aria-hidden="true">
            <GoalSign />
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

/** Places that may be chosen, each with what it is worth. */
export function PickDiscs({ at, picks, chosen }: PickDiscsProps) {
  const { words } = useDescribed()
  return (
    <g class="map-picks" aria-hidden="true">
      {[...picks].map(([hex, rows]) => (
        <g key={hex} transform={shift(at(hex))}>
          <Disc
            chosen={rows.some(({ action }) => action === chosen)}
            text={valueOf(words, rows[0])}
            y={raised}
          />
        </g>
      ))}
    </g>
  )
}
