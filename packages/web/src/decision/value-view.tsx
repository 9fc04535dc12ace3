import type { Scale, Value } from '@stellwerk/table'
import { Chip } from '../board/chip.js'
import { readableInk } from '../board/contrast.js'
import { useDescribed } from '../table/description.js'
import { companyOf } from '../table/named.js'

/** The subject of a choice: a company's chip with its name, or plain words. */
export function Subject({ value, named }: { readonly value: Value; readonly named: boolean }) {
  const { description, words } = useDescribed()
  const one = value.kind === 'company' ? companyOf(description.table, value.ref) : undefined
  if (!one) return <span class="line-name">{words.phrase(value)}</span>
  return (
    <>
      <Chip letters={one.mark} colour={one.colour} ink={readableInk(one)} />
      {named && <span class="line-name">{one.name}</span>}
    </>
  )
}

/** A value in a cell; amounts along a scale are drawn. */
export function CellView({ value, greatest }: { readonly value: Value; readonly greatest: number }) {
  const { words } = useDescribed()
  return value.kind === 'scale' ? <ScaleBar scale={value} greatest={greatest} /> : words.cell(value)
}

const width = 84

/** What something will earn, from its first step to its last one; hatched what it may get beyond that. */
function ScaleBar({ scale, greatest }: { readonly scale: Scale; readonly greatest: number }) {
  const { words } = useDescribed()
  const { first, last, most } = spanOf(scale)
  const at = (amount: number): number => (greatest === 0 ? 0 : (amount / greatest) * width)
  return (
    <span class="scale">
      <svg viewBox={`0 0 ${width} 10`} width={width} height="10" aria-hidden="true">
        <path class="scale-line" d={`M0 5H${at(first)}`} />
        <path class="scale-more" d={`M${at(last)} 5H${at(most)}`} />
        <path class="scale-bar" d={`M${at(first)} 5H${at(last)}`} />
      </svg>
      {words.cell({ kind: 'money', amount: most })}
    </span>
  )
}

/** Where a scale begins, where it ends, and where with everything on top. */
function spanOf(scale: Scale): {
  readonly first: number
  readonly last: number
  readonly most: number
} {
  const { steps, now } = scale
  const amounts = steps.map(({ amount }) => amount)
  return {
    first: Math.min(...amounts, now),
    last: Math.max(...amounts, now),
    most: greatestOf(scale),
  }
}

/** The greatest amount that a value shows on a scale. */
export const greatestOf = (value: Value): number =>
  value.kind === 'scale'
    ? Math.max(value.now, ...value.steps.map(({ amount, more = 0 }) => amount + more))
    : 0
