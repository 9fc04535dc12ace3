import type { ComponentChildren, CSSProperties } from 'preact'
import type { Point } from '../geometry.js'

/** Custom properties that tell a style sheet where on the paper something lies. */
export const anchor = ({ x, y }: Point): CSSProperties => ({ '--at-x': x, '--at-y': y }) as CSSProperties

interface AnchoredProps {
  readonly at: Point
  readonly class: string
  readonly children: ComponentChildren
}

/** Something of a fixed size that stays with a hex while the paper moves under it. */
export const Anchored = ({ at, class: name, children }: AnchoredProps) => (
  <div class={name} style={anchor(at)}>
    {children}
  </div>
)
