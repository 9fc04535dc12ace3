import type { Action } from '@stellwerk/engine'
import type { Row } from '@stellwerk/table'
import { useSay } from '../language/language.js'
import { useDescribed } from '../table/description.js'
import type { Line } from './lines.js'
import { variantCells } from './lines.js'
import { cardTexts } from './texts.js'

/** How many are in view on every line; more come with the choice of it. */
const few = 3

interface VariantsProps {
  readonly line: Line
  /** The one that stands on the line. */
  readonly row: Row
  readonly isChosen: boolean
  onChoose(action: Action): void
}

/** The ways of one choice beside each other: how many shares, at which price, who pays. */
export function Variants({ line, row, isChosen, onChoose }: VariantsProps) {
  const say = useSay(cardTexts)
  const { words } = useDescribed()
  const { rows } = line
  if (rows.length > few && !isChosen) return null
  const label = (one: Row): string => {
    const cells = variantCells(one, line)
      .filter(({ value }) => value.kind !== 'none')
      .map(({ value }) => words.cell(value))
    const parts = one.variant ? [words.say(one.variant), ...cells] : cells
    return (parts.length > 0 ? parts : [one.price ?? '–']).join(' · ')
  }
  return (
    <span class="line-variants" role="group" aria-label={say('variants')}>
      {rows.map((one) => (
        <button
          key={one.id}
          type="button"
          class="line-variant"
          aria-pressed={isChosen && one === row}
          onClick={() => onChoose(one.action)}
        >
          {label(one)}
        </button>
      ))}
    </span>
  )
}
