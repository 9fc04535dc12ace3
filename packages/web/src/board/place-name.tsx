import type { Point } from './geometry.js'

interface PlaceNameProps {
  readonly at: Point
  readonly lines: readonly string[]
  readonly size: number
  readonly town: boolean
}

export function PlaceName({ at, lines, size, town }: PlaceNameProps) {
  return (
    <text class={town ? 'map-name map-name-town' : 'map-name'} font-size={size}>
      {lines.map((line, i) => (
        <tspan key={i} x={at.x} y={at.y + (i - (lines.length - 1) / 2) * size * 1.02}>
          {line}
        </tspan>
      ))}
    </text>
  )
}
