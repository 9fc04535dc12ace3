import type { ComponentChildren } from 'preact'
import { h } from 'preact'
import type { HexId, MineId } from '@stellwerk/1873'
import { mines } from '@stellwerk/1873'
import type { Focus } from '../../../table/focus.js'
import { useFocus, useSetFocus } from '../../../table/focus.js'
import './panels.css'

interface FactProps {
  readonly label: string
  /** Needs the room of two. */
  readonly wide?: boolean
  readonly children: ComponentChildren
}

/** One thing that is known of a company, a player or a mine; lies in a `Facts`. */
export function Fact({ label, wide = false, children }: FactProps) {
  return (
    <div class={wide ? 'panel-fact panel-fact-wide' : 'panel-fact'}>
      <dt>{label}</dt>
      <dd>{children}</dd>
    </div>
  )
}

export function Facts({ children }: { readonly children: ComponentChildren }) {
  return <dl class="panel-facts">{children}</dl>
}

interface PointedProps extends Focus {
  readonly as: 'article' | 'li' | 'span' | 'tr'
  /** Where it lies, so that pointing at the map shows it too. */
  readonly hex?: HexId
  readonly class?: string
  readonly children: ComponentChildren
}

/** Lights up together with what else shows the same thing, and makes the others light up. */
export function Pointed({ as, kind, id, hex, class: name, children }: PointedProps) {
  const focus = useFocus()
  const setFocus = useSetFocus()
  const isMeant = focus?.kind === kind && focus.id === id
  const isOnHex = focus?.kind === 'hex' && focus.id === hex
  const own = {
    class: name,
    'data-focus': isMeant || isOnHex,
    onPointerEnter: () => setFocus({ kind, id }),
    onPointerLeave: () => setFocus(null),
  }
  return h(as, own, children)
}

/** A hex by its name; pointing at it, or reaching it by keyboard, shows it on the map. */
export function HexName({ hex, label }: { readonly hex: HexId; readonly label?: string }) {
  const setFocus = useSetFocus()
  const show = (): void => setFocus({ kind: 'hex', id: hex })
  return (
    <button
      type="button"
      class="panel-link"
      aria-label={label}
      onClick={show}
      onFocus={show}
      onBlur={() => setFocus(null)}
      onPointerEnter={show}
      onPointerLeave={() => setFocus(null)}
    >
      {hex}
    </button>
  )
}

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

/** A table that scrolls in itself where the panel is narrower than it. */
export function Scroll({
  label,
  children,
}: {
  readonly label: string
  readonly children: ComponentChildren
}) {
  return (
    // a region that scrolls must be reachable by keyboard
    <div class="panel-scroll" role="region" aria-label={label} tabIndex={0}>
      {children}
    </div>
  )
}
