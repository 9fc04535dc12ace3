import type { ComponentChildren } from 'preact'
import { isNarrow } from './room.js'
import type { Point } from './geometry.js'
import type { View } from './use-view.js'
import './card.css'

interface CardProps {
  readonly view: View
  /** The hex on the paper. */
  readonly at: Point
  readonly isWorked: boolean
  readonly children: ComponentChildren
}

/** From the middle of a hex to the far side of its neighbour, and from there to the end of the card; as in the style sheet. */
const beside = 156
const width = 304

/**
 * The card of a hex: beside it, with its neighbour in between, rather outside than over the map. While something is built
 * or run by taps it stands out of the way, on the other side of the map; on a phone above it.
 */
export function Card({ view, at, isWorked, children }: CardProps) {
  const size = view.size()
  const { x, y } = view.screen(at)
  const edge = Math.min(x, size.width - x)
  const isOutside = !isWorked && edge > beside * view.now().scale + width
  const side = x < size.width / 2 === isOutside ? 'left' : 'right'
  const height = y < size.height / 2 ? 'down' : 'up'
  const place = isNarrow(size)
    ? 'map-card-top'
    : isWorked
      ? `map-card-far-${side}`
      : `map-card-${side} map-card-${height}`
  return (
    <div class={`map-card ${place}`} style={{ '--at-x': String(at.x), '--at-y': String(at.y) }}>
      {children}
    </div>
  )
}
