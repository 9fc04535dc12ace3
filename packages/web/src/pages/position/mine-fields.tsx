import { useSay } from '../../language/language.js'
import type { Sketch, SketchedMine } from './sketch.js'
import { withEntry, withField } from './sketch.js'
import { positionTexts } from './texts.js'

const sizes = [1, 2, 3, 4, 5]

interface MineFieldProps {
  /** The number of the mine. */
  readonly id: string
  readonly sketch: Sketch
  change(part: Partial<Sketch>): void
}

const changed = (sketch: Sketch, id: string, mine: SketchedMine | undefined): Partial<Sketch> => ({
  mines: withEntry(sketch.mines, id, mine),
})

/** Whose a mine is; nobody's is closed. */
export function MineOwner({ id, sketch, change }: MineFieldProps) {
  const say = useSay(positionTexts)
  const mine = sketch.mines?.[id]
  return (
    <select
      aria-label={`${id}: ${say('owner')}`}
      value={mine ? (mine.owner ?? '*') : ''}
      onChange={(event) => {
        const owner = event.currentTarget.value
        change(changed(sketch, id, owner === '' ? undefined : { ...mine, owner }))
      }}
    >
      <option value="">{say('closed')}</option>
      {mine && mine.owner === undefined && <option value="*">{say('inCompany')}</option>}
      {sketch.players.map((player) => (
        <option key={player}>{player}</option>
      ))}
    </select>
  )
}

/** What stands at an open mine: always a machine, perhaps a switcher. */
export function MineUnit({ id, sketch, change, unit }: MineFieldProps & { unit: 'machine' | 'switcher' }) {
  const say = useSay(positionTexts)
  const mine = sketch.mines?.[id]
  if (!mine) return null
  return (
    <select
      aria-label={`${id}: ${say(unit)}`}
      value={String(mine[unit] ?? (unit === 'machine' ? 1 : ''))}
      onChange={(event) => {
        const size = event.currentTarget.value
        change(changed(sketch, id, withField(mine, unit, size === '' ? undefined : Number(size))))
      }}
    >
      {unit === 'switcher' && <option value="">{say('none')}</option>}
      {sizes.map((size) => (
        <option key={size}>{size}</option>
      ))}
    </select>
  )
}
