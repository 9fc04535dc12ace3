import type { Point } from './geometry.js'

interface PlaceNameProps {
  readonly at: Point
  readonly lines: readonly string[]
  readonly size: number
  readonly town: boolean
  /** How far it is moved where hexes are small, so that it does not run into others. */
  readonly moved?: number | undefined
  /** It has no room where hexes are of middling size. */
  readonly crowded?: boolean
}

/** The lines stand around their middle, whatever size they are written in. */
export function PlaceName({ at, lines, size, town, moved, crowded }: PlaceNameProps) {
  return (
    <text
      class={['map-name', town && 'map-name-town', moved && 'map-name-moved', crowded && 'map-name-crowded']
        .filter(Boolean)
        .join(' ')}
      style={{ '--size': `${Math.round(size * 10) / 10}px`, '--moved': moved && `${moved}px` }}
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
