import type { ComponentChildren } from 'preact'
import { isNarrow } from './room.js'
import type { Point } from './geometry.js'
import type { View } from './use-view.js'
import './card.css'

interface CardProps {
  readonly view: View
  /** The hex on the paper. */
  readonly at: Point
  readonly children: ComponentChildren
}

/** The card of a hex, on the other side of the map, where it covers none of the neighbours. */
export function Card({ view, at, children }: CardProps) {
  const size = view.size()
  const side = isNarrow(size) ? 'top' : view.screen(at).x < size.width / 2 ? 'right' : 'left'
  return <div class={`map-card map-card-${side}`}>{children}</div>
}
