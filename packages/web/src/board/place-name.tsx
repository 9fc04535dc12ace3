import type { Point } from './geometry.js'

interface PlaceNameProps {
  readonly at: Point
  readonly lines: readonly string[]
  readonly size: number
  readonly town: boolean
}

/** The lines stand around their middle, whatever size they are written in. */
export function PlaceName({ at, lines, size, town }: PlaceNameProps) {
  return (
    <text
      class={town ? 'map-name map-name-town' : 'map-name'}
      style={{ '--size': `${Math.round(size * 10) / 10}px` }}
      x={at.x}
      y={at.y}
    >
      {lines.length === 1
        ? lines[0]
        : lines.map((line, i) => (
            <tspan key={i} x={at.x} dy={i === 0 ? `${-0.51 * (lines.length - 1)}em` : '1.02em'}>
              {line}
            </tspan>
          ))}
    </text>
  )
}
