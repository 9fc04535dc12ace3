import type { Tone } from '@stellwerk/table'
import type { ComponentChildren } from 'preact'
import { h } from 'preact'
import type { Focus } from '../table/focus.js'
import { useFocus, useSetFocus } from '../table/focus.js'
import './panels.css'

interface FactProps {
  readonly label: string
  /** Two columns, or a row of its own for what is a sentence. */
  readonly wide?: boolean | 'row'
  readonly tone?: Tone | undefined
  readonly children: ComponentChildren
}

/** One thing that is known of a company, a player or a mine; lies in a `Facts`. */
export function Fact({ label, wide = false, tone, children }: FactProps) {
  return (
    <div class={wide ? `panel-fact panel-fact-${wide === 'row' ? wide : 'wide'}` : 'panel-fact'}>
      <dt>{label}</dt>
      <dd class={tone === 'bad' || tone === 'strong' ? `panel-${tone}` : undefined}>{children}</dd>
    </div>
  )
}

export function Facts({ children }: { readonly children: ComponentChildren }) {
  return <dl class="panel-facts">{children}</dl>
}

interface PointedProps extends Focus {
  readonly as: 'article' | 'li' | 'span' | 'tr'
  readonly class?: string
  readonly children: ComponentChildren
}

/** Lights up together with what else shows the same thing, and makes the others light up. */
export function Pointed({ as, kind, id, class: name, children }: PointedProps) {
  const focus = useFocus()
  const setFocus = useSetFocus()
  const own = {
    class: name,
    'data-focus': focus?.kind === kind && focus.id === id,
    onPointerEnter: () => setFocus({ kind, id }),
    onPointerLeave: () => setFocus(null),
  }
  return h(as, own, children)
}

/** A hex by its name; pointing at it, or reaching it by keyboard, shows it on the map. */
export function HexName({ hex, label }: { readonly hex: string; readonly label?: string }) {
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
