import type { Action } from '@stellwerk/engine'
import type { Lot, Row, Table } from '@stellwerk/table'
import { numeral } from '@stellwerk/texts'
import { useLanguage, useSay } from '../language/language.js'
import { useDescribed } from '../table/description.js'
import type { Focus } from '../table/focus.js'
import { useSetFocus } from '../table/focus.js'
import { useTable } from '../table/table.js'
import { Change } from '../ui/change.js'
import { memo } from '../ui/memo.js'
import { useChoosing } from './choosing.js'
import { amountIn, purseEffect, saidEffect, tellingEffects } from './effect-words.js'
import { EffectView, Effects } from './effects.js'
import { useForesight } from './foresight.js'
import type { Line } from './lines.js'
import { numberIn, rowFor, withNumber } from './lines.js'
import { NumberEntry } from './number-later.js'
import { quickNumbers } from './number.js'
import { cardTexts } from './texts.js'
import { CellView, Subject } from './value-view.js'
import { Variants } from './variants.js'

interface LineViewProps {
  readonly line: Line
  /** The ids of the cells that make columns. */
  readonly columns: readonly string[]
  /** The end of all scales of a block. */
  readonly greatest: number
  /** The company whose money is spent. */
  readonly acting: string | null
  /** Something of it is pointed at on the table. */
  readonly pointed: boolean
}

/** How many effects have room beside the money. */
const told = 2

/** A choice: what it is, its price, the money before and after, what else it changes. Pressing it chooses it. */
export const LineView = memo(function LineView(props: LineViewProps) {
  const { line, columns, greatest, acting, pointed } = props
  const { chosen, choose, act, nameOf } = useChoosing()
  const { description, words } = useDescribed()
  const setFocus = useSetFocus()
  const chosenRow = rowFor(line, chosen)
  const row = chosenRow ?? line.rows[0]
  const action = chosenRow && chosen ? chosen : row.action
  const foresight = useForesight(action)
  const effects = foresight?.kind === 'effects' ? foresight.effects : []
  const purse = purseEffect(effects, acting)
  const focus = focusOf(row)
  const point = (inside: boolean) => (): void => {
    if (focus) setFocus(inside ? focus : null)
  }
  const isChosen = chosenRow !== undefined
  const price = row.range ? numberIn(row, action) : row.price
  const lot = description.table.lots.find(({ item }) => sameItem(item, row.subject))
  // what a bid ties up is told once it is chosen: beside it stand the things that are bid for
  const beside = lot && row.range ? [] : tellingEffects(effects, purse, row.subject).slice(0, told)
  return (
    <div
      class={['line', isChosen && 'line-chosen', pointed && 'line-pointed'].filter(Boolean).join(' ')}
      data-foreseen={foresight ? '' : undefined}
      onPointerEnter={point(true)}
      onPointerLeave={point(false)}
    >
      <button
        type="button"
        role="radio"
        aria-checked={isChosen}
        class="line-choice"
        onFocus={point(true)}
        onBlur={point(false)}
        onClick={() => choose(action)}
        onKeyDown={(event) => {
          if (event.key !== 'Enter' || !isChosen || event.repeat) return
          event.preventDefault()
          void act(action)
        }}
      >
        <span class="visually-hidden">{nameOf(action)}</span>
        <span class="line-subject" aria-hidden="true">
          <Subject value={row.subject} named={!columns.includes('name')} />
        </span>
        {columns.map((id) => {
          const cell = row.cells.find((one) => one.id === id)
          return (
            <span
              key={id}
              class={`line-cell line-cell-${id} ${cell?.tone ? `tone-${cell.tone}` : ''}`}
              aria-hidden="true"
            >
              {cell && cell.value.kind !== 'none' && <CellView value={cell.value} greatest={greatest} />}
            </span>
          )
        })}
        <span class="line-price" aria-hidden="true">
          {price !== undefined && words.cell({ kind: 'money', amount: price })}
        </span>
        <span class="line-money">
          {purse ? (
            <Change from={amountIn(purse.from) ?? 0} to={amountIn(purse.to) ?? 0} />
          ) : (
            row.range && lot?.item.kind === 'company' && <IfWon row={row} action={action} />
          )}
        </span>
        <span class="line-effects">
          {beside.map((effect, i) => (
            <EffectView key={i} said={saidEffect(words, effect, action.player)} />
          ))}
        </span>
      </button>
      {lot && <Bids lot={lot} />}
      {line.rows.length > 1 && <Variants line={line} row={row} isChosen={isChosen} onChoose={choose} />}
      {isChosen && row.range && row.range.max > row.range.min && (
        <NumberEntry
          name={row.id}
          label={words.phrase(row.subject)}
          range={row.range}
          value={numberIn(row, action)}
          quick={
            line.marks.length > 0 ? line.marks : quickNumbers(row.range, worthOf(description.table, row))
          }
          onChange={(number) => choose(withNumber(row, number))}
          onEnter={() => void act(action)}
        />
      )}
      {isChosen && <Effects action={action} beyond={{ purse, subject: row.subject }} />}
    </div>
  )
})

/** What a thing that is traded is worth by its print; nothing is known of what is bid for. */
function worthOf({ trains }: Table, { subject, asks, cells }: Row): number | undefined {
  if (subject.kind === 'train') return trains.find(({ train }) => train === subject.ref)?.prices[0]?.price
  const face = cells.find(({ id }) => id === 'face')?.value
  return asks !== undefined && face?.kind === 'money' ? face.amount : undefined
}

/** What lights up on the table while a row is pointed at. */
function focusOf({ hexes = [], subject }: Row): Focus | null {
  const [hex] = hexes
  if (hex !== undefined) return { kind: 'hex', id: hex }
  return subject.kind === 'company' ? { kind: 'company', id: subject.ref } : null
}

/** Whether something that is pointed at belongs to a line. */
export const isPointed = ({ rows }: Line, focus: Focus | null): boolean =>
  focus !== null &&
  rows.some(({ hexes = [], subject }) =>
    focus.kind === 'hex'
      ? hexes.includes(focus.id)
      : subject.kind === 'company' &&
        (subject.ref === focus.id || subject.ref === `${focus.kind}:${focus.id}`),
  )

const sameItem = (a: unknown, b: unknown): boolean => JSON.stringify(a) === JSON.stringify(b)

/** What has been bid for the thing of a row. */
function Bids({ lot }: { readonly lot: Lot }) {
  const { session } = useTable()
  const language = useLanguage()
  const say = useSay(cardTexts)
  if (lot.bids.length === 0) return null
  const bids = lot.bids.toSorted((a, b) => b.amount - a.amount)
  return (
    <span class="line-bids">
      {say('bids')}:{' '}
      {bids.map(({ player, amount }) => `${session.nameOf(player)} ${numeral(language, amount)}`).join(' · ')}
    </span>
  )
}

/** Whoever wins pays the bid. */
function IfWon({ row, action }: { readonly row: Row; readonly action: Action }) {
  const { description } = useDescribed()
  const cash = description.table.players.find(({ ref }) => ref === action.player)?.cash
  if (cash === undefined) return null
  return <Change from={cash} to={cash - numberIn(row, action)} />
}
