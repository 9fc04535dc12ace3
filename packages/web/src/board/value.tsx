import type { Point } from './geometry.js'
import type { TileColour } from './ground.js'
import { shift } from './geometry.js'

interface ValueProps {
  readonly at: Point
  readonly worth: number
  /** The colour that counts just now, for a value that changes with the phases. */
  readonly period?: TileColour | undefined
}

/** What a call earns now. */
export function Value({ at, worth, period }: ValueProps) {
  const width = period ? 21 : 17
  return (
    <g class="map-worth" transform={shift(at)}>
      <rect
        class={period ? `map-value map-value-${period}` : 'map-value'}
        x={-width / 2}
        y={-7}
        width={width}
        height={14}
        rx={7}
      />
      <text class="map-value-number">{worth}</text>
    </g>
  )
}
