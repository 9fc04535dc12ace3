import { useId } from 'preact/hooks'
import { useSay } from '../language/language.js'
import { useDescribed } from '../table/description.js'
import { useFocus } from '../table/focus.js'
import type { Block } from './lines.js'
import { LineView, isPointed } from './line.js'
import { cardTexts } from './texts.js'
import { greatestOf } from './value-view.js'

interface BlockViewProps {
  readonly block: Block
  readonly acting: string | null
}

/** Choices below each other under one heading, with their columns in line. */
export function BlockView({ block: { section, lines }, acting }: BlockViewProps) {
  const id = useId()
  const say = useSay(cardTexts)
  const { words } = useDescribed()
  const focus = useFocus()
  if (lines.length === 0) return null
  const columns = columnsOf(lines)
  const cells = lines.flatMap(({ rows }) => rows.flatMap((row) => row.cells))
  const greatest = Math.max(0, ...cells.map(({ value }) => greatestOf(value)))
  const isNamed = columns[0] === 'name'
  const isPriced = lines.some(({ rows }) => rows.some(({ price, range }) => price !== undefined || range))
  // there is nothing to compare it with in columns
  const isOneNumber = section.kind === 'amount' && lines.length === 1
  return (
    <section class="block" aria-labelledby={id}>
      <div
        class={isNamed ? 'lines lines-named' : 'lines'}
        role="radiogroup"
        aria-labelledby={id}
        style={{ '--cells': 'auto '.repeat(columns.length - (isNamed ? 1 : 0)) }}
      >
        <div class="lines-head">
          <h3 class="block-heading" id={id}>
            {words.say(section.heading)}
          </h3>
          {columns.map((column) => (
            <span key={column} class={`line-cell line-cell-${column}`} aria-hidden="true">
              {!isOneNumber && column !== 'name' && words.column(column)}
            </span>
          ))}
          <span class="line-price" aria-hidden="true">
            {isPriced && !isOneNumber && say('price')}
          </span>
          <span class="line-money" aria-hidden="true">
            {!isOneNumber && say(acting === null ? 'yourCash' : 'treasury')}
          </span>
          <span class="line-effects" />
        </div>
        {lines.map((line) => (
          <LineView
            key={line.id}
            line={line}
            columns={columns}
            greatest={greatest}
            acting={acting}
            pointed={isPointed(line, focus)}
          />
        ))}
      </div>
    </section>
  )
}

/** The cells that any of the lines has: names first, drawn ones last. */
function columnsOf(lines: Block['lines']): readonly string[] {
  const ids = lines.flatMap(({ rows }) => rows.flatMap(({ cells }) => cells.map(({ id }) => id)))
  const place = (id: string): number => (id === 'name' ? 0 : id === 'scale' ? 2 : 1)
  return [...new Set(ids)].toSorted((a, b) => place(a) - place(b))
}
