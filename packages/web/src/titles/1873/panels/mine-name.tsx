import type { MineId } from '@stellwerk/1873'
import { mines } from '@stellwerk/1873'
import { useSetFocus } from '../../../table/focus.js'

interface MineNameProps {
  readonly mine: MineId
  /** Only its number, where many stand side by side. */
  readonly short?: boolean
}

/** A mine by its number and its place; shows it on the map and in the other panels. */
export function MineName({ mine, short = false }: MineNameProps) {
  const setFocus = useSetFocus()
  const show = (): void => setFocus({ kind: 'mine', id: String(mine) })
  return (
    <button
      type="button"
      class="panel-link"
      onClick={show}
      onFocus={show}
      onBlur={() => setFocus(null)}
      onPointerEnter={show}
      onPointerLeave={() => setFocus(null)}
    >
      <b>{mine}</b> <span class={short ? 'visually-hidden' : undefined}>{mines[mine].name}</span>
    </button>
  )
}
