import { numeral } from '@stellwerk/texts'
import { useLanguage } from '../language/language.js'
import './change.css'

interface ChangeProps {
  readonly label?: string
  readonly from: number
  readonly to: number
}

/** A small difference: "420 → 170", "150 ▲ 160". */
export function Change({ label, from, to }: ChangeProps) {
  const language = useLanguage()
  const direction = to > from ? 'up' : to < from ? 'down' : 'same'
  const sign = { up: '▲', down: '▼', same: '=' }[direction]
  return (
    <span class={`change change-${direction}`}>
      {label !== undefined && <span class="change-label">{label} </span>}
      {numeral(language, from)} <span aria-hidden="true">{sign}</span>
      <span class="visually-hidden">→</span> <b class="change-to">{numeral(language, to)}</b>
    </span>
  )
}
