import type { ComponentChildren, CSSProperties } from 'preact'
import type { HexId } from '@stellwerk/1873'
import { onPaper } from './cells.js'

interface AnchoredProps {
  readonly hex: HexId
  readonly class: string
  readonly children: ComponentChildren
}

/** Custom properties that tell a style sheet where on the paper a hex lies. */
export function anchor(hex: HexId): CSSProperties {
  const { x, y } = onPaper(hex)
  return { '--at-x': x, '--at-y': y } as CSSProperties
}

/** Something of a fixed size that stays with a hex while the paper moves under it. */
export function Anchored({ hex, class: name, children }: AnchoredProps) {
  return (
    <div class={name} style={anchor(hex)}>
      {children}
    </div>
  )
}
